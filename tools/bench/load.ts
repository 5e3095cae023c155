import autocannon from 'autocannon';

/** Generates load in a process of its own, so that its CPU is not counted with a server's. */
const options = JSON.parse(process.argv[2] ?? '{}') as autocannon.Options;
let withoutRetryAfter = 0;
const setupClient: NonNullable<autocannon.Options['setupClient']> = (client) => {
  // Its types have the headers of another event.
  (client as NodeJS.EventEmitter).on('headers', ({ statusCode, headers }: Head) => {
    if (statusCode !== 429 && statusCode !== 503) return;
    if (!headers.some((name) => name.toLowerCase() === 'retry-after')) withoutRetryAfter += 1;
  });
};
const result = await autocannon({ ...options, setupClient });
process.send?.({ ...result, withoutRetryAfter }, () => process.disconnect());

interface Head {
  readonly statusCode: number;
  /** Names and values in turn. */
  readonly headers: readonly string[];
}
