/** A name as a step of a JSON pointer (RFC 6901 §3). */
export function inPointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
