import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { TEXT_FORMS, type TextForm } from '@site/vocabulary';
import { OneOf } from '../http/validation.decorators';

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

/** How one record can be asked for. */
export class RecordQuery {
  @InTextForm()
  readonly text?: TextForm;
}
