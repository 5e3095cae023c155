import { useTranslation } from 'react-i18next';
import { preview } from '../../../shared/text';
import { Formatted } from '../../../shared/ui/formatted';
import type { PartnerSummary } from '../../../entities/partner';
import styles from './partner-intro.module.css';

interface Props {
  partner: PartnerSummary;
  /** Of its first words. */
  className: string | undefined;
}

const introLength = 180;

/** The first words of its description; the rest, and its links, unfold where no dialog has them, as the link leads to its website. */
export function PartnerIntro({ partner: { name, description, website }, className }: Props) {
  const { t } = useTranslation('partnerships');
  const intro = preview(description, introLength);
  if (website === undefined) return <p className={className}>{intro}</p>;
  return (
    <div>
      <p className={`${className} ${styles.intro}`}>{intro}</p>
      {(intro !== preview(description, Infinity) || description.includes('<a ')) && (
        <details className={styles.rest}>
          <summary>
            {t('whole')}
            <span className="visually-hidden">{t('moreOf', { name })}</span>
          </summary>
          <div className={styles.text}>
            <Formatted html={description} />
          </div>
        </details>
      )}
    </div>
  );
}
