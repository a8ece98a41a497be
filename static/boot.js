// Watches the program load, and reports if it fails. The sentences are in index.html, in both languages; this only
// shows the right one. Plain old JavaScript on purpose: it must run in browsers that cannot run the rest.
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

  // A script that this browser cannot read, as against one that did not arrive. (A wasm file that it
  // cannot read has arrived cut, or is none: whether it knows what they hold has been tried before.)
  function tooNew(error) {
    return error instanceof SyntaxError;
  }

  // What the policy of a host refuses, in the words of Chromium, Firefox and WebKit.
  function refused(error) {
    return error && /content.security.policy|unsafe-eval/i.test(error.message);
  }

  function failed(error) {
    end(tooNew(error) || refused(error) ? "cannot" : "failed");
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
    if (!worker || !window.isSecureContext || !window.nimlab.age) return;
    var taken = false;
    function onPress(mark, act) {
      Array.prototype.forEach.call(document.querySelectorAll("[data-boot-" + mark + "]"), function (button) {
        button.onclick = act;
      });
    }
    function offer(waiting) {
      show("newer", true);
      onPress("newer", function () {
        // Another tab may have taken it already.
        if (waiting.state !== "installed") return location.reload();
        taken = true;
        waiting.postMessage("take over");
      });
      onPress("later", function () {
        show("newer", false);
        // The focus is not to be lost with the button.
        var content = document.getElementById("content");
        if (content) content.focus({ preventScroll: true });
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
    // Nothing is offered on a first visit: there the worker that comes is the one in charge already, though a
    // busy browser may tell of its coming only after that.
    function replaces(next) {
      return worker.controller && worker.controller.scriptURL !== next.scriptURL;
    }
    function watch(registration) {
      if (!registration) return; // some browsers only pretend
      if (registration.waiting && replaces(registration.waiting)) offer(registration.waiting);
      // Another tab may have found it, and it is on its way.
      if (registration.installing) follow(registration.installing);
      registration.addEventListener("updatefound", function () {
        follow(registration.installing);
      });
    }
    function follow(next) {
      next.addEventListener("statechange", function () {
        if (next.state === "installed" && replaces(next)) offer(next);
      });
    }
    // What is kept on the device never answers for this, only the network does.
    function look() {
      if (navigator.onLine === false) return undefined;
      return fetch("version.json", { cache: "no-store" })
        .then(function (response) {
          return response.ok ? response.json() : {};
        })
        .then(function (version) {
          if (version.age && version.age !== window.nimlab.age) register(version.age);
        });
    }
    register(window.nimlab.age).then(look).catch(function () {}); // there may be no network
  }

  show("wait", true);
  var modules = "noModule" in document.createElement("script");
  // A program with one function, which makes a vector and drops it: the solver is full of them.
  var vectors = [
    0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 10, 9, 1, 7, 0, 65, 0, 253, 15, 26, 11,
  ];
  var wasm = typeof WebAssembly === "object" && WebAssembly.validate(new Uint8Array(vectors));
  if (!modules || !wasm || !window.nimlab) {
    end("cannot");
    return;
  }
  window.nimlab.started.then(function () {
    end("");
    started = true;
    setTimeout(function () {
      document.documentElement.setAttribute("data-stands", "");
    }, 500);
    keep();
  }, failed);
})();
