// Puts the same rules in other languages beside the page's own, block by block. The other languages are read from their
// own pages. The columns stand in the address (?columns=en,ko) so that links keep them, and are remembered on the device.
(function () {
  "use strict";
  var choice = document.querySelector(".parallel-choice");
  var html = document.documentElement, own = html.lang;
  var alternates = {};
  document.querySelectorAll("link[rel=alternate][hreflang]").forEach(function (link) {
    alternates[link.hreflang] = link.href;
  });
  var site = new URL("../", new URL(html.dataset.content_root || "./", location.href));
  var codes = Object.keys(alternates).filter(function (code) { return code !== "x-default"; });

  // What stands in every language, and the key under which it does.
  var BLOCKS = [
    ["section.rule", function (block) { return "rule " + block.id; }],
    [".difference[id]", function (block) { return "difference " + block.id; }],
    ["section.facts", function () { return "facts"; }],
    ["section:has(> h1)", function () { return "text"; }]
  ];

  function blocksOf(root) {
    var found = new Map();
    BLOCKS.forEach(function (each) {
      root.querySelectorAll("article " + each[0]).forEach(function (block) {
        if (!found.has(each[1](block))) found.set(each[1](block), block);
      });
    });
    return found;
  }

  function recalled() {
    var named = new URL(location.href).searchParams.get("columns");
    if (named === null) {
      try { named = localStorage.getItem("rulewright-columns"); } catch (error) { /* private windows may refuse */ }
    }
    named = (named || "").split(",");
    return codes.filter(function (code) { return named.includes(code) && code !== own; });
  }

  function columns(chosen) {
    return chosen.length ? codes.filter(function (code) { return code === own || chosen.includes(code); }).join(",") : "";
  }

  function addressed(address, chosen) {
    var url = new URL(address, location.href);
    if (chosen.length) url.searchParams.set("columns", columns(chosen)); else url.searchParams.delete("columns");
    url.search = url.search.replace(/%2C/g, ",");
    return url.href;
  }

  function keepInLinks(chosen) {
    document.querySelectorAll("a[href]").forEach(function (link) {
      var url = new URL(link.getAttribute("href"), location.href);  // pictures have links too, whose .href is no text
      var here = url.pathname + url.search === location.pathname + location.search && url.hash;
      if (!here && url.origin === site.origin && url.pathname.startsWith(site.pathname)) {
        link.setAttribute("href", addressed(url.href, chosen));
      }
    });
  }

  var loading = {};
  function load(code) {
    loading[code] = loading[code] || fetch(alternates[code]).then(function (response) {
      if (!response.ok) throw new Error(response.status);
      return response.text();
    }).then(function (text) {
      return new DOMParser().parseFromString(text, "text/html");
    }).catch(function () {
      delete loading[code];
      return null;
    });
    return loading[code];
  }

  function autonym(code) {
    var link = document.querySelector('.languages a[hreflang="' + code + '"]');
    return link ? link.textContent : code;
  }

  function column(code) {
    var made = document.createElement("div"), label = document.createElement("p");
    made.className = "parallel-column";
    made.lang = label.lang = code;
    label.className = "parallel-label";
    label.textContent = autonym(code);
    made.append(label);
    return made;
  }

  // A copy of another page's block, fit to stand on this one: no ids, one first heading only, links that lead from here.
  function copied(block, code) {
    var made = column(code), copy = document.importNode(block, true);
    if (block.lang) made.lang = block.lang;
    copy.querySelectorAll("[id]").forEach(function (each) { each.removeAttribute("id"); });
    copy.querySelectorAll("script, .parallel-choice").forEach(function (each) { each.remove(); });
    copy.querySelectorAll("a[href]").forEach(function (link) {
      link.setAttribute("href", new URL(link.getAttribute("href"), alternates[code]).href);
      link.setAttribute("hreflang", code);
    });
    copy.querySelectorAll("h1").forEach(function (heading) {
      var lower = document.createElement("h2");
      lower.className = "parallel-title";
      lower.append(...heading.childNodes);
      heading.replaceWith(lower);
    });
    copy.querySelectorAll(":scope > summary").forEach(function (summary) { summary.replaceWith(...summary.childNodes); });
    made.append(...copy.childNodes);
    return made;
  }

  function missing(code) {
    var made = column(code), said = document.createElement("p"), link = document.createElement("a");
    said.lang = own;
    link.href = alternates[code];
    link.textContent = autonym(code);
    link.lang = link.hreflang = code;
    said.append(choice.dataset.missing + " ", link);
    made.append(said);
    return made;
  }

  // A folded block stays folded: its summary is left where it is.
  function rowOf(block) {
    var row = document.createElement("div"), first = column(own);
    if (block.lang) first.lang = block.lang;
    row.className = "parallel-row";
    first.append(...Array.from(block.childNodes).filter(function (each) { return each.nodeName !== "SUMMARY"; }));
    row.append(first);
    block.append(row);
    return row;
  }

  function takeApart() {
    document.querySelectorAll(".parallel-row").forEach(function (row) {
      row.firstChild.querySelector(".parallel-label").remove();
      row.replaceWith(...row.firstChild.childNodes);
    });
  }

  var shown = 0;
  function show(chosen) {
    var turn = shown += 1;
    choice.querySelectorAll("button").forEach(function (button) {
      button.setAttribute("aria-pressed", String(chosen.includes(button.value)));
    });
    return Promise.all(chosen.map(load)).then(function (pages) {
      if (turn !== shown) return;
      takeApart();
      html.classList.toggle("parallel", chosen.length > 0);
      html.style.setProperty("--columns", String(chosen.length + 1));
      html.dataset.columns = String(chosen.length + 1);
      var contents = document.querySelector(".contents-list");
      if (contents && chosen.length) contents.open = false;
      var others = pages.map(function (page) { return page && blocksOf(page); });
      if (chosen.length) blocksOf(document).forEach(function (block, key) {
        var row = rowOf(block);
        others.forEach(function (blocks, index) {
          if (!blocks) row.append(missing(chosen[index]));
          else if (blocks.has(key)) row.append(copied(blocks.get(key), chosen[index]));
          else row.append(column(chosen[index]));
        });
      });
      keepInLinks(chosen);
    });
  }

  var atFirst = recalled();
  if (!choice) {
    if (atFirst.length) keepInLinks(atFirst);
    return;
  }
  choice.addEventListener("click", function (event) {
    var button = event.target.closest("button");
    if (!button) return;
    var pressed = button.getAttribute("aria-pressed") === "true";
    var chosen = Array.from(choice.querySelectorAll("button")).filter(function (each) {
      return each === button ? !pressed : each.getAttribute("aria-pressed") === "true";
    }).map(function (each) { return each.value; });
    try { localStorage.setItem("rulewright-columns", columns(chosen)); } catch (error) { /* private windows may refuse */ }
    history.replaceState(history.state, "", addressed(location.href, chosen));
    document.dispatchEvent(new CustomEvent("rulewright-columns", { detail: chosen }));
    html.dataset.asked = "";
    show(chosen);
  });
  choice.hidden = false;
  // On paper other languages stand only where this page was asked for them, here or by whoever sent the link.
  if (new URL(location.href).searchParams.has("columns") && !document.referrer.startsWith(site.href)) html.dataset.asked = "";
  if (atFirst.length) show(atFirst).then(function () {
    var target = document.querySelector(":target");
    if (target) target.scrollIntoView();
  });
})();
