import { join } from 'node:path';

export interface Place {
  /** Empty, and the server's own. */
  readonly folder: string;
  readonly port: number;
  readonly accessKey: string;
  readonly secretKey: string;
}

export interface ServerKind {
  readonly name: 'minio' | 'versitygw';
  /** What `go install` builds. The version is fixed: a test run must not change with the day. */
  readonly source: string;
  readonly version: string;
  /** Environment variable that names the program. */
  readonly setting: string;
  readonly args: (place: Place) => readonly string[];
  readonly environment: (place: Place) => Readonly<Record<string, string>>;
}

/** Two implementations of S3 that check signatures and know bucket policies. */
export const SERVER_KINDS: readonly ServerKind[] = [
  {
    name: 'minio',
    source: 'github.com/minio/minio',
    version: 'v0.0.0-20260212201848-7aac2a2c5b7c',
    setting: 'MINIO_PATH',
    args: ({ folder, port }) => [
      'server',
      '--quiet',
      '--address',
      `127.0.0.1:${port}`,
      '--certs-dir',
      join(folder, 'certificates'),
      join(folder, 'objects'),
    ],
    environment: ({ accessKey, secretKey }) => ({
      MINIO_ROOT_USER: accessKey,
      MINIO_ROOT_PASSWORD: secretKey,
      MINIO_BROWSER: 'off',
      MINIO_UPDATE: 'off',
    }),
  },
  {
    name: 'versitygw',
    source: 'github.com/versity/versitygw/cmd/versitygw',
    version: 'v1.8.0',
    setting: 'VERSITYGW_PATH',
    args: ({ folder, port }) => [
      '--quiet',
      '--keep-alive',
      '--port',
      `127.0.0.1:${port}`,
      'posix',
      // Not every file system of a temporary folder has extended attributes.
      '--sidecar',
      join(folder, 'facts'),
      join(folder, 'objects'),
    ],
    environment: ({ accessKey, secretKey }) => ({ ROOT_ACCESS_KEY: accessKey, ROOT_SECRET_KEY: secretKey }),
  },
];

export function serverKind(name: ServerKind['name']): ServerKind {
  const found = SERVER_KINDS.find((kind) => kind.name === name);
  if (!found) throw new Error(`no such server: ${name}`);
  return found;
}
