import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Files of a certificate for this name that nobody vouches for. */
export interface Certificate {
  readonly certificate: string;
  readonly key: string;
}

export function makeCertificate(folder: string, name: string): Certificate {
  const [certificate, key] = [join(folder, 'site.pem'), join(folder, 'site.key')];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${name}`];
  const words = [...request, '-addext', `subjectAltName=DNS:${name}`, '-keyout', key, '-out', certificate];
  const { error, status, stderr } = spawnSync('openssl', words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`openssl makes no certificate: ${error?.message ?? stderr}`);
  return { certificate, key };
}
