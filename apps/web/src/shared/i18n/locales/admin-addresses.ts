/** Known to the administration alone: every visitor's script would carry their names. */
export const adminAddresses = import.meta.glob<string>('./*/admin/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});
