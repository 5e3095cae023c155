import type { NewsSummary } from '../model/news-item';
import styles from './news-picture.module.css';

const widths = [320, 640, 960, 1280];

interface Props {
  item: Pick<NewsSummary, 'image' | 'drawing'>;
  /** Space the picture takes, as in the `sizes` attribute. */
  sizes: string;
  /** The first picture of a page is not worth delaying. */
  eager?: boolean;
}

/** The uploaded picture in the frame of the site, or a drawing. */
export function NewsPicture({ item: { image, drawing }, sizes, eager = false }: Props) {
  const loading = eager ? {} : ({ loading: 'lazy' } as const);
  const frame = { alt: '', width: 960, height: 640, decoding: 'async', ...loading } as const;
  if (!image?.startsWith('/files/')) {
    const src = image ?? `/illustrations/news-${drawing}.svg`;
    return <img {...frame} src={src} className={styles.picture} />;
  }
  const srcSet = widths.map((width) => `${image}?w=${width} ${width}w`).join(', ');
  return <img {...frame} sizes={sizes} srcSet={srcSet} src={`${image}?w=960`} className={styles.picture} />;
}
