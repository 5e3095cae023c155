import { IMAGE_WIDTHS, type Bucket } from '@site/vocabulary';
import { useState, type ReactNode } from 'react';
import { shownFile } from '../../../shared/address';
import styles from './record-cards.module.css';

interface CardPictureProps {
  /** As stored, and the bucket that it is of. */
  readonly file: string | null | undefined;
  readonly bucket: Bucket;
  /** Room it takes, as in the `sizes` attribute. */
  readonly sizes: string;
  /** `whole`: nothing of it may be cut off, as of a logo. */
  readonly fit?: 'whole' | 'cover';
  /** What stands in for a picture that is not there, or that does not load. */
  readonly children: ReactNode;
}

/** Says nothing to who cannot see it: the title is beside it. */
export function CardPicture({ file, bucket, sizes, fit = 'cover', children }: CardPictureProps) {
  const [missing, setMissing] = useState<string>();
  const src = shownFile(file, bucket);
  if (src === undefined || src === missing) return children;
  const srcSet = IMAGE_WIDTHS.slice(0, 3).map((width) => `${src}?w=${width} ${width}w`);
  return (
    <img
      className={styles.image}
      data-fit={fit}
      alt=""
      loading="lazy"
      decoding="async"
      sizes={sizes}
      srcSet={srcSet.join(', ')}
      src={`${src}?w=640`}
      onError={() => setMissing(src)}
    />
  );
}

/** Contour lines, as wherever nothing has been drawn yet. */
export function Contours() {
  return (
    <svg
      className={styles.contours}
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d="M-10 150c60-90 120-130 200-124 80 5 110 50 150 110" />
      <path d="M30 170c44-66 92-98 158-95 66 3 92 38 130 90" />
      <path d="M78 186c28-46 64-72 110-70 46 3 72 30 96 70" />
      <path d="M126 190c16-28 38-44 64-42 28 2 42 20 54 42" />
      <path d="M-10 96C50 30 110-4 170-8" />
      <path d="M-10 46C20 20 46 4 76-8" />
    </svg>
  );
}

/** The first letters of a name. */
export function Initials({ of: name }: { readonly of: string }) {
  const words = name.split(/[\s’'-]+/).filter((word) => /^\p{Lu}|^\p{N}|^\p{L}{4}/u.test(word));
  const letters = (words.length > 0 ? words : [name]).slice(0, 2).map((word) => [...word][0] ?? '');
  return (
    <span className={styles.initials} aria-hidden="true">
      {letters.join('').toLocaleUpperCase('fr')}
    </span>
  );
}
