import {
  ADMIN_ROLE,
  API_KEY_SCOPES,
  BUCKETS,
  CONTENT_KINDS,
  DEPARTMENT_CATEGORIES,
  FIRM_PLACEHOLDERS,
  LOCALES,
  MESSAGE_STATES,
  SUBSCRIPTION_SOURCES,
  SUBSCRIPTION_STATES,
  typeName,
} from '@site/vocabulary';
import { FILE_TYPES } from '@site/api-files';
import { JOURNAL_ACTIONS } from '@site/api-kernel';
import type { Chapters } from '@site/api-platform/openapi';
import { DELIVERY_STATES } from '@site/api-platform/webhooks';

const QUICK_START = `
Content of the site (projects, publications, partners, news) and its administration, as JSON over HTTP.

## Quick start

\`\`\`sh
API=https://example.org/api/v1
# 1. Sign in as an administrator; this token lasts 15 minutes.
TOKEN=$(curl -s $API/auth/sign-in -H 'Content-Type: application/json' \\
  -d '{"email":"me@example.org","password":"…"}' | jq -r .access_token)
# 2. Make a key for the machine. It is shown once, and lasts until it is taken back.
KEY=$(curl -s $API/admin/api-keys -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' \\
  -d '{"name":"Catalogue","scopes":["read","content:write"]}' | jq -r .secret)
# 3. Read a page, and the next one if there is one.
CURSOR=$(curl -s "$API/projects?limit=20" | jq -r '.next_cursor // empty')
test -z "$CURSOR" || curl -s "$API/projects?limit=20&cursor=$CURSOR"
# 4. Create; the same Idempotency-Key never creates twice.
ID=$(curl -s $API/projects -H "Authorization: Bearer $KEY" -H 'Content-Type: application/json' \\
  -H "Idempotency-Key: project-2026-1" -d '{"title_fr":"Forage","title_en":"Borehole",
    "description_fr":"Un forage équipé.","description_en":"An equipped borehole.","category":"WASH",
    "location":"Korhogo","date":"2026","beneficiaries":"900 habitants"}' | jq -r .id)
# 5. Change what was read: If-Match takes its ETag.
curl -s $API/projects/$ID -X PATCH -H "Authorization: Bearer $KEY" \\
  -H 'Content-Type: application/merge-patch+json' -H 'If-Match: "v1"' -d '{"status":"completed"}'
# 6. Sent once more it answers 412 edit_conflict: somebody, here oneself, was first. Read again, and repeat.
\`\`\`

## What holds everywhere

- Errors are problem details (RFC 9457) with a stable \`code\`; French, or English with \`Accept-Language: en\`.
- One record answers with an \`ETag\`; changing or removing it needs that tag, or its \`version\` as
  \`"v3"\`, in \`If-Match\`.
- Lists go from page to page by \`cursor\`, or by following \`Link: …; rel="next"\`; \`offset\` is for numbered pages.
  They exclude each other.
- A parameter that takes several values is repeated: \`category=WASH&category=GIRE\` finds both. \`ids\` and \`fields\`,
  whose values have no commas, may have them instead.
- \`fields=title_fr,status\` answers only that of each record, \`lang=fr\` only the texts in one language: an excerpt, of
  the type \`application/vnd.site.excerpt+json\`, which promises nothing but the \`id\`.
- What strangers read is limited per address, generously, and what a key does per key: \`RateLimit-Policy\` says how
  much, \`RateLimit\` what is left, and a 429 when to come again (\`Retry-After\`). Kept answers count nothing.
- Every answer carries \`X-Request-Id\`, which is also in the logs: name it when reporting. Whatever else it is, it may
  have what is HTTP's own (\`Date\`, \`Connection\`, \`Keep-Alive\`, \`Transfer-Encoding\`, \`Content-Type\`, \`Content-Length\`,
  \`Content-Encoding\`), who may keep it (\`Cache-Control\`, \`Expires\`, \`Vary\`, and for a cache in front \`Surrogate-Key\`, \`Cache-Tag\`), and what browsers obey
  (\`Content-Security-Policy\`, \`Strict-Transport-Security\`, \`X-Content-Type-Options\`, \`X-Frame-Options\`, \`Referrer-Policy\`,
  \`Permissions-Policy\`, \`Cross-Origin-Opener-Policy\`, \`Cross-Origin-Resource-Policy\`, \`Access-Control-…\`). All other headers
  are named at the answers that have them.
- Moments are answered in UTC, ISO 8601 with microseconds and \`Z\`; those that are sent may have an offset.
- Texts come in both languages, \`_fr\` and \`_en\`. Of Markdown they have paragraphs, \`**bold**\`, \`*italics*\`, \`# heading\`,
  \`- item\`, \`1. item\` and \`[link](https://example.org)\`.
- What is sent is exactly what is declared: unknown fields and parameters are refused; only probes (\`/health/…\`) ignore
  parameters. What is answered may grow: ignore fields and codes that you do not know.
- \`OPTIONS\` answers 204 with \`Allow\`, and where \`PATCH\` works with \`Accept-Patch\`.

## Changes

A change that could break a client gets a new path (\`/api/v2\`), or a new operation beside the former one, which is marked
as deprecated in this document. The former one answers on for a year at least; from its first day as such it says so with
\`Deprecation: @…\` (RFC 9745: since when), \`Sunset\` (RFC 8594: until when) and \`Link: …; rel="deprecation"\`, whose
address tells what to do instead. Everything else is added without notice.

- **1.6** · \`updated_since\` and \`expires_at\` take offsets. JSON, of problems, too, is without a charset,
  which RFC 8259 does not know. Components of parameters end in \`Parameter\`, so that no two of any kind share a name.
  \`If-Match\` with the version that a change began from, too, keeps \`english_outdated\` where changes are brought together.
  \`from_bin\` of versions; \`changed_by\` of what \`POST /batch\` and an import refuse.
  Facets count by \`visibility\`, of news, too. The table of subscriptions has semicolons, as those of records have.
  \`POST /admin/webhooks\` takes an \`Idempotency-Key\`. \`POST /admin/users/{id}/password-reset\` asks for a recent code
  (403 \`second_factor_required\`), and refuses oneself. Keys for \`read\` and \`content:write\` read hidden files;
  \`content:write\` reads \`partners/order\`. Settings that nobody has changed have an empty history, not 404.
  \`POST /batch\` takes a record back as it was read, as \`PATCH\` does, whose type may name its charset;
  \`PATCH /files/{id}\` does, too. A key that is over before it is made is refused (\`moment_past\`). What was \`value_invalid\`
  of a body, list, id or flag has a code that says what is expected (\`object_expected\`). Exports and imports
  are described by their types; what takes a key says 429, and a 409 of an \`Idempotency-Key\` when to ask again. A list has
  its \`ETag\` for keys, too, however it is sent. A 416 is a problem document, like any refusal. Moments may say nanoseconds;
  an \`expires_at\` that is none is \`moment_invalid\`. \`NewsVisibility\` is one type for lists and facets of news.
  \`operationId\`s say \`replace\` (PUT), \`update\` (PATCH), \`delete\` and \`get…Facets\`, where they said \`revise\`, \`change\`,
  \`remove\` and \`count\`: addresses and answers stay, a client that is generated anew has the new names.
  What cannot be written may come back in any form of its moment, as a client writes it that read a moment.
  \`PUT\` takes a record back as it was read, as \`PATCH\` does; \`PUT /admin/settings\` takes \`to_complete\` back as it was read. JSON that is no object is refused as such (422), and below
  \`/api/v1\` what is no route is 404, whatever its body, and so are addresses
  with other capitals. A webhook to a private name is refused when it is made. All headers of refusals and of 304 are described;
  413 and 415, which any operation may answer, are in \`default\`. \`Accept-Patch\`.
- **1.5** · \`english_outdated\`: records whose French is newer than their English, told to administrators.
- **1.4** · Bin, versions, preview, export and import of records; announcing news. \`action\` of the journal, which was
  \`deed\`. Projects have a reference sheet (client, amount, period, services and more), pictures, a point, related records and
  \`featured\`; partners an order. A key for \`content:write\` reads as one for \`read\` does. One type for actions of
  the journal, one for types of files.
- **1.3** · Own sessions. A second factor: \`code\` at sign-in, 403 \`second_factor_required\`
  where one is asked for.
- **1.2** · Several values for each filter; \`fields\` and \`lang\`; \`page_url\`; links to the first page and the one before;
  \`RateLimit\` fields; \`POST /batch\`; webhooks.
- **1.1** · Keys for machines. \`PATCH\`; \`updated_at\` and \`version\` in records; \`GET /changes\`. Files are
  listed, described, replaced and removed; records tell what is said of theirs. OpenAPI 3.1; one name for each type, answer and parameter. HTTP versions, empty and ambiguous bodies are
  refused by codes of their own; parameters are refused with their bounds; \`Location\` of an upload; files may be shown
  on other sites.
- **1.0** · first version.
`.trim();

