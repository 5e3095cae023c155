import { useTranslation } from 'react-i18next';
import type { ProjectPhoto } from '../../../entities/project';
import { ACROSS, Picture, sizedFile } from '../../../shared/ui/picture';
import styles from './photographs.module.css';

const WIDEST = 1280;

/** The further pictures of a project; each leads to itself, larger. */
export function Photographs({ photos }: { photos: readonly ProjectPhoto[] }) {
  const { t } = useTranslation('projects');
  if (photos.length === 0) return null;
  return (
    <section className={`${styles.photos} no-print`} aria-labelledby="project-photos">
      <h2 id="project-photos">{t('detail.photos')}</h2>
      <ul>
        {photos.map(({ image, facts, caption }, place) => (
          <li key={image}>
            <figure>
              <a
                href={sizedFile(image, WIDEST)}
                aria-label={t('detail.photo', {
                  number: place + 1,
                  caption: caption ?? facts?.alt ?? '',
                }).trim()}
              >
                <Picture
                  file={image}
                  facts={facts}
                  sizes={`(min-width: 64rem) 384px, (min-width: 40rem) 46vw, ${ACROSS}`}
                />
              </a>
              {caption !== undefined && <figcaption>{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
