import { getPublication, listPublications } from '@site/api-client';
import type { Publication } from '@site/api-client';
import type { Locale } from '@site/vocabulary';
import { inLocale } from '../../../shared/i18n';
import type { LoadContext } from '../../../shared/page';
import { readPage, readRecord } from '../../../shared/reading';
import type { Paged } from '../../../shared/reading';
import { descriptionOf, summarise } from '../model/publication';
import type { PublicationDetail, PublicationSummary } from '../model/publication';
import { SAMPLE_PUBLICATIONS } from '../model/sample-publications';

const kind = 'publications';
// A card with the beginning of its description weighs more than one of a project: 24 of them are 17 KB on the wire.
const size = 24;

function reading({ transport }: LoadContext, signal: AbortSignal) {
  return transport ? { transport, signal } : { signal };
}

export async function readPublications(
  context: LoadContext,
  locale: Locale,
  page: number,
): Promise<Paged<PublicationSummary> | undefined> {
  const shown = await readPage<Publication>({
    context,
    kind,
    failure: 'Publications could not be read',
    page,
    size,
    list: async (part) => {
      const queries = await context.queries();
      return queries.fetchQuery({
        queryKey: [kind, 'list', part],
        queryFn: ({ signal }) => listPublications(part, reading(context, signal)),
      });
    },
    samples: SAMPLE_PUBLICATIONS,
  });
  return shown && { ...shown, items: shown.items.map((one) => summarise(one, locale, isSample(one))) };
}

function isSample(publication: Publication): boolean {
  return SAMPLE_PUBLICATIONS.includes(publication);
}

export async function readPublication(
  context: LoadContext,
  id: string,
  locale: Locale,
): Promise<PublicationDetail | undefined> {
  const found = await readRecord<Publication>({
    context,
    kind,
    failure: 'The publication could not be read',
    id,
    read: async () => {
      const queries = await context.queries();
      return queries.fetchQuery({
        queryKey: [kind, 'detail', id],
        queryFn: ({ signal }) => getPublication(id, reading(context, signal)),
      });
    },
    samples: SAMPLE_PUBLICATIONS,
  });
  return (
    found && {
      ...summarise(found.record, locale, found.isSample),
      description: descriptionOf(found.record, locale),
      published: found.record.created_at,
      address: `${context.publicUrl}${inLocale(`/resources/${id}`, locale)}`,
    }
  );
}
