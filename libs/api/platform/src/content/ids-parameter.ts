import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { PAGE_LIMITS } from '@site/vocabulary';
import { isUuid } from '../http/pagination';
import { namesGiven, type SeveralValues } from '../http/several-values';
import { Rule, Several } from '../http/validation.decorators';

const IDS: ApiPropertyOptions = {
  type: 'array',
  items: { type: 'string', format: 'uuid' },
  minItems: 1,
  maxItems: PAGE_LIMITS.max,
  required: false,
  description: 'Only these records: ids, each in a parameter of its own or between commas',
};
/** A parameter that names records. */
export function OfIds(): PropertyDecorator {
  const areIds = (given: unknown): boolean => {
    const ids = namesGiven(given as SeveralValues | undefined);
    return ids.length <= PAGE_LIMITS.max && ids.every(isUuid);
  };
  return applyDecorators(
    ApiProperty(IDS),
    Several(PAGE_LIMITS.max),
    Rule('ids_expected', areIds, { max: PAGE_LIMITS.max }),
  ) as PropertyDecorator;
}
