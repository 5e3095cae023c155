import { exampleValues, type Kind } from '@site/vocabulary';

/** A record of the kind that is accepted, as it is sent: the examples of its description. */
export function sampleOf(kind: Kind, changes: Readonly<Record<string, unknown>> = {}) {
  const sample: Readonly<Record<string, unknown>> = { ...exampleValues(kind), ...changes };
  return sample;
}
