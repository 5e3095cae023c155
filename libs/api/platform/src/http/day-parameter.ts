import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { isCalendarDay } from '@site/vocabulary';
import { Rule } from './validation.decorators';

/** A parameter that is a day (`YYYY-MM-DD`), or absent. */
export function DayParameter(description: string): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ format: 'date', description }),
    Rule(
      'date_invalid',
      (value) => value === undefined || (typeof value === 'string' && isCalendarDay(value)),
    ),
  ) as PropertyDecorator;
}
