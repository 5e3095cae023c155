import { FIRM_DEFAULTS, type Firm, type Locale } from '@site/vocabulary';
import { expect, it } from 'vitest';
import type { LoadContext } from '../../../shared/page';
import { loadFirm } from './load-firm';

const TYPED: Partial<Firm> = {
  legal_form_fr: 'SARL : unipersonnelle',
  director_bio_fr: 'Ingénieur : « eau », 12000 puits, ISO 14001 !',
  qualifications_fr: 'Diplôme : hydrologie\nn° 12345 ; 15 ans',
  certifications_fr: 'Normes : ISO 9001, 14001 et 45001',
  address_fr: 'Cocody : BP 12345, rue « des Jardins »',
  tax_centre: 'Centre : « Cocody »',
  social_security_agency: 'Agence : Plateau',
  city: 'Abidjan : Sud',
  district: 'Cocody : Riviera',
  hosting: 'Hébergeur : Exemple ; https://host.example/a?b=1 Tél. : +33 972 101 007',
  projects_figure: 'plus de 1 200 !',
  beneficiaries_figure: '12000',
};
const CODES: Partial<Firm> = {
  name: 'Eau : Climat',
  director_name: 'Awa : Koné',
  identification_number: 'CI 2025 123 456 : B',
  trade_register_number: 'RC : 12345 ; 678 901',
  phone: '+225 272 123 456',
  email: 'a@b.example',
  social_url: 'https://net.example/a:b?c;d',
};

function load(locale: Locale, stored: Partial<Firm> = {}) {
  const context = {
    i18n: { language: locale },
    report: { status: 200, shows: new Set(), complete: true },
    transport: async () => Response.json({ ...FIRM_DEFAULTS, ...TYPED, ...CODES, ...stored }),
  };
  return loadFirm(context as unknown as LoadContext);
}

it('All free texts of the firm are typeset where French is read, and the numbers in them that are codes stay', async () => {
  expect(await load('fr')).toMatchObject({
    legal_form: 'SARL\u00a0: unipersonnelle',
    director_bio: 'Ingénieur\u00a0: «\u00a0eau\u00a0», 12\u202f000 puits, ISO 14001\u00a0!',
    qualifications: 'Diplôme\u00a0: hydrologie\nn°\u00a012345\u00a0; 15 ans',
    certifications: 'Normes\u00a0: ISO 9001, 14001 et 45001',
    address: 'Cocody\u00a0: BP 12345, rue «\u00a0des Jardins\u00a0»',
    head_office: 'Cocody\u00a0: BP 12345, rue «\u00a0des Jardins\u00a0»',
    tax_centre: 'Centre\u00a0: «\u00a0Cocody\u00a0»',
    social_security_agency: 'Agence\u00a0: Plateau',
    city: 'Abidjan\u00a0: Sud',
    district: 'Cocody\u00a0: Riviera',
    hosting: 'Hébergeur\u00a0: Exemple\u00a0; https://host.example/a?b=1 Tél.\u00a0: +33 972 101 007',
    projects_figure: 'plus de 1\u202f200\u00a0!',
    beneficiaries_figure: '12\u202f000',
  });
});

it('Names, identifiers, numbers and addresses of the firm are shown as they are stored', async () => {
  expect(await load('fr')).toMatchObject(CODES);
});

it('English readers get the texts of the firm as they are stored, and so does an English text on a French page', async () => {
  const { hosting, tax_centre } = TYPED;
  expect(await load('en', { address_en: 'Cocody: « Gardens » !' })).toMatchObject({
    address: 'Cocody: « Gardens » !',
    hosting,
    tax_centre,
  });
  expect(await load('fr', { address_fr: null, address_en: 'P.O. Box: 12345 !' })).toMatchObject({
    address: 'P.O. Box: 12345 !',
  });
});
