import { Link } from '@tanstack/react-router';
import { emailAddress, phoneAddress, useFirm } from '../../../entities/firm';
import { useTranslation } from '../../../shared/i18n';
import { Facts } from './facts';

/** How the firm is reached, in the words of the page's own article `contact`. */
export function Reach({ namespace }: { namespace: string }) {
  const { t } = useTranslation(namespace);
  const firm = useFirm();
  return (
    <Facts
      facts={[
        [t('contact.address'), firm.address],
        [
          t('contact.phone'),
          <a key="phone" href={phoneAddress(firm)}>
            {firm.phone}
          </a>,
        ],
        [
          t('contact.email'),
          <a key="email" href={emailAddress(firm)}>
            {firm.email}
          </a>,
        ],
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
