// Starts the page's program, and gives it what it cannot get by itself: the solver's program, in a worker or on the
// page. The build puts this into the page and names all files (tools/finish.mjs).
(function () {
  "use strict";

  function named(name) {
    var tag = document.querySelector('meta[name="nimlab-' + name + '"]');
    return tag ? tag.content.split(" ") : [];
  }

  function here(file) {
    return new URL(file, document.baseURI).href;
  }

  // A guess at what the program will find (src/app/hooks/words.rs): where it is wrong, nothing is lost but
  // a little time.
  function language() {
    var key = /[?&]lang=([a-z]+)/;
    var set = key.exec(location.hash) || key.exec(location.search);
    if (set) return set[1];
    try {
      return localStorage.getItem("nimlab.language") || navigator.language.slice(0, 2);
    } catch (error) {
      return navigator.language.slice(0, 2);
    }
  }

  function ask(file) {
    var answer = fetch(here(file), { credentials: "same-origin" });
    answer.catch(function () {}); // told by what waits for it
    return answer;
  }

  // Both together: the script would ask for the other only when it has come.
  function load(script, wasm) {
    var program = ask(wasm);
    return import(here(script)).then(function (module) {
      return module.default({ module_or_path: program }).then(function () {
        return module;
      });
    });
  }

  // Where the program is in chunks, the words and what the address leads to are on their way before the
  // program can ask for them.
  var chunks = named("chunks");
  var early = {}; // by file: the answer that is awaited

  // A file is named after all chunks that need it, or after "but" and all the others (tools/cut.mjs).
  function namesIn(file) {
    return file.split("-")[0].split(".").slice(1);
  }

  var known = {}; // by name: a chunk
  chunks.forEach(function (file) {
    namesIn(file).forEach(function (name) {
      known[name] = name !== "but";
    });
  });

  function filesOf(chunk) {
    return chunks.filter(function (file) {
      var names = namesIn(file);
      var among = names.indexOf(chunk) >= 0;
      return known[chunk] === true && (names[0] === "but" ? !among : among);
    });
  }

  // The files of the chunk that is named last in the text, or else of the other.
  function filesNamed(text, otherwise) {
    var names = text.replace(/-/g, "_").split(/[^a-z_]+/).reverse().concat(otherwise);
    return names.map(filesOf).filter(function (files) {
      return files.length > 0;
    })[0] || [];
  }

  // One after the other: on a slow device each takes a while, and the rest of the page waits for that.
  function askEarly() {
    var file = toAsk.shift();
    if (!file) return;
    early[file] = ask(file);
    setTimeout(askEarly);
  }

  // Those of several, each once.
  function together(lists) {
    return [].concat.apply([], lists).filter(function (file, place, all) {
      return all.indexOf(file) === place;
    });
  }

  // What the build tells of a lesson: its name, the chunk of its text, the boards of its steps.
  function lessonNamed(name) {
    return named("lessons").map(function (told) {
      return told.split(":");
    }).filter(function (told) {
      return told[0] === name;
    })[0];
  }

  // A lesson first, with its text, so that it can be read; then the board and the question of its step. The
  // list of them, the page on which one is written, and what is shown whole have chunks of their own.
  function filesOfLesson(place, view) {
    var name = place[0] || "lessons";
    var lesson = filesOf("lesson");
    var tongue = filesOf("texts_" + language()).length > 0 ? language() : "en";
    if (name === "lessons") return together([lesson, filesOf(name), filesOf("texts_" + tongue)]);
    if (name === "write") return together([lesson, filesOf(name)]);
    var told = lessonNamed(name) || ["", "", ""];
    var read = [lesson, filesOf(told[1] && told[1] + "_" + tongue)];
    if (view) return together(read.concat([filesOf("classroom")]));
    var boards = told[2].split(",");
    var board = boards[place[1] - 1] || boards[0];
    return together(read.concat([board ? filesNamed(board, "none") : [], filesOf("task")]));
  }

  // A question is asked on the board of its game, whatever else its link names.
  function filesOfAddress(hash) {
    var lesson = /^#\/v1\/lesson(?:\/|\?|$)/.test(hash);
    var path = hash.split("?")[0];
    if (lesson) return filesOfLesson(path.split("/").slice(3), /[?&]view=/.test(hash));
    if (!/[?&]task=/.test(hash)) return filesNamed(hash, "front");
    return together([filesNamed(path, "front"), filesOf("task")]);
  }

  // Without an origin nothing of the site can be read, not even static/boot.js: that is said from here.
  if (window.origin === "null" || location.protocol === "file:") {
    document.addEventListener("DOMContentLoaded", function () {
      Array.prototype.forEach.call(document.querySelectorAll("[data-boot]"), function (note) {
        note.hidden = note.dataset.boot !== "nowhere";
      });
    });
    return;
  }

  var page = named("first");
  // As Trunk names them, where tools/finish.mjs was not at work.
  var solver = named("solver");
  if (solver.length === 0) solver = ["worker.js", "solver.js", "solver_bg.wasm"];

  var program = load(page[0], page[1]);
  var toAsk = filesNamed(language(), "en").concat(
    filesOfAddress(location.hash.replace(/[?&]lang=[a-z]+/, ""))
  );
  setTimeout(askEarly);

  window.nimlab = {
    /** Which build this is; nothing where it was made for work on it. */
    age: named("age")[0] || "",
    started: program.then(function (program) {
      return program.open();
    }),
    /** The files of a chunk. */
    filesOf: filesOf,
    /** By file of a chunk: the answer that is awaited. Nothing more is asked for early then. */
    early: function () {
      toAsk = [];
      return early;
    },
    /** A worker with the solver in it; static/worker.js reads its name. */
    employ: function () {
      return new Worker(here(solver[0]), { type: "module", name: solver.slice(1).join(" ") });
    },
    /** The solver on the page itself, serving at a port. */
    borrow: function (port) {
      return load(solver[1], solver[2]).then(function (program) {
        program.serve(port);
      });
    },
  };
})();
