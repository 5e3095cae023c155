import autocannon from 'autocannon';

/** Generates load in a process of its own, so that its CPU is not counted with a server's. */
const options = JSON.parse(process.argv[2] ?? '{}') as autocannon.Options;
const result = await autocannon(options);
process.send?.(result, () => process.disconnect());
