/** Known to the administration alone: every visitor's script would carry their names. */
export const adminFiles = import.meta.glob<Readonly<Record<string, unknown>>>('./*/admin/*.json', {
  import: 'default',
});
