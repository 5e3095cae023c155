import { useTranslation } from 'react-i18next';
import { useFirm } from '../../../entities/firm';
import type { PublicationDetail } from '../../../entities/publication';
import { useKnownWord } from '../../../shared/i18n';
import { citationOf } from '../model/citation';
import styles from './citation.module.css';

const FORMATS = [
  { name: 'BibTeX', part: 'bibtex', type: 'application/x-bibtex', ending: 'bib' },
  { name: 'RIS', part: 'ris', type: 'application/x-research-info-systems', ending: 'ris' },
] as const;

/** How to cite the publication, and the same as files that are in the page itself. */
export function Citation({ publication }: { publication: PublicationDetail }) {
  const { t } = useTranslation('resources');
  const type = useKnownWord('resources', 'type')(publication.type);
  const citation = citationOf(publication, useFirm().name, type);
  return (
    <section className={`${styles.citation} no-print`} aria-labelledby="citation">
      <h2 id="citation">{t('detail.cite')}</h2>
      <p>{citation.text}</p>
      <ul>
        {FORMATS.map(({ name, part, type: mediaType, ending }) => (
          <li key={name}>
            <a
              href={`data:${mediaType};charset=utf-8,${encodeURIComponent(citation[part])}`}
              download={`${citation.fileName}.${ending}`}
            >
              {t('detail.citeAs', { format: name })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
