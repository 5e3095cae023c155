import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { emailLink, phoneLink, useFact, useFirm } from '../../../entities/firm';
import { Facts } from './facts';

/** How the firm is reached, in the words of the page's own article `contact`. */
export function ContactDetails({ namespace }: { namespace: string }) {
  const { t } = useTranslation(namespace);
  const firm = useFirm();
  const fact = useFact();
  return (
    <Facts
      facts={[
        [t('contact.address'), fact('address') ?? firm.head_office],
        [t('contact.phone'), fact('phone', phoneLink)],
        [t('contact.email'), fact('email', emailLink)],
        [
          t('contact.form'),
          <Link key="form" to="/contact">
            {t('contact.formLink')}
          </Link>,
        ],
      ]}
    />
  );
}
