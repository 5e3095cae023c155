import { preview } from '../../../shared/text';
import type { PartnerSummary } from '../../../entities/partner';
import { PartnerFacts } from './partner-facts';
import styles from './partner-row.module.css';
import { PartnerType } from './partner-type';
import { usePartnerLink } from './use-partner-link';

const introLength = 180;

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
        <p className={styles.intro}>{preview(partner.description, introLength)}</p>
        <PartnerFacts partner={partner} />
        <p>{link}</p>
      </article>
      {dialog}
    </>
  );
}
