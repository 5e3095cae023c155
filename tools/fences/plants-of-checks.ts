import type { Plant } from './planted.ts';
import { plantsOfCompose } from './plants-of-compose.ts';

const namespace = 'apps/web/src/shared/i18n/locales';
const texts = (fence: string, at: string, says: string, files: Plant['files'] = {}): Plant => ({
  fence,
  by: 'locales',
  files,
  at: `${namespace}/${at}`,
  rule: 'locales',
  says,
});

const changed = (
  fence: string,
  path: string,
  [right, wrong]: readonly [string | RegExp, string],
  says: string,
): Plant => ({
  fence,
  by: 'ignored',
  files: { [path]: (before) => before.replace(right, wrong) },
  rule: 'ignored',
  says,
});

const deployment: Plant[] = [
  ...plantsOfCompose,
  changed('git takes no secrets in', '.gitignore', ['.env\n', '\n'], 'lets in .env'),
  changed('an image takes no secrets in', '.dockerignore', ['**/.*\n', '\n'], 'lets in apps/api/.env'),
  changed('an image takes nothing built in', '.dockerignore', ['**/dist\n', '\n'], 'lets in apps/api/dist'),
  changed('an image takes its sources in', '.dockerignore', ['!libs\n', '\n'], 'leaves out libs/'),
];

const checks: Plant[] = [
  texts('both languages have the same texts', 'en/planted.json', '"alone" is missing', {
    [`${namespace}/fr/planted.json`]: '{ "hole": "{{nom}}", "none": "rien", "alone": "seul" }\n',
    [`${namespace}/en/planted.json`]: '{ "hole": "{{name}}", "none": "" }\n',
  }),
  texts('no text is read by nobody', 'en/planted.json', '"hole" is read by nothing'),
  texts(
    'no text is read by a list that happens to have its words',
    'en/planted-part.json',
    'is read by nothing',
    {
      [`${namespace}/fr/planted-part.json`]: '{ "dashboard": { "newsletter": "Lettre" } }\n',
      [`${namespace}/en/planted-part.json`]: '{ "dashboard": { "newsletter": "Newsletter" } }\n',
    },
  ),
  texts('no text waits for its words', 'fr/planted.json', '"open" waits', {
    [`${namespace}/fr/planted.json`]:
      '{ "hole": "{{nom}}", "none": "rien", "alone": "seul", "open": "⟦open⟧" }\n',
  }),
  texts('French punctuation keeps its line', 'fr/planted.json', '"broken" has a plain space', {
    [`${namespace}/fr/planted.json`]:
      '{ "hole": "{{nom}}", "none": "rien", "alone": "seul", "open": "⟦open⟧", "broken": "Quoi ?", "far": "{{nom}} ans" }\n',
  }),
  {
    fence: 'French punctuation keeps its line in what the API says, too',
    by: 'locales',
    files: {
      'libs/vocabulary/src/planted-wording.ts': "export const PLANTED = { fr: 'Quoi ?', en: 'What?' };\n",
    },
    rule: 'locales',
    says: 'plain space',
  },
  {
    fence: 'no source asks for a text that nobody has worded',
    by: 'locales',
    files: {
      'apps/web/src/planted-asking.ts':
        "export const planted = (t: (key: string) => string) => t('form.unsaid');\n",
    },
    rule: 'locales',
    says: '"form.unsaid" stands nowhere',
  },
  texts('French units stay beside their numbers', 'fr/planted.json', '"far" has a plain space'),
  texts('no text is empty', 'en/planted.json', '"none" is empty'),
  texts('both languages fill in the same names', 'en/planted.json', '"hole" fills in'),
  texts('both languages have the same files', 'en/planted-alone.json', 'missing', {
    [`${namespace}/fr/planted-alone.json`]: '{}\n',
  }),
  {
    fence: 'no file names a folder of one machine',
    by: 'claims',
    files: { 'docs/planted.md': `See ${['', 'home', 'someone', 'site'].join('/')}.\n` },
    rule: 'claims',
  },
  {
    fence: 'the plan of the house names every module',
    by: 'claims',
    files: { 'docs/architecture.md': (before) => before.replace(' overview/', '') },
    rule: 'claims',
    says: /names no overview/,
  },
  {
    fence: 'the OpenAPI document keeps the rules of Spectral',
    by: 'document',
    files: { 'apps/api/openapi.json': (before) => before.replace('"operationId": "isLive",', '') },
    rule: 'document',
    says: /Spectral operation-operationId/,
  },
  {
    fence: 'the OpenAPI document keeps the rules of Redocly',
    by: 'document',
    files: { 'apps/api/openapi.json': (before) => before.replace('"security": [],', '') },
    rule: 'document',
    says: /Redocly security-defined/,
  },
  {
    fence: 'the OpenAPI document is the one the API writes',
    by: 'generated',
    files: { 'apps/api/openapi.json': (before) => before.replace(/\}\s*$/, ', "x-planted": true }\n') },
    rule: 'generated',
  },
];

export const plantsOfChecks: readonly Plant[] = [...deployment, ...checks];
