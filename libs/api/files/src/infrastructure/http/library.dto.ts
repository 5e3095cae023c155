import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { NamedRecord } from '@site/api-kernel';
import { CHANGED_AT, listOf } from '@site/api-platform/content';
import { ID, ListQuery, MOMENT, OneOf, Rule, SortedBy, Text, type Sorts } from '@site/api-platform/http';
import { NamedRecordDto } from '@site/api-platform/openapi';
import { BUCKETS, isOneLine, TEXT_LIMITS, type Bucket, type FileKind } from '@site/vocabulary';
import { FILE_TYPES, type ContentType } from '../../domain/file-format';
import { sizeText } from '../../domain/stored-file';
import type { FileDescription } from '../../application/file-library';

export const FILE_SORTS = { name: 'text', size: 'integer', updated_at: 'moment' } as const satisfies Sorts;
const FILE_USES = ['used', 'unused'] as const;
export type FileUse = (typeof FILE_USES)[number];

const KINDS = [...new Set(Object.values(BUCKETS))];
const ADDRESS = '/files/project-images/0f3c9a5e7b1d4826a0c4e8f2b6d91357.jpg';
const CENTRE = 50;

const alternative = (language: string) => ({
  description: `What the picture shows, in ${language}, for who does not see it; empty: nothing is said`,
  example: language === 'French' ? 'Le barrage vu de l’aval' : 'The dam seen from downstream',
});
const focal = (side: string) => ({
  type: 'integer' as const,
  minimum: 0,
  maximum: 100,
  description: `The point that stays in sight where the picture is cropped, in hundredths of its ${side}`,
  example: CENTRE,
});

export class LibraryFileDto {
  @ApiProperty(ID) readonly id!: string;
  @ApiProperty({ format: 'uri-reference', description: 'Its address, which stays', example: ADDRESS })
  readonly url!: string;
  @ApiProperty({ enum: Object.keys(BUCKETS), description: 'What it is for' }) readonly bucket!: Bucket;
  @ApiProperty({ description: 'What people call it', example: 'barrage.jpg' }) readonly name!: string;
  @ApiProperty({ enum: FILE_TYPES, example: 'image/jpeg' }) readonly content_type!: ContentType;
  @ApiProperty({ type: 'integer', description: 'Bytes as stored', example: 1_310_720 })
  readonly size!: number;
  @ApiProperty({ description: 'Megabytes of 1024 × 1024 bytes', example: '1.25 MB' })
  readonly file_size!: string;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Pixels, of an image', example: 1600 })
  readonly width!: number | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Pixels, of an image', example: 1067 })
  readonly height!: number | null;
  @ApiProperty(alternative('French')) readonly alt_fr!: string;
  @ApiProperty(alternative('English')) readonly alt_en!: string;
  @ApiProperty(focal('width')) readonly focal_x!: number;
  @ApiProperty(focal('height')) readonly focal_y!: number;
  @ApiProperty({
    type: 'integer',
    minimum: 1,
    description: 'Grows when the bytes are replaced: `?v=2` after the address asks for the second ones',
    example: 1,
  })
  readonly content_version!: number;
  @ApiProperty({ type: 'integer', minimum: 0, description: 'Places in records that show it', example: 1 })
  readonly uses!: number;
  @ApiProperty({
    type: [NamedRecordDto],
    description: 'Records that use it, and those in the bin that would again; twenty at the most',
  })
  readonly used_by!: readonly NamedRecord[];
  @ApiProperty({
    ...MOMENT,
    nullable: true,
    description: 'From when on it is removed by itself, as no record uses it; null while one does',
    example: null,
  })
  readonly removed_at!: string | null;
  @ApiProperty(MOMENT) readonly uploaded_at!: string;
  @ApiProperty(CHANGED_AT) readonly updated_at!: string;
  @ApiProperty({ type: 'integer', minimum: 1, description: 'Grows with each change', example: 1 })
  readonly version!: number;
}

/** As it is stored. */
export type FileRow = Omit<LibraryFileDto, 'file_size'>;

export class FileListDto extends listOf(LibraryFileDto) {}

export class FileListQuery extends ListQuery {
  @SortedBy(FILE_SORTS) override readonly sort?: string;

  @ApiPropertyOptional({ enum: Object.keys(BUCKETS), description: 'Only files for this' })
  @OneOf(Object.keys(BUCKETS))
  readonly bucket?: Bucket;

  @ApiPropertyOptional({ enum: KINDS, description: 'Only images, or only documents' })
  @OneOf(KINDS)
  readonly kind?: FileKind;

  @ApiPropertyOptional({
    enum: FILE_USES,
    description:
      'Only files that records use, or would again if they came back from the bin; or only the others',
  })
  @OneOf(FILE_USES)
  readonly use?: FileUse;

  @ApiPropertyOptional({
    maxLength: TEXT_LIMITS.url,
    description: 'Only the file with this address, its `url`; any other text is the address of none',
    example: ADDRESS,
  })
  @Text(TEXT_LIMITS.url)
  readonly url?: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const OneLine = () => Rule('one_line_expected', (value) => !isText(value) || isOneLine(value));

function Alternative(language: string): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ ...alternative(language), type: String, maxLength: TEXT_LIMITS.alternative }),
    Text(TEXT_LIMITS.alternative),
    Rule('text_expected', (value) => value === undefined || isText(value)),
    OneLine(),
  ) as PropertyDecorator;
}

function Focal(side: string): PropertyDecorator {
  const within = (value: unknown) =>
    value === undefined || (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 100);
  return applyDecorators(
    ApiPropertyOptional(focal(side)),
    Rule('whole_number_invalid', within, { min: 0, max: 100 }),
  ) as PropertyDecorator;
}

/** What is sent is changed, all else stays. */
export class FileChanges {
  @ApiPropertyOptional({
    type: String,
    minLength: 1,
    maxLength: TEXT_LIMITS.file_name,
    description: 'What people call it; stored without what no file system takes',
    example: 'barrage.jpg',
  })
  @Text(TEXT_LIMITS.file_name)
  @Rule('name_required', (value) => value === undefined || (isText(value) && value.trim() !== ''))
  @OneLine()
  readonly name?: string;

  @Alternative('French') readonly alt_fr?: string;
  @Alternative('English') readonly alt_en?: string;
  @Focal('width') readonly focal_x?: number;
  @Focal('height') readonly focal_y?: number;
}

export const DESCRIBED = ['name', 'alt_fr', 'alt_en', 'focal_x', 'focal_y'] as const;

export function describedBy(
  { name, alt_fr, alt_en, focal_x, focal_y }: FileChanges,
  standing: FileDescription,
): FileDescription {
  const { alternative: said, focalPoint } = standing;
  return {
    originalName: name ?? standing.originalName,
    alternative: { fr: (alt_fr ?? said.fr).trim(), en: (alt_en ?? said.en).trim() },
    focalPoint: { x: focal_x ?? focalPoint.x, y: focal_y ?? focalPoint.y },
  };
}

export function libraryFile(row: FileRow): LibraryFileDto {
  return { ...row, file_size: sizeText(row.size) };
}
