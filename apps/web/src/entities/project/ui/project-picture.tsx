import { categoryDrawing } from '../../../shared/config';
import type { ProjectSummary } from '../model/project';
import styles from './project-picture.module.css';

const widths = [320, 640, 960, 1280];

interface Props {
  project: ProjectSummary;
  /** Space the picture takes, as in the `sizes` attribute. */
  sizes: string;
  /** The first picture of a page is not worth delaying. */
  eager?: boolean;
}

/** The uploaded picture in the frame of the site, or the drawing of the category: never a grey box. */
export function ProjectPicture({ project, sizes, eager = false }: Props) {
  const { image, category } = project;
  const loading = eager ? {} : ({ loading: 'lazy' } as const);
  const frame = { alt: '', width: 960, height: 640, decoding: 'async', ...loading } as const;
  if (!image) return <img {...frame} src={categoryDrawing(category)} className={styles.drawing} />;
  if (!image.startsWith('/files/')) return <img {...frame} src={image} className={styles.picture} />;
  const srcSet = widths.map((width) => `${image}?w=${width} ${width}w`).join(', ');
  return <img {...frame} sizes={sizes} srcSet={srcSet} src={`${image}?w=960`} className={styles.picture} />;
}
