"""The first day of a program written in Python, with the client that openapi-generator makes of the document."""

import base64
import os
import sys

import site_client
from site_client import ApiException

URL, EMAIL, PASSWORD = (os.environ[name] for name in ("SITE_URL", "SITE_EMAIL", "SITE_PASSWORD"))
PIXEL = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
)


def client(token=None):
    return site_client.ApiClient(site_client.Configuration(host=URL, access_token=token))


def a_project(number):
    return site_client.ProjectInput(
        title_fr=f"Forage {number}",
        title_en=f"Borehole {number}",
        description_fr="Un forage équipé.",
        description_en="An equipped borehole.",
        category="WASH",
        location="Korhogo",
        var_date="2026",
        beneficiaries="900 habitants",
    )


def refusal_of(call):
    try:
        call()
    except ApiException as refusal:
        return refusal.status
    return None


signed_in = site_client.AuthApi(client()).sign_in(site_client.SignIn(email=EMAIL, password=PASSWORD))
scopes = [site_client.ApiKeyScope("read"), site_client.ApiKeyScope("content:write"), site_client.ApiKeyScope("files:write")]
key = site_client.ApiKeysApi(client(signed_in.access_token)).create_api_key(
    site_client.ApiKeyInput(name="Python", scopes=scopes)
)
program = client(key.secret)
projects, files = site_client.ProjectsApi(program), site_client.FilesApi(program)

made = [projects.create_project(a_project(number), idempotency_key=f"python-{number}") for number in range(3)]
again = projects.create_project(a_project(0), idempotency_key="python-0")
assert again.id == made[0].id, "a repeated call made another record"

seen, cursor = [], None
while True:
    page = projects.list_projects(limit=2, updated_since=made[0].updated_at, cursor=cursor)
    seen += [one.id for one in page.items]
    cursor = page.next_cursor
    if cursor is None:
        break
assert set(seen) == {one.id for one in made}, seen

first = made[0].id
changed = projects.update_project(first, '"v1"', site_client.ProjectChanges(status=site_client.ProjectStatus("completed")))
assert (changed.version, changed.status.value) == (2, "completed"), changed
stale = refusal_of(lambda: projects.update_project(first, '"v1"', site_client.ProjectChanges(location="Man")))
assert stale == 412, stale

uploaded = files.upload_file("project-images", ("pixel.png", PIXEL))
listed = files.list_files(url=uploaded.url).items
assert [one.url for one in listed] == [uploaded.url], listed
files.delete_file(listed[0].id, f'"v{listed[0].version}"')
for one in made:
    projects.delete_project(one.id, '"v2"' if one.id == first else '"v1"')
assert refusal_of(lambda: projects.get_project(first)) == 404
print("python: the whole journey")
sys.exit(0)
