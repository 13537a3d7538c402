"""The API answers what the command line answers; errors are problem+json with code, input, message and remedy."""

from __future__ import annotations

import json
from collections.abc import Callable
from urllib.parse import quote

import pytest

from rulewright.language import LANGUAGES
from rulewright.server.api.problems import KINDS
from rulewright.server.library import Library

pytestmark = pytest.mark.thorough

BATTLE = {"situation": "talisman/battle", "hero": {"strength": 4, "fate": 1}, "foe": {"strength": 4}}
ENTRY = "talisman/attacks/stand-off"
DEN = {"situation": "talisman/werewolf-den", "hero": {"strength": 6, "life": 2, "fate": 1}}
DIFFERENCE = "talisman/differences/timed-sudden-death"


@pytest.mark.parametrize(
    ("path", "arguments"),
    [
        ("/api/search?q=tasatulos&lang=fi&limit=3", ("search", "tasatulos", "--lang", "fi", "--limit", "3")),
        ("/api/search?q=stand-of&game=talisman&lang=en", ("search", "stand-of", "--game", "talisman", "--lang", "en")),
        (
            "/api/search?q=fate&lang=en&chapter=glossary&kind=term&in=fi",
            ("search", "fate", "--lang", "en", "--chapter", "glossary", "--kind", "term", "--in", "fi"),
        ),
        ("/api/search?q=&lang=ko", ("search", "", "--lang", "ko")),
        (f"/api/entries/{ENTRY}?lang=cs", ("show", ENTRY, "--lang", "cs")),
        ("/api/entries/attacks/stand-off/?lang=ko", ("show", ENTRY, "--lang", "ko")),
        (f"/api/entries/{DIFFERENCE}?lang=fi", ("show", DIFFERENCE, "--lang", "fi")),
        ("/api/entries/talisman/board/village?lang=ko", ("show", "talisman/board/village", "--lang", "ko")),
        ("/api/situations", ("situations",)),
    ],
)
def test_get_answers_what_the_command_line_prints(call: Callable, run: Callable, path: str, arguments: tuple) -> None:
    reply = call("GET", path)
    assert (reply.status, reply.headers["content-type"]) == (200, "application/json")
    assert reply.json == run(*arguments, "--json").json


@pytest.mark.parametrize(
    ("request_", "query", "options"),
    [
        (BATTLE, "?lang=fi", ("--lang", "fi")),
        (BATTLE | {"goal": "survive"}, "?lang=ko&what_if=true", ("--lang", "ko", "--what-if")),
        (BATTLE, "?lang=cs&approximate=500&seed=3", ("--lang", "cs", "--approximate", "500", "--seed", "3")),
        (DEN, "?lang=fi&limit_states=9&what_if=true", ("--lang", "fi", "--limit-states", "9", "--what-if")),
        ({"situation": "talisman/setup", "players": 4}, "?lang=en", ("--lang", "en")),
    ],
)
def test_resolve_answers_what_the_command_line_prints(
    post: Callable, run: Callable, request_: dict, query: str, options: tuple
) -> None:
    reply = post(request_, query)
    assert (reply.status, reply.headers["cache-control"]) == (200, "no-store")
    printed = run("resolve", "-", "--json", *options, stdin=json.dumps(request_)).json
    assert reply.json == printed
    assert post(request_, query).json == printed  # remembered


def test_odds_of_the_contracts_example(post: Callable) -> None:
    assert post(BATTLE | {"goal": "win"}).json["probability"] == {
        "win": "125/216", "stand-off": "13/108", "life-lost": "65/216", "saved": "0", "evaded": "0",
    }  # fmt: skip


@pytest.mark.parametrize("word", ["strength", "힘", "SÍLU", "silou", "Voimaan", "talisman/glossary/strength"])
def test_term_matches_by_id_name_and_form(call: Callable, word: str) -> None:
    reply = call("GET", f"/api/glossary/{quote(word)}?lang=fi")
    assert reply.status == 200
    term = reply.json
    assert (term["id"], term["language"], term["title"]) == ("talisman/glossary/strength", "fi", "Voima")
    assert set(term["names"]) == set(LANGUAGES)
    assert "Voimaan" in term["forms"]["talisman-fi"]


def test_rule_is_no_term(call: Callable) -> None:
    reply = call("GET", "/api/glossary/attacks/stand-off")
    assert (reply.status, reply.json["code"], reply.json["input"]) == (404, "unknown-entry", "attacks/stand-off")


