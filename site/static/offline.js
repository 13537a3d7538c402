// Has the browser keep the language (service-worker.js), says how much it keeps, and announces a newer version.
// Browsers offer this only on https:// and on localhost.
(function () {
  "use strict";
  if (!("serviceWorker" in navigator) || !window.isSecureContext || typeof DecompressionStream === "undefined") return;
  if (navigator.connection && navigator.connection.saveData) return;
  var root = new URL(document.documentElement.dataset.content_root || "./", location.href);
  var note = document.querySelector(".offline-note"), update = document.querySelector(".offline-update");
  var workers = navigator.serviceWorker, asked = false;

  function sayStored() {
    return fetch(new URL("offline.json", root)).then(function (answer) { return answer.json(); }).then(function (sizes) {
      var number = new Intl.NumberFormat(document.documentElement.lang, { maximumFractionDigits: 1 });
      note.textContent = note.dataset.stored
        .replace("{stored}", number.format(sizes.stored / 1e6)).replace("{loaded}", number.format(sizes.loaded / 1e6));
      note.hidden = false;
    });
  }

  function announce(worker) {
    var button = document.createElement("button");
    button.type = "button";
    button.textContent = update.dataset.renew;
    button.addEventListener("click", function () {
      asked = true;
      worker.postMessage("renew");
    });
    update.replaceChildren(update.dataset.newer + " ", button);
  }

  function follow(worker, registration) {
    if (!registration.active) {
      note.textContent = note.dataset.storing;
      note.hidden = false;
    }
    worker.addEventListener("statechange", function () {
      if (worker.state === "installed" && registration.active) announce(worker);
      else if (worker.state === "activated" && !asked) sayStored().catch(function () {});
      else if (worker.state === "redundant" && !registration.active) note.hidden = true;
    });
  }

  function keep(folder) {
    return workers.register(new URL("service-worker.js", folder), { scope: folder.pathname });
  }

  function keepColumns(codes) {
    codes.forEach(function (code) { keep(new URL("../" + code + "/", root)).catch(function () {}); });
  }

  workers.addEventListener("controllerchange", function () { if (asked) location.reload(); });
  document.addEventListener("rulewright-columns", function (event) { keepColumns(event.detail); });

  function begin() {
    var columns = (new URL(location.href).searchParams.get("columns") || "").split(",");
    keepColumns(columns.filter(function (code) {
      return code !== document.documentElement.lang && /^[a-z]+$/.test(code)
        && document.querySelector('.languages a[hreflang="' + code + '"]');
    }));
    (navigator.onLine ? keep(root) : workers.getRegistration(root)).then(function (registration) {
      if (registration.waiting && registration.active) announce(registration.waiting);
      if (registration.installing) follow(registration.installing, registration);
      else if (registration.active) sayStored().catch(function () {});
      registration.addEventListener("updatefound", function () { follow(registration.installing, registration); });
      document.addEventListener("visibilitychange", function () {
        if (document.visibilityState === "visible") registration.update().catch(function () {});
      });
    }).catch(function () { /* reading online works all the same */ });
  }
  function beginOnceLoaded() {
    if (document.readyState === "complete") begin(); else window.addEventListener("load", begin);
  }

  // A calculator that starts has the device to itself: storing the language takes longer than its first answer.
  if (document.querySelector("article > section.calculator")) document.addEventListener("rulewright-answered", beginOnceLoaded, { once: true });
  else beginOnceLoaded();
})();
