// The page is several programs, so that nobody waits for one that he does not look at: this knows
// which of them shows an address, loads it, and puts it in the place of the one before.
(function () {
  "use strict";

  function named(name) {
    var tag = document.querySelector('meta[name="nimlab-' + name + '"]');
    return tag ? tag.content.split(" ") : [];
  }
  // The first program is named by the build, with a fingerprint in its files' names. The others, whose
  // files have none, are asked for with the age of the build, so that none comes from an older one.
  // (Where tools/finish.mjs was not at work the fingerprint has to do.)
  var first = named("first");
  var age = named("age")[0] || first[0].replace(/^.*-([0-9a-f]+)\.js$/, "$1");

  var OTHERS = ["heaps", "pawns", "chomp", "graph"]; // the systems that have a program of their own name

  // The views of heaps that are programs of their own.
  var VIEWS = { sequence: "explorer", atlas: "atlas", misere: "misere" };

  var SHARED = { atlas: "explorer", misere: "explorer", "chomp-views": "chomp", attractor: "graph" };

  // Solvers that have a twin for browsers without vector instructions.
  var VECTORS = ["explorer-solver"];

  var programs = {}; // by name: promises of those that were asked for
  var shown = ""; // the name of the one that is shown
  var wanted = "";

  function programOf(hash) {
    var system = /^#?\/v1\/([a-z]+)/.exec(hash);
    var name = system ? system[1] : "front";
    var view = /[?&]view=([a-z]+)(&|$)/.exec(hash);
    if (name === "heaps" && view && VIEWS[view[1]]) return VIEWS[view[1]];
    if (name === "chomp" && /[?&]view=(gallery|three-rows|cost)(&|$)/.test(hash)) return "chomp-views";
    if (name === "graph" && /[?&]view=(attractor|minimax)(&|$)/.test(hash)) return "attractor";
    return OTHERS.indexOf(name) < 0 ? "front" : name;
  }

  function files(name) {
    if (name === "front") return { js: first[0], wasm: first[1] };
    return { js: name + ".js?v=" + age, wasm: name + "_bg.wasm?v=" + age };
  }

  function here(file) {
    return new URL(file, document.baseURI).href;
  }

  // Whether this browser knows vectors: a module with one function, which makes one and drops it.
  function hasVectors() {
    var module = [
      0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 10, 9, 1, 7, 0, 65, 0, 253, 15,
      26, 11,
    ];
    return WebAssembly.validate(new Uint8Array(module));
  }

  function twin(solver) {
    return VECTORS.indexOf(solver) < 0 || hasVectors() ? solver : solver + "-plain";
  }

  // A program's own styles come after those that stand in the page, and not before they are read.
  var parsed = new Promise(function (done) {
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", done);
    else done();
  });

  var sheets = {}; // by name: the sheets that are there, or on their way

  // The style sheet of a program, where it has one or shares that of another.
  function sheetOf(program) {
    var name = SHARED[program] || program;
    return named("styles").indexOf(name) < 0 ? "" : name;
  }

  // Each system's sheet is for its own boards: the others are put aside while it is shown. Dialogs stand
  // beside any of them.
  function worn(sheet) {
    return sheet === "share" || sheet === sheetOf(shown || wanted) ? "all" : "not all";
  }

  function wear() {
    Object.keys(sheets).forEach(function (name) {
      sheets[name].link.media = worn(name);
    });
  }

  function style(program) {
    var name = sheetOf(program);
    if (!name) return Promise.resolve();
    if (sheets[name]) return sheets[name].ready;
    var link = document.createElement("link");
    var ready = new Promise(function (done, failed) {
      link.rel = "stylesheet";
      link.href = here(name + ".css?v=" + age);
      link.media = worn(name);
      link.onload = done;
      link.onerror = function () {
        link.remove();
        delete sheets[name];
        failed(new Error("no " + link.href));
      };
      parsed.then(function () {
        document.head.appendChild(link);
      });
    });
    sheets[name] = { link: link, ready: ready };
    return ready;
  }

  function load(name) {
    var styled = style(name);
    var file = files(name);
    // Both at once: the script would ask for the other only when it has come.
    var wasm = fetch(here(file.wasm), { credentials: "same-origin" });
    return import(here(file.js)).then(function (program) {
      return Promise.all([program.default({ module_or_path: wasm }), styled]).then(function () {
        return program;
      });
    });
  }

  function program(name) {
    if (!programs[name]) {
      programs[name] = load(name);
      programs[name].catch(function () {
        delete programs[name]; // it may come the next time
      });
    }
    return programs[name];
  }

  // Who goes somewhere else begins at its top; who comes back, where he was. An entry of the history
  // that has been shown is marked as such.
  function arrive(moves) {
    if (history.state === null) {
      replace.call(history, "shown", "");
      if (moves) scrollTo(0, 0);
    }
    var content = moves && document.getElementById("content");
    if (content) content.focus({ preventScroll: true });
  }

  // Dialogs are a program that stands beside the one that is shown.
  function share() {
    return program("share").then(function (dialogs) {
      dialogs.share();
    });
  }

  function keys() {
    return program("share").then(function (dialogs) {
      dialogs.keys();
    });
  }

  // Shows the program that the address asks for.
  function follow() {
    var name = programOf(location.hash);
    wanted = name;
    if (name === shown) return Promise.resolve();
    document.documentElement.setAttribute("data-loading", "");
    return program(name)
      .then(function (next) {
        var last = shown && programs[shown];
        return Promise.resolve(last).then(function (last) {
          // Meanwhile the reader went somewhere else, or an event of the same step was quicker.
          if (wanted !== name || shown === name) return;
          if (last) last.close();
          shown = name;
          wear();
          next.open();
          requestAnimationFrame(function () {
            arrive(Boolean(last));
          });
        });
      })
      .finally(function () {
        if (wanted === name) document.documentElement.removeAttribute("data-loading");
      });
  }

  // A program writes down what it shows. On its way out it has nothing to write any more: the address
  // is already that of the next one.
  var replace = history.replaceState;
  history.replaceState = function () {
    if (wanted === shown) replace.apply(history, arguments);
  };

  // Heard before the program that is shown hears it: a link to another one is not for it to read.
  function gone(event) {
    if (programOf(location.hash) === shown) {
      wanted = shown;
      arrive(false);
      window.nimlab.came(true); // another one that did not come is no longer asked for
      return;
    }
    event.stopImmediatePropagation();
    follow().then(
      function () {
        window.nimlab.came(true);
      },
      function () {
        window.nimlab.came(false);
      }
    );
  }
  // Who points at a link is likely to follow it: what it leads to is then on its way.
  function about(event) {
    if (!event.target || !event.target.closest) return;
    var link = event.target.closest('a[href^="#/v1/"], [data-program]');
    var name = link && (link.getAttribute("data-program") || programOf(link.getAttribute("href")));
    if (name) program(name).catch(function () {});
  }
  ["pointerover", "focusin", "touchstart"].forEach(function (name) {
    addEventListener(name, about, { passive: true });
  });

  addEventListener("hashchange", gone);
  addEventListener("popstate", gone);

  window.nimlab = {
    started: follow(),
    age: age,
    share: share,
    keys: keys,
    save: function (text, name) {
      var link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
      link.download = name;
      link.click();
      setTimeout(function () {
        URL.revokeObjectURL(link.href);
      }, 10000);
    },
    chosen: function (field) {
      var file = field.files && field.files[0];
      // As much as fifty long games; nothing larger is even read.
      return file && file.size < 12000000 ? file.text() : Promise.resolve("");
    },
    hand_on: function (title, link, onlyAsk) {
      if (!navigator.share) return false;
      if (!onlyAsk) navigator.share({ title: title, url: link }).catch(function () {});
      return true;
    },
    came: function () {}, // hears whether another program came
    // A worker, and a solver of this build in it (static/solver.js reads its name).
    employ: function (solver) {
      return new Worker(here("solver.js?v=" + age), { type: "module", name: twin(solver) + " " + age });
    },
    // A solver at work on the page itself.
    borrow: function (solver, port) {
      return load(twin(solver)).then(function (program) {
        program.serve(port);
      });
    },
  };
})();