const CHOICES = CONTENT_KINDS.flatMap(({ record, fields }) =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.type === 'choice' ? [[`${typeName(record)}${typeName(name)}`, field.options] as const] : [],
  ),
);

/** What the OpenAPI document says besides its operations. */
export const CHAPTERS: Chapters = {
  title: 'Site API',
  version: '1.6.0',
  description: QUICK_START,
  tags: [
    ...CONTENT_KINDS.map(({ url, name }) => ({
      name: url,
      description: `The ${name.replaceAll('_', ' ')} of the firm: read by anyone, published by administrators.`,
    })),
    { name: 'changes', description: 'Keeping a copy in step: every change once, in order.' },
    { name: 'webhooks', description: 'Being told of changes: signed calls to addresses of yours.' },
    {
      name: 'files',
      description:
        'Images and documents that records show: uploaded, described, replaced under their address.',
    },
    { name: 'auth', description: 'Accounts and sessions: where a token comes from, and how it ends.' },
    { name: 'messages', description: 'What visitors write to the firm, and what becomes of it.' },
    { name: 'newsletter', description: 'Subscribing, confirming and leaving; who receives it.' },
    {
      name: 'versions',
      description: 'What a record, or the facts of the firm, said before; any of it can be restored.',
    },
    { name: 'preview', description: 'What visitors would see of a record before it is saved.' },
    { name: 'bin', description: 'Deleted records, for thirty days: restored as they were, or erased.' },
    { name: 'bulk', description: 'The same for up to a hundred records: all of it, or nothing.' },
    { name: 'transfer', description: 'Records as files: all that a list has, out and in again.' },
    { name: 'journal', description: 'Who did what, and when.' },
    { name: 'settings', description: 'The facts of the firm that every page shows.' },
    { name: 'administration', description: 'What the dashboard shows, and a search over everything.' },
    { name: 'users', description: 'Accounts of people: roles, sessions, forgotten passwords.' },
    { name: 'api-keys', description: 'Keys of machines: made and taken back by people.' },
    { name: 'operations', description: 'Whether the product is alive, and ready to serve.' },
  ],
  enumerations: {
    ...Object.fromEntries(CHOICES),
    Language: LOCALES,
    Bucket: Object.keys(BUCKETS),
    Role: [ADMIN_ROLE],
    MessageState: MESSAGE_STATES,
    SubscriptionState: SUBSCRIPTION_STATES,
    SubscriptionSource: SUBSCRIPTION_SOURCES,
    UnknownFact: FIRM_PLACEHOLDERS,
    ApiKeyScope: API_KEY_SCOPES,
    Visibility: ['public', 'hidden'],
    NewsVisibility: ['public', 'scheduled', 'hidden'],
    ContentKind: CONTENT_KINDS.map(({ url }) => url),
    Department: Object.keys(DEPARTMENT_CATEGORIES),
    DeliveryState: DELIVERY_STATES,
    JournalAction: JOURNAL_ACTIONS,
    FileType: FILE_TYPES,
  },
};
