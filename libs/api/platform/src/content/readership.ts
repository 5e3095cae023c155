import type { Kind } from '@site/vocabulary';

/** Editors see what is hidden, too; so do their programs, which wait for their turn as visitors do. */
export type Readership = 'visitors' | 'editors' | 'programs';

export const seesHidden = (readership: Readership | undefined): boolean =>
  readership !== undefined && readership !== 'visitors';

export const VISIBILITIES = ['public', 'hidden'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** The SQL of the same, of a kind whose records are shown or hidden. */
export const visibilitiesOf = ({ name }: Pick<Kind, 'name'>) => ({
  public: `not ${name}.hidden`,
  hidden: `${name}.hidden`,
});
