import { useTranslation } from 'react-i18next';
import { useFact, useFirm } from '../../../entities/firm';
import { useLocale } from '../../../shared/i18n';
import { formatDay, inFrancs } from '../../../shared/text';
import { Facts, Prose } from '../../../widgets/articles';

/** Who publishes the site: every fact that the settings have. */
export function Company() {
  const { t } = useTranslation('legal');
  const locale = useLocale();
  const firm = useFirm();
  const fact = useFact();
  const form =
    locale === 'fr'
      ? firm.legal_form
      : firm.legal_form.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  return (
    <>
      <Prose namespace="legal" name="company" values={{ firm: firm.name, form }} />
      <Facts
        facts={[
          [t('company.name'), firm.name],
          [t('company.form'), firm.legal_form],
          [t('company.capital'), inFrancs(firm.capital_fcfa, locale)],
          [t('company.created'), formatDay(firm.created_on, locale)],
          [t('company.duration'), t('company.years', { years: firm.duration_years })],
          [t('company.identifier'), fact('identification_number')],
          [t('company.tradeRegister'), fact('trade_register_number')],
          [t('company.tax'), fact('tax_centre')],
          [t('company.social'), fact('social_security_agency')],
          [t('company.headOffice'), fact('address') ?? firm.head_office],
          [t('company.publisher'), fact('director_name')],
        ]}
      />
    </>
  );
}
