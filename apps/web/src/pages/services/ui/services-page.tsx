import { useTranslation } from 'react-i18next';
import { useFirm, WhatsAppButton } from '../../../entities/firm';
import { DEPARTMENTS } from '../../../shared/config';
import { QuoteLink } from '../../../shared/ui/quote-link';
import { ClosingBand } from '../../../widgets/closing-band';
import { PageHero } from '../../../widgets/page-hero';
import type { DepartmentWork } from '../model/department-work';
import { Department } from './department';
import { Legend } from './legend';
import { Method } from './method';

export function ServicesPage({ data: work }: { data: DepartmentWork }) {
  const { t } = useTranslation('services');
  const { name: firm } = useFirm();
  // French in every language: that is what the firm's phone receives.
  const consultation = `Bonjour ${firm}, je souhaite obtenir des informations sur vos services en eau, climat et environnement.`;
  return (
    <>
      <PageHero plate="services" title={t('hero.title')} lead={t('hero.lead')} />
      <Legend />
      {DEPARTMENTS.map(({ name, anchor }) => (
        <Department key={name} name={name} anchor={anchor} work={work} />
      ))}
      <Method />
      <ClosingBand title={t('closing.title')} text={t('closing.text')}>
        <QuoteLink className="button button-quote">{t('closing.quote')}</QuoteLink>
        <WhatsAppButton message={consultation}>{t('closing.whatsapp')}</WhatsAppButton>
      </ClosingBand>
    </>
  );
}
