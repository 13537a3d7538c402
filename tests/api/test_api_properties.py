"""Whatever is sent, the API answers as its OpenAPI document says, and never with a fault."""

from __future__ import annotations

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.schemas import BaseSchema
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    positive_data_acceptance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

pytestmark = pytest.mark.thorough
OPERATIONS = [
    ("GET", "/search"),
    ("GET", "/entries/{entry_id}"),
    ("GET", "/glossary/{term}"),
    ("GET", "/situations"),
    ("POST", "/resolve"),
    ("POST", "/ask"),
    ("POST", "/forecast"),
]
REQUIRED_CHECKS = [
    not_a_server_error, status_code_conformance, content_type_conformance, response_headers_conformance,
    response_schema_conformance,
]  # fmt: skip
REFUSED = ["400", "404", "405", "406", "414", "415", "422", "503"]
"""What is answered where a request is not as described; an address of more parameters than are allowed has 414."""


@pytest.fixture(scope="module")
def described(server: tuple[str, int]) -> BaseSchema:
    host, port = server
    refused = {"negative_data_rejection": {"expected-statuses": REFUSED}}
    config = schemathesis.Config.from_dict({"checks": refused})
    return schemathesis.openapi.from_url(f"http://{host}:{port}/api/openapi.json", config=config)


def test_every_operation_is_tried(described: BaseSchema) -> None:
    assert {(each.ok().method.upper(), each.ok().path) for each in described.get_all_operations()} == set(OPERATIONS)


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
@pytest.mark.parametrize("mode", list(schemathesis.GenerationMode))
def test_api_keeps_its_own_description(
    described: BaseSchema, method: str, path: str, mode: schemathesis.GenerationMode
) -> None:
    checks = list(REQUIRED_CHECKS)
    if mode is schemathesis.GenerationMode.NEGATIVE:
        checks.append(negative_data_rejection)
    elif path in ("/search", "/situations"):  # elsewhere an id may be unknown, or fields contradict each other
        checks.append(positive_data_acceptance)

    @given(case=described[path][method].as_strategy(generation_mode=mode))
    @settings(
        max_examples=settings.default.max_examples,
        deadline=None,
        derandomize=settings.get_current_profile_name() != "fuzz",
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    def answers(case: schemathesis.Case) -> None:
        if path == "/resolve" and mode is schemathesis.GenerationMode.POSITIVE:
            case.query["limit_seconds"] = 0.5  # many situations, none for long
        case.call_and_validate(checks=checks, timeout=120)

    answers()
