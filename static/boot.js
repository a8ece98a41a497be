// Watches over the loading of the program and says so where it fails. The sentences are in
// index.html, in both languages; this only shows the one that fits.
// Plain old JavaScript on purpose: it must run in the browsers that cannot run the rest.
(function () {
  "use strict";

  var PATIENCE = 15000; // milliseconds until a word about the wait
  var hopeless = false; // said that this browser cannot; whatever fails after that fails for it
  var started = false;

  function show(name, visible) {
    var note = document.querySelector('[data-boot="' + name + '"]');
    if (note) note.hidden = !visible;
  }

  function end(name) {
    if (started || hopeless) return;
    hopeless = name === "cannot";
    clearTimeout(timer);
    ["wait", "slow", "failed", "cannot"].forEach(function (other) {
      show(other, other === name);
    });
  }

  // A module or a wasm file that this browser cannot read, as against one that did not arrive.
  function tooNew(error) {
    return (
      error instanceof SyntaxError ||
      (typeof WebAssembly === "object" && error instanceof WebAssembly.CompileError)
    );
  }

  function failed(error) {
    end(tooNew(error) ? "cannot" : "failed");
  }

  // Whether another program came, when one was already there.
  function came(well) {
    show("failed", !well);
  }

  var timer = setTimeout(function () {
    show("slow", true);
  }, PATIENCE);

  addEventListener(
    "error",
    function (event) {
      var element = event.target;
      // A script that did not arrive, or one that threw; other files are not worth a word.
      if (element === window || (element && element.tagName === "SCRIPT")) failed(event.error);
    },
    true
  );
  addEventListener("unhandledrejection", function (event) {
    failed(event.reason);
  });

  show("wait", true);
  var modules = "noModule" in document.createElement("script");
  if (!modules || typeof WebAssembly !== "object" || !window.nimlab) {
    end("cannot");
    return;
  }
  window.nimlab.came = came;
  window.nimlab.started.then(function () {
    end("");
    started = true;
  }, failed);
})();
