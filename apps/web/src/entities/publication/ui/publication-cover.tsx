import { categoryDrawing } from '../../../shared/config';
import { Picture } from '../../../shared/ui/picture';
import type { PublicationSummary } from '../model/publication';
import styles from './publication-cover.module.css';

interface Props {
  publication: PublicationSummary;
  /** The first picture of a page is not worth delaying. */
  eager?: boolean;
}

/** The document as it would lie on a table: a cover with the drawing of its category. Nothing on it is to be read. */
export function PublicationCover({ publication, eager = false }: Props) {
  return (
    <div className={styles.table} aria-hidden="true">
      <div className={styles.cover}>
        <Picture
          drawing={categoryDrawing(publication.category)}
          eager={eager}
          width={640}
          height={400}
          className={styles.drawing}
        />
        <span className={styles.line} />
        <span className={styles.line} />
        <span className={styles.line} />
      </div>
    </div>
  );
}
