import { describe, expect, it } from '@jest/globals';
import { DomainError, Edit } from '@site/api-kernel';
import { anEdit, processorTime } from '@site/api-kernel/testing';
import { FIRM_DEFAULTS, FIRM_PLACEHOLDERS, stillToComplete, type FactName } from '@site/vocabulary';
import { FirmSettings } from './domain/firm-settings';
import { someFacts } from './testing';

/** What is said of the first facts that cannot be accepted, as `/pointer rule`. */
function refusalOf(changes: Partial<Record<FactName, unknown>>): string[] {
  try {
    new FirmSettings({ ...someFacts(), ...changes }, anEdit());
    return [];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.violations.map(({ pointer, rule }) => `${pointer} ${rule}`);
  }
}

describe('the facts that nobody has changed', () => {
  it('are those of the specification', () => {
    expect(FIRM_DEFAULTS).toMatchObject({
      legal_form_en: 'Single-person limited liability company',
      capital_fcfa: 5_000_000,
      duration_years: 99,
      created_on: '2025-02-10',
      city: 'Abidjan',
      district: 'Cocody',
      weekdays_open: '08:00',
      weekdays_close: '17:00',
      saturday_open: '08:00',
      saturday_close: '12:00',
      projects_figure: '50+',
      beneficiaries_figure: '500K+',
      countries_figure: '15',
      years_figure: '8',
      brochure_url: null,
      share_image_url: null,
    });
  });

  it('are acceptable as they are', () => {
    expect(refusalOf({})).toEqual([]);
  });

  it('invent no identifier and nobody: those are still to be given', () => {
    expect(stillToComplete(FIRM_DEFAULTS)).toEqual([...FIRM_PLACEHOLDERS]);
    for (const name of FIRM_PLACEHOLDERS.filter((placeholder) => placeholder !== 'name')) {
      expect([name, FIRM_DEFAULTS[name]]).toEqual([name, null]);
    }
    expect(stillToComplete(someFacts({ phone: '+225 27 00 00 00 00' }))).not.toContain('phone');
  });
});

describe('the settings of a firm', () => {
  it('keep what is said, and who said it when', () => {
    const edit = new Edit('01900000-0000-7000-a000-000000000001', new Date('2026-03-01T09:00:00.000Z'));
    const facts = someFacts({ name: 'Atelier fictif', saturday_open: null, saturday_close: null });
    const settings = new FirmSettings(facts, edit);
    expect([settings.facts, settings.lastEdit]).toEqual([facts, edit]);
  });

  it('stay as they were when a revision is refused', () => {
    const settings = new FirmSettings(someFacts(), anEdit());
    const draft = someFacts({ name: 'Autre', phone: 'x' });
    expect(() => settings.revise(draft, anEdit())).toThrow('validation_failed');
    expect(settings.facts).toEqual(FIRM_DEFAULTS);
  });

  it('take nothing but facts from a draft', () => {
    const settings = new FirmSettings({ ...someFacts(), version: 9, id: 'x' } as never, anEdit());
    expect([settings.version, settings.id]).toEqual([0, '00000000-0000-7000-8000-000000000001']);
  });

  it('say everything that is wrong at once', () => {
    expect(
      refusalOf({ name: ' ', phone: 'x', email: 'x', capital_fcfa: 0, weekdays_close: '07:00' }),
    ).toEqual([
      '/name value_required',
      '/capital_fcfa whole_number_invalid',
      '/phone phone_invalid',
      '/email email_invalid',
      '/weekdays_close hours_order',
    ]);
  });
});

describe('a text that stands for a fact that nobody has given', () => {
  it.each<[FactName, string]>([
    ['phone', '+225 00 00 00 00 00'],
    ['phone', '00225 0000000000'],
    ['whatsapp_number', '2250000000000'],
    ['email', 'contact@example.org'],
    ['social_url', 'https://www.linkedin.com/'],
    ['address_fr', 'Cocody, Abidjan (adresse à compléter)'],
    ['address_en', 'Cocody, Abidjan (address to be completed)'],
    ['tax_centre', 'À compléter'],
    ['hosting', ' a completer '],
    ['director_name', 'To be completed'],
  ])('is none: %s %j', (name, said) => {
    const settings = new FirmSettings(someFacts({ [name]: said }), anEdit());
    expect(settings.facts).toEqual(FIRM_DEFAULTS);
  });

  it.each<[FactName, string]>([
    ['phone', '+225 27 00 00 00 00'],
    ['phone', '00 00 00 01'],
    ['whatsapp_number', '2250700000000'],
    ['email', 'contact@example.org.ci'],
    ['social_url', 'https://www.linkedin.com/company/eaux'],
    ['address_fr', 'Rue du Dossier à compléter, Cocody'],
    ['hosting', 'Compléter SA'],
    ['identification_number', 'CC 0000001'],
    ['name', 'À compléter'],
  ])('is not taken for one: %s %j', (name, said) => {
    expect(new FirmSettings(someFacts({ [name]: said }), anEdit()).facts[name]).toBe(said);
  });
});

