import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { Kind } from '@site/vocabulary';
import { filteredQueryOf, OfIds } from '../content';
import { refusedParameter } from '../http/pagination';
import type { SeveralValues } from '../http/several-values';
import { OneOf, Rule, Text } from '../http/validation.decorators';
import type { EditedKind } from '../record-lifecycle/edited-kinds';
import { EXPORT_FORMATS, type ExportFormat } from './record-export';
import type { WantedRecords } from './record-rows';

export type ExportQuery = WantedRecords & { readonly format: ExportFormat };

const FORMATS = Object.keys(EXPORT_FORMATS);
const BOOLEANS = ['true', 'false'];
const LONGEST_WORD = 20;

/** What an export can be asked for: the filters of the list. */
export function exportQueryOf(kind: Kind): Type<ExportQuery> {
  class Query extends (filteredQueryOf(kind) as Type<object>) {
    @ApiProperty({ enum: FORMATS })
    @OneOf(FORMATS)
    @Rule('value_required', (value) => value !== undefined)
    readonly format!: ExportFormat;

    @OfIds()
    readonly ids?: SeveralValues;

    @ApiProperty({
      type: String,
      required: false,
      maxLength: LONGEST_WORD,
      description: 'How far they are shown, as in the list',
    })
    @Text(LONGEST_WORD)
    readonly visibility?: string;
  }
  return Query as Type<ExportQuery>;
}

/** @throws DomainError `invalid_parameter` for what lists of the kind do not know */
export function demandVisibility({ visibilities }: EditedKind, { visibility }: WantedRecords): void {
  const options = Object.keys(visibilities);
  if (visibility !== undefined && !options.includes(visibility))
    throw refusedParameter('visibility', 'options_expected', { options: options.join(', ') });
}

export class ImportQuery {
  @ApiProperty({
    enum: BOOLEANS,
    required: false,
    default: 'true',
    description: 'Whether everything is only tried, for the report',
  })
  @OneOf(BOOLEANS)
  readonly dry_run?: string;
}
