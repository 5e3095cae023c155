import { PAGE_LIMITS, type ContentKind, type Kind, type Locale, type TextForm } from '@site/vocabulary';
import { localeOf } from '../i18n';
import { reportMissing, type LoadContext } from '../page';
import type { Facet, PublishedReader } from '../reading';
import { asHtml } from './as-html';
import { askPublished } from './ask-published';
import { knownFilters } from './known-filters';

interface View {
  readonly locale: Locale;
  /** Invented: not a record of the firm, and not for search engines. */
  readonly isSample: boolean;
  /** Origin of canonical addresses. */
  readonly publicUrl: string;
}

interface Published<TRecord, TSummary, TDetail> {
  readonly kind: Kind & { readonly name: ContentKind };
  /** Records of a page. */
  readonly size: number;
  /** The list is searched and filtered, and says how much there is of each value. */
  readonly isFiltered?: true;
  /** Shown while there is no record, or when reading the list failed; without them that is an error. */
  readonly samples?: readonly TRecord[];
  /** Form of formatted texts in lists; plain unless said. Records alone have HTML. */
  readonly listedAs?: TextForm;
  /** What lists are asked for besides. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Where a record is read below the kind's address, and what its name looks like; its id unless said. */
  readonly at?: { readonly path: string; readonly name: RegExp };
  readonly summarise: (records: readonly TRecord[], view: View) => TSummary[];
  readonly describe: (record: TRecord, view: View) => TDetail;
}

type Facets = Readonly<Record<string, readonly Facet[]>>;

interface Listed<TRecord> {
  readonly items: readonly TRecord[];
  readonly total: number;
}

const notFound = 404;
const unavailable = 503;
const BY_ID = { path: '', name: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i };

/** Reads a kind of content as its description says. */
export function publishedReader<TRecord extends object, TSummary, TDetail>(
  published: Published<TRecord, TSummary, TDetail>,
): PublishedReader<TSummary, TDetail> {
  const { kind, size, isFiltered, samples = [], parameters, at = BY_ID, summarise, describe } = published;
  const { listedAs = 'plain' } = published;
  const hasSamples = published.samples !== undefined;

  async function list(context: LoadContext, part: object): Promise<Listed<TRecord>> {
    const query = new URLSearchParams(
      Object.entries({ ...part, ...parameters, text: listedAs }).map(([name, value]) => [
        name,
        String(value),
      ]),
    );
    return askPublished(context, kind, `?${query}`);
  }

  const facets = (context: LoadContext, asked: Readonly<Record<string, string>>) =>
    askPublished<Facets>(context, kind, `/facets?${new URLSearchParams(asked)}`);

  function fail({ report, onError }: LoadContext, what: string, error: unknown): never {
    report.status = unavailable;
    onError(what, error);
    throw error;
  }

  const viewOf = ({ i18n, publicUrl }: LoadContext, isSample = false): View => ({
    locale: localeOf(i18n),
    isSample,
    publicUrl,
  });

  return {
    async page(context, page, search = {}) {
      const offset = (page - 1) * size;
      if (offset > PAGE_LIMITS.maxOffset) return reportMissing(context);
      const listed = listedAs === 'html' ? samples.map((sample) => asHtml(kind, sample)) : samples;
      const invented = () => ({ items: summarise(listed, viewOf(context, true)), page: 1, last: 1 });
      const asked = isFiltered ? knownFilters(kind, search) : {};
      const narrowed = Object.keys(asked).length > 0;
      try {
        const [{ items, total }, counted] = await Promise.all([
          list(context, { limit: size, ...(page > 1 && { offset }), ...asked }),
          isFiltered && facets(context, asked),
        ]);
        if (items.length > 0 || (narrowed && page === 1)) {
          return {
            items: summarise(items, viewOf(context)),
            page,
            last: Math.max(page, Math.ceil(total / size)),
            ...(counted && { total, facets: counted }),
            ...(narrowed && { asked }),
          };
        }
      } catch (error) {
        const what = `${sentence(kind.name)} could not be read`;
        if (!hasSamples) fail(context, what, error);
        context.report.complete = false;
        context.onError(what, error);
        return invented();
      }
      return page === 1 && hasSamples ? invented() : reportMissing(context);
    },

    async counts(context) {
      try {
        return await facets(context, {});
      } catch (error) {
        context.report.complete = false;
        context.onError(`${sentence(kind.name)} could not be counted`, error);
        return {};
      }
    },

    async newest(context, limit, filters = {}) {
      try {
        const { items, total } = await list(context, { limit, ...filters });
        return { items: summarise(items, viewOf(context)), total };
      } catch (error) {
        context.report.complete = false;
        context.onError(`${sentence(kind.name)} could not be read`, error);
        return { items: [], total: 0 };
      }
    },

    async record(context, name) {
      if (!at.name.test(name)) {
        const sample = samples.find((one) => 'id' in one && one.id === name);
        if (sample === undefined) return reportMissing(context);
        return describe(asHtml(kind, sample), viewOf(context, true));
      }
      try {
        const record = await askPublished<TRecord>(
          context,
          kind,
          `${at.path}/${encodeURIComponent(name)}?text=html`,
        );
        return describe(record, viewOf(context));
      } catch (error) {
        if ((error as { status?: unknown }).status === notFound) return reportMissing(context, error);
        return fail(context, `The ${kind.record.replaceAll('_', ' ')} could not be read`, error);
      }
    },
  };
}

const sentence = (name: string) => `${name.slice(0, 1).toUpperCase()}${name.slice(1).replaceAll('_', ' ')}`;
