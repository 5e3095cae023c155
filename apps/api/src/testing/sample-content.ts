import sharp from 'sharp';

export interface WrittenProject {
  readonly title_fr: string;
  readonly title_en: string;
  readonly description_fr: string;
  readonly description_en: string;
  readonly category: string;
  readonly location: string;
  readonly date: string;
  readonly beneficiaries: string;
}

/** A project that is accepted. */
export function aProject(
  changes: Readonly<Record<string, unknown>> = {},
): WrittenProject & { readonly status: string } {
  return {
    title_fr: 'Étude hydrologique',
    title_en: 'Hydrological study',
    description_fr: 'Débits et crues du fleuve.',
    description_en: 'Flows and floods of the river.',
    category: 'GIRE',
    location: 'Bouaflé',
    date: '2024',
    beneficiaries: '12 000 habitants',
    status: 'ongoing',
    ...changes,
  };
}

/** Its texts and the longest that each accepts. */
export const PROJECT_TEXTS: Readonly<Record<keyof WrittenProject, number>> = {
  title_fr: 200,
  title_en: 200,
  description_fr: 10_000,
  description_en: 10_000,
  category: 60,
  location: 200,
  date: 60,
  beneficiaries: 200,
};

/** The project with the same text in every field. */
export function projectOf(text: string): WrittenProject {
  return aProject(Object.fromEntries(Object.keys(PROJECT_TEXTS).map((name) => [name, text])));
}

export function aJpeg(width = 64, height = 48): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#7f8a90' } })
    .jpeg()
    .toBuffer();
}

export interface Form {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A multipart form with one file. */
export function formWith(content: Buffer, { name = 'photo.jpg', type = 'image/jpeg' } = {}): Form {
  const boundary = 'form-0f3c9a5e7b1d4826';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}
