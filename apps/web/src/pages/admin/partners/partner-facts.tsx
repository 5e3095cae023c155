import type { Partner } from '@site/api-client';
import { isWebsiteUrl } from '@site/vocabulary';
import { useLocale, useTranslation } from '../../../shared/i18n';
import styles from './partner-facts.module.css';

export function PartnerFacts({ partner }: { readonly partner: Partner }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { country, projects_count } = partner;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('partners.country')}</dt>
        <dd>{country}</dd>
      </div>
      <div>
        <dt>{t('partners.projects_count')}</dt>
        <dd>{(projects_count ?? 0).toLocaleString(locale)}</dd>
      </div>
    </dl>
  );
}

export function WebsiteLink({ address }: { readonly address: string | null | undefined }) {
  const { t } = useTranslation('admin');
  if (!address || !isWebsiteUrl(address)) return null;
  return (
    <a
      className={styles.website}
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('partners.website', { host: hostOf(address) })}
      title={address}
    >
      {hostOf(address)}
    </a>
  );
}

function hostOf(address: string): string {
  return address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/[\/?#].*$/, '');
}
