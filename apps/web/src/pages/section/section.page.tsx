import { FIRM } from '@site/vocabulary';
import type { Page } from '../../shared/page';
import { SectionPage } from './ui/section-page';

export type SectionName = 'about' | 'services' | 'resources' | 'partnerships' | 'contact' | 'legal' | 'privacy';

/** One page of the public site that has a title and a few words, and how to reach the firm. */
export function sectionPage(name: SectionName): Page<null> {
  return {
    namespaces: ['section'],
    head: (t) => ({ title: t(`section:${name}.title`), description: t(`section:${name}.lead`, { firm: FIRM.name }) }),
    Component: () => <SectionPage name={name} />,
  };
}
