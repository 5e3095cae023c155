/** So that spreadsheets read it as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet would take for a formula, or what was one before it was made harmless. */
const FORMULA = /^'*[=+\-@\t\r\n]/;
const QUOTED = /[",;\t\r\n]/;

/** A line of a table (RFC 4180) for spreadsheets as they are set in French: semicolons. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.join(';')}\r\n`;
}

/** Text as a cell that is never a formula: it begins with a quotation mark then, which `textOfCell` takes away. */
export function cellOfText(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return QUOTED.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export function textOfCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

export interface CsvRow {
  /** Where it begins in the file; the first line is 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** The table has a quotation mark that is never closed, or text after one that is. */
export class BrokenTable extends Error {
  constructor(readonly line: number) {
    super(`Broken at line ${line}`);
  }
}

const SEPARATORS = [';', ',', '\t'];
const LINE_END = /\r\n|\n|\r/y;

/** Rows of a table as spreadsheets write it, the header among them; what has nothing in it is no row. @throws BrokenTable */
export function* csvRows(table: string): Generator<CsvRow> {
  const text = table.startsWith(BYTE_ORDER_MARK) ? table.slice(1) : table;
  const separator = separatorOf(text);
  let [at, line] = [0, 1];
  while (at < text.length) {
    const cells: string[] = [];
    const begins = line;
    for (let more = true; more;) {
      const cell = readCell(text, at, separator, begins);
      cells.push(cell.text);
      line += linesIn(cell.text);
      at = cell.end;
      more = text[at] === separator;
      if (more) at += 1;
    }
    at += endOfLine(text, at);
    line += 1;
    if (cells.some((cell) => cell !== '')) yield { line: begins, cells };
  }
}

/** Whichever the header has most of. */
function separatorOf(text: string): string {
  const [header = ''] = text.split(/[\r\n]/, 1);
  const counts = SEPARATORS.map((one) => header.split(one).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ';';
}

function readCell(text: string, at: number, separator: string, line: number): { text: string; end: number } {
  if (text[at] !== '"') {
    let end = at;
    while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
    return { text: text.slice(at, end), end };
  }
  const parts: string[] = [];
  for (let from = at + 1; ;) {
    const quote = text.indexOf('"', from);
    if (quote < 0) throw new BrokenTable(line);
    parts.push(text.slice(from, quote));
    const next = text[quote + 1];
    if (next === '"') {
      parts.push('"');
      from = quote + 2;
    } else if (next === undefined || next === separator || next === '\n' || next === '\r') {
      return { text: parts.join(''), end: quote + 1 };
    } else throw new BrokenTable(line);
  }
}

function endOfLine(text: string, at: number): number {
  LINE_END.lastIndex = at;
  return LINE_END.exec(text)?.[0].length ?? 0;
}

const linesIn = (text: string): number => text.split(/\r\n|\n|\r/).length - 1;
