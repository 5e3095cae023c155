import { defineEntity, p } from '@mikro-orm/core';
import { lastEdit } from '@site/api-platform/persistence';
import { FIRM_RULES, type FactName } from '@site/vocabulary';
import { FirmSettings } from '../../domain/firm-settings';

const limitOf = (name: FactName): number => (FIRM_RULES[name] as { max: number }).max;
const line = (name: FactName) => p.string().length(limitOf(name));
const time = () => p.string().length(5);

/** One column a fact, under its name of the wire. */
export const FirmSettingsSchema = defineEntity({
  class: FirmSettings,
  className: 'FirmSettings',
  tableName: 'settings',
  properties: {
    id: p.uuid().primary(),
    name: line('name'),
    legal_form_fr: line('legal_form_fr'),
    legal_form_en: line('legal_form_en'),
    capital_fcfa: p.bigint('number'),
    duration_years: p.integer(),
    created_on: p.string().length(10),
    identification_number: line('identification_number').nullable(),
    trade_register_number: line('trade_register_number').nullable(),
    tax_centre: line('tax_centre').nullable(),
    social_security_agency: line('social_security_agency').nullable(),
    director_name: line('director_name').nullable(),
    director_bio_fr: p.text(),
    director_bio_en: p.text(),
    director_portrait_url: line('director_portrait_url').nullable(),
    qualifications_fr: p.text().nullable(),
    qualifications_en: p.text().nullable(),
    certifications_fr: p.text().nullable(),
    certifications_en: p.text().nullable(),
    city: line('city'),
    district: line('district'),
    address_fr: line('address_fr').nullable(),
    address_en: line('address_en').nullable(),
    phone: line('phone').nullable(),
    email: line('email').nullable(),
    whatsapp_number: p.string().length(15).nullable(),
    social_url: line('social_url').nullable(),
    weekdays_open: time(),
    weekdays_close: time(),
    saturday_open: time().nullable(),
    saturday_close: time().nullable(),
    projects_figure: line('projects_figure'),
    beneficiaries_figure: line('beneficiaries_figure'),
    countries_figure: line('countries_figure'),
    years_figure: line('years_figure'),
    hosting: p.text().nullable(),
    brochure_url: line('brochure_url').nullable(),
    share_image_url: line('share_image_url').nullable(),
    lastEdit: () => lastEdit(),
    version: p.integer().version(),
  },
});
