import { join, resolve } from 'node:path';
import { apiLaunch } from '../commands/api-launch.ts';
import { start, type Running } from './processes.ts';

export const administrator = { email: 'bench@example.org', password: 'bench-of-the-site' };

interface Place {
  readonly database: { readonly appUrl: string; readonly ownerUrl: string };
  readonly dataDir: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** One instance of the built product on a database that is there. */
export function startProduct(name: string, { database, dataDir, environment }: Place): Promise<Running> {
  const main = join(resolve(import.meta.dirname, '../..'), 'apps/api/dist/main.js');
  return start(name, main, [], {
    execArgv: apiLaunch.execArgv,
    environment: {
      ...apiLaunch.environment,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://localhost',
      DATA_DIR: dataDir,
      DATABASE_URL: database.appUrl,
      MIGRATION_DATABASE_URL: database.ownerUrl,
      JWT_SECRET: 'kD8xq2Lr5Vt0Nz7Wb4Yc9Hf3Gj6Mp1Qs',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      RATE_LIMIT_FACTOR: '1000000',
      ...environment,
    },
  });
}

export async function tokenOf({ url }: Pick<Running, 'url'>): Promise<string> {
  const { access_token: token } = await post<{ access_token: string }>(url, 'auth/sign-in', administrator);
  return token;
}

/** The secret of a machine that may write, which no quarter of an hour ends. */
export async function keyOf(product: Pick<Running, 'url'>): Promise<string> {
  const asked = { name: 'Bench', scopes: ['read', 'content:write'] };
  const { secret } = await post<{ secret: string }>(
    product.url,
    'admin/api-keys',
    asked,
    await tokenOf(product),
  );
  return secret;
}

async function post<Answer>(url: string, path: string, body: object, token?: string): Promise<Answer> {
  const response = await fetch(`${url}/api/v1/${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as Answer;
}
