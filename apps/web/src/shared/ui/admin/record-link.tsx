import { Link, type LinkProps } from '@tanstack/react-router';
import styles from './cells.module.css';

/** A list whose records have screens of their own. */
export type RecordsPath<To = LinkProps['to']> = To extends `${infer List}/$id` ? List : never;

interface RecordLinkProps {
  readonly path: RecordsPath;
  readonly id: string;
  readonly lang?: 'fr' | 'en';
  readonly children: string;
}

/** The title of a row, which leads to its record. */
export function RecordLink({ path, id, lang, children }: RecordLinkProps) {
  return (
    <Link to={`${path}/$id`} params={{ id }} lang={lang} className={styles.text} title={children}>
      {children}
    </Link>
  );
}
