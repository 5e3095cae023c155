/** Characters of a statement that are told. */
const LONGEST = 1_000;
const TABLE = /\b(?:from|into|update|join)\s+"?([a-z_.]+)/i;

export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** What is told of a statement: never a value. Undefined for cursors and the like, which are more than one. */
export function statementOf(asked: unknown): Statement | undefined {
  const given = typeof asked === 'string' ? { text: asked } : (asked as { text?: string; submit?: unknown });
  if (typeof given.text !== 'string' || 'submit' in given) return undefined;
  const whole = given.text.replace(/'(?:[^']|'')*'/g, '?');
  const text = whole.slice(0, LONGEST);
  const [verb = ''] = /[a-z]+/i.exec(text) ?? [];
  return { name: [verb.toUpperCase(), TABLE.exec(outermost(whole))?.[1]].filter(Boolean).join(' '), text };
}

/** Without what stands in brackets: of a query in a query, the one around is named. */
function outermost(text: string): string {
  const less = text.replace(/\([^()]*\)/g, ' ');
  return less === text ? text : outermost(less);
}
