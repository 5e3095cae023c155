import { describe, expect, it } from '@jest/globals';
import { BrokenTable, BYTE_ORDER_MARK, cellOfText, csvLine, csvRows, textOfCell } from './csv';

const cellsOf = (table: string) => [...csvRows(table)].map(({ cells }) => cells);

describe('a cell', () => {
  it.each(['=1+1', '+225 01', '-5', '@cmd', '\tx', '\r=1', '\n=1', "'=1", "''+1", '=HYPERLINK("x";"y")'])(
    'is never the formula %j, and is read again as it was',
    (text) => {
      const [[cell = ''] = []] = cellsOf(csvLine([cellOfText(text)]));
      expect(cell).toMatch(/^'/);
      expect(textOfCell(cell)).toBe(text);
    },
  );

  it.each(['', 'a;b', 'a,b', 'say "x"', 'two\nlines', ' blank ', "l'eau", "'quoted'", 'é 🌊'])(
    '%j is read again as it was written',
    (text) => {
      const [[, cell = ''] = []] = cellsOf(csvLine(['x', cellOfText(text)]));
      expect(textOfCell(cell)).toBe(text);
    },
  );
});

describe('a table', () => {
  it.each([';', ',', '\t'])('may be separated by %j, with a byte order mark or without', (separator) => {
    const table = `a${separator}b\r\n1${separator}"2 ""x"""\r\n`;
    const expected = [
      ['a', 'b'],
      ['1', '2 "x"'],
    ];
    expect(cellsOf(table)).toEqual(expected);
    expect(cellsOf(BYTE_ORDER_MARK + table)).toEqual(expected);
  });

  it('says on which line of the file a row begins, and passes over rows with nothing in them', () => {
    const rows = [...csvRows('a;b\n"one\ntwo";x\n\n;;\n"y\r\nz";last')];
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 6]);
    expect(rows.at(-1)?.cells).toEqual(['y\r\nz', 'last']);
  });

  it.each([
    ['a;b\n"never closed;x\n', 2],
    ['a\n"x"y\n', 2],
  ])('%j is broken', (table, line) => {
    expect(() => [...csvRows(table)]).toThrow(new BrokenTable(line));
  });
});
