import { accessSync, constants } from 'node:fs';
import type { Kind, Reason } from './environment-reader';
import { isDecodable, oneOf, parseUrl } from './setting-kinds';

const SSL_MODES = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'];
const SSL_FILES = ['sslrootcert', 'sslcert', 'sslkey'];
const ADDRESS: Reason = [
  'une adresse comme postgresql://utilisateur:mot-de-passe@hôte:5432/base est attendue ; chiffrée, avec ?sslmode=verify-full&sslrootcert=FICHIER',
  'an address like postgresql://user:password@host:5432/database is expected; encrypted, with ?sslmode=verify-full&sslrootcert=FILE',
];

/** As `pg` reads it. */
export const postgresUrl: Kind<string> = {
  parse: (text) => (refusalOf(text) === undefined ? text : undefined),
  expected: (text) => refusalOf(text) ?? ADDRESS,
};

function refusalOf(text: string): Reason | undefined {
  const url = parseUrl(text);
  if (url === undefined || !/^postgres(ql)?:$/.test(url.protocol)) return ADDRESS;
  const isWhole = url.pathname.length > 1 && [url.username, url.password, url.pathname].every(isDecodable);
  if (!isWhole) return ADDRESS;
  const { sslmode = 'disable', ...parameters } = Object.fromEntries(url.searchParams);
  if (!SSL_MODES.includes(sslmode)) return about('sslmode', oneOf(SSL_MODES).expected as Reason);
  const missing = SSL_FILES.find((name) => parameters[name] !== undefined && !isReadable(parameters[name]));
  return missing === undefined
    ? undefined
    : about(missing, ['ce fichier ne peut pas être lu', 'this file cannot be read']);
}

const about = (parameter: string, [french, english]: Reason): Reason => [
  `${parameter} : ${french}`,
  `${parameter}: ${english}`,
];

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}
