import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFact, useFirm } from '../../../entities/firm';
import { wordedFor } from '../../../shared/text';
import { Articles, Facts, Prose, ContactDetails } from '../../../widgets/articles';
import { PageHero } from '../../../widgets/page-hero';
import { Company } from './company';

export function LegalPage() {
  const { t } = useTranslation('legal');
  const firm = useFirm();
  const fact = useFact();
  const article = (id: string, more?: ReactNode, needed: string | null = '') => ({
    id,
    title: t(`${id}.title`),
    children: (
      <>
        <Prose namespace="legal" name={id} values={{ firm: firm.name, ...wordedFor(needed) }} />
        {more}
      </>
    ),
  });
  return (
    <>
      <PageHero isCompact title={t('hero.title')} lead={t('hero.lead', wordedFor(firm.hosting))} />
      <Articles
        contents={t('contents')}
        articles={[
          { id: 'company', title: t('company.title'), children: <Company /> },
          article('purpose'),
          article('contact', <ContactDetails namespace="legal" />, firm.phone),
          article('hosting', <Facts facts={[[t('hosting.host'), fact('hosting')]]} />, firm.hosting),
          article('property'),
          article(
            'liability',
            <p>
              <Link to="/privacy">{t('liability.privacy')}</Link>
            </p>,
          ),
        ]}
      />
    </>
  );
}
