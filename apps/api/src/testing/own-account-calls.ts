import { TOTP } from 'otpauth';
import type { Answer, Asked } from './ask';
import { aMember, PASSWORD, type Person } from './people';

interface Call extends Asked {
  readonly path: string;
}

interface Reachable {
  ask(path: string, asked?: Asked): Promise<Answer>;
}

const FACTOR = '/api/v1/auth/second-factor';
const OWN_PASSWORD = { current_password: PASSWORD };

/** The code of a moment, in milliseconds from now. */
export const codeOf = (secret: string, later = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + later });

export interface Protected extends Person {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** Adds a second factor; its first code counts as that of half a minute ago, so that there are two more. */
export async function withSecondFactor(product: Reachable, person: Person): Promise<Protected> {
  const { token } = person;
  const begun = await product.ask(FACTOR, { body: OWN_PASSWORD, token });
  const secret = String(begun.body['secret']);
  const confirm = () => product.ask(`${FACTOR}/confirm`, { body: { code: codeOf(secret, -30_000) }, token });
  const first = await confirm();
  // That code lapses when a step of thirty seconds ends on the way: the next one has a whole step before it.
  const { status, body } = first.status === 422 ? await confirm() : first;
  if (status !== 200) throw new Error(`the second factor was not confirmed: ${JSON.stringify(body)}`);
  return { ...person, secret, recoveryCodes: body['recovery_codes'] as string[] };
}

/** What whoever is signed in may call for himself. */
export function ownAccountCalls(product: () => Reachable): Readonly<Record<string, () => Promise<Call>>> {
  const aCode = async () => {
    const { token, secret } = await withSecondFactor(product(), await aMember(product()));
    return { body: { code: codeOf(secret) }, token };
  };
  return {
    getMe: async () => ({ path: '/api/v1/auth/me' }),
    signOutEverywhere: async () => ({ path: '/api/v1/auth/sign-out-everywhere', method: 'POST' }),
    changePassword: async () => ({
      path: '/api/v1/auth/password',
      method: 'PUT',
      body: { current_password: PASSWORD, new_password: PASSWORD },
    }),
    getSecondFactor: async () => ({ path: FACTOR }),
    beginSecondFactor: async () => ({ path: FACTOR, method: 'POST', body: OWN_PASSWORD }),
    confirmSecondFactor: async () => {
      const { token } = await aMember(product());
      const { body } = await product().ask(FACTOR, { body: OWN_PASSWORD, token });
      return { path: `${FACTOR}/confirm`, body: { code: codeOf(String(body['secret'])) }, token };
    },
    checkSecondFactor: async () => ({ path: `${FACTOR}/check`, ...(await aCode()) }),
    removeSecondFactor: async () => {
      const { body, token } = await aCode();
      return { path: `${FACTOR}/remove`, body: { ...body, ...OWN_PASSWORD }, token };
    },
    listOwnSessions: async () => ({ path: '/api/v1/auth/sessions' }),
    endOtherSessions: async () => ({ path: '/api/v1/auth/sessions', method: 'DELETE' }),
    endOwnSession: async () => {
      const { token } = await aMember(product());
      const { body } = await product().ask('/api/v1/auth/sessions', { token });
      const [own] = body['items'] as { id: string }[];
      return { path: `/api/v1/auth/sessions/${own?.id}`, method: 'DELETE', token };
    },
  };
}
