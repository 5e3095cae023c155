import { ClosingCall } from '../../../widgets/closing-band';
import type { Home } from '../model/home';
import { Expertise } from './expertise';
import { Flagships } from './flagships';
import { Hero } from './hero';
import { Introduction } from './introduction';
import { LatestNews } from './latest-news';
import { PartnerStrip } from './partner-strip';
import { RegistrationStrip } from './registration-strip';

export function HomePage({ data: { news, projects, partners } }: { data: Home }) {
  return (
    <>
      <Hero />
      <RegistrationStrip />
      <PartnerStrip partners={partners} />
      <Introduction />
      <Expertise />
      <Flagships projects={projects} />
      {news.length > 0 && <LatestNews items={news} />}
      <ClosingCall />
    </>
  );
}
