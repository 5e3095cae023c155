import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirm } from '../../../entities/firm';
import { joinKnown, wordedFor } from '../../../shared/text';
import { Articles, Facts, Prose, ContactDetails } from '../../../widgets/articles';
import { PageHero } from '../../../widgets/page-hero';

/** The ten articles in the order of the specification (§2); retention periods are those of §9. */
const ARTICLES = [
  'controller',
  'collected',
  'purposes',
  'basis',
  'retention',
  'rights',
  'security',
  'cookies',
  'modifications',
  'contact',
] as const;

const PERIODS = ['contact', 'client', 'navigation', 'pending', 'account', 'address', 'journal'] as const;

export function PrivacyPage() {
  const { t } = useTranslation('privacy');
  const { name, legal_form, address, head_office, email, phone, social_url } = useFirm();
  const reach = joinKnown([email, phone], ', ') || null;
  const values = {
    firm: name,
    form: legal_form,
    seat: t('controller.seat', { address: head_office, ...wordedFor(address) }),
    email: email ?? '',
    reach: reach ?? '',
  };
  /** What the words of an article need to be known. */
  const needed: Partial<Record<(typeof ARTICLES)[number], string | null>> = {
    controller: reach,
    rights: email,
    cookies: social_url,
  };
  const extras: Partial<Record<(typeof ARTICLES)[number], ReactNode>> = {
    retention: (
      <>
        <Facts facts={PERIODS.map((kind) => [t(`retention.${kind}`), t(`retention.${kind}Long`)] as const)} />
        <p>{t('retention.unsubscribed')}</p>
      </>
    ),
    modifications: <p>{t('updated')}</p>,
    contact: <ContactDetails namespace="privacy" />,
  };
  return (
    <>
      <PageHero isCompact title={t('hero.title')} lead={t('hero.lead')} />
      <Articles
        contents={t('contents')}
        note={t('updated')}
        articles={ARTICLES.map((id) => ({
          id,
          title: t(`${id}.title`),
          children: (
            <>
              <Prose namespace="privacy" name={id} values={{ ...values, ...wordedFor(needed[id]) }} />
              {extras[id]}
            </>
          ),
        }))}
      />
    </>
  );
}
