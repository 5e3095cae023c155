import type { NewsSummary } from '../../../entities/news-item';
import { ClosingCall } from '../../../widgets/closing-band';
import { Expertise } from './expertise';
import { Flagships } from './flagships';
import { Hero } from './hero';
import { Introduction } from './introduction';
import { LatestNews } from './latest-news';
import { PartnerStrip } from './partner-strip';
import { RegistrationStrip } from './registration-strip';

export function HomePage({ data: { news } }: { data: { news: NewsSummary[] } }) {
  return (
    <>
      <Hero />
      <RegistrationStrip />
      <PartnerStrip />
      <Introduction />
      <Expertise />
      <Flagships />
      {news.length > 0 && <LatestNews items={news} />}
      <ClosingCall />
    </>
  );
}
