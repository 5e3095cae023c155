import { lowered, raised, typeName } from './names.ts';

/** A field as it was asked for, and what each layer that is written out says of it. */
export interface FieldPlan {
  readonly name: string;
  /** Name inside. */
  readonly property: string;
  readonly type: string;
  /** Which function of the description makes it, and the call. */
  readonly maker: string;
  readonly source: string;
  /** Columns of the table, by their names on the wire. */
  readonly columns: readonly { readonly name: string; readonly sql: string }[];
  readonly searched: boolean;
  readonly sorted: 'text' | 'number' | undefined;
  readonly filtered: boolean;
  readonly bucket?: { readonly name: string; readonly holds: 'image' | 'pdf' };
}

type Parts = Pick<FieldPlan, 'maker' | 'source'> & { sql: string; bucket?: FieldPlan['bucket'] };
interface Asked {
  readonly name: string;
  readonly record: string;
  readonly args: readonly string[];
  readonly optional: boolean;
  /** What an example says. */
  readonly word: string;
}

const quote = (text: string): string => `'${text.replaceAll("'", '’')}'`;
const TEXT = 200;
const PROSE = 10_000;
const URL = 'varchar(500) null';

const TYPES: Readonly<Record<string, (asked: Asked) => Parts>> = {
  text: ({ args: [max = TEXT], word, optional }) => ({
    ...made(optional ? 'optionalText' : 'text', `${max}, ${quote(word)}`),
    sql: `varchar(${max}) ${optional ? 'null' : 'not null'}`,
  }),
  prose: ({ args: [max = PROSE], word, optional }) => ({
    ...made(optional ? 'optionalProse' : 'prose', `${max}, ${quote(`${word}.`)}`),
    sql: optional ? 'text null' : 'text not null',
  }),
  pair: ({ args, word }) => {
    const of = args[0] === 'prose' ? 'prose' : 'text';
    const max = args.find((one) => /^\d+$/.test(one)) ?? (of === 'prose' ? PROSE : TEXT);
    return {
      ...made('pair', `'${of}', ${max}, ${quote(`${word} (FR)`)}, ${quote(`${word} (EN)`)}`),
      sql: 'text not null',
    };
  },
  choice: ({ args: [options = ''], name, word }) => {
    const listed = options.split(',').filter(Boolean);
    if (listed.length < 2)
      throw new Error(`${name}: a choice names its values, as in ${name}:choice:open,closed`);
    const source = `[${listed.map(quote).join(', ')}], ${quote(listed[0] ?? '')}, 'value_invalid', ${quote(word)}`;
    return { ...made('choice', source), sql: 'varchar(20) not null' };
  },
  whole: ({ args: [min = '0', max = '9999'], name }) => ({
    ...made('whole', `{ min: ${min}, max: ${max}, starts: ${min}, example: ${min} }`),
    sql: `int not null check (${name} between ${min} and ${max})`,
  }),
  flag: ({ args: [starts = 'true'], word }) => ({
    ...made('flag', `${starts}, ${quote(`Whether it is ${word.toLowerCase()}`)}`),
    sql: 'boolean not null',
  }),
  day: ({ optional }) => ({
    ...made(optional ? 'optionalDay' : 'day', `'2026-03-01'`),
    sql: `varchar(10) ${optional ? 'null' : 'not null'}`,
  }),
  file: ({ args: [holds = 'image'], name, record }) => {
    if (!/_url$/.test(name)) throw new Error(`${name}: a file is known by its address: ${name}_url`);
    const bucket = `${record}-${name.replace(/_url$/, '').replaceAll('_', '-')}s`;
    return {
      ...made('file', `${quote(bucket)}, '${holds === 'pdf' ? '.pdf' : '.jpg'}'`),
      sql: URL,
      bucket: { name: bucket, holds: holds === 'pdf' ? 'pdf' : 'image' },
    };
  },
  link: () => ({ ...made('link', `'https://example.org'`), sql: URL }),
};

const made = (maker: string, args: string) => ({ maker, source: `${maker}(${args})` });

/** Reads `name:type[:…][?]`, several apart by blanks. @throws Error that says what is wrong */
export function readFields(text: string, record: string): FieldPlan[] {
  const fields = text
    .split(/\s+/)
    .filter(Boolean)
    .map((one) => readField(one, record));
  const [first] = fields;
  if (first === undefined || !['text', 'pair'].includes(first.type))
    throw new Error('The first field names the record: it is a text or a pair, as in name:text:200');
  return fields;
}

function readField(asked: string, record: string): FieldPlan {
  const optional = asked.endsWith('?');
  const [name = '', type = '', ...args] = asked.replace(/\?$/, '').split(':');
  if (!/^[a-z]+(_[a-z]+)*$/.test(name)) throw new Error(`${asked}: a name is of small letters and _`);
  const make = TYPES[type];
  if (make === undefined) throw new Error(`${asked}: a type is one of ${Object.keys(TYPES).join(', ')}`);
  const word = raised(name.replace(/_url$/, '').replaceAll('_', ' '));
  const { maker, source, sql, bucket } = make({ name, record, args, optional, word });
  const wire = type === 'pair' ? [`${name}_fr`, `${name}_en`] : [name];
  const long = type === 'prose' || args[0] === 'prose';
  const texts = type === 'text' || type === 'pair';
  return {
    name,
    property: lowered(typeName(name)),
    type,
    maker,
    source,
    columns: wire.map((column) => ({ name: column, sql })),
    searched: texts || type === 'prose',
    // What may be missing has no place in an order.
    sorted: optional
      ? undefined
      : type === 'whole'
        ? 'number'
        : (texts && !long) || type === 'day' || type === 'choice'
          ? 'text'
          : undefined,
    filtered: type === 'choice' || type === 'flag',
    ...(bucket && { bucket }),
  };
}
