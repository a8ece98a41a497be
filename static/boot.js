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

  // The whole site is kept on the device. A version that has come since waits for the reader's word.
  function keep() {
    var worker = navigator.serviceWorker;
    if (!worker || !window.isSecureContext) return;
    var taken = false;
    function offer(waiting) {
      show("newer", true);
      var buttons = document.querySelectorAll("[data-boot-newer]");
      Array.prototype.forEach.call(buttons, function (button) {
        button.onclick = function () {
          // Another tab may have taken it already.
          if (waiting.state !== "installed") return location.reload();
          taken = true;
          waiting.postMessage("take over");
        };
      });
    }
    worker.addEventListener("controllerchange", function () {
      if (taken) location.reload();
    });
    // A worker is taken for another one by its address: each build has its own. One that is there, or
    // waits, is not asked for again, which would only drop what was fetched of the next.
    function register(age) {
      return worker
        .getRegistration()
        .then(function (there) {
          var all = there ? [there.active, there.waiting, there.installing] : [];
          var known = all.some(function (one) {
            return one && one.scriptURL.slice(-age.length) === age;
          });
          return known ? there : worker.register("sw.js?v=" + age);
        })
        .then(watch, function () {});
    }
    function watch(registration) {
      if (!registration) return; // some browsers only pretend
      if (registration.waiting && worker.controller) offer(registration.waiting);
      registration.addEventListener("updatefound", function () {
        var next = registration.installing;
        next.addEventListener("statechange", function () {
          if (next.state === "installed" && worker.controller) offer(next);
        });
      });
    }
    // What is kept answers for the page; with this at its end only the network does.
    function look() {
      if (navigator.onLine === false) return undefined;
      return fetch("./?" + Date.now(), { cache: "no-store" })
        .then(function (response) {
          return response.ok ? response.text() : "";
        })
        .then(function (page) {
          var age = /name=nimlab-age content=([0-9a-f]+)/.exec(page) || /front-([0-9a-f]+)\.js/.exec(page);
          if (age && age[1] !== window.nimlab.age) register(age[1]);
        });
    }
    register(window.nimlab.age).then(look).catch(function () {}); // there may be no network
  }

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
    keep();
  }, failed);
})();
