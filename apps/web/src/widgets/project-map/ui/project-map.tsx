import { MAP_SHEET } from '@site/vocabulary';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapPoint } from '../../../entities/project';
import styles from './project-map.module.css';

interface Props {
  points: readonly MapPoint[];
  /** What the section is called, and beside its title. */
  title: string;
  beside?: ReactNode;
}

const { width, height } = MAP_SHEET;

/** How far around a mark a click still means it, on a wide sheet and on a narrow one, in pixels of the sheet. */
const [REACH, WIDE_REACH] = [20, 27];

/** Projects as links on the sheet of West Africa; their list says the same in words. */
export function ProjectMap({ points, title, beside }: Props) {
  const { t } = useTranslation('projects');
  if (points.length === 0) return null;
  return (
    <section className={`container ${styles.section} no-print`} aria-labelledby="project-map">
      <div className={styles.head}>
        <h2 id="project-map">{title}</h2>
        {beside}
      </div>
      <div className={styles.sheet}>
        <img src="/illustrations/west-africa.svg" alt="" width={width} height={height} loading="lazy" />
        <svg
          viewBox={`0 0 ${width} ${height}`}
          role="group"
          aria-label={t('map.label', { count: points.length })}
        >
          {points.map(({ id, title: name, x, y, room }) => (
            <Link key={id} to="/projects/$id" params={{ id }} preload={false} aria-label={name}>
              <title>{name}</title>
              <circle
                className={`${styles.reach} ${room < WIDE_REACH ? '' : styles.alone}`}
                cx={x}
                cy={y}
                r={Math.min(REACH, room)}
              />
              <circle className={styles.mark} cx={x} cy={y} r="5.5" />
            </Link>
          ))}
        </svg>
      </div>
    </section>
  );
}
