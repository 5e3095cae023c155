import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate';

/** What the HTML of the site is held to; what is switched off or set otherwise says why. */
const RULES: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // React writes void elements as in XHTML, which HTML takes, and boolean attributes with an empty value.
    'void-style': ['error', { style: 'selfclosing' }],
    'attribute-boolean-style': ['error', { style: 'empty' }],
    'attribute-empty-style': ['error', { style: 'empty' }],
    // React writes some attributes in the case of its properties (hrefLang, dateTime); HTML reads any.
    'attr-case': 'off',
    // The ids that React makes begin with an underscore, as HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Records have titles of up to 200 characters; those of our own pages are measured in head.ts.
    'long-title': 'off',
    // Phone numbers come from the settings as they are typed; the style sheets keep them in one line.
    'tel-non-breaking': 'off',
    // The navigation stands twice under one name, for wide and for narrow screens: one of the two is displayed.
    'unique-landmark': 'off',
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(RULES));

/** What is wrong with a page, one line for each place. */
export async function faultsIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector, line }) => `${ruleId}: ${message} (${selector ?? `line ${line}`})`,
    ),
  );
}
