import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { emailLink, useFirm } from '../../../entities/firm';

/** Where to write to: the mail address, else the form. */
export function WriteToFirm() {
  const { t } = useTranslation('common');
  const { email } = useFirm();
  return email === null ? <Link to="/contact">{t('writeByForm')}</Link> : emailLink(email);
}
