import { IMAGE_WIDTHS } from '@site/vocabulary';
import { sizedFile, type PictureFacts } from './picture-facts';
import styles from './picture.module.css';

/** Across the page, in `sizes`; telephones of three pixels to one get two of them: nobody sees the third, which weighs as much again. */
export const ACROSS = '(max-width: 40rem) and (min-resolution: 2.5dppx) 54vw, calc(100vw - 2.5rem)';

export interface PictureProps {
  /** Uploaded, root-relative. */
  file?: string | null;
  /** What is said of the file. */
  facts?: PictureFacts | undefined;
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

/** A picture of a record; unless somebody has said what it shows, it says nothing: the title stands beside it. */
export function Picture({
  file,
  facts: { alt = '', focus, whole } = {},
  drawing,
  sizes,
  eager = false,
  width = 960,
  height = 640,
  className = styles.picture,
}: PictureProps) {
  const variant = (of: number) => sizedFile(file ?? '', of);
  const variants = sizes && {
    sizes,
    srcSet: IMAGE_WIDTHS.map((of) => `${variant(of)} ${of}w`).join(', '),
  };
  return (
    <img
      alt={alt}
      data-x={focus?.[0]}
      data-y={focus?.[1]}
      data-whole={whole}
      width={width}
      height={height}
      decoding="async"
      {...(!eager && { loading: 'lazy' })}
      {...(file ? { ...variants, src: variant(width) } : { src: drawing })}
      className={className}
    />
  );
}
