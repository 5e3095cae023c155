import { IMAGE_WIDTHS } from '@site/vocabulary';
import styles from './picture.module.css';

export interface PictureProps {
  /** Uploaded, root-relative. */
  file?: string | null;
  /** What stands in where there is none: never a grey box. */
  drawing?: string;
  /** Space the picture takes, as in the `sizes` attribute; absent, one variant does. */
  sizes?: string;
  /** The first picture of a page is not worth delaying. */
  eager?: boolean;
  /** Pixels of the variant for browsers that know no other, and its shape. */
  width?: number;
  height?: number;
  /** In place of the frame of the site. */
  className?: string | undefined;
}

/** A picture of a record; it says nothing to who cannot see it, as the title stands beside it. */
export function Picture({
  file,
  drawing,
  sizes,
  eager = false,
  width = 960,
  height = 640,
  className = styles.picture,
}: PictureProps) {
  const variant = (of: number) => `${file}?w=${of}`;
  const variants = sizes && {
    sizes,
    srcSet: IMAGE_WIDTHS.map((of) => `${variant(of)} ${of}w`).join(', '),
  };
  return (
    <img
      alt=""
      width={width}
      height={height}
      decoding="async"
      {...(!eager && { loading: 'lazy' })}
      {...(file ? { ...variants, src: variant(width) } : { src: drawing })}
      className={className}
    />
  );
}
