import type { ComponentProps } from 'react';
import { useReveal } from '../use-reveal';
import styles from './card-grid.module.css';

/** Cards in one, two or three columns, which rise into view one after another. */
export function CardGrid(props: Omit<ComponentProps<'ul'>, 'className' | 'ref'>) {
  return <ul {...props} {...useReveal<HTMLUListElement>()} data-cards="" className={styles.grid} />;
}
