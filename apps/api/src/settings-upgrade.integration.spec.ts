import { describe, expect, it } from '@jest/globals';
import { formerOfSuite } from './testing/suite';

const { former, query } = formerOfSuite('20261122-unknown-facts');

describe('the settings of before facts could be unknown', () => {
  it('keep every fact when the database is brought up to date, and can be unknown from then on', async () => {
    await query(
      `insert into settings
       values ('00000000-0000-7000-8000-000000000001', 'Atelier', 'SARL', 'LLC', 5000000, 99, '2025-02-10', 'N-1', null,
       null, null, null, 'Bio', 'Bio', 'Abidjan', 'Cocody', '12 rue des Jardins', '12 Gardens Street',
       '+225 27 22 41 00 01', 'bureau@eaux.test', '2250701020304', 'https://social.test/eaux', '08:00', '17:00',
       null, null, '50+', '500K+', '15', '8', null, null, null, null, now())`,
    );
    const before = await query('select * from settings');
    expect(before).toHaveLength(1);

    await former.upgrade();

    expect(await query('select * from settings')).toEqual([expect.objectContaining(before[0] as object)]);
    await query(
      `update settings set address_fr = null, address_en = null, phone = null, email = null,
       whatsapp_number = null, social_url = null`,
    );
    await expect(query('update settings set name = null')).rejects.toThrow(/name/);
  });
});
