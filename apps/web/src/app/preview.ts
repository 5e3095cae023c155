import { CONTENT_KINDS, TEXT_FORMS, type ContentKind, type Locale } from '@site/vocabulary';
import { inLocale } from '../shared/i18n';
import type { Draft } from '../shared/page';
import type { PageRequest } from './page';

/** A record that is stored nowhere, to be shown as if it were. */
export interface PreviewRequest extends Omit<PageRequest, 'url' | 'submitted'>, Draft {
  /** Of the stored record that it is to become; absent: it is to be a new one. */
  id?: string;
  /** What is said of the files that it names, as the API answers it; undefined where that is nothing. */
  files?: object | undefined;
  language: Locale;
}

interface Shown {
  list: string;
  /** Absent: its records have no page of their own, and stand on the list. */
  record?: (name: string) => string;
  /** What a record answers that its form does not say, or not yet. */
  beside?: (now: string) => object;
}

/** Where visitors see records of a kind; one that is not here is shown by its description. */
const SHOWN: Partial<Record<string, Shown>> = {
  projects: { list: '/projects', record: (id) => `/projects/${id}` },
  publications: { list: '/resources', record: (id) => `/resources/${id}`, beside: () => ({ downloads: 0 }) },
  partners: { list: '/partnerships' },
  news: {
    list: '/news',
    record: () => '/news/preview',
    beside: (now) => ({ slug: 'preview', published_at: now }),
  },
} satisfies Partial<Record<ContentKind, Shown>>;

/** By its description: where no page is made for a kind. */
export const PLAIN_PATH = '/preview';
const UNSAVED = '00000000-0000-0000-0000-000000000000';

/** The address whose page shows the record. */
export function previewAddress({ kind, view, id = UNSAVED, language }: PreviewRequest): string {
  const { list = PLAIN_PATH, record } = SHOWN[kind] ?? {};
  return inLocale(view === 'page' && record ? record(id) : list, language);
}

/** The API as it would answer if the record were stored; everything else it answers itself. */
export function withDraft(request: PreviewRequest): typeof fetch {
  const { kind, view, id, transport } = request;
  const { url = '' } = CONTENT_KINDS.find(({ name }) => name === kind) ?? {};
  const path = `/api/v1/${url}`;
  return async (input, init) => {
    const [asked = '', query] = String(input).split('?');
    if (asked !== path && (!asked.startsWith(`${path}/`) || /\/(?:facets|points)$/.test(asked)))
      return transport(input, init);
    const record = await recordOf(request, path, new URLSearchParams(query).get('text'));
    if (asked !== path) return Response.json(record);
    if (view === 'card') return Response.json({ items: [record], total: 1, next_cursor: null });
    return Response.json(
      inPlace(await read<List>(transport, String(input)), { ...record, id: id ?? UNSAVED }),
    );
  };
}

interface List {
  readonly items: readonly { readonly id: string }[];
  readonly total: number;
}

async function recordOf(
  { kind, id, values, shown, files, transport }: PreviewRequest,
  path: string,
  asked: string | null,
): Promise<object> {
  const form = TEXT_FORMS.find((one) => one === asked);
  const stored = id === undefined ? undefined : await read<object>(transport, `${path}/${id}`);
  const now = new Date().toISOString();
  return {
    id: id ?? UNSAVED,
    created_at: now,
    ...SHOWN[kind]?.beside?.(now),
    ...stored,
    files,
    ...Object.fromEntries(
      Object.entries(form ? shown[form] : values).filter(
        ([name, value]) => name !== PUBLISHED || isMoment(value),
      ),
    ),
  };
}

const PUBLISHED = 'published_at';
const isMoment = (value: unknown) => !Number.isNaN(Date.parse(String(value ?? '')));

/** Undefined for what visitors do not see. */
async function read<T>(transport: typeof fetch, address: string): Promise<T | undefined> {
  const answer = await transport(address);
  return answer.ok ? ((await answer.json()) as T) : undefined;
}

/** A list where the record stands in place of its stored self, or before all others. */
function inPlace({ items, total }: List = { items: [], total: 0 }, record: List['items'][number]): List {
  const standing = items.some(({ id }) => id === record.id);
  if (!standing) return { items: [record, ...items], total: total + 1 };
  return { items: items.map((one) => (one.id === record.id ? record : one)), total };
}

/** Leaves nothing of a list but its cards, or its rows. */
export const ONLY_CARDS = `<style>
body { padding: 1rem; }
body :not(:has([data-cards], [data-rows]), [data-cards], [data-rows], :is([data-cards], [data-rows]) *) { display: none; }
body :has([data-cards], [data-rows]) { margin-block: 0; padding-block: 0; }
</style>`;
