import type { ApiPropertyOptions } from '@nestjs/swagger';
import {
  ADDRESS_LIMIT,
  fileUrlForm,
  formOf,
  isFewFlag,
  isFormatted,
  isRequired,
  WEBSITE_FORM,
} from '@site/vocabulary';
import type { Field, WireField } from '@site/vocabulary';

/** No NUL, which PostgreSQL cannot store; and more than blanks. */
const STORABLE = String.raw`^[^\u0000]*$`;
const SAYING = String.raw`^[^\u0000]*[^\s\u0000][^\u0000]*$`;
const EXAMPLE_NAME = '0f3c9a5e7b1d4826a0c4e8f2b6d91357';

const MARKDOWN = 'Markdown as in the introduction; no HTML';
/** The format `uri` would allow less. */
const LINK = 'Absolute address, http or https';

/** Of what nothing has to be said. */
export const STAYS = '; absent: as it is, and of a new record `false`';

/** How a field of a request is documented. @param revised whether nothing is left to what a new record starts with */
export function asSent({ field, locale }: WireField, { revised = false } = {}): ApiPropertyOptions {
  const described = descriptionOf(field);
  switch (field.type) {
    case 'choice':
      return {
        ...descriptionOf(field, revised ? '; never left to a default here' : ''),
        enum: [...field.options],
        example: field.starts,
        required: revised,
        // The revision extends the body that has one.
        default: revised ? undefined : field.starts,
      };
    case 'whole':
      return {
        type: 'integer',
        nullable: true,
        required: false,
        minimum: field.min,
        maximum: field.max,
        default: field.starts,
        description: `A number, or text that is one; what is not numeric, null or absent counts as ${field.starts}`,
        example: field.example,
      };
    case 'flag':
      if (isFewFlag(field))
        return { ...descriptionOf(field, STAYS), type: Boolean, required: false, example: false };
      return {
        ...descriptionOf(field, revised ? '; never left to a default here' : ''),
        type: Boolean,
        example: field.starts,
        required: revised,
        default: revised ? undefined : field.starts,
      };
    case 'file':
      return {
        ...empty(ADDRESS_LIMIT),
        pattern: `^(?:${fileUrlForm(field.bucket)})?$`,
        description: `\`url\` of an uploaded file of the bucket \`${field.bucket}\`; null or empty for none`,
        example: null,
      };
    case 'link':
      return {
        ...empty(ADDRESS_LIMIT),
        description: `${LINK}, without a name and password in it; null or empty for none`,
        pattern: `^(?:${WEBSITE_FORM})?$`,
        example: field.example,
      };
    default: {
      const max = field.type === 'day' ? 10 : field.max;
      const example = field.type === 'pair' ? field.example[locale ?? 'fr'] : field.example;
      if (field.type === 'day')
        return { ...described, ...(isRequired(field) ? { type: String } : empty(max)), example };
      if (!isRequired(field))
        return { ...described, ...empty(max), pattern: emptyOr(formOf(field)?.pattern), example };
      return { ...described, type: String, minLength: 1, maxLength: max, pattern: SAYING, example };
    }
  }
}

/** How a field of an answer is documented. */
export function asAnswered({ field, locale }: WireField): ApiPropertyOptions {
  const { description } = field;
  switch (field.type) {
    case 'choice':
      return { enum: [...field.options], example: field.starts };
    case 'whole':
      return { type: 'integer', example: field.example };
    case 'flag':
      return { ...descriptionOf(field), type: Boolean, example: field.starts };
    case 'file':
      return {
        type: String,
        nullable: true,
        format: 'uri-reference',
        description: description ?? 'Address relative to the root of the site',
        example: `/files/${field.bucket}/${EXAMPLE_NAME}${field.ending}`,
      };
    case 'link':
      return {
        type: String,
        nullable: true,
        description: `${LINK}, as browsers read it`,
        example: field.example,
      };
    case 'pair':
      return { ...descriptionOf(field), type: String, example: field.example[locale ?? 'fr'] };
    default:
      return {
        ...(isFormatted(field) && descriptionOf(field)),
        type: String,
        example: field.example,
        ...(!isRequired(field) && { nullable: true }),
      };
  }
}

function descriptionOf(field: Field, more = ''): { description?: string } {
  const { description = isFormatted(field) ? MARKDOWN : undefined } = field;
  return description === undefined ? {} : { description: description + more };
}

/** What leaves a field empty has no form. */
function emptyOr(pattern: RegExp | undefined): string {
  return pattern === undefined ? STORABLE : `^(?:${pattern.source.slice(1, -1)})?$`;
}

function empty(maxLength: number) {
  return { type: String, nullable: true, required: false, maxLength } as const;
}
