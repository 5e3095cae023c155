import { PICTURE_PLACES } from '@site/vocabulary';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldGroup, Hint, TextField } from '../../../../features/edit-record';
import { ImageField } from '../../../../features/upload-file';
import type { Values } from '../../../../shared/ui/admin-form';
import styles from './project-pictures.module.css';

/** Further pictures with what they show: those there are, and one more when it is asked for. */
export function ProjectPictures() {
  const { t } = useTranslation('admin');
  const form = Form.useFormInstance<Values>();
  const filled = Form.useWatch(
    (values: Values) =>
      PICTURE_PLACES.filter((place) =>
        ['url', 'caption', 'caption_en'].some((part) => values[`picture${place}_${part}`]),
      ).at(-1) ?? 0,
    { form, preserve: true },
  );
  const [asked, setAsked] = useState(0);
  const last = Math.max(asked, filled ?? 0);
  return (
    <FieldGroup title={t('reference.pictures')}>
      {PICTURE_PLACES.filter((place) => place <= last).map((place) => (
        <div key={place} className={styles.picture}>
          <ImageField name={`picture${place}_url`} bucket="project-images" texts="upload.image" />
          <div>
            <TextField name={`picture${place}_caption`} />
            <TextField name={`picture${place}_caption_en`} />
          </div>
        </div>
      ))}
      {last < PICTURE_PLACES.length ? (
        <Button className={`${styles.more}`} onClick={() => setAsked(last + 1)}>
          {t('reference.addPicture')}
        </Button>
      ) : null}
      <Hint>{t('reference.picturesHint', { max: PICTURE_PLACES.length })}</Hint>
    </FieldGroup>
  );
}
