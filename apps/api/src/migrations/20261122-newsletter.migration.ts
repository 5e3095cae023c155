import { Migration } from '@mikro-orm/migrations';

/** Who gets the newsletter, and the letters by which that is confirmed. */
export class NewsletterMigration extends Migration {
  override up(): void {
    this.addSql(NEWSLETTER);
  }
}

const NEWSLETTER = `
create table newsletter_subscriptions (
  id uuid not null primary key,
  -- keyed: says nothing without the secret of the server
  address_hash bytea not null constraint newsletter_subscriptions_address_once unique,
  email varchar(254) not null,
  state varchar(12) not null constraint newsletter_subscriptions_state_known
    check (state in ('pending', 'confirmed', 'unsubscribed')),
  language varchar(2) not null,
  source varchar(40) not null,
  consent_version varchar(20) not null,
  consent_at timestamptz(6) not null,
  created_at timestamptz(6) not null,
  confirmed_at timestamptz(6) null,
  left_at timestamptz(6) null,
  constraint newsletter_subscriptions_address_erased check ((email = '') = (state = 'unsubscribed'))
);
create unique index newsletter_subscriptions_email_once on newsletter_subscriptions (email) where email <> '';
create index newsletter_subscriptions_newest_first on newsletter_subscriptions (created_at, id);
create index newsletter_subscriptions_of_state on newsletter_subscriptions (state, created_at, id);
call count_rows('newsletter_subscriptions');
call search_in('newsletter_subscriptions', array['email']);
call sort_by('newsletter_subscriptions', array['email', 'state']);

-- one row for each letter, with what its links are known by once it is sent
create table newsletter_letters (
  id uuid not null primary key,
  subscription_id uuid not null references newsletter_subscriptions (id) on delete cascade,
  asked_at timestamptz not null default now(),
  confirm_hash bytea null constraint newsletter_letters_confirm_once unique,
  confirm_until timestamptz null,
  leave_hash bytea null constraint newsletter_letters_leave_once unique
);
create index newsletter_letters_of_subscription on newsletter_letters (subscription_id, asked_at);
call write_letter_about('newsletter_letters', 'newsletter_confirmation', 'true');
`;
