import type { ReactNode } from 'react';
import { useFirm } from '../../../entities/firm';
import { useTranslation } from '../../../shared/i18n';
import { Articles, Facts, Prose, Reach } from '../../../widgets/articles';
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

const PERIODS = ['contact', 'client', 'navigation', 'pending'] as const;

export function PrivacyPage() {
  const { t } = useTranslation('privacy');
  const { name, legal_form, address, email, phone } = useFirm();
  const values = { firm: name, form: legal_form, address, email, phone };
  const extras: Partial<Record<(typeof ARTICLES)[number], ReactNode>> = {
    retention: (
      <>
        <Facts facts={PERIODS.map((kind) => [t(`retention.${kind}`), t(`retention.${kind}Long`)] as const)} />
        <p>{t('retention.unsubscribed')}</p>
      </>
    ),
    modifications: <p>{t('updated')}</p>,
    contact: <Reach namespace="privacy" />,
  };
  return (
    <>
      <PageHero title={t('hero.title')} lead={t('hero.lead')} />
      <Articles
        contents={t('contents')}
        note={t('updated')}
        articles={ARTICLES.map((id) => ({
          id,
          title: t(`${id}.title`),
          children: (
            <>
              <Prose namespace="privacy" name={id} values={values} />
              {extras[id]}
            </>
          ),
        }))}
      />
    </>
  );
}
