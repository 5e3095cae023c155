import { describe, expect, it } from '@jest/globals';
import { FixedClock, InMemoryRepository, RecordedContentChanges, anEdit } from '@site/api-kernel/testing';
import { PartnerOrderService } from './application/partner-order.service';
import { MOST_ARRANGED, PARTNER_ORDER_ID, PartnerOrder } from './domain/partner-order';

const [A, B, C] = ['a', 'b', 'c'].map((end) => `01900000-0000-7000-8000-00000000000${end}`) as [
  string,
  string,
  string,
];
const EDITOR = '01900000-0000-7000-a000-000000000001';

async function anOrder() {
  const [orders, changes] = [new InMemoryRepository<PartnerOrder>(), new RecordedContentChanges()];
  await orders.add(new PartnerOrder(anEdit()));
  return { orders, changes, service: new PartnerOrderService(orders, changes, new FixedClock()) };
}

describe('the order of the partners', () => {
  it('is kept as a new version, with who arranged it, and told', async () => {
    const { service, orders, changes } = await anOrder();
    await service.arrange([B, A], [1], EDITOR);
    expect(await orders.get(PARTNER_ORDER_ID)).toMatchObject({
      version: 2,
      partners: [B, A],
      lastEdit: { by: EDITOR },
    });
    expect(changes.announced).toEqual(['partners']);
  });

  it('is refused to who has seen another one', async () => {
    const { service, orders } = await anOrder();
    await service.arrange([B, A], [1], EDITOR);
    await expect(service.arrange([A, B], [1], EDITOR)).rejects.toMatchObject({ code: 'edit_conflict' });
    expect((await orders.get(PARTNER_ORDER_ID)).partners).toEqual([B, A]);
  });

  it.each([
    ['a partner in two places', [A, C, A.toUpperCase()]],
    [
      'too many',
      Array.from({ length: MOST_ARRANGED + 1 }, (_, n) => `${A.slice(0, -4)}${String(n).padStart(4, '0')}`),
    ],
  ])('has no place for %s', async (_, ids) => {
    const { service, changes } = await anOrder();
    await expect(service.arrange(ids, '*', EDITOR)).rejects.toMatchObject({
      code: 'validation_failed',
      violations: [{ pointer: '/ids' }],
    });
    expect(changes.announced).toEqual([]);
  });
});
