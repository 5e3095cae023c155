import { ApiProperty } from '@nestjs/swagger';
import { FILLING_RATIOS, type Bucket, type Kind } from '@site/vocabulary';
import type { RunQuery } from '../persistence/database';
import { pageOf } from './page-address';

/** What is said of a file beside the record that shows it. */
export class FileFactsDto {
  @ApiProperty({ description: 'What the picture shows, in French; empty: nothing is said', example: '' })
  readonly alt_fr!: string;
  @ApiProperty({ description: 'What the picture shows, in English; empty: nothing is said', example: '' })
  readonly alt_en!: string;
  @ApiProperty({
    type: 'integer',
    description: 'The point that stays in sight where it is cropped, in hundredths of the width',
    example: 50,
  })
  readonly focal_x!: number;
  @ApiProperty({ type: 'integer', description: 'The same of the height', example: 50 })
  readonly focal_y!: number;
  @ApiProperty({ type: 'integer', required: false, description: 'Of a picture, in pixels', example: 2400 })
  readonly width?: number;
  @ApiProperty({ type: 'integer', required: false, description: 'Of a picture, in pixels', example: 400 })
  readonly height?: number;
  @ApiProperty({
    type: 'integer',
    description: 'Which bytes it has: from the second on, ask for its address with `?v=`',
    example: 1,
  })
  readonly content_version!: number;
  @ApiProperty({ type: 'integer', description: 'Of the file: grows with each change', example: 2 })
  readonly version!: number;
}

/** By the name of the field with the address. */
export type FilesOfRecord = Readonly<Record<string, FileFactsDto>>;

const FACTS = Object.keys({
  alt_fr: true,
  alt_en: true,
  focal_x: true,
  focal_y: true,
  width: true,
  height: true,
  content_version: true,
  version: true,
} satisfies Required<Record<keyof FileFactsDto, true>>);

const NOT_FILLING = `files.width not between ${FILLING_RATIOS.least} * files.height and ${FILLING_RATIOS.most} * files.height`;

/** SQL of what is said of a record's files, for the select list of its rows: null where it is nothing. */
export function fileFacts({ fields }: Kind): string {
  return factsOfFiles(
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) =>
        field.type === 'file' ? [[name, field.bucket]] : [],
      ),
    ),
  );
}

/** The same of rows that no kind describes. @param fields the bucket of each field that holds an address */
export function factsOfFiles(fields: Readonly<Record<string, Bucket>>): string {
  const names = Object.keys(fields);
  if (names.length === 0) return 'null::jsonb';
  const pairs = FACTS.map((name) => `'${name}', files.${name}`).join(', ');
  const named = names.map((name) => `('${name}', '${fields[name]}', ${name})`).join(', ');
  // Most records show few files, many none; and each subquery of its own costs whether or not it is asked.
  return `case when coalesce(${names.join(', ')}) is not null then (
    select jsonb_object_agg(field, jsonb_strip_nulls(jsonb_build_object(${pairs})))
    from (values ${named}) as named (field, bucket, address)
      join files on files.bucket = named.bucket and files.name = split_part(address, '/', 4)
    where files.version > 1 or ${NOT_FILLING}) end`;
}

/** The same of a record that is not stored, by the addresses that it says; undefined where it is nothing. */
export async function factsOfChosenFiles(
  query: RunQuery,
  kind: Kind,
  values: Readonly<Record<string, unknown>>,
): Promise<FilesOfRecord | undefined> {
  const names = Object.keys(kind.fields).filter((name) => kind.fields[name]?.type === 'file');
  const said = names.map((name, place) => `$${place + 1}::text as ${name}`).join(', ');
  const [row] = await query<{ files: FilesOfRecord | null }>(
    `select ${fileFacts(kind)} as files from (select ${said}) said`,
    names.map((name) => values[name] ?? null),
  );
  return row?.files ?? undefined;
}

interface WithFiles {
  files?: FilesOfRecord | null | undefined;
}

/**
 * Makes of a row what is answered: where nothing is said of its files, it says nothing of that; and it tells its page.
 * The row itself, since to copy sixty columns costs as much as to read them.
 */
export function answeredRow<Row extends { readonly id: string }>(kind: Kind, row: Row): Row {
  const answered: Row & WithFiles = row;
  answered.files ??= undefined;
  return Object.assign(answered, pageOf(kind, row));
}

/** How often its files were changed, for the tag of a record that shows them; undefined: never. */
export function fileEdits(row: object): number | undefined {
  const { files } = row as WithFiles;
  return files
    ? Object.values(files).reduce((sum, { version }) => sum + version - 1, 0) || undefined
    : undefined;
}
