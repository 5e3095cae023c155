import type { FieldPlan } from './field-plan.ts';

type Parts = Pick<FieldPlan, 'maker' | 'source' | 'max' | 'options' | 'bucket'> & {
  readonly sql: string;
  /** What its values are ordered by, where nothing is missing. */
  readonly order?: FieldPlan['sorted'];
};
interface Asked {
  readonly name: string;
  readonly record: string;
  readonly args: readonly string[];
  readonly optional: boolean;
  /** What an example says. */
  readonly word: string;
}

interface Type {
  /** What follows its name. */
  readonly args: RegExp;
  /** How that is said to people. */
  readonly as: string;
  readonly mayBeMissing?: true;
  readonly make: (asked: Asked) => Parts;
}

const quote = (text: string): string => `'${text.replaceAll("'", '’')}'`;
const TEXT = 200;
const PROSE = 10_000;
const URL = 'varchar(500) null';
/** A longer text fits into no index, and into no cursor (`CURSOR_LENGTH`). */
export const LONGEST_IN_ORDER = 200;
/** Of the column (`CHOICE_LIMIT`); its names are keys of the texts, too, where « all » has a meaning. */
const OPTION = /^(?!all$)[A-Za-z][\w-]{0,19}$/;

const MAX = String.raw`(?::[1-9]\d{0,4})?`;
const NUMBER = String.raw`:(?:0|-?[1-9]\d{0,8})`;
const ordered = (max: number | string) => (Number(max) > LONGEST_IN_ORDER ? {} : { order: 'text' as const });
/** An example of so many characters at most. */
const example = (text: string, max: number | string) => quote(text.slice(0, Number(max)).trimEnd());

/** What a field can be asked for as. */
export const FIELD_TYPES: Readonly<Record<string, Type>> = {
  text: {
    args: new RegExp(`^${MAX}$`),
    as: 'text:200',
    mayBeMissing: true,
    make: ({ args: [max = TEXT], word, optional }) => ({
      ...made(optional ? 'optionalText' : 'text', `${max}, ${example(word, max)}`),
      sql: `varchar(${max}) ${optional ? 'null' : 'not null'}`,
      max: Number(max),
      ...ordered(max),
    }),
  },
  prose: {
    args: new RegExp(`^${MAX}$`),
    as: 'prose:5000',
    mayBeMissing: true,
    make: ({ args: [max = PROSE], word, optional }) => ({
      ...made(optional ? 'optionalProse' : 'prose', `${max}, ${example(`${word}.`, max)}`),
      sql: optional ? 'text null' : 'text not null',
    }),
  },
  pair: {
    args: new RegExp(`^(?::text|:prose)?${MAX}$`),
    as: 'pair:120 or pair:prose:5000',
    make: ({ args, word }) => {
      const of = args[0] === 'prose' ? 'prose' : 'text';
      const max = args.find((one) => /^\d+$/.test(one)) ?? (of === 'prose' ? PROSE : TEXT);
      return {
        ...made('pair', `'${of}', ${max}, ${example(`${word} (FR)`, max)}, ${example(`${word} (EN)`, max)}`),
        sql: 'text not null',
        max: Number(max),
        ...(of === 'text' && ordered(max)),
      };
    },
  },
  choice: {
    args: /^:[^:]+$/,
    as: 'choice:open,closed',
    make: ({ args: [options = ''], name, word }) => {
      const listed = [...new Set(options.split(',').filter((one) => OPTION.test(one)))];
      if (listed.length < 2 || listed.join(',') !== options)
        throw new Error(
          `${name}: a choice names its values, as in ${name}:choice:open,closed: letters, digits, _ and -, 20 at most, and none is all`,
        );
      const source = `[${listed.map(quote).join(', ')}], ${quote(listed[0] ?? '')}, 'value_invalid', ${quote(word)}`;
      return { ...made('choice', source), sql: 'varchar(20) not null', order: 'text', options: listed };
    },
  },
  whole: {
    args: new RegExp(`^(?:${NUMBER}(?:${NUMBER})?)?$`),
    as: 'whole:0:99',
    make: ({ args: [min = '0', max = '9999'], name }) => {
      if (Number(min) > Number(max)) throw new Error(`${name}: no number is from ${min} to ${max}`);
      return {
        ...made('whole', `{ min: ${min}, max: ${max}, starts: ${min}, example: ${min} }`),
        sql: `int not null check (${name} between ${min} and ${max})`,
        order: 'number',
      };
    },
  },
  flag: {
    args: /^(?::true|:false)?$/,
    as: 'flag or flag:false',
    make: ({ args: [starts = 'true'], word }) => ({
      ...made('flag', `${starts}, ${quote(`Whether it is ${word.toLowerCase()}`)}`),
      sql: 'boolean not null',
      options: ['true', 'false'],
    }),
  },
  day: {
    args: /^$/,
    as: 'day',
    mayBeMissing: true,
    make: ({ optional }) => ({
      ...made(optional ? 'optionalDay' : 'day', `'2026-03-01'`),
      sql: `varchar(10) ${optional ? 'null' : 'not null'}`,
      order: 'text',
    }),
  },
  file: {
    args: /^(?::image|:pdf)?$/,
    as: 'file or file:pdf',
    make: ({ args: [holds = 'image'], name, record }) => {
      if (!/_url$/.test(name)) throw new Error(`${name}: a file is known by its address: ${name}_url`);
      const bucket = `${record}-${name.replace(/_url$/, '').replaceAll('_', '-')}s`;
      return {
        ...made('file', `${quote(bucket)}, '${holds === 'pdf' ? '.pdf' : '.jpg'}'`),
        sql: URL,
        bucket: { name: bucket, holds: holds === 'pdf' ? 'pdf' : 'image' },
      };
    },
  },
  link: {
    args: /^$/,
    as: 'link',
    make: () => ({ ...made('link', `'https://example.org'`), sql: URL }),
  },
};

const made = (maker: string, args: string) => ({ maker, source: `${maker}(${args})` });
