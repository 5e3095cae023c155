const CLASSES = /\sclass="([^"]*)"/g;
const MARKS = /"[^"]*"|'[^']*'|[{};]/g;
const CONDITION = /^@(?:media|supports|layer|container)\b/;
const INNERMOST = /\([^()]*\)|\[[^\]]*\]/g;

/**
 * What a page shows of its styles: a module of styles comes with a chunk of script, and serves other pages, too. Rules go
 * whose every selector asks for a class that the page does not have; in doubt a rule stays.
 */
export function neededStyles(css: string, html: string): string {
  const classes = new Set([...html.matchAll(CLASSES)].flatMap(([, names = '']) => names.split(' ')));
  return needed(css, classes);
}

function needed(css: string, classes: ReadonlySet<string>): string {
  let kept = '';
  for (const { head, body } of rulesOf(css)) {
    if (body === undefined) kept += head;
    else if (CONDITION.test(head)) {
      const inside = needed(body, classes);
      if (inside !== '') kept += `${head}{${inside}}`;
    } else if (head.startsWith('@') || isNeeded(head, classes)) kept += `${head}{${body}}`;
  }
  return kept;
}

function isNeeded(selectors: string, classes: ReadonlySet<string>): boolean {
  return withoutBrackets(selectors)
    .split(',')
    .some((one) => [...one.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => classes.has(name)));
}

/** What stands in brackets may be an alternative or the contrary. */
function withoutBrackets(selectors: string): string {
  const plain = selectors.replace(INNERMOST, '');
  return plain === selectors ? plain : withoutBrackets(plain);
}

interface Rule {
  readonly head: string;
  /** Absent of a statement. */
  readonly body?: string;
}

function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  let [start, open, depth] = [0, 0, 0];
  for (const { 0: mark, index } of css.matchAll(MARKS)) {
    if (mark === '{' && depth++ === 0) open = index;
    if (mark === '}' && --depth === 0) {
      rules.push({ head: css.slice(start, open).trim(), body: css.slice(open + 1, index) });
      start = index + 1;
    }
    if (mark === ';' && depth === 0) {
      rules.push({ head: css.slice(start, index + 1) });
      start = index + 1;
    }
  }
  return rules;
}
