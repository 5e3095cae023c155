import { FIRM_DEFAULTS, stillToComplete, type Firm } from '@site/vocabulary';
import { http, HttpResponse } from 'msw';
import { api } from '../../../entities/session/testing';

/** The settings behind the API, with versions as it keeps them. */
export function settingsOnServer(changes: Partial<Firm> = {}) {
  let [facts, version]: [Firm, number] = [{ ...FIRM_DEFAULTS, ...changes }, 1];
  const shown = () =>
    HttpResponse.json(
      { ...facts, to_complete: stillToComplete(facts) },
      { headers: { ETag: `"v${version}"` } },
    );
  api.use(
    http.get('*/api/v1/settings', () => HttpResponse.json(facts)),
    http.get('*/api/v1/admin/settings', shown),
    http.put('*/api/v1/admin/settings', async ({ request }) => {
      if (!request.headers.get('If-Match')?.includes(`"v${version}"`)) {
        const changed = { changed_by: 'Awa Koné', changed_at: new Date().toISOString() };
        const body = { status: 412, code: 'edit_conflict', detail: 'Modifié entre-temps.', ...changed };
        return HttpResponse.json(body, { status: 412 });
      }
      [facts, version] = [(await request.json()) as Firm, version + 1];
      return shown();
    }),
  );
  return {
    facts: () => facts,
    /** Another administrator saves first. */
    changeElsewhere(change: Partial<Firm>) {
      [facts, version] = [{ ...facts, ...change }, version + 1];
    },
  };
}
