import type { FieldPlan } from './field-plan.ts';
import type { Names } from './names.ts';
import type { Place } from './places.ts';
import { wordOf } from './texts.ts';

/** Columns that fit beside each other. */
const COLUMNS = 4;

/** What the templates of the administration ask for. */
export function screensOf(fields: readonly FieldPlan[]) {
  const shown = fields
    .filter(({ sorted }) => sorted !== undefined)
    .flatMap((field) =>
      field.columns.map(({ name }) => ({ name, first: field === fields[0], options: field.options })),
    )
    .slice(0, COLUMNS);
  const controls = fields.map((field) => ({ field, control: controlOf(field) }));
  const named = (chosen: readonly string[]) => [...new Set(chosen)].sort().join(', ');
  const isFile = ({ field }: (typeof controls)[number]) => field.type === 'file';
  const isLong = ({ field }: (typeof controls)[number]) => field.type === 'pair' || field.type === 'prose';
  const components = (chosen: typeof controls) =>
    named(chosen.map(({ control }) => /\w+/.exec(control)?.[0] ?? ''));
  return {
    worded: fields.filter(({ options }) => options),
    columns: shown.map(({ name, first, options }, index) => ({
      name,
      options,
      width: Math.floor(100 / shown.length),
      place: first ? (index === 0 ? 'title' : 'subtitle') : '',
    })),
    controls: named(['FieldGroup', ...components(controls.filter((one) => !isFile(one))).split(', ')]),
    uploads: components(controls.filter(isFile)),
    details: controls.filter((one) => !isFile(one) && !isLong(one)),
    texts: controls.filter(isLong),
    files: controls.filter(isFile),
    /** What is chosen in the form of the example. */
    chosen: fields.flatMap(({ type, options: [starts = ''] = [] }) =>
      type === 'choice' ? wordOf(starts) : [],
    ),
    /** What the list and the form know a record by. */
    named: fields[0]?.columns[0]?.name,
    shown: fields[0]?.columns.at(-1)?.name,
  };
}

function controlOf({ name, type, bucket, source }: FieldPlan): string {
  switch (type) {
    case 'pair':
      return `<TextPair name="${name}"${source.includes("'prose'") ? ' rows={4}' : ''} />`;
    case 'prose':
      return `<TextField name="${name}" rows={4} />`;
    case 'choice':
      return `<ChoiceField name="${name}" />`;
    case 'flag':
      return `<FlagField name="${name}" />`;
    case 'whole':
      return `<TextField name="${name}" inputMode="numeric" autoComplete="off" />`;
    case 'day':
      return `<DayField name="${name}" />`;
    case 'link':
      return `<TextField name="${name}" type="url" inputMode="url" placeholder="https://" />`;
    case 'file':
      return bucket?.holds === 'pdf'
        ? `<FileField name="${name}" bucket="${bucket.name}" texts="upload.file" />`
        : `<ImageField name="${name}" bucket="${bucket?.name}" texts="upload.image" />`;
    default:
      return `<TextField name="${name}" />`;
  }
}

/** Where the administration learns of a kind. */
export function rowsOfScreens({ table, url, record, Record }: Names, fields: readonly FieldPlan[]): Place[] {
  const filters = fields.filter(({ options }) => options).map(({ name }) => `'${name}'`);
  return [
    {
      file: 'apps/web/src/entities/content/model/kinds.ts',
      text: `  ${table}: { filters: [${filters.join(', ')}] },\n`,
      before: '} as const satisfies Readonly<Record<ContentKind, AdministeredKind>>;',
    },
    {
      file: 'apps/web/src/app/router/admin-screens.ts',
      text: `  ${table}: {
    list: lazyRouteComponent(() => import('../../pages/admin/${url}'), '${Record}ListPage'),
    form: lazyRouteComponent(() => import('../../pages/admin/${record}'), '${Record}FormPage'),
  },
`,
      before: '};\n\nconst settings = ',
    },
  ];
}