PROBLEMS = [
    ("GET", "/api/search", None, "missing-field", "q"),
    ("GET", "/api/search?q=x&limit=0", None, "out-of-range", "limit = "),
    ("GET", "/api/search?q=x&limit=abc", None, "bad-value", "limit = "),
    ("GET", "/api/search?q=x&limit=1e3", None, "bad-value", "limit = "),
    ("GET", "/api/search?q=x&lang=de", None, "bad-value", "lang = "),
    ("GET", "/api/search?q=x&q=y", None, "contradiction", "q"),
    ("GET", "/api/search?q=x&words=y", None, "unknown-field", "words"),
    ("GET", f"/api/search?q={'x' * 201}", None, "out-of-range", "q"),
    ("GET", "/api/search?q=x&game=chess", None, "unknown-game", "chess"),
    ("GET", "/api/search?q=x&chapter=chess", None, "unknown-chapter", "chess"),
    ("GET", "/api/search?q=x&kind=chess", None, "unknown-kind", "chess"),
    ("GET", "/api/glossary/fate?game=chess", None, "unknown-game", "chess"),
    ("GET", "/api/entries/nowhere", None, "unknown-entry", "nowhere"),
    ("GET", "/api/entries/", None, "unknown-entry", ""),
    ("GET", "/api/entries/%2e%2e/%2e%2e/etc/passwd", None, "unknown-entry", "../../etc/passwd"),
    ("GET", "/api/entries/%00%ff", None, "unknown-entry", "\0\ufffd"),
    ("GET", "/api/glossary/blorp", None, "unknown-entry", "blorp"),
    ("GET", "/api/situations?x=1", None, "unknown-field", "x"),
    ("GET", "/api/nothing", None, "unknown-path", "/api/nothing"),
    ("GET", "/api/resolve", None, "wrong-method", "GET /api/resolve"),
    ("DELETE", "/api/search?q=x", None, "wrong-method", "DELETE /api/search"),
    ("POST", "/api/resolve", "", "bad-json", "1:1"),
    ("POST", "/api/resolve", "[1]", "bad-json", "[1]"),
    ("POST", "/api/resolve", '{"situation": NaN}', "bad-json", ""),
    ("POST", "/api/resolve", '{"situation": -Infinity}', "bad-json", ""),
    ("POST", "/api/resolve", '{"situation": 1e999}', "bad-value", ""),
    ("POST", "/api/resolve", "[" * 90_000, "bad-json", "["),
    ("POST", "/api/resolve", '{"a":' * 15_000 + "1" + "}" * 15_000, "bad-json", "{"),
    ("POST", "/api/resolve", '{"situation":' * 499 + '{"a":1}' + "}" * 499, "bad-json", "{"),
    ("POST", "/api/resolve", json.dumps(BATTLE | {"foes": [1] * 1_001}), "too-long", "{"),
    ("POST", "/api/resolve", b'{"situation": "\xff"}', "bad-json", ""),
    ("POST", "/api/resolve", '{"a": ' + "9" * 90_000 + "}", "bad-json", ""),
    ("POST", "/api/resolve", " " * 200_000, "too-long", ""),
    ("POST", "/api/resolve", '{"situation": "talisman/battle", "situation": "x"}', "contradiction", "situation"),
    ("POST", "/api/resolve", '{"situation": "\\ud800"}', "unknown-situation", ""),
    ("POST", "/api/resolve", json.dumps(BATTLE | {"hero": {"strength": 99}}), "out-of-range", "hero.strength = 99"),
    ("POST", "/api/resolve", json.dumps(BATTLE | {"wizard": 1}), "unknown-field", "wizard"),
    ("POST", "/api/resolve?approximate=9000000", json.dumps(BATTLE), "out-of-range", "approximate"),
    ("POST", "/api/resolve?limit_seconds=nan", json.dumps(BATTLE), "out-of-range", "limit_seconds"),
    ("POST", "/api/resolve?limit_seconds=inf", json.dumps(BATTLE), "out-of-range", "limit_seconds"),
    ("POST", "/api/resolve?what_if=perhaps", json.dumps(BATTLE), "bad-value", "what_if"),
    ("POST", "/api/resolve?limit_seconds=0", json.dumps(BATTLE), "time-limit", ""),
]


@pytest.mark.parametrize(
    ("method", "path", "body", "code", "input_"),
    PROBLEMS,
    ids=[f"{number}-{each[3]}" for number, each in enumerate(PROBLEMS)],
)
def test_problem_names_code_input_cause_and_remedy(
    call: Callable, method: str, path: str, body: str | bytes | None, code: str, input_: str
) -> None:
    reply = call(method, path, body, Content_Type="application/json", Accept_Language="en")
    assert reply.headers["content-type"] == "application/problem+json"
    problem = reply.json
    assert list(problem) == [
        "type", "title", "status", "detail", "schema", "code", "input", "message", "remedy",
    ]  # fmt: skip
    assert problem["code"] == code
    assert reply.status == problem["status"] == KINDS[code].status
    assert input_ in problem["input"]
    assert problem["message"]
    assert problem["remedy"]
    assert "rulewright" not in problem["remedy"]  # nobody has the command line here
    assert "--" not in problem["remedy"]
    assert reply.headers["cache-control"] == "no-store"


