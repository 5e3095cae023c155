import type { Client } from 'pg';

const RIGHT = `encoding 'UTF8' locale 'C.UTF-8' template template0`;

/**
 * Where a database does not write all letters, no text of the product goes in; where it does not know which are capitals, as with
 * the locale C, a search for « œuvre » does not find « Œuvre ». Found out while it is empty: later it cannot be changed.
 */
export async function expectLetters(client: Pick<Client, 'query'>): Promise<void> {
  const { rows } = await client.query<{ encoding: string }>('select getdatabaseencoding() as encoding');
  const encoding = rows[0]?.encoding;
  if (encoding === 'UTF8') {
    const found = await client.query<{ known: boolean }>(`select lower('Œ') = 'œ' as known`);
    if (found.rows[0]?.known === true) return;
  }
  throw new Error(
    `La base de données ne connaît pas toutes les lettres (${encoding}, LC_CTYPE) : créez-la par create database … ${RIGHT} / ` +
      `the database does not know all letters: create it by create database … ${RIGHT}`,
  );
}
