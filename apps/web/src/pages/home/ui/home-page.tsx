import { useTranslation } from 'react-i18next';
import { greeting, useFirm } from '../../../entities/firm';
import { ClosingCall } from '../../../widgets/closing-band';
import { ProjectMap } from '../../../widgets/project-map';
import type { Home } from '../model/home';
import { Expertise } from './expertise';
import { Flagships } from './flagships';
import { Hero } from './hero';
import { Introduction } from './introduction';
import { LatestNews } from './latest-news';
import { PartnerStrip } from './partner-strip';
import { RegistrationStrip } from './registration-strip';

export function HomePage({ data: { news, projects, partners, points } }: { data: Home }) {
  const { t } = useTranslation('projects');
  const firm = useFirm();
  return (
    <>
      <Hero />
      <RegistrationStrip />
      <PartnerStrip partners={partners} />
      <Introduction />
      <Expertise />
      <Flagships projects={projects} />
      <ProjectMap points={points} title={t('map.title')} />
      {news.length > 0 && <LatestNews items={news} />}
      <ClosingCall message={greeting(firm)} />
    </>
  );
}