def _many(count: int, name: str = "p{}") -> str:
    return "?" + "&".join(f"{name.format(number)}=1" for number in range(count))


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/search"),
        ("GET", f"/api/entries/{ENTRY}"),
        ("GET", "/api/glossary/fate"),
        ("GET", "/api/situations"),
        ("POST", "/api/resolve"),
    ],
)
def test_address_with_more_parameters_than_any_needs_is_refused_unread(call: Callable, method: str, path: str) -> None:
    body = json.dumps(BATTLE) if method == "POST" else None
    for query in (_many(5_000), _many(31), _many(31, "q")):  # what is over 64 KB is no request to the server
        reply = call(method, path + query, body, Content_Type="application/json", Accept_Language="fi")
        assert (reply.status, reply.json["code"]) == (414, "too-many-parameters")
        assert reply.headers["content-language"] == "fi"
    reply = call(method, path + _many(30), body, Content_Type="application/json")
    assert (reply.status, reply.json["code"]) == (422, "unknown-field")


def test_limit_error_names_alternatives(post: Callable) -> None:
    journey = {"situation": "talisman/inner-journey", "hero": {"strength": 5, "craft": 5, "fate": 2}}
    reply = post(journey, "?limit_states=10&exact=true&lang=en")
    assert (reply.status, reply.json["code"]) == (422, "state-limit")
    assert "samples with the parameter approximate" in reply.json["remedy"]


@pytest.mark.parametrize(
    "headers",
    [
        {"Content_Type": "application/x-www-form-urlencoded"},
        {"Content_Type": "text/plain"},
        {"Content_Type": "application/json", "Content_Encoding": "gzip"},
        {},
    ],
)
def test_body_that_is_not_sent_as_json_is_refused(call: Callable, headers: dict) -> None:
    reply = call("POST", "/api/resolve", json.dumps(BATTLE), **headers)
    assert (reply.status, reply.json["code"]) == (415, "wrong-media-type")


@pytest.mark.parametrize("media_type", ["application/json; charset=utf-8", "Application/JSON", "application/ld+json"])
def test_kinds_of_json_are_welcome_and_so_is_a_byte_order_mark(call: Callable, media_type: str) -> None:
    body = b"\xef\xbb\xbf" + json.dumps(BATTLE).encode()
    assert call("POST", "/api/resolve", body, Content_Type=media_type).status == 200


def test_method_that_is_not_allowed_names_those_that_are(call: Callable) -> None:
    assert call("PUT", "/api/search?q=x").headers["allow"] == "GET, HEAD"
    assert call("HEAD", "/api/resolve").headers["allow"] == "POST"


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_problems_speak_the_readers_language(call: Callable, language: str) -> None:
    english = call("GET", "/api/nothing", Accept_Language="en").json
    for reply in (
        call("GET", "/api/nothing", Accept_Language=f"{language};q=0.9,en;q=0.5"),
        call("GET", f"/api/nothing?lang={language}", Accept_Language="en"),
    ):
        assert reply.headers["content-language"] == language
        for field in ("title", "message", "remedy"):
            assert reply.json[field] != english[field]


def test_tag_spares_an_answer_that_has_not_changed(call: Callable) -> None:
    first = call("GET", f"/api/entries/{ENTRY}?lang=fi")
    tag = first.headers["etag"]
    assert first.headers["cache-control"].startswith("public, max-age=")
    assert "Accept-Language" in first.headers["vary"]
    for known in (tag, f'"other", {tag}', tag.removeprefix("W/"), "*"):
        again = call("GET", f"/api/entries/{ENTRY}?lang=fi", If_None_Match=known)
        assert (again.status, again.body, again.headers["etag"]) == (304, b"", tag)
    assert call("GET", f"/api/entries/{ENTRY}?lang=cs", If_None_Match=tag).status == 200
    assert call("GET", "/api/entries/nowhere", If_None_Match="*").status == 404


def test_head_answers_as_get_without_the_body(call: Callable) -> None:
    got = call("GET", "/api/search?q=fate&lang=en")
    head = call("HEAD", "/api/search?q=fate&lang=en")
    assert (head.status, head.body, head.headers["etag"]) == (200, b"", got.headers["etag"])
    assert head.headers["content-length"] == str(len(got.body))


def test_long_answers_are_packed_for_those_who_can_unpack(call: Callable) -> None:
    import gzip

    plain = call("GET", "/api/situations")
    packed = call("GET", "/api/situations", Accept_Encoding="gzip")
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed.body) == plain.body
    assert "Accept-Encoding" in packed.headers["vary"]
    again = call("GET", "/api/situations", Accept_Encoding="gzip", If_None_Match=packed.headers["etag"])
    assert again.status == 304


