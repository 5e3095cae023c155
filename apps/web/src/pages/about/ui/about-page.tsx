import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFirm } from '../../../entities/firm';
import { ClosingBand } from '../../../widgets/closing-band';
import { PageHero } from '../../../widgets/page-hero';
import { Director } from './director';
import { LegalStatus } from './legal-status';
import { Purpose } from './purpose';
import { Slogan } from './slogan';
import { Values } from './values';

export function AboutPage() {
  const { t } = useTranslation('about');
  const firm = useFirm();
  return (
    <>
      <PageHero plate="about" title={t('hero.title', { firm: firm.name })} lead={t('hero.lead')} />
      <Purpose />
      <Slogan />
      <Values />
      <LegalStatus />
      <Director />
      <ClosingBand title={t('closing.title')} text={t('closing.text')}>
        <Link to="/services" className="button">
          {t('closing.services')}
        </Link>
        <Link to="/contact" className="button button-quiet">
          {t('closing.contact')}
        </Link>
      </ClosingBand>
    </>
  );
}
