import { http } from '@site/api-client';
import { relatingFields, type ContentKind, type Kind } from '@site/vocabulary';
import type { LoadContext } from '../page';

/**
 * What the API answers anyone of a kind. Who is signed in sees on the site what everybody sees.
 * @param place below the kind's address, with its query
 */
export async function askPublished<T>(
  context: LoadContext,
  { name, url, fields }: Kind & { readonly name: ContentKind },
  place: string,
): Promise<T> {
  context.report.shows.add(name);
  // Which of them it names follows from who may be seen.
  for (const { relates } of relatingFields(fields)) context.report.shows.add(relates as ContentKind);
  const transport = noting(context);
  const queries = await context.queries();
  return queries.fetchQuery({
    queryKey: [name, 'public', place],
    queryFn: ({ signal }) =>
      http<T>(`/api/v1/${url}${place}`, { signal, anonymous: true, ...(transport && { transport }) }),
  });
}

/** Calls of a page that is rendered; when an answer expires another record comes out, and the page is old. */
function noting({ transport, report }: LoadContext): typeof fetch | undefined {
  return (
    transport &&
    (async (input, init) => {
      const answer = await transport(input, init);
      const left = Date.parse(answer.headers.get('Expires') ?? '') - Date.now();
      if (!Number.isNaN(left)) report.life = Math.max(0, Math.min(left, report.life ?? Infinity));
      return answer;
    })
  );
}
