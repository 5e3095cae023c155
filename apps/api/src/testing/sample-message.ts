/** What the contact form sends. */
export function aContactMessage(changes: object = {}): object {
  return {
    nom: 'Awa Koné',
    email: 'awa@example.org',
    message: 'Bonjour, pouvez-vous nous appeler au sujet du bassin ?',
    ...changes,
  };
}
