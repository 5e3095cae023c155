import { http, HttpResponse } from 'msw';
import { api, problem } from '../../entities/session/testing';
import { answerList } from '../list-records/testing';

interface Stored<TRecord> {
  readonly record: TRecord;
  readonly version: number;
  readonly changed?: { readonly changed_by: string | null; readonly changed_at: string };
}

interface Change {
  readonly by?: string | null;
  readonly at?: string;
}

interface Bulk {
  readonly act: string;
  readonly records: readonly { readonly id: string; readonly version: number }[];
}

/** What changes together; anything else deletes. */
const ACTS: Readonly<Record<string, object>> = {
  hide: { hidden: true },
  show: { hidden: false },
  handled: { status: 'handled' },
  spam: { status: 'spam' },
};

/** Records of one kind behind the API, with versions as it keeps them; a new one is like the sample. */
export function recordsOnServer<TRecord extends { readonly id: string }>(
  kind: string,
  sample: TRecord,
  records: readonly TRecord[],
) {
  const stored = new Map<string, Stored<TRecord>>(
    records.map((record) => [record.id, { record, version: 1 }]),
  );
  const binned: typeof stored = new Map();
  const all = () => [...stored.values()].map(({ record }) => record);
  const listed = () => [...stored.values()].map(({ record, version }) => ({ ...record, version }));
  const etag = (version: number) => ({ headers: { ETag: `"v${version}"` } });
  const conflict = (found?: Stored<TRecord>) =>
    HttpResponse.json(
      { status: 412, code: 'edit_conflict', detail: 'Modifié entre-temps.', ...found?.changed },
      { status: 412 },
    );
  const seen = (request: Request, id: unknown) => {
    const found = stored.get(String(id));
    return request.headers.get('If-Match')?.includes(`"v${found?.version}"`) ? found : undefined;
  };
  const bin = (id: string) => {
    binned.set(id, stored.get(id)!);
    stored.delete(id);
  };
  const changeBinned = ({ act, records: named }: Bulk) => {
    const errors = named.flatMap(({ id }, place) =>
      binned.has(id)
        ? []
        : [{ pointer: `/records/${place}`, code: 'not_in_bin', message: 'Plus dans la corbeille' }],
    );
    if (errors.length > 0) return problem(422, 'validation_failed', '', errors);
    for (const { id } of named) {
      if (act === 'restore') stored.set(id, binned.get(id)!);
      binned.delete(id);
    }
    return HttpResponse.json({ done: named.length, without_files: [] });
  };
  const changeTogether = ({ act, records: seenRecords }: Bulk) => {
    const errors = seenRecords.flatMap(({ id, version }, place) =>
      stored.get(id)?.version === version
        ? []
        : [{ pointer: `/records/${place}`, code: 'record_changed', message: 'Modifiée entre-temps' }],
    );
    if (errors.length > 0) return problem(422, 'validation_failed', '', errors);
    for (const { id, version } of seenRecords) {
      const { record } = stored.get(id)!;
      const change = ACTS[act];
      if (change === undefined) bin(id);
      else stored.set(id, { record: { ...record, ...change }, version: version + 1 });
    }
    return HttpResponse.json({ done: seenRecords.length });
  };
  api.use(
    http.get(`*/api/v1/${kind}`, ({ request }) => answerList(request, listed())),
    http.post(`*/api/v1/${kind}/bulk`, async ({ request }) => changeTogether((await request.json()) as Bulk)),
    http.post('*/api/v1/bin/bulk', async ({ request }) => changeBinned((await request.json()) as Bulk)),
    http.get(`*/api/v1/${kind}/:id`, ({ params }) => {
      const found = stored.get(String(params['id']));
      return found
        ? HttpResponse.json(found.record, etag(found.version))
        : HttpResponse.json({ status: 404, code: 'not_found', detail: 'Introuvable.' }, { status: 404 });
    }),
    http.post(`*/api/v1/${kind}`, async ({ request }) => {
      const id = request.headers.get('Idempotency-Key') ?? '';
      const record = { ...sample, ...((await request.json()) as object), id };
      if (!stored.has(id)) stored.set(id, { record, version: 1 });
      return HttpResponse.json(record, { status: 201 });
    }),
    http.put(`*/api/v1/${kind}/:id`, async ({ params, request }) => {
      const found = seen(request, params['id']);
      if (!found) return conflict(stored.get(String(params['id'])));
      const record = { ...found.record, ...((await request.json()) as object) };
      stored.set(record.id, { record, version: found.version + 1 });
      return HttpResponse.json(record, etag(found.version + 1));
    }),
    http.delete(`*/api/v1/${kind}/:id`, ({ params, request }) => {
      const found = seen(request, params['id']);
      if (!found) return conflict(stored.get(String(params['id'])));
      bin(found.record.id);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return {
    all,
    listed,
    /** Another administrator is quicker at the bin. */
    emptyBin: () => binned.clear(),
    /** Another administrator saves first. */
    changeElsewhere(
      id: string,
      change: Partial<TRecord>,
      { by = 'Awa Koné', at = new Date().toISOString() }: Change = {},
    ) {
      const found = stored.get(id);
      if (found === undefined) return;
      const changed = { changed_by: by, changed_at: at };
      stored.set(id, { record: { ...found.record, ...change }, version: found.version + 1, changed });
    },
  };
}

/** The control of a field. */
export const field = (id: string) => document.getElementById(id) as HTMLInputElement;
