import { ApiProperty } from '@nestjs/swagger';
import {
  facetQueryOf,
  facetsOf,
  changesOf,
  inputOf,
  listOf,
  listQueryOf,
  recordOf,
  recordValues,
} from '@site/api-platform/content';
import type { Versioned } from '@site/api-platform/http';
import { PUBLICATIONS } from '@site/vocabulary';
import type { Publication } from '../../domain/publication';
import { PUBLICATION_SORTS, type PublicationRow } from '../persistence/publication.reader';

/** What a client writes of a publication; names of §3, wording of §5. */
export class PublicationInput extends inputOf(PUBLICATIONS) {}

export class PublicationChanges extends changesOf(PublicationInput) {}

export class PublicationDto extends recordOf(PUBLICATIONS) {
  @ApiProperty({ type: 'integer', minimum: 0, description: 'Completed downloads', example: 17 })
  readonly downloads!: number;
}

export class PublicationListDto extends listOf(PublicationDto) {}

export class PublicationListQuery extends listQueryOf(PUBLICATIONS, PUBLICATION_SORTS) {}

export function answerOf(publication: Publication): Versioned<PublicationRow> {
  const { version, downloads } = publication;
  return { value: wireOf(publication), version, count: downloads };
}

export function wireOf(publication: Publication): PublicationRow {
  return { ...recordValues(PUBLICATIONS, publication), downloads: publication.downloads };
}

export class PublicationFacetQuery extends facetQueryOf(PUBLICATIONS) {}

export class PublicationFacetsDto extends facetsOf(PUBLICATIONS) {}
