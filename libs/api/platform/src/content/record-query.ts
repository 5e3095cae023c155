import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { LOCALES, TEXT_FORMS, type Locale, type TextForm } from '@site/vocabulary';
import type { SeveralValues } from '../http/several-values';
import { OneOf, Several, Text } from '../http/validation.decorators';

/** A parameter that says in which form formatted texts are answered. */
export function InTextForm(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      required: false,
      enum: [...TEXT_FORMS],
      description:
        'Form of the texts that are written in Markdown: safe HTML, or without marks; absent, as they were written, ' +
        'which alone is to be sent back',
    }),
    OneOf(TEXT_FORMS),
  ) as PropertyDecorator;
}

const LONGEST = 1_000;
const MOST_FIELDS = 50;

/** A parameter that names what is answered of each record (`AnswersExcerpt`). */
export function OfFields(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: 'array',
      items: { type: 'string', maxLength: LONGEST },
      maxItems: MOST_FIELDS,
      required: false,
      description:
        'Only these properties of each record, and its `id`: names of the record, each in a parameter of its own or ' +
        'between commas; the answer is an excerpt',
    }),
    Several(MOST_FIELDS),
    Text(LONGEST, true),
  ) as PropertyDecorator;
}

/** A parameter that leaves the other language out (`AnswersExcerpt`). */
export function InOneLanguage(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      required: false,
      enum: [...LOCALES],
      description:
        'Only the texts in this language, under their names (`title_fr`); the answer is an excerpt. Absent, both',
    }),
    OneOf(LOCALES),
  ) as PropertyDecorator;
}

/** How one record can be asked for. */
export class RecordQuery {
  @InTextForm()
  readonly text?: TextForm;

  @OfFields()
  readonly fields?: SeveralValues;

  @InOneLanguage()
  readonly lang?: Locale;
}