describe('a fact', () => {
  it.each<[FactName, unknown]>([
    ['name', 'x'.repeat(200)],
    ['name', '<script>window.__xss=1</script>'],
    ['name', '😀'.repeat(200)],
    ['capital_fcfa', 1],
    ['capital_fcfa', 999_999_999_999_999],
    ['duration_years', 999],
    ['created_on', '2024-02-29'],
    ...FIRM_PLACEHOLDERS.flatMap((name): [FactName, unknown][] => (name === 'name' ? [] : [[name, null]])),
    ['director_bio_fr', 'Une ligne\nUne autre'],
    ['hosting', 'Hébergeur fictif\n1 rue du Port'],
    ['phone', '+225 27-20.00 (00) 00'],
    ['phone', '0700000000'],
    ['email', 'bureau@exemple.ci'],
    ['whatsapp_number', '12345678'],
    ['whatsapp_number', '1'.repeat(15)],
    ['social_url', 'http://reseau.example/page?x=1'],
    ['weekdays_close', '23:59'],
    ['brochure_url', null],
  ])('%s may be %j', (name, value) => {
    expect(refusalOf({ [name]: value })).toEqual([]);
  });

  it.each<[FactName, unknown, string]>([
    ['name', undefined, 'value_required'],
    ['name', null, 'value_required'],
    ['name', '\u00a0\t', 'value_required'],
    ['name', 7, 'text_expected'],
    ['name', ['x'], 'text_expected'],
    ['name', 'x'.repeat(201), 'text_too_long'],
    ['name', 'a\r\nb', 'one_line_expected'],
    ['name', 'a\u2028b', 'one_line_expected'],
    ['name', 'a\u0000b', 'character_forbidden'],
    ['name', 'a\u001bb', 'character_forbidden'],
    ['name', 'a\ud800', 'character_forbidden'],
    ['hosting', 'a\u0000b', 'character_forbidden'],
    ['hosting', '', 'value_required'],
    ['hosting', undefined, 'value_required'],
    ['hosting', 'x'.repeat(501), 'text_too_long'],
    ['director_bio_en', 'x'.repeat(2001), 'text_too_long'],
    ['capital_fcfa', 0, 'whole_number_invalid'],
    ['capital_fcfa', -1, 'whole_number_invalid'],
    ['capital_fcfa', 1.5, 'whole_number_invalid'],
    ['capital_fcfa', '5000000', 'whole_number_invalid'],
    ['capital_fcfa', Number.NaN, 'whole_number_invalid'],
    ['capital_fcfa', Infinity, 'whole_number_invalid'],
    ['capital_fcfa', 1e15, 'whole_number_invalid'],
    ['duration_years', 1000, 'whole_number_invalid'],
    ['created_on', '2025-02-30', 'date_invalid'],
    ['created_on', '0000-00-00', 'date_invalid'],
    ['created_on', '2025-2-1', 'date_invalid'],
    ['created_on', '10/02/2025', 'date_invalid'],
    ['created_on', '2025-13-01', 'date_invalid'],
    ['created_on', '10000-01-01', 'date_invalid'],
    ['phone', 'appelez-moi', 'phone_invalid'],
    ['phone', '+', 'phone_invalid'],
    ['phone', '00;url=x', 'phone_invalid'],
    ['phone', '+225\n00', 'one_line_expected'],
    ['phone', '0'.repeat(41), 'text_too_long'],
    ['email', 'bureau@exemple', 'email_invalid'],
    ['email', 'a b@exemple.ci', 'email_invalid'],
    ['email', 'a@exemple.ci\r\nBcc: x@y.z', 'one_line_expected'],
    ['email', '<bureau@exemple.ci>', 'email_invalid'],
    ['email', 'bureau@exemple.ci;', 'email_invalid'],
    ['whatsapp_number', '1234567', 'whatsapp_number_invalid'],
    ['whatsapp_number', '1'.repeat(16), 'whatsapp_number_invalid'],
    ['whatsapp_number', '+22500000000', 'whatsapp_number_invalid'],
    ['whatsapp_number', '٠١٢٣٤٥٦٧', 'whatsapp_number_invalid'],
    ['social_url', 'javascript:alert(1)', 'website_url_invalid'],
    ['social_url', '//reseau.example', 'website_url_invalid'],
    ['social_url', 'https://a:b@reseau.example', 'website_url_invalid'],
    ['social_url', 'https://999.1.1.1', 'website_url_invalid'],
    ['weekdays_open', '8:00', 'time_invalid'],
    ['weekdays_open', '24:00', 'time_invalid'],
    ['weekdays_open', null, 'value_required'],
    ['saturday_open', '08:60', 'time_invalid'],
    ['saturday_open', '', 'value_required'],
    ['years_figure', 'x'.repeat(21), 'text_too_long'],
    ['brochure_url', `/${'x'.repeat(500)}`, 'text_too_long'],
  ])('%s cannot be %j', (name, value, rule) => {
    expect(refusalOf({ [name]: value })).toEqual([`/${name} ${rule}`]);
  });

  it('is looked at in no time, however long and odd it is', async () => {
    const spent = await processorTime(() => {
      for (const name of ['phone', 'email', 'social_url'] as const) {
        for (const odd of [
          '('.repeat(300_000),
          `${'a@'.repeat(150_000)}.`,
          `https://${'a.-'.repeat(100_000)}`,
        ]) {
          expect(refusalOf({ [name]: odd })).toEqual([`/${name} text_too_long`]);
        }
      }
    });
    expect(spent).toBeLessThan(1_000);
  });
});

describe('the opening hours', () => {
  it.each([
    [{ weekdays_open: '17:00' }, ['/weekdays_close hours_order']],
    [{ weekdays_open: '18:00' }, ['/weekdays_close hours_order']],
    [{ saturday_open: '12:00' }, ['/saturday_close hours_order']],
    [{ saturday_open: null }, ['/saturday_open hours_incomplete']],
    [{ saturday_close: null }, ['/saturday_close hours_incomplete']],
    [{ saturday_open: null, saturday_close: null }, []],
    [{ saturday_open: 'x', saturday_close: null }, ['/saturday_open time_invalid']],
  ])('%j: %j', (changes, refusals) => {
    expect(refusalOf(changes)).toEqual(refusals);
  });
});
