import type { Type } from '@nestjs/common';

const CUTTABLE = 'site:cuttable';
/** Where Swagger keeps what it is told of properties. */
const PROPERTIES = 'swagger/apiModelProperties';
const NAMES = 'swagger/apiModelPropertiesArray';

/** Of a class of answers: each is a record, of which `fields` and `lang` may ask for less. */
export function markCuttable(record: Type): void {
  Reflect.defineMetadata(CUTTABLE, true, record.prototype as object);
}

/** The properties of the records that a route answers, one or a list; undefined where they are answered whole. */
export function cuttableProperties({ prototype }: Type): readonly string[] | undefined {
  const list = Reflect.getMetadata(PROPERTIES, prototype as object, 'items') as
    { readonly type?: Type } | undefined;
  const record = (list?.type?.prototype ?? prototype) as object;
  if (Reflect.getMetadata(CUTTABLE, record) !== true) return undefined;
  const names = Reflect.getMetadata(NAMES, record) as readonly string[];
  return names.map((name) => name.slice(1));
}
