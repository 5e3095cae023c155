import { Picture } from '../../../shared/ui/picture';
import { initialsOf } from '../model/initials';
import type { PartnerSummary } from '../model/partner';
import styles from './partner-mark.module.css';

interface Props {
  partner: PartnerSummary;
  /** The first picture of a page is not worth delaying. */
  eager?: boolean;
}

/** The logo as it was sent, or a monogram among contour lines. The name stands beside it; only what is said of a logo adds to it. */
export function PartnerMark({ partner: { name, logo, logoFacts }, eager = false }: Props) {
  return (
    <div className={styles.field} aria-hidden={logoFacts?.alt === undefined ? true : undefined}>
      {logo === undefined ? (
        <Monogram initials={initialsOf(name)} />
      ) : (
        <Picture
          file={logo}
          facts={logoFacts}
          eager={eager}
          width={640}
          height={320}
          className={styles.logo}
        />
      )}
    </div>
  );
}

const contours = [
  'M-8 118C34 92 52 60 104 66s74 44 124 30 66-52 120-46',
  'M-8 138c44-20 66-52 112-46s78 46 132 30 62-54 112-48',
  'M-8 158c46-14 72-42 118-36s84 40 134 26 58-48 104-44',
  'M-8 178c50-8 80-32 124-28s84 34 134 22 52-38 98-36',
];

function Monogram({ initials }: { initials: string }) {
  return (
    <svg viewBox="0 0 320 160" width="320" height="160" className={styles.monogram}>
      {contours.map((line) => (
        <path key={line} d={line} />
      ))}
      <circle cx="160" cy="80" r="46" />
      <text x="160" y="80" dy="0.35em">
        {initials}
      </text>
    </svg>
  );
}
