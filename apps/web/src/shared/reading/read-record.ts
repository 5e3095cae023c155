import { reportMissing } from '../page';
import type { LoadContext } from '../page';

interface Reading<TRecord> {
  context: LoadContext;
  /** Kind of content. */
  kind: string;
  /** What is logged when reading fails. */
  failure: string;
  id: string;
  read: () => Promise<TRecord>;
  samples: readonly TRecord[];
}

interface Found<TRecord> {
  record: TRecord;
  /** Invented: not a record of the firm, and not for search engines. */
  isSample: boolean;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const notFound = 404;
const unavailable = 503;

/** One record or sample. Undefined, and the status of the page says so, when there is none; other failures are thrown. */
export async function readRecord<TRecord extends { id: string }>(
  reading: Reading<TRecord>,
): Promise<Found<TRecord> | undefined> {
  const { context, kind, failure, id, read, samples } = reading;
  const { report, onError } = context;
  if (!uuid.test(id)) {
    const record = samples.find((sample) => sample.id === id);
    if (record === undefined) reportMissing(context);
    return record && { record, isSample: true };
  }
  report.shows.add(kind);
  try {
    return { record: await read(), isSample: false };
  } catch (error) {
    if ((error as { status?: unknown }).status === notFound) {
      reportMissing(context, error);
      return undefined;
    }
    report.status = unavailable;
    onError(failure, error);
    throw error;
  }
}
