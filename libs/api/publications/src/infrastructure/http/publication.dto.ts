import { ApiProperty } from '@nestjs/swagger';
import { recordOf, recordValues } from '@site/api-platform/content';
import type { Versioned } from '@site/api-platform/http';
import { PUBLICATIONS } from '@site/vocabulary';
import type { Publication } from '../../domain/publication';
import type { PublicationRow } from '../persistence/publication.reader';

export class PublicationDto extends recordOf(PUBLICATIONS) {
  @ApiProperty({ type: 'integer', minimum: 0, description: 'Completed downloads', example: 17 })
  readonly downloads!: number;
}

export function answerOf(publication: Publication): Versioned<PublicationRow> {
  const { version, downloads } = publication;
  return { value: wireOf(publication), version, count: downloads };
}

export function wireOf(publication: Publication): PublicationRow {
  return { ...recordValues(PUBLICATIONS, publication), downloads: publication.downloads };
}
