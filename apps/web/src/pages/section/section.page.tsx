import { FIRM } from '@site/vocabulary';
import type { Page } from '../../shared/page';
import type { SectionName } from './model/section-name';
import { SectionPage } from './ui/section-page';

/** One page of the public site that has a title and a few words, and how to reach the firm. */
export function sectionPage(name: SectionName): Page<null> {
  return {
    namespaces: ['section'],
    head: (t) => ({
      title: t(`section:${name}.title`),
      description: t(`section:${name}.lead`, { firm: FIRM.name }),
    }),
    Component: () => <SectionPage name={name} />,
  };
}
