import type { FieldPlan } from './field-plan.ts';
import type { Names } from './names.ts';

/** The statements that make the table of a kind, and all that watches it. */
export function tableSql({ table }: Names, fields: readonly FieldPlan[]): string {
  const columns = fields.flatMap((field) => field.columns.map(({ name, sql }) => `  ${name} ${sql},`));
  const named = (chosen: readonly FieldPlan[]) =>
    `array[${chosen.flatMap((field) => field.columns.map(({ name }) => `'${name}'`)).join(', ')}]`;
  const [texts, numbers] = (['text', 'number'] as const).map((sort) =>
    fields.filter(({ sorted }) => sorted === sort),
  ) as [FieldPlan[], FieldPlan[]];
  return [
    `create table ${table} (`,
    '  id uuid not null primary key,',
    ...columns,
    '  created_at timestamptz(6) not null,',
    '  edited_by uuid null references users (id) on delete set null,',
    '  edited_at timestamptz(6) not null,',
    '  version int not null default 1',
    ');',
    `create index ${table}_edited_by on ${table} (edited_by);`,
    `call make_hideable('${table}');`,
    `create index ${table}_newest_first on ${table} (created_at, id) include (hidden);`,
    `call mark_outdated_english('${table}');`,
    `call watch_content('${table}');`,
    `call tell_changes('${table}');`,
    `call sort_by_change('${table}');`,
    `call search_in('${table}', ${named(fields.filter(({ searched }) => searched))});`,
    ...(texts.length > 0 ? [`call sort_by('${table}', ${named(texts)});`] : []),
    ...(numbers.length > 0 ? [`call sort_by_number('${table}', ${named(numbers)});`] : []),
    `call remember_removed('${table}', 'true');`,
    ...fields
      .filter(({ type }) => type === 'file')
      .map(({ name }) => `call watch_file('${table}', '${name}');`),
    `call keep_versions('${table}');`,
    `call keep_bin('${table}');`,
  ].join('\n');
}