def test_pages_of_other_hosts_may_read_and_resolve(call: Callable, post: Callable) -> None:
    for reply in (
        call("GET", "/api/situations", Origin="https://example.org"),
        call("GET", "/api/nothing", Origin="https://example.org"),
        post(BATTLE, Origin="https://example.org"),
    ):
        assert reply.headers["access-control-allow-origin"] == "*"
        assert "access-control-allow-credentials" not in reply.headers
    headers = {"Origin": "https://example.org", "Access_Control_Request_Headers": "content-type"}
    allowed = call("OPTIONS", "/api/resolve", Access_Control_Request_Method="POST", **headers)
    assert allowed.status == 200
    assert "POST" in allowed.headers["access-control-allow-methods"]
    assert call("OPTIONS", "/api/resolve", Access_Control_Request_Method="DELETE", **headers).status == 400


@pytest.mark.parametrize("language", LANGUAGES)
def test_documentation_is_a_page_of_its_own_in_every_language(call: Callable, language: str) -> None:
    reply = call("GET", f"/api/docs?lang={language}")
    page = reply.body.decode()
    assert reply.headers["content-type"] == "text/html; charset=utf-8"
    assert f'<html lang="{language}">' in page
    assert "http://" not in page
    assert "https://" not in page
    assert "<script" not in page
    for code in KINDS:
        assert f'id="{code}"' in page


def test_a_question_is_answered_as_on_the_command_line(call: Callable, run: Callable) -> None:
    question = "strength 4 and one fate against the ogre, what are my odds?"
    asked = json.dumps({"question": question, "language": "en"})
    reply = call("POST", "/api/ask", asked, Content_Type="application/json")
    assert (reply.status, reply.headers["content-language"]) == (200, "en")
    assert reply.json == run("ask", question, "--lang", "en", "--json").json


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"question": "x" * 2_001}, "out-of-range"),
        ({"language": "xx"}, "bad-value"),
        ({"game": "chess"}, "unknown-game"),
        ({"questions": "?"}, "unknown-field"),
        ({"question": None}, "bad-value"),
    ],
)
def test_a_question_that_cannot_be_is_refused(call: Callable, change: dict, code: str) -> None:
    asked = json.dumps({"question": "?", "language": "en"} | change)
    reply = call("POST", "/api/ask", asked, Content_Type="application/json")
    assert (reply.status, reply.json["code"]) == (422, code)


def test_openapi_names_every_operation_limit_and_example(call: Callable, library: Library) -> None:
    document = call("GET", "/api/openapi.json?lang=en").json
    assert set(document["paths"]) == {
        "/search", "/entries/{entry_id}", "/glossary/{term}", "/situations", "/resolve", "/ask", "/forecast",
    }  # fmt: skip
    assert document["paths"]["/forecast"]["post"]["x-limits"]["games"] == library.workers.settings.games
    resolve = document["paths"]["/resolve"]["post"]
    assert resolve["x-limits"]["seconds"] == library.workers.settings.seconds
    assert {"400", "413", "415", "422", "429", "500", "503"} <= set(resolve["responses"])
    finnish = call("GET", "/api/openapi.json?lang=fi").json["paths"]["/resolve"]["post"]
    assert finnish["summary"] != resolve["summary"]


def test_examples_of_the_documentation_are_answered(call: Callable, post: Callable) -> None:
    import re
    from html import unescape

    page = call("GET", "/api/docs?lang=ko").body.decode()
    links = [unescape(link) for link in re.findall(r'<a href="(/api/[^"]+)"><code>', page)]
    assert len(links) == 4
    for link in links:
        assert call("GET", link).status == 200, link
    document = call("GET", "/api/openapi.json").json
    examples = document["paths"]["/resolve"]["post"]["requestBody"]["content"]["application/json"]["examples"]
    assert examples
    for example in examples.values():
        assert post(example["value"]).status == 200, example


def test_names_will_do_for_ids(call: Callable, post: Callable) -> None:
    named = {"situation": "talisman/battle", "hero": {"strength": 3, "armour": "kilven"}, "foe": {"strength": 4}}
    assert post(named).json == post({**named, "hero": {"strength": 3, "armour": "shield"}}).json
    assert call("GET", "/api/entries/miekan").json["id"] == "talisman/cards/sword"
    several = call("GET", f"/api/entries/{quote('드래곤')}?lang=fi")
    assert (several.status, several.json["code"]) == (422, "ambiguous-name")
    assert "Lohikäärme (talisman/cards/dragon)" in several.json["remedy"]
