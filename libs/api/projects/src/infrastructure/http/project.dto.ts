import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ListQuery, MayBeEmpty, NextCursor, RequiredText, Rule, SortedBy, Text } from '@site/api-platform';
import { DEFAULT_PROJECT_STATUS, isProjectStatus, PROJECT_STATUSES, TEXT_LIMITS } from '@site/vocabulary';
import type { Project, ProjectDraft } from '../../domain/project';
import { PROJECT_SORTS, type ProjectRow } from '../persistence/project.reader';

/** What a client writes of a project; names of §3, wording of §5. */
export class ProjectInput {
  @ApiProperty({ minLength: 1, maxLength: TEXT_LIMITS.title, example: 'Étude hydrologique du bassin' })
  @RequiredText('title_fr_required', TEXT_LIMITS.title)
  readonly title_fr!: string;

  @ApiProperty({ minLength: 1, maxLength: TEXT_LIMITS.title, example: 'Hydrological study of the basin' })
  @RequiredText('title_en_required', TEXT_LIMITS.title)
  readonly title_en!: string;

  @ApiProperty({
    minLength: 1,
    maxLength: TEXT_LIMITS.description,
    example: 'Débits, crues et étiages du fleuve.',
  })
  @RequiredText('description_fr_required', TEXT_LIMITS.description)
  readonly description_fr!: string;

  @ApiProperty({
    minLength: 1,
    maxLength: TEXT_LIMITS.description,
    example: 'Flows, floods and low waters of the river.',
  })
  @RequiredText('description_en_required', TEXT_LIMITS.description)
  readonly description_en!: string;

  @ApiProperty({ minLength: 1, maxLength: TEXT_LIMITS.category, example: 'GIRE' })
  @RequiredText('category_required', TEXT_LIMITS.category)
  readonly category!: string;

  @ApiProperty({ minLength: 1, maxLength: TEXT_LIMITS.location, example: 'Bouaflé' })
  @RequiredText('location_required', TEXT_LIMITS.location)
  readonly location!: string;

  @ApiProperty({ minLength: 1, maxLength: TEXT_LIMITS.date, description: 'Free text', example: '2024' })
  @RequiredText('date_required', TEXT_LIMITS.date)
  readonly date!: string;

  @ApiProperty({ minLength: 1, maxLength: TEXT_LIMITS.beneficiaries, example: '12 000 habitants' })
  @RequiredText('beneficiaries_required', TEXT_LIMITS.beneficiaries)
  readonly beneficiaries!: string;

  @ApiPropertyOptional({
    enum: PROJECT_STATUSES,
    default: DEFAULT_PROJECT_STATUS,
    description: 'How far the project is',
    example: 'ongoing',
  })
  @Rule('status_unknown', (value) => value === undefined || isProjectStatus(value))
  readonly status?: string;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: TEXT_LIMITS.url,
    description: '`url` of an uploaded file of the bucket `project-images`; null or empty for none',
    example: null,
  })
  @MayBeEmpty()
  @Text(TEXT_LIMITS.url)
  readonly image_url?: string | null;
}

/** A revision replaces the whole record: nothing may be left to a default. */
export class ProjectRevision extends ProjectInput {
  @ApiProperty({
    enum: PROJECT_STATUSES,
    required: true,
    default: undefined,
    description: 'How far the project is; never left to a default here',
    example: 'completed',
  })
  @Rule('status_unknown', isProjectStatus)
  declare readonly status: string;
}

export class ProjectDto implements ProjectRow {
  @ApiProperty({ format: 'uuid', example: '019a9f2e-6c1d-7b3a-8e55-0c4d2f6a1b90' }) readonly id!: string;
  @ApiProperty({ example: 'Étude hydrologique du bassin' }) readonly title_fr!: string;
  @ApiProperty({ example: 'Hydrological study of the basin' }) readonly title_en!: string;
  @ApiProperty({ example: 'Débits, crues et étiages du fleuve.' }) readonly description_fr!: string;
  @ApiProperty({ example: 'Flows, floods and low waters of the river.' }) readonly description_en!: string;
  @ApiProperty({ example: 'GIRE' }) readonly category!: string;
  @ApiProperty({ example: 'Bouaflé' }) readonly location!: string;
  @ApiProperty({ example: '2024' }) readonly date!: string;
  @ApiProperty({ example: '12 000 habitants' }) readonly beneficiaries!: string;
  @ApiProperty({ enum: PROJECT_STATUSES, example: 'ongoing' }) readonly status!: string;
  @ApiProperty({
    type: String,
    nullable: true,
    format: 'uri-reference',
    description: 'Address relative to the root of the site',
    example: '/files/project-images/0f3c9a5e7b1d4826a0c4e8f2b6d91357.jpg',
  })
  readonly image_url!: string | null;
  @ApiProperty({ format: 'date-time', example: '2026-03-01T09:00:00.000000Z' }) readonly created_at!: string;
}

export class ProjectListDto {
  @ApiProperty({ type: [ProjectDto] }) readonly items!: ProjectDto[];
  @ApiProperty({ type: 'integer', description: 'Projects that match, on all pages', example: 1 })
  readonly total!: number;
  @NextCursor() readonly next_cursor!: string | null;
}

export class ProjectListQuery extends ListQuery {
  @SortedBy(PROJECT_SORTS)
  declare readonly sort?: string;

  @ApiPropertyOptional({ maxLength: TEXT_LIMITS.category, description: 'Only projects of this category' })
  @Text(TEXT_LIMITS.category)
  readonly category?: string;

  @ApiPropertyOptional({ enum: PROJECT_STATUSES, description: 'Only projects of this status' })
  @Rule('parameter_invalid', (value) => value === undefined || isProjectStatus(value))
  readonly status?: string;
}

export function draftOf(input: ProjectInput): ProjectDraft {
  return {
    title: { fr: input.title_fr, en: input.title_en },
    description: { fr: input.description_fr, en: input.description_en },
    category: input.category,
    location: input.location,
    date: input.date,
    beneficiaries: input.beneficiaries,
    status: input.status ?? DEFAULT_PROJECT_STATUS,
    imageUrl: input.image_url || null,
  };
}

export function wireOf(project: Project): ProjectDto {
  return {
    id: project.id,
    title_fr: project.title.fr,
    title_en: project.title.en,
    description_fr: project.description.fr,
    description_en: project.description.en,
    category: project.category,
    location: project.location,
    date: project.date,
    beneficiaries: project.beneficiaries,
    status: project.status,
    image_url: project.imageUrl,
    created_at: project.createdAt.toISOString().replace('Z', '000Z'),
  };
}
