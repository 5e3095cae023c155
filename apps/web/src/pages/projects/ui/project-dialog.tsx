import { FIRM } from '@site/vocabulary';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CategoryBadge,
  ProjectFacts,
  ProjectPicture,
  readPublishedProject,
  StatusBadge,
} from '../../../entities/project';
import type { ProjectSummary } from '../../../entities/project';
import { useLocale } from '../../../shared/i18n';
import type { LoadContext } from '../../../shared/page';
import styles from './project-dialog.module.css';

interface Props {
  project: ProjectSummary;
  onClose: () => void;
}

/** The native modal: it holds the focus, closes on Escape and gives the focus back to the card. */
export function ProjectDialog({ project, onClose }: Props) {
  const { t } = useTranslation('projects');
  const dialog = useRef<HTMLDialogElement>(null);
  const description = useDescription(project.id);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      document.querySelector<HTMLElement>(`[data-project=${JSON.stringify(project.id)}]`)?.focus();
    };
  }, [project.id]);

  useTitle(`${project.title} · ${FIRM.name}`);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="project-dialog-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.sheet}>
        <ProjectPicture project={project} eager sizes="(min-width: 48rem) 720px, 100vw" />
        <div className={styles.text}>
          <p className={styles.badges}>
            <CategoryBadge category={project.category} />
            <StatusBadge status={project.status} />
          </p>
          <h2 id="project-dialog-title">{project.title}</h2>
          <div className={styles.description} aria-busy={description === undefined}>
            {description === undefined ? <p>{t('detail.loading')}</p> : <Paragraphs text={description} />}
          </div>
          <ProjectFacts project={project} />
        </div>
        <div className={styles.foot}>
          <button type="button" className="button button-quiet" onClick={onClose}>
            {t('detail.close')}
          </button>
        </div>
      </div>
    </dialog>
  );
}

function Paragraphs({ text }: { text: string }) {
  return text.split(/\n\s*\n/).map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}

/** The address is the project's while its dialog is open, and so is the title. */
function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [title]);
}

function useDescription(id: string): string | undefined {
  const { t } = useTranslation('projects');
  const locale = useLocale();
  const context = useRouteContext({ strict: false }) as LoadContext;
  const [description, setDescription] = useState<string>();
  useEffect(() => {
    let current = true;
    readPublishedProject(context, id, locale).then(
      (project) => current && setDescription(project?.description ?? t('detail.unread')),
      () => current && setDescription(t('detail.unread')),
    );
    return () => {
      current = false;
    };
  }, [context, id, locale, t]);
  return description;
}
