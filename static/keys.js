// Single keys for the buttons that declare one (aria-keyshortcuts), and ? for the list of them. The reader can switch
// them off: someone who uses voice control would press them without meaning to.
(function () {
  "use strict";

  var KEPT = "nimlab.keys";
  var WRITING = "input:not([type=checkbox]):not([type=radio]), select, textarea";

  var off = false; // where nothing can be kept the choice holds for this visit

  function on() {
    try {
      return !off && localStorage.getItem(KEPT) !== "off";
    } catch (error) {
      return !off;
    }
  }

  function set(on) {
    off = !on;
    try {
      if (on) localStorage.removeItem(KEPT);
      else localStorage.setItem(KEPT, "off");
    } catch (error) {
      // For this visit, then.
    }
  }

  function button(key) {
    return Array.prototype.find.call(document.querySelectorAll("[aria-keyshortcuts]"), function (it) {
      return it.getAttribute("aria-keyshortcuts") === key && it.getClientRects().length > 0;
    });
  }

  function pressed(event) {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    if (event.key.length !== 1 || !on()) return;
    // Whoever writes means the letter, and an open dialog has the keys to itself.
    if (event.target.closest && event.target.closest(WRITING)) return;
    if (document.querySelector("dialog[open]")) return;
    // The list of keys has no button where the board stands alone, or on a phone.
    if (event.key === "?") {
      event.preventDefault();
      dispatchEvent(new Event("nimlab-keys"));
      return;
    }
    var named = button(event.key.toUpperCase());
    if (!named) return;
    event.preventDefault();
    named.click();
    // What had the focus may be gone with it.
    setTimeout(function () {
      if (document.activeElement === document.body && document.contains(named)) named.focus();
    }, 50);
  }

  addEventListener("keydown", pressed);
  window.nimlab.keys_on = on;
  window.nimlab.set_keys = set;
})();
