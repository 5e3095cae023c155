import type { Answer, Asked } from './ask';
import { aMember, PASSWORD } from './people';

interface Call extends Asked {
  readonly path: string;
}

interface Reachable {
  ask(path: string, asked?: Asked): Promise<Answer>;
}

/** What whoever is signed in may call for himself. */
export function ownAccountCalls(product: () => Reachable): Readonly<Record<string, () => Promise<Call>>> {
  return {
    getMe: async () => ({ path: '/api/v1/auth/me' }),
    signOutEverywhere: async () => ({ path: '/api/v1/auth/sign-out-everywhere', method: 'POST' }),
    changePassword: async () => ({
      path: '/api/v1/auth/password',
      method: 'PUT',
      body: { current_password: PASSWORD, new_password: PASSWORD },
    }),
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
