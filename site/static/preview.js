// Shows a linked rule over the page: when the pointer rests on the link, when the keyboard reaches it, and on the first
// tap. A second tap, a click and Enter follow the link as ever. Esc and a press elsewhere put the preview away.
(function () {
  "use strict";
  var preview = document.getElementById("preview");
  if (!preview || !preview.showPopover) return;
  var LINKS = "a.reference.internal, .facts a, .see a, .concerned a";
  var REST = 300, LEAVE = 300;  // milliseconds
  var site = new URL("../", new URL(document.documentElement.dataset.content_root || "./", location.href));
  var title = preview.querySelector(".preview-title"), body = preview.querySelector(".preview-text");
  var open = preview.querySelector("a");
  var shownFor = null, closed = { link: null, at: 0 }, timer = 0, turn = 0, pointer = "mouse";

  // The link to an entry's page that an event happened on: <site>/<language>/<game>/<family>/<name>/.
  function linkOf(event) {
    var link = event.target.closest && event.target.closest("article a");
    if (!link || !link.matches(LINKS)) return null;
    var url = new URL(link.href, location.href);
    if (url.origin !== site.origin || !url.pathname.startsWith(site.pathname)) return null;
    var parts = url.pathname.slice(site.pathname.length).split("/");
    return parts.length === 5 && parts[4] === "" && url.pathname !== location.pathname ? link : null;
  }

  var texts = {};
  function textOf(address) {
    var key = address.split(/[?#]/)[0];
    texts[key] = texts[key] || fetch(key).then(function (response) {
      if (!response.ok) throw new Error(response.status);
      return response.text();
    }).then(function (text) {
      var page = new DOMParser().parseFromString(text, "text/html"), heading = page.querySelector("article h1");
      var holder = document.createDocumentFragment();
      for (var each = heading.nextElementSibling; each; each = each.nextElementSibling) {
        if (each.matches("p, ul, ol, table, .table-wrapper, dl")) holder.append(document.importNode(each, true));
      }
      holder.querySelectorAll("[id]").forEach(function (each) { each.removeAttribute("id"); });
      holder.querySelectorAll("a").forEach(function (link) { link.replaceWith(...link.childNodes); });
      return { title: heading.textContent, body: holder, language: heading.closest("[lang]").lang };
    }).catch(function (error) {
      delete texts[key];
      throw error;
    });
    return texts[key];
  }

  function place(link) {
    preview.classList.toggle("preview-sheet", pointer === "touch");
    preview.classList.remove("preview-above");
    preview.style.left = preview.style.top = "";
    var lines = Array.from(link.getClientRects()), line = lines[lines.length - 1];
    if (pointer === "touch") {
      preview.classList.toggle("preview-above", line.bottom > innerHeight / 2);
      return;
    }
    var width = preview.offsetWidth, height = preview.offsetHeight, gap = 6;
    var below = line.bottom + gap + height <= innerHeight || lines[0].top < height + gap;
    var top = below ? line.bottom + gap : lines[0].top - gap - height;
    var left = Math.max(8, Math.min(line.left, document.documentElement.clientWidth - width - 8));
    preview.style.left = left + scrollX + "px";
    preview.style.top = top + scrollY + "px";
  }

  function show(link) {
    var mine = turn += 1;
    return textOf(link.href).then(function (found) {
      if (mine !== turn || !link.isConnected) return;
      title.textContent = found.title;
      body.replaceChildren(found.body.cloneNode(true));
      title.lang = body.lang = found.language;
      open.href = link.href;
      if (preview.matches(":popover-open") && shownFor !== link) preview.hidePopover();
      preview.showPopover({ source: link });
      shownFor = link;
      link.setAttribute("aria-describedby", "preview-text");
      place(link);
    });
  }

  function hide() {
    turn += 1;
    if (preview.matches(":popover-open")) preview.hidePopover();
  }

  function later(action, delay) {
    clearTimeout(timer);
    timer = setTimeout(action, delay);
  }

  preview.addEventListener("beforetoggle", function (event) {
    if (event.newState !== "closed" || !shownFor) return;
    shownFor.removeAttribute("aria-describedby");
    closed = { link: shownFor, at: performance.now() };
    shownFor = null;
  });

  function noFailure() { /* without a network the link is still a link */ }

  document.addEventListener("pointerdown", function (event) { pointer = event.pointerType || "mouse"; }, true);
  document.addEventListener("keydown", function (event) {
    pointer = "keyboard";
    if (event.key === "Escape") { clearTimeout(timer); turn += 1; }
  }, true);
  document.addEventListener("pointerover", function (event) {
    if (event.pointerType !== "mouse") return;
    var link = linkOf(event);
    if (preview.contains(event.target) || (link && link === shownFor)) return clearTimeout(timer);
    if (link) later(function () { pointer = "mouse"; show(link).catch(noFailure); }, REST);
    else if (pointer !== "mouse") return;
    else later(hide, LEAVE);
  });
  document.addEventListener("focusin", function (event) {
    var link = linkOf(event);
    if (preview.contains(event.target)) clearTimeout(timer);
    else if (link && link.matches(":focus-visible") && pointer === "keyboard") {
      later(function () { show(link).catch(noFailure); }, REST);
    } else if (pointer === "keyboard") { clearTimeout(timer); hide(); }
  });
  document.addEventListener("click", function (event) {
    var link = linkOf(event);
    if (!link) return;
    if (pointer !== "touch") return hide();
    var again = closed.link === link && performance.now() - closed.at < 700;
    if (again || shownFor === link) return hide();
    event.preventDefault();
    clearTimeout(timer);  // a mouse that rested or left before the tap has no say in it
    show(link).catch(function () { location.href = link.href; });
  });
})();
