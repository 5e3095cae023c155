export type Encoding = 'br' | 'gzip' | 'identity';

/** The smallest form that the client accepts (RFC 9110 §12.5.3); brotli before gzip. */
export function preferredEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined || acceptEncoding === '') return 'identity';
  if (accepts(acceptEncoding, 'br')) return 'br';
  return accepts(acceptEncoding, 'gzip') ? 'gzip' : 'identity';
}

function accepts(header: string, coding: string): boolean {
  const at = header.indexOf(coding);
  if (at < 0) return false;
  // Browsers send bare names; only a header with weights needs reading.
  if (!header.includes('q=')) return true;
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return name === coding && (weight === undefined || Number(weight) > 0);
  });
}

/** Whether `If-None-Match` names the tag; compared weakly (RFC 9110 §13.1.2). */
export function namesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === tag || ifNoneMatch === '*') return true;
  return ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}
