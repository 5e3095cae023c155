/** Options of a change to a record as it was read: `updateProject(id, { status }, ifMatch(project))`. */
export function ifMatch({ version }: { readonly version: number }): { headers: { 'If-Match': string } } {
  return { headers: { 'If-Match': `"v${version}"` } };
}
