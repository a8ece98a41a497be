// What keyboards and screen readers need of any page: the focus stays near where it was, and the page says its name.
(function () {
  "use strict";

  // Milliseconds in which the program itself usually has moved the focus to a better place.
  var PATIENCE = 450;
  // Milliseconds until a page that is being drawn has its name.
  var REST = 50;

  // What had the focus last, and all that is around it, from the inside out.
  var path = [];
  var looking;
  var naming;
  // The button that was clicked last, the list around it, and where it was.
  var pressed;
  var list;
  var room;

  // A key that is held down makes one move, not one after the other.
  function held(event) {
    if (!event.repeat || (event.key !== "Enter" && event.key !== " ")) return;
    if (!event.target.closest || !event.target.closest(".board-place")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  // Whether the button that was clicked last was where a click is now.
  function wasAt(event) {
    var x = event.clientX, y = event.clientY;
    return Boolean(room) && x >= room.left && x <= room.right && y >= room.top && y <= room.bottom;
  }

  // The second click of a double click counts only where the first one did: what came under the pointer in between was
  // not meant.
  function clicked(event) {
    if (!event.target.closest) return;
    var button = event.target.closest("button, a, summary, label");
    // In a list one thing after another may be taken away where the first one was.
    var around = button && button.closest("ul, ol");
    var other = button && button !== pressed && !(around && around === list);
    if (other && event.detail > 1 && wasAt(event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    // What a label does is not a click of its own.
    if (event.detail !== 1 || (!button && event.target.closest("input, select, textarea"))) return;
    pressed = button;
    list = around;
    room = button && button.getBoundingClientRect();
  }

  // The name of a page: its heading, which view of a game it is, where one is in a lesson, and what is asked there.
  function name(main) {
    var heading = main.querySelector("h1");
    var view = main.querySelector(".tabs [aria-current=page]");
    var step = main.querySelector(".lesson-step[aria-current]");
    var question = main.querySelector("h2#question");
    var parts = [
      heading && heading.textContent.trim(),
      view && view.textContent.trim(),
      step && step.getAttribute("aria-label"),
      question && question.textContent.trim(),
    ];
    return parts.filter(Boolean).join(". ");
  }

  // An attribute that a part has as long as it has the focus.
  function lend(part, attribute, value) {
    part.setAttribute(attribute, value);
    part.addEventListener("blur", function () {
      part.removeAttribute(attribute);
    }, { once: true });
  }

  function focused(event) {
    path = [];
    for (var at = event.target; at && at !== document.body; at = at.parentElement) path.push(at);
    // Only then: the heading changes with the page and the language.
    if (event.target.id !== "content") return;
    lend(event.target, "aria-label", name(event.target));
    document.getElementById("page-named").textContent = "";
  }

  // A page that comes after the focus has its name only then, and says it.
  function named() {
    naming = undefined;
    var main = document.activeElement;
    if (!main || main.id !== "content" || !main.hasAttribute("aria-label")) return;
    var now = name(main);
    if (!now || now === main.getAttribute("aria-label")) return;
    main.setAttribute("aria-label", now);
    document.getElementById("page-named").textContent = now;
  }

  // Whoever clicks where nothing takes the focus has given it up.
  function left() {
    setTimeout(function () {
      if (document.activeElement === document.body && path.length && path[0].isConnected) path = [];
    });
  }

  // With what goes away goes its focus, and the next key would begin at the top of the page. It goes on from the
  // nearest part that is still there.
  function look() {
    looking = undefined;
    if (document.activeElement && document.activeElement !== document.body) return;
    if (!path.length || path[0].isConnected) return;
    // What has no box of its own takes no focus.
    var place = path.find(function (at) {
      return at.isConnected && at.getClientRects().length && at.textContent.trim();
    });
    if (!place) return;
    // The program may still have a better place for it.
    lend(place, "data-lent", "");
    if (!place.hasAttribute("tabindex")) lend(place, "tabindex", "-1");
    place.focus({ preventScroll: true });
  }

  new MutationObserver(function () {
    if (!naming && document.activeElement && document.activeElement.id === "content") naming = setTimeout(named, REST);
    if (!looking && path.length && !path[0].isConnected) looking = setTimeout(look, PATIENCE);
  }).observe(document.documentElement, { childList: true, characterData: true, subtree: true });
  addEventListener("focusin", focused);
  addEventListener("pointerup", left);
  addEventListener("pointerdown", function () {
    document.documentElement.setAttribute("data-pointing", "");
  }, true);
  addEventListener("keydown", function () {
    document.documentElement.removeAttribute("data-pointing");
  }, true);
  addEventListener("keydown", held, true);
  addEventListener("click", clicked, true);
})();
