/** What PostgreSQL answers when it is the settings that are wrong (SQLSTATE). */
const REFUSALS: Readonly<Record<string, string>> = {
  '28P01': 'PostgreSQL refuse l’utilisateur ou le mot de passe / PostgreSQL refuses the user or the password',
  '28000': 'PostgreSQL refuse cet utilisateur / PostgreSQL refuses this user',
  '3D000': 'Cette base de données n’existe pas / this database does not exist',
};
/** What OpenSSL says of a certificate that nobody here vouches for, or that names another host. */
const UNTRUSTED = /SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|CERT_|ALTNAME/;
const CHECK =
  'vérifiez DATABASE_URL et MIGRATION_DATABASE_URL / check DATABASE_URL and MIGRATION_DATABASE_URL';

/** Why a process could not start, or a command not do its work, in words that say what to do. */
export function reasonOf(error: unknown): string {
  const { code = '', message = String(error), port } = error as NodeJS.ErrnoException & { port?: number };
  const refusal = REFUSALS[code];
  if (UNTRUSTED.test(code))
    return `Le certificat de PostgreSQL n’est pas reconnu / the certificate of PostgreSQL is not trusted (${code}) : sslrootcert=…, DATABASE_URL`;
  if (/does not support SSL/.test(message))
    return 'PostgreSQL ne chiffre pas / PostgreSQL does not encrypt : sslmode=…, DATABASE_URL';
  if (/(unsupported|ignored) startup parameter/.test(message))
    return `Entre le site et PostgreSQL, un relais comme PgBouncer partage les sessions ; donnez l’adresse de PostgreSQL / between the site and PostgreSQL, a pooler such as PgBouncer shares sessions; give the address of PostgreSQL (DATABASE_URL, DATABASE_POOL)`;
  if (refusal !== undefined) return `${refusal} (${code}) : ${CHECK}`;
  if (code === 'EADDRINUSE')
    return `Le port ${port} est déjà utilisé / port ${port} is already in use (PORT)`;
  if (code === 'EACCES' && port !== undefined)
    return `Le port ${port} est réservé / port ${port} needs more rights (PORT)`;
  return message;
}
