import { foldCategory } from './category';
import { FIRM_PLACEHOLDERS, type Firm } from './firm';

type Facts = Readonly<Partial<Record<keyof Firm, unknown>>>;

const UNFINISHED = /(?:^|\()(?:(?:adresse|address) )?(?:a completer|to be completed)\)?$/;
const NO_NUMBER = /^(?:00)?(?:225)?0+$/;
const NO_PAGE = /^https?:\/\/(?:www\.)?linkedin\.com\/?$/;

/** Facts without the texts that former releases stored, and people write, where they know none: those are `null`. */
export function withoutPlaceholderTexts<T extends Facts>(facts: T): T {
  const unknown = FIRM_PLACEHOLDERS.filter((name) => name !== 'name' && isPlaceholderText(facts[name]));
  return { ...facts, ...Object.fromEntries(unknown.map((name) => [name, null])) };
}

function isPlaceholderText(fact: unknown): boolean {
  if (typeof fact !== 'string') return false;
  const text = foldCategory(fact).trim();
  return (
    UNFINISHED.test(text) ||
    NO_NUMBER.test(text.replaceAll(/[\s+().-]/g, '')) ||
    NO_PAGE.test(text) ||
    text === 'contact@example.org'
  );
}
