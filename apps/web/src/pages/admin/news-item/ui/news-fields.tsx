import { newsDay } from '@site/vocabulary';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { DayField, FieldGroup, TextPair } from '../../../../features/edit-record';
import { ImageField } from '../../../../features/upload-file';
import { useLocale } from '../../../../shared/i18n';
import { formatDay } from '../../../../shared/text';

export function NewsFields() {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const form = Form.useFormInstance();
  const day = Form.useWatch<string | undefined>('published_at', form) ?? '';
  const hidden = Form.useWatch<string | undefined>('hidden', { form, preserve: true }) === 'true';
  const later = !hidden && day > newsDay(new Date());
  const hint = later
    ? t('newsForm.later', { day: formatDay(day, locale) })
    : t(day === '' ? 'newsForm.noDay' : 'newsForm.futureDay');
  return (
    <>
      <FieldGroup title={t('form.texts')}>
        <TextPair name="title" />
        <TextPair name="content" rows={8} />
      </FieldGroup>
      <FieldGroup title={t('form.details')} columns>
        <DayField name="published_at" hint={hint} />
      </FieldGroup>
      <ImageField name="image_url" bucket="news-images" texts="upload.image" />
    </>
  );
}
