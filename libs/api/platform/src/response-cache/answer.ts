import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encoding';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const MIN_COMPRESSED_LENGTH = 512;
const BROTLI_QUALITY = 5;
const BEST_BROTLI_QUALITY = 11;
/** The best form takes ten times as long: one is made at a time, and of a crowd most do without. */
const MAX_IMPROVING = 16;
const GZIP_LEVEL = 6;
/** Compressing waits for a thread; beyond this many the plain form is the faster one. */
const MAX_COMPRESSING = 4;
const OVERHEAD_BYTES = 1_500;
const NOTHING = Buffer.alloc(0);

/** One form of an answer, ready for `writeHead` and `end`. */
export interface Variant {
  /** Names and values in turn. */
  readonly headers: readonly string[];
  readonly body: Buffer;
}

export interface AnswerParts {
  readonly body: string | Buffer;
  readonly contentType: string;
  /** Names and values in turn, the same for every form: security headers, `Cache-Control`. */
  readonly headers: readonly string[];
  /** Strong entity tag; absent, the hash of the bytes. */
  readonly etag?: string | undefined;
  /** Forms made before, for instance at build time. */
  readonly precompressed?: Readonly<Partial<Record<Encoding, Buffer>>>;
  /** False for bytes that are compressed already, like pictures and fonts. */
  readonly compressible?: boolean;
}

let compressing = 0;
let improving = 0;
let lastImprovement: Promise<void> = Promise.resolve();

/** An answer with status 200: its bytes, its tag, and its compressed forms once somebody asked for them. */
export class Answer {
  readonly etag: string;
  readonly plain: Variant;
  private readonly forms = new Map<Encoding, Variant>();
  private readonly making = new Map<Encoding, Promise<Variant>>();

  /** Without the body: a text takes twice the memory of its bytes beside them, for as long as the answer is kept. */
  private readonly parts: Omit<AnswerParts, 'body' | 'etag' | 'precompressed'>;

  constructor({ body: text, etag, precompressed = {}, ...parts }: AnswerParts) {
    this.parts = parts;
    const body = typeof text === 'string' ? Buffer.from(text) : text;
    this.etag = etag ?? tagOf(body);
    this.plain = this.form(body, 'identity');
    for (const [encoding, form] of Object.entries(precompressed) as [Encoding, Buffer][]) {
      this.forms.set(encoding, this.form(form, encoding));
    }
  }

  get compressible(): boolean {
    return (this.parts.compressible ?? true) && this.plain.body.length >= MIN_COMPRESSED_LENGTH;
  }

  /** Memory that the answer takes now. */
  get bytes(): number {
    let sum = this.plain.body.length + OVERHEAD_BYTES;
    for (const { body } of this.forms.values()) sum += body.length + OVERHEAD_BYTES;
    return sum;
  }

  /** What is said to who holds it: with the tag of the form that would be sent, by which caches know theirs (RFC 9111 §4.3.4). */
  notModified(encoding: Encoding): Variant {
    return { headers: [...this.parts.headers, 'ETag', this.tagOf(encoding)], body: NOTHING };
  }

  /** The form if it is there already. */
  ready(encoding: Encoding): Variant | undefined {
    if (encoding === 'identity' || !this.compressible) return this.plain;
    return this.forms.get(encoding);
  }

  /** The form, made now if nobody asked for it before. */
  async inEncoding(encoding: Encoding): Promise<Variant> {
    const ready = this.ready(encoding) ?? (compressing >= MAX_COMPRESSING ? this.plain : undefined);
    if (ready !== undefined || encoding === 'identity') return ready ?? this.plain;
    let made = this.making.get(encoding);
    if (made === undefined) {
      made = this.compress(encoding);
      this.making.set(encoding, made);
    }
    return made;
  }

  /**
   * Makes the smallest form for the visitors to come: below a connection's first window (RFC 6928) a page saves a
   * round trip. Ends when it is there, or when there is too much to do.
   * @param isWanted asked when it is its turn
   */
  improve(isWanted: () => boolean = () => true): Promise<void> {
    if (improving >= MAX_IMPROVING || !this.compressible) return Promise.resolve();
    improving += 1;
    lastImprovement = lastImprovement
      .then(async () => {
        if (!isWanted()) return;
        const { body } = this.plain;
        this.forms.set('br', this.form(await brotliOf(body, BEST_BROTLI_QUALITY), 'br'));
      })
      // The quick form goes on serving.
      .catch(() => undefined)
      .finally(() => (improving -= 1));
    return lastImprovement;
  }

  private async compress(encoding: 'br' | 'gzip'): Promise<Variant> {
    compressing += 1;
    try {
      const { body } = this.plain;
      const small =
        encoding === 'br' ? await brotliOf(body, BROTLI_QUALITY) : await gzipped(body, { level: GZIP_LEVEL });
      const form = this.forms.get(encoding) ?? this.form(small, encoding);
      this.forms.set(encoding, form);
      return form;
    } finally {
      compressing -= 1;
      this.making.delete(encoding);
    }
  }

  private form(body: Buffer, encoding: Encoding): Variant {
    const { contentType, headers } = this.parts;
    return {
      body,
      headers: [
        ...headers,
        'Content-Type',
        contentType,
        'Content-Length',
        String(body.length),
        'ETag',
        this.tagOf(encoding),
        ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
      ],
    };
  }

  /** The tag names the plain bytes; another form of them is only equivalent. */
  private tagOf(encoding: Encoding): string {
    return encoding === 'identity' || !this.compressible ? this.etag : `W/${this.etag}`;
  }
}

/** Strong entity tag of these bytes. */
export function tagOf(body: string | Buffer): string {
  return `"${hash('sha1', body, 'base64url')}"`;
}

function brotliOf(body: Buffer, quality: number): Promise<Buffer> {
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
