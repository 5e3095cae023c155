import { BUCKETS, isBucket, type Bucket } from '@site/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownFile } from '../../../shared/address';
import { useLocale } from '../../../shared/i18n';
import { languageOf, type FieldName } from '../../../shared/text';
import type { FieldRule } from '../../../shared/ui/admin-form';
import { describeChanges, type Piece } from '../model/describe-changes';
import styles from './history.module.css';

interface Side {
  readonly title: string;
  readonly value: string;
}

interface FieldChangeProps {
  readonly name: FieldName;
  readonly rule: FieldRule;
  /** Why it cannot be written again as it was. */
  readonly refused: string | undefined;
  /** Absent: there is but one. */
  readonly older: Side | undefined;
  readonly newer: Side;
}

/** What two versions say in a field, with the words that changed. */
export function FieldChange({ name, rule, refused, older, newer }: FieldChangeProps) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const read = (value: string) => (value === '' ? '' : (rule.word?.(value, t, locale) ?? value));
  const words = describeChanges(read((older ?? newer).value), read(newer.value));
  const side = ({ title, value }: Side, pieces: readonly Piece[], Mark: 'del' | 'ins') => {
    const file = fileOf(value);
    return (
      <dd>
        <span className={styles.whose}>{title}</span>
        {file === undefined ? (
          <Text lang={languageOf(name)} pieces={pieces} Mark={Mark} />
        ) : (
          <StoredFile key={value} {...file} />
        )}
      </dd>
    );
  };
  return (
    <div className={styles.change} data-refused={refused !== undefined}>
      <dt>{t(`fields.${name}`)}</dt>
      {older === undefined ? null : side(older, words.older, 'del')}
      {side(newer, words.newer, 'ins')}
      {refused === undefined ? null : <dd className={styles.refused}>{refused}</dd>}
    </div>
  );
}

interface TextProps {
  readonly lang: 'fr' | 'en' | undefined;
  readonly pieces: readonly Piece[];
  readonly Mark: 'del' | 'ins';
}

function Text({ lang, pieces, Mark }: TextProps) {
  const { t } = useTranslation('admin');
  if (pieces.length === 0) return <span className={styles.empty}>{t('conflict.emptyValue')}</span>;
  return (
    <span lang={lang} className={styles.text}>
      {pieces.map(({ text, changed }, place) => (changed ? <Mark key={place}>{text}</Mark> : text))}
    </span>
  );
}

interface FileOf {
  readonly src: string;
  readonly bucket: Bucket;
}

/** The stored file that a value is the address of. */
function fileOf(value: string): FileOf | undefined {
  const [, , bucket = ''] = value.split('/');
  const src = isBucket(bucket) ? shownFile(value, bucket) : undefined;
  return src === undefined ? undefined : { src, bucket: bucket as Bucket };
}

function StoredFile({ src, bucket }: FileOf) {
  const { t } = useTranslation('admin');
  const [gone, setGone] = useState(false);
  if (gone) return <span className={styles.empty}>{t('conflict.fileGone')}</span>;
  if (BUCKETS[bucket] === 'pdf')
    return (
      <a href={src} target="_blank" rel="noreferrer">
        {t('upload.file.open')}
      </a>
    );
  return (
    <img
      className={styles.picture}
      src={`${src}?w=320`}
      alt={t('upload.image.preview')}
      onError={() => setGone(true)}
    />
  );
}
