import type { Database } from '@site/api-platform/persistence';

/** Moves everything stored about sessions into the past. */
export async function letTimePass(database: Database, seconds: number): Promise<void> {
  const ago = `make_interval(secs => ${seconds})`;
  await database.query(
    `update sessions set created_at = created_at - ${ago}, last_used_at = last_used_at - ${ago}`,
  );
  await database.query(`update password_resets set expires_at = expires_at - ${ago}`);
  await database.query(`update refresh_tokens set used_at = used_at - ${ago}`);
}
