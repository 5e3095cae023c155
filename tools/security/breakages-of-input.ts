import type { Breakage } from './breakage.ts';

const platform = 'libs/api/platform/src';
const vocabulary = 'libs/vocabulary/src';
const files = 'libs/api/files/src';

/** What somebody writes or sends, and what is made of it. */
export const breakagesOfInput: readonly Breakage[] = [
  {
    row: 'D-03',
    file: `${platform}/http/validation.pipe.ts`,
    replace: ['forbidNonWhitelisted: true', 'forbidNonWhitelisted: false'],
  },
  {
    row: 'D-04',
    file: `${vocabulary}/kinds/refused-field.ts`,
    replace: ['!Number.isInteger(number) || number < min || number > max', 'number > max'],
  },
  {
    row: 'E-02',
    file: `${platform}/http/pagination.ts`,
    replace: ['@WholeParameter(1, PAGE_LIMITS.max)', '@WholeParameter(0, PAGE_LIMITS.max)'],
  },
  {
    row: 'E-06',
    file: 'libs/api/messages/src/infrastructure/mail/contact-letter.wording.ts',
    replace: [
      'return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);',
      'return text;',
    ],
  },
  {
    row: 'E-08',
    file: `${platform}/transfer/csv.ts`,
    replace: [`FORMULA.test(text) ? \`'\${text}\` : text`, 'text'],
  },
  {
    row: 'G-09',
    file: `${files}/infrastructure/disk/incoming-folder.ts`,
    replace: [
      `} finally {
        await rm(path, { recursive: true, force: true });`,
      '} finally {',
    ],
  },
  {
    row: 'G-14',
    file: `${files}/infrastructure/http/upload-form.ts`,
    replace: ['if (field !== FILE_FIELD) {', `if (field === '') {`],
  },
  {
    row: 'G-15',
    file: `${files}/infrastructure/imaging/local-content-processor.ts`,
    replace: ['image.autoOrient()', 'image.autoOrient().keepMetadata()'],
  },
  {
    row: 'G-17',
    file: `${files}/application/file.service.ts`,
    replace: [`if (file === undefined) throw new DomainError('not_found');`, ''],
  },
  {
    row: 'I-05',
    file: `${platform}/server/json-body.ts`,
    replace: [String.raw`/^application\/json\s*(?:;`, String.raw`/^(?:application\/json|text\/plain)\s*(?:;`],
  },
  {
    row: 'K-04',
    file: `${vocabulary}/kinds/refused-field.ts`,
    replace: [
      String.raw`if (value.includes('\u0000') || LONE_SURROGATE.test(value)) return refusal('character_forbidden');`,
      '',
    ],
  },
  {
    row: 'K-06',
    file: `${platform}/server/json-body.ts`,
    replace: ['!isUtf8(bytes) || isDeeperThan', 'isDeeperThan'],
  },
  {
    row: 'K-08',
    file: `${vocabulary}/limits.ts`,
    replace: ['return [...text].length;', 'return text.length;'],
  },
  {
    row: 'K-09',
    file: `${vocabulary}/kinds/refused-field.ts`,
    replace: [`typeof value !== 'string' || value.trim() === ''`, `value === ''`],
  },
  {
    row: 'K-10',
    file: 'libs/api/news/src/domain/publication-date.ts',
    replace: [
      'return midnight !== undefined && newsDay(midnight) === day ? midnight : undefined;',
      'return midnight;',
    ],
  },
  {
    row: 'K-21',
    file: `${platform}/server/request-body.ts`,
    replace: [
      `if (Number(request.headers['content-length'] ?? 0) > limit) return refuse('payload_too_large');`,
      '',
    ],
  },
];
