import { paragraphsOf } from '@site/vocabulary';
import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirm } from '../../../entities/firm';
import {
  CategoryBadge,
  ProjectFacts,
  ProjectPicture,
  publishedProjects,
  StatusBadge,
} from '../../../entities/project';
import type { ProjectSummary } from '../../../entities/project';
import { inLocale, useLocale } from '../../../shared/i18n';
import { SampleBadge } from '../../../shared/ui/badge';
import { Dialog, dialogBadges, dialogDescription, showDialog } from '../../../shared/ui/dialog';
import { Formatted } from '../../../shared/ui/formatted';
import { QuoteLink } from '../../../shared/ui/quote-link';

interface Props {
  project: ProjectSummary;
  onClose: () => void;
}

/** Everything there is to know of a project, above the list; closed, it gives the focus back to the card. */
export function ProjectDialog({ project, onClose }: Props) {
  const { t } = useTranslation('projects');
  const dialog = useRef<HTMLDialogElement>(null);
  const description = useDescription(project.id);

  useEffect(() => {
    const element = dialog.current;
    showDialog(element);
    return () => {
      element?.close();
      document.querySelector<HTMLElement>(`[data-project=${JSON.stringify(project.id)}]`)?.focus();
    };
  }, [project.id]);

  const locale = useLocale();
  useTitle(`${project.title} · ${useFirm().name}`);

  return (
    <Dialog
      ref={dialog}
      labelledBy="project-dialog-title"
      onClose={onClose}
      picture={<ProjectPicture project={project} eager sizes="(min-width: 48rem) 720px, 100vw" />}
      cross={t('detail.back')}
      foot={
        <>
          <button type="button" className="button button-quiet" onClick={onClose}>
            {t('detail.close')}
          </button>
          {/* The address is the page's already: only a document of its own leads there. */}
          <a className="button button-quiet" href={inLocale(`/projects/${project.id}`, locale)}>
            {t('detail.page')}
          </a>
          <QuoteLink about={project.title} className="button button-quote">
            {t('common:quote.similar')}
          </QuoteLink>
        </>
      }
    >
      <p className={dialogBadges}>
        <CategoryBadge category={project.category} />
        <StatusBadge status={project.status} />
        <SampleBadge of={project} />
      </p>
      <h2 id="project-dialog-title">{project.title}</h2>
      <div className={dialogDescription} aria-busy={description === undefined}>
        {description === undefined ? <p>{t('detail.loading')}</p> : <Formatted html={description} />}
      </div>
      <ProjectFacts project={project} />
    </Dialog>
  );
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

/** HTML. */
function useDescription(id: string): string | undefined {
  const { t } = useTranslation('projects');
  const context = useRouteContext({ from: rootRouteId });
  const [description, setDescription] = useState<string>();
  useEffect(() => {
    let current = true;
    const unread = paragraphsOf(t('detail.unread'));
    publishedProjects.record(context, id).then(
      (project) => current && setDescription(project?.description ?? unread),
      () => current && setDescription(unread),
    );
    return () => {
      current = false;
    };
  }, [context, id, t]);
  return description;
}
