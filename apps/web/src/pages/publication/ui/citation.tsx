import { useTranslation } from 'react-i18next';
import { useFirm } from '../../../entities/firm';
import type { PublicationDetail } from '../../../entities/publication';
import { useKnownWord } from '../../../shared/i18n';
import { citationOf } from '../model/citation';
import styles from './citation.module.css';

const FORMATS = [
  { name: 'BibTeX', part: 'bibtex' },
  { name: 'RIS', part: 'ris' },
] as const;

/** How to cite the publication, and the same as reference managers take it in, to be copied without script. */
export function Citation({ publication }: { publication: PublicationDetail }) {
  const { t } = useTranslation('resources');
  const type = useKnownWord('resources', 'type')(publication.type);
  const citation = citationOf(publication, useFirm().name, type);
  return (
    <section className={`${styles.citation} no-print`} aria-labelledby="citation">
      <h2 id="citation">{t('detail.cite')}</h2>
      <p>{citation.text}</p>
      {FORMATS.map(({ name, part }) => (
        <details key={name}>
          <summary>{t('detail.citeAs', { format: name })}</summary>
          <pre>{citation[part]}</pre>
        </details>
      ))}
    </section>
  );
}
