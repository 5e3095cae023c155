import type { PARTNERS } from '@site/vocabulary';
import { useTranslation } from 'react-i18next';
import type { ContentRecord } from '../../../../entities/content';
import { shownWebsite } from '../../../../shared/address';
import { useLocale } from '../../../../shared/i18n';
import styles from './partner-facts.module.css';

export function PartnerFacts({ partner }: { readonly partner: ContentRecord<typeof PARTNERS> }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { country, projects_count } = partner;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('fields.country')}</dt>
        <dd>{country}</dd>
      </div>
      <div>
        <dt>{t('partners.projects_count')}</dt>
        <dd>{(projects_count ?? 0).toLocaleString(locale)}</dd>
      </div>
    </dl>
  );
}

export function WebsiteLink({ address: stored }: { readonly address: string | null | undefined }) {
  const { t } = useTranslation('admin');
  const address = shownWebsite(stored);
  if (address === undefined) return null;
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
