import { Blob, Buffer as TextBuffer, Face, Font, shape } from 'harfbuzzjs';

export interface Metrics {
  ascent: number;
  descent: number;
  lineGap: number;
}

/** A typeface at one weight; lengths are in em. */
export class Lettering {
  readonly #font: Font;
  readonly #unitsPerEm: number;

  constructor(sfnt: Uint8Array) {
    const face = new Face(new Blob(Uint8Array.from(sfnt).buffer));
    this.#font = new Font(face);
    this.#unitsPerEm = face.upem;
  }

  metrics(): Metrics {
    const { ascender, descender, lineGap } = this.#font.hExtents();
    const em = this.#unitsPerEm;
    return { ascent: ascender / em, descent: -descender / em, lineGap: lineGap / em };
  }

  width(text: string): number {
    return this.#glyphs(text).reduce((sum, { advance }) => sum + advance, 0) / this.#unitsPerEm;
  }

  missing(text: string): string[] {
    return [...text].filter((letter) => !this.#font.nominalGlyph(letter.codePointAt(0) ?? 0));
  }

  /** The text as one path on the baseline y = 0, in hundredths of an em, whole numbers. */
  path(text: string, tracking = 0): string {
    const scale = 100 / this.#unitsPerEm;
    let pen = 0;
    let path = '';
    for (const { id, advance, kern } of this.#glyphs(text)) {
      path += relative(this.#font.glyphToPath(id), (pen + kern) * scale, scale);
      pen += advance + tracking * this.#unitsPerEm;
    }
    return path;
  }

  #glyphs(text: string) {
    const buffer = new TextBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(this.#font, buffer);
    const positions = buffer.getGlyphPositions();
    return buffer.getGlyphInfos().map(({ codepoint }, index) => ({
      id: codepoint,
      advance: positions[index]?.xAdvance ?? 0,
      kern: positions[index]?.xOffset ?? 0,
    }));
  }
}

const relative = (outline: string, dx: number, scale: number) => {
  let at: [number, number] = [0, 0];
  let start = at;
  return outline.replace(/([MLQCZ])([^MLQCZ]*)/g, (_, command: string, text: string) => {
    if (command === 'Z') {
      at = start;
      return 'z';
    }
    const numbers = (text.match(/-?[\d.]+/g) ?? []).map(Number);
    const corners: [number, number][] = [];
    for (let index = 0; index + 1 < numbers.length; index += 2) {
      corners.push([
        Math.round((numbers[index] ?? 0) * scale + dx),
        Math.round(-(numbers[index + 1] ?? 0) * scale),
      ]);
    }
    const from = at;
    at = corners.at(-1) ?? at;
    if (command === 'M') {
      start = at;
      return `M${at.join(' ')}`;
    }
    return command.toLowerCase() + corners.map(([x, y]) => `${x - from[0]} ${y - from[1]}`).join(' ');
  });
};
