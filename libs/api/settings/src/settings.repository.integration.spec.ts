import { beforeEach, describe, expect, it } from '@jest/globals';
import { databaseOfSuite } from '@site/api-platform/testing';
import { Edit } from '@site/api-kernel';
import { FixedClock } from '@site/api-kernel/testing';
import { FIRM_DEFAULTS } from '@site/vocabulary';
import { FirmSettingsSchema } from './infrastructure/persistence/settings.mapping';
import { PostgresSettingsReader } from './infrastructure/persistence/settings.reader';
import { MikroOrmSettingsRepository } from './infrastructure/persistence/stored-settings';
import { describeSettingsRepository } from './testing/settings-repository-contract';
import { someFacts } from './testing';

const fresh = databaseOfSuite([FirmSettingsSchema]);

beforeEach(() => fresh.database.query('delete from settings'));

const repository = () => new MikroOrmSettingsRepository(fresh.orm, new FixedClock());
const reader = () => new PostgresSettingsReader(fresh.database);

describe('settings in PostgreSQL', () => {
  describeSettingsRepository(repository);

  it('are one row, whoever writes', async () => {
    const settings = await repository().get();
    await repository().save(settings);
    const second = fresh.database.query(
      `insert into settings select (jsonb_populate_record(s, '{"id": "00000000-0000-7000-8000-000000000002"}')).*
       from settings s`,
    );
    await expect(second).rejects.toThrow(/settings_one/);
  });
});

describe('reading the settings', () => {
  it('answers what the specification says while nothing is stored', async () => {
    expect(await reader().read()).toEqual({ firm: FIRM_DEFAULTS, version: 0 });
  });

  it('answers the facts that were stored, and their version', async () => {
    const [stored, edit] = [repository(), new Edit(null, new Date('2026-03-01T09:00:00.000Z'))];
    const facts = someFacts({ capital_fcfa: 999_999_999_999_999, saturday_open: null, saturday_close: null });
    const settings = await stored.get();
    settings.revise(facts, edit);
    await stored.save(settings);
    expect(await reader().read()).toEqual({ firm: facts, version: 1 });
  });

  it('takes what former releases stored where nobody had given a fact for what it is', async () => {
    const settings = await repository().get();
    await repository().save(settings);
    await fresh.database.query(
      `update settings set phone = '+225 00 00 00 00 00', whatsapp_number = '2250000000000',
       email = 'contact@example.org', social_url = 'https://www.linkedin.com/', tax_centre = 'À compléter',
       address_fr = 'Cocody, Abidjan (adresse à compléter)',
       address_en = 'Cocody, Abidjan (address to be completed)', hosting = 'Hébergeur fictif'`,
    );
    const { firm } = await reader().read();
    expect(firm).toEqual(someFacts({ hosting: 'Hébergeur fictif' }));
  });
});
