import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DepartmentName } from '../../../shared/config';
import { useReveal } from '../../../shared/ui/use-reveal';
import type { DepartmentWork } from '../model/department-work';
import { DepartmentIcon } from './department-icon';
import styles from './department.module.css';
import { WorkLinks } from './work-links';

interface Props {
  name: DepartmentName;
  anchor: string;
  work: DepartmentWork;
}

export function Department({ name, anchor, work }: Props) {
  const { t } = useTranslation('services');
  const sheet = useReveal<HTMLElement>();
  const services = t(`${name}.list`, { returnObjects: true }) as string[];
  return (
    <article id={anchor} {...sheet} className={styles.department} aria-labelledby={`${anchor}-title`}>
      <figure className={styles.picture}>
        <img
          src={`/illustrations/department-${name}.svg`}
          alt=""
          width="640"
          height="400"
          loading="lazy"
          decoding="async"
        />
      </figure>
      <div className={styles.text}>
        <DepartmentIcon name={name} />
        <h2 id={`${anchor}-title`}>{t(`${name}.title`)}</h2>
        <p className={styles.summary}>{t(`${name}.text`)}</p>
        <ul className={styles.services}>
          {services.map((service) => (
            <li key={service}>{breakable(service)}</li>
          ))}
        </ul>
        <p className={styles.results}>
          <strong>{t('deliverables')}</strong>
          {t(`${name}.results`)}
        </p>
        <WorkLinks department={name} work={work} />
      </div>
    </article>
  );
}

/** A slash between long words may end a line. */
function breakable(text: string): ReactNode[] {
  return text.split(/(?<=\/)/).flatMap((part, index) => (index === 0 ? [part] : [<wbr key={part} />, part]));
}
