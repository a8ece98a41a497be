// Single keys for the buttons that name one (aria-keyshortcuts), and ? for the list of them. The
// reader can switch them off: who speaks to the page would press them without meaning to.
(function () {
  "use strict";

  var KEPT = "nimlab.keys";
  var WRITING = "input:not([type=checkbox]):not([type=radio]), select, textarea";

  function on() {
    try {
      return localStorage.getItem(KEPT) !== "off";
    } catch (error) {
      return true; // nothing can be kept here, so nothing was switched off
    }
  }

  function set(on) {
    try {
      if (on) localStorage.removeItem(KEPT);
      else localStorage.setItem(KEPT, "off");
    } catch (error) {
      // Then it holds no longer than the dialog.
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
    // Who writes means the letter, and an open dialog has the keys to itself.
    if (event.target.closest && event.target.closest(WRITING)) return;
    if (document.querySelector("dialog[open]")) return;
    var named = button(event.key.toUpperCase());
    if (!named) return;
    event.preventDefault();
    named.click();
  }

  addEventListener("keydown", pressed);
  window.nimlab.keys_on = on;
  window.nimlab.set_keys = set;
})();
