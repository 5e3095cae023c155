import { useFirm } from '../../../entities/firm';
import { joinKnown } from '../../../shared/text';
import styles from './letterhead.module.css';

/** Whose sheet it is and how the firm is reached, on paper. @param address of the page, absolute */
export function Letterhead({ address }: { address: string }) {
  const firm = useFirm();
  return (
    <div className={styles.letterhead}>
      <img src="/mark.svg" alt="" width="36" height="36" fetchPriority="low" />
      <p>
        <span className={styles.name}>{firm.name}</span>
        {joinKnown([firm.head_office, firm.phone, firm.email], ' · ')}
        <br />
        {address}
      </p>
    </div>
  );
}
