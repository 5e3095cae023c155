import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFirm } from '../../../entities/firm';
import { useTranslation } from '../../../shared/i18n';
import { Articles, Facts, Prose, Reach } from '../../../widgets/articles';
import { PageHero } from '../../../widgets/page-hero';
import { Company } from './company';

export function LegalPage() {
  const { t } = useTranslation('legal');
  const firm = useFirm();
  const values = { firm: firm.name };
  const article = (id: string, more?: ReactNode) => ({
    id,
    title: t(`${id}.title`),
    children: (
      <>
        <Prose namespace="legal" name={id} values={values} />
        {more}
      </>
    ),
  });
  return (
    <>
      <PageHero title={t('hero.title')} lead={t('hero.lead')} />
      <Articles
        contents={t('contents')}
        articles={[
          { id: 'company', title: t('company.title'), children: <Company /> },
          article('purpose'),
          article('contact', <Reach namespace="legal" />),
          article('hosting', <Facts facts={[[t('hosting.host'), firm.hosting]]} pending={t('pending')} />),
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
