import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';

/** One thing wrong, and the keys that lead to it. */
export interface Problem {
  readonly place: readonly string[];
  readonly says: string;
}

const schema = JSON.parse(readFileSync('tools/compose-spec/compose-spec.json', 'utf8')) as object;

interface Surplus {
  readonly additionalProperty?: string;
  readonly unevaluatedProperty?: string;
}

function toProblem({ instancePath, params, message = '' }: ErrorObject): Problem {
  const steps = instancePath.split('/').slice(1);
  const place = steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const { additionalProperty, unevaluatedProperty = additionalProperty } = params as Surplus;
  return unevaluatedProperty === undefined
    ? { place, says: message }
    : { place: [...place, unevaluatedProperty], says: 'is no property of the specification' };
}

/** What the schema of the Compose Specification refuses. */
export function invalid(model: unknown): Problem[] {
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  ajv.validate(schema, model);
  const problems = (ajv.errors ?? []).map(toProblem);
  // Where a value matches no branch of a choice, the branch that came furthest says why.
  const paths = problems.map(({ place }) => place.join('\0'));
  return problems.filter((_, index) => !paths.some((path) => path.startsWith(`${paths[index]}\0`)));
}
