import type { OpenAPIObject, OperationObject } from '@nestjs/swagger';
import { VERBS } from './common-refusals';

type Parameter = NonNullable<OperationObject['parameters']>[number];

/** What an address names comes first, in the order of the address: some clients take their arguments by place. */
export function orderParameters({ paths }: OpenAPIObject): void {
  for (const [path, item] of Object.entries(paths)) {
    const placeOf = (parameter: Parameter): number =>
      'in' in parameter && parameter.in === 'path' ? path.indexOf(`{${parameter.name}}`) : Infinity;
    for (const verb of VERBS) {
      item[verb]?.parameters?.sort((a, b) => (placeOf(a) === placeOf(b) ? 0 : placeOf(a) - placeOf(b)));
    }
  }
}
