import type { PartnerSummary } from '../../../entities/partner';
import { PartnerFacts } from './partner-facts';
import { PartnerIntro } from './partner-intro';
import styles from './partner-row.module.css';
import { PartnerType } from './partner-type';
import { usePartnerLink } from './use-partner-link';

/** A partner without a logo, in a line of a register. One link covers it. */
export function PartnerRow({ partner }: { partner: PartnerSummary }) {
  const { link, dialog } = usePartnerLink(partner);
  return (
    <>
      <article className={styles.row}>
        <div>
          <h3 className={styles.name}>{partner.name}</h3>
          <p>
            <PartnerType type={partner.type} />
          </p>
        </div>
        <PartnerIntro partner={partner} className={styles.intro} />
        <PartnerFacts partner={partner} />
        <p>{link}</p>
      </article>
      {dialog}
    </>
  );
}
