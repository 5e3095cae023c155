/** Which page of a list an address asks for: anything that is no number of a further page is the first. */
export function pageNumber({ page = '' }: Readonly<Record<string, string>>): number {
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}
