import { useFirm } from '../../../entities/firm';
import { useLocale, useTranslation } from '../../../shared/i18n';
import { wholeNumber } from '../../../shared/text';
import { Facts, Prose } from '../../../widgets/articles';

const tongues = { fr: 'fr-FR', en: 'en-GB' } as const;

/** Who publishes the site: every fact that the settings have, and a mark where one is missing. */
export function Company() {
  const { t } = useTranslation('legal');
  const locale = useLocale();
  const firm = useFirm();
  const day = new Intl.DateTimeFormat(tongues[locale], { dateStyle: 'long', timeZone: 'UTC' });
  const form = locale === 'fr' ? firm.legal_form : firm.legal_form.toLowerCase();
  return (
    <>
      <Prose namespace="legal" name="company" values={{ firm: firm.name, form }} />
      <Facts
        pending={t('pending')}
        facts={[
          [t('company.name'), firm.name],
          [t('company.form'), firm.legal_form],
          [t('company.capital'), `${wholeNumber(firm.capital_fcfa, locale)} FCFA`],
          [t('company.created'), day.format(new Date(firm.created_on))],
          [t('company.duration'), t('company.years', { years: firm.duration_years })],
          [t('company.identifier'), firm.identification_number],
          [t('company.tradeRegister'), firm.trade_register_number],
          [t('company.tax'), firm.tax_centre],
          [t('company.social'), firm.social_security_agency],
          [t('company.headOffice'), firm.address],
          [t('company.publisher'), firm.director_name],
        ]}
      />
    </>
  );
}
