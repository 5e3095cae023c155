import { Migration } from '@mikro-orm/migrations';

/** The facts of the firm: one row, once somebody has given some. */
export class SettingsMigration extends Migration {
  override up(): void {
    this.addSql(SETTINGS);
  }
}

const SETTINGS = `
create table settings (
  id uuid not null primary key
    constraint settings_one check (id = '00000000-0000-7000-8000-000000000001'),
  name varchar(200) not null,
  legal_form_fr varchar(100) not null,
  legal_form_en varchar(100) not null,
  capital_fcfa bigint not null constraint settings_capital_positive check (capital_fcfa > 0),
  duration_years int not null constraint settings_duration_positive check (duration_years > 0),
  created_on varchar(10) not null,
  identification_number varchar(60) null,
  trade_register_number varchar(60) null,
  tax_centre varchar(200) null,
  social_security_agency varchar(200) null,
  director_name varchar(200) null,
  director_bio_fr text not null,
  director_bio_en text not null,
  city varchar(100) not null,
  district varchar(100) not null,
  address_fr varchar(300) not null,
  address_en varchar(300) not null,
  phone varchar(40) not null,
  email varchar(254) not null,
  whatsapp_number varchar(15) not null,
  social_url varchar(500) not null,
  weekdays_open varchar(5) not null,
  weekdays_close varchar(5) not null,
  saturday_open varchar(5) null,
  saturday_close varchar(5) null,
  projects_figure varchar(20) not null,
  beneficiaries_figure varchar(20) not null,
  countries_figure varchar(20) not null,
  years_figure varchar(20) not null,
  hosting text null,
  brochure_url varchar(500) null,
  share_image_url varchar(500) null,
  edited_by uuid null references users (id) on delete set null,
  edited_at timestamptz(6) not null,
  version int not null default 1
);
create index settings_edited_by on settings (edited_by);
call watch_content('settings');
call watch_file('settings', 'brochure_url');
call watch_file('settings', 'share_image_url');
`;
