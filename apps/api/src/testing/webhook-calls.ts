import type { RunQuery } from '@site/api-platform/persistence';
import type { Answer, Asked } from './ask';

type Ask = (path: string, asked: Asked) => Promise<Answer>;
type Call = Asked & { readonly path: string };

const WEBHOOKS = '/api/v1/admin/webhooks';
const A_WEBHOOK = { url: 'https://copy.example/hook', kinds: ['projects'] };

/** Calls that succeed, of all operations on webhooks. */
export function webhookCalls(ask: Ask, query: () => RunQuery) {
  // There can be no more than a few.
  const clear = () => query()('delete from webhooks');
  const made = async (): Promise<string> => {
    await clear();
    const { body } = await ask(WEBHOOKS, { body: A_WEBHOOK });
    return `${WEBHOOKS}/${String(body['id'])}`;
  };
  return {
    listWebhooks: async () => ({ path: WEBHOOKS }),
    createWebhook: async () => {
      await clear();
      return { path: WEBHOOKS, body: A_WEBHOOK };
    },
    deleteWebhook: async () => ({ path: await made(), method: 'DELETE' }),
    listDeliveries: async () => ({ path: `${await made()}/deliveries` }),
    replayDelivery: async () => {
      const path = await made();
      const [row] = await query()<{ id: string }>(
        `insert into webhook_deliveries (webhook, kind, record, changed_at, state)
         values ($1, 'projects', gen_random_uuid(), now(), 'failed') returning id`,
        [path.split('/').at(-1)],
      );
      return { path: `${path}/deliveries/${row?.id}/replay`, method: 'POST' };
    },
  } satisfies Record<string, () => Promise<Call>>;
}
