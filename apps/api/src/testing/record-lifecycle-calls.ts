import { FIRM_DEFAULTS } from '@site/vocabulary';
import type { Answer, Asked } from './ask';
import { aProject } from './sample-content';

type Ask = (path: string, asked: Asked) => Promise<Answer>;
type Call = Asked & { readonly path: string };

const ANY = { 'If-Match': '*' };
const SETTINGS = '/api/v1/admin/settings';

/** Calls that succeed, of all operations on versions, bin and journal. */
export function recordLifecycleCalls(ask: Ask, aStoredProject: () => Promise<{ readonly path: string }>) {
  const restored = (path: string): Call => ({ path: `${path}/restore`, method: 'POST', headers: ANY });
  const versionsOfSettings = async (): Promise<string> => {
    await ask(SETTINGS, { method: 'PUT', headers: ANY, body: FIRM_DEFAULTS });
    return `${SETTINGS}/versions`;
  };
  const versionsOfProject = async () => `${(await aStoredProject()).path}/versions`;
  const binned = async (): Promise<string> => {
    const { path } = await aStoredProject();
    await ask(path, { method: 'DELETE', headers: ANY });
    return path.replace('/projects/', '/bin/projects/');
  };
  const calls = {
    listSettingsVersions: async () => ({ path: await versionsOfSettings() }),
    getSettingsVersion: async () => ({ path: `${await versionsOfSettings()}/1` }),
    restoreSettingsVersion: async () => restored(`${await versionsOfSettings()}/1`),
    listVersions: async () => ({ path: await versionsOfProject() }),
    getVersion: async () => ({ path: `${await versionsOfProject()}/1` }),
    restoreVersion: async () => restored(`${await versionsOfProject()}/1`),
    listBin: async () => ({ path: '/api/v1/bin' }),
    restoreBinned: async () => restored(await binned()),
    eraseBinned: async () => ({ path: await binned(), method: 'DELETE' }),
    changeRecords: async () => ({
      path: '/api/v1/projects/bulk',
      body: { act: 'hide', records: [{ id: (await aStoredProject()).path.split('/').at(-1), version: 1 }] },
    }),
    changeBinned: async () => ({
      path: '/api/v1/bin/bulk',
      body: { act: 'restore', records: [{ kind: 'projects', id: (await binned()).split('/').at(-1) }] },
    }),
    previewRecord: async () => ({
      path: '/api/v1/projects/preview',
      body: { language: 'fr', view: 'card', values: {} },
    }),
    importRecords: async () => ({
      path: '/api/v1/projects/import',
      method: 'POST',
      headers: { 'Content-Type': 'text/csv' },
      body: 'title_fr\r\n',
    }),
    runBatch: async () => ({
      path: '/api/v1/batch',
      body: { operations: [{ act: 'create', kind: 'projects', values: aProject() }] },
    }),
    listJournal: async () => ({ path: '/api/v1/journal' }),
  } satisfies Record<string, () => Promise<Call>>;
  return calls;
}
