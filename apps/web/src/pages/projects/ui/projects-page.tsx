import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapPoint, ProjectSummary } from '../../../entities/project';
import type { Paged } from '../../../shared/reading';
import { CardGrid } from '../../../shared/ui/card';
import { Pages } from '../../../shared/ui/pages';
import { ClosingCall } from '../../../widgets/closing-band';
import { ListFilters, NothingFound } from '../../../widgets/list-filters';
import { NotFound } from '../../../widgets/not-found';
import { ProjectMap } from '../../../widgets/project-map';
import { PageHero } from '../../../widgets/page-hero';
import { useFilterWords } from '../model/use-filter-words';
import { useLoaded } from '../model/use-loaded';
import { useOpenProject } from '../model/use-open-project';
import { ImpactFigures } from './impact-figures';
import { ProjectCard } from './project-card';
import styles from './projects-page.module.css';

const bringDialog = () => import('./project-dialog');
/** How long a click waits for the dialog before it follows its link, in milliseconds. */
const patience = 3000;

type Shown = Paged<ProjectSummary> & { points: MapPoint[] };

export function ProjectsPage({ data }: { data: Shown | null }) {
  return data ? <List data={data} /> : <NotFound />;
}

function List({ data }: { data: Shown }) {
  const { items: projects, page, last, asked = {}, points } = data;
  const { t } = useTranslation('projects');
  const words = useFilterWords();
  const { openId, open, close } = useOpenProject();
  const opened = projects.find(({ id }) => id === openId);
  const { loaded: dialog, load } = useLoaded(bringDialog);
  const [awaited, setAwaited] = useState<string>();
  const chosen = useRef<string>(undefined);

  const choose = async (id: string, address: string) => {
    chosen.current = id;
    const { href } = location;
    setAwaited(id);
    const waiting = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
    const found = await Promise.race([load(), waiting]);
    // Whoever has gone on elsewhere stays there.
    if (chosen.current !== id || location.href !== href) return;
    setAwaited(undefined);
    if (found) open(id);
    else location.assign(address);
  };
  return (
    <>
      <PageHero plate="projects" title={t('list.title')} lead={t('list.lead')} />
      <section className={`container ${styles.list}`} aria-labelledby="project-list">
        <h2 id="project-list" className="visually-hidden">
          {t('list.heading')}
        </h2>
        <ListFilters path="/projects" listId="project-list" shown={data} words={words} />
        {projects.length === 0 && <NothingFound />}
        <CardGrid key={JSON.stringify(asked)} onPointerOver={load} onPointerDown={load}>
          {projects.map((project, index) => (
            <li key={project.id}>
              <ProjectCard
                project={project}
                eager={index === 0}
                awaited={project.id === awaited}
                onOpen={choose}
              />
            </li>
          ))}
        </CardGrid>
        <Pages path="/projects" page={page} last={last} asked={asked} />
      </section>
      <ProjectMap points={points} title={t('map.title')} />
      <ImpactFigures />
      <ClosingCall />
      {opened && dialog && <dialog.ProjectDialog project={opened} onClose={close} />}
    </>
  );
}
