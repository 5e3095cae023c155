import { lengthOf, PROJECT_CATEGORIES, PROJECT_STATUSES } from '@site/vocabulary';
import { Form, Input, Select } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ImageField } from '../upload/image-field';
import { useLocale } from '../../../shared/i18n';
import type { ProjectBody } from './project-calls';
import styles from './project-form-page.module.css';
import { REQUIRED_FIELDS, refusalOf, type RequiredField } from './project-rules';
import { statusKey } from './project-wording';

/** Share of the longest text from which the counter is always shown. */
const NEAR = 0.8;

interface ProjectFieldsProps {
  readonly stored: ProjectBody;
  readonly disabled: boolean;
  readonly onUploading: (uploading: boolean) => void;
}

/** The fields of §3 under their own names, each text in French beside its English. */
export function ProjectFields({ stored, disabled, onUploading }: ProjectFieldsProps) {
  const { t } = useTranslation('admin');
  const categories = withStored(PROJECT_CATEGORIES, stored.category);
  const statuses = withStored(PROJECT_STATUSES, stored.status);
  return (
    <>
      <h2 className={styles.subtitle}>{t('form.texts')}</h2>
      <div className={styles.pair}>
        <Required name="title_fr" label={t('projects.titleFr')}>
          <Input lang="fr" count={countOf('title_fr')} />
        </Required>
        <Required name="title_en" label={t('projects.titleEn')}>
          <Input lang="en" count={countOf('title_en')} />
        </Required>
        <Required name="description_fr" label={t('form.descriptionFr')}>
          <Input.TextArea lang="fr" rows={4} count={countOf('description_fr')} />
        </Required>
        <Required name="description_en" label={t('form.descriptionEn')}>
          <Input.TextArea lang="en" rows={4} count={countOf('description_en')} />
        </Required>
      </div>
      <h2 className={styles.subtitle}>{t('form.details')}</h2>
      <div className={styles.pair}>
        <Required name="category" label={t('projects.category')}>
          <Select
            placeholder={t('form.chooseCategory')}
            options={categories.map((value) => ({ value, label: value }))}
          />
        </Required>
        <Form.Item name="status" label={t('projects.status')} required>
          <Select
            options={statuses.map((value) => ({
              value,
              label: t(statusKey(value)),
            }))}
          />
        </Form.Item>
        <Required name="location" label={t('projects.location')}>
          <Input count={countOf('location')} />
        </Required>
        <Required name="date" label={t('projects.date')}>
          <Input placeholder={t('form.datePlaceholder')} count={countOf('date')} />
        </Required>
        <Required name="beneficiaries" label={t('form.beneficiaries')}>
          <Input count={countOf('beneficiaries')} />
        </Required>
      </div>
      <Form.Item name="image_url" label={t('form.image')}>
        <ImageField id="image_url" bucket="project-images" disabled={disabled} onBusyChange={onUploading} />
      </Form.Item>
    </>
  );
}

function Required({ name, label, children }: { name: RequiredField; label: string; children: ReactNode }) {
  const locale = useLocale();
  const validator = (_: unknown, value: string | undefined) => {
    const refusal = refusalOf(name, value ?? '', locale);
    return refusal === undefined ? Promise.resolve() : Promise.reject(new Error(refusal));
  };
  return (
    <Form.Item name={name} label={label} required rules={[{ validator }]}>
      {children}
    </Form.Item>
  );
}

function Counter({ count, max }: { count: number; max: number }) {
  const locale = useLocale();
  return (
    <span className={styles.counter} data-near={count > max * NEAR || undefined}>
      {`${count.toLocaleString(locale)} / ${max.toLocaleString(locale)}`}
    </span>
  );
}

function counter({ count, maxLength = 0 }: { count: number; maxLength?: number }) {
  return <Counter count={count} max={maxLength} />;
}

function countOf(field: RequiredField) {
  return { show: counter, max: REQUIRED_FIELDS[field], strategy: lengthOf };
}

/** A stored value that the form does not offer stays selectable. */
function withStored(offered: readonly string[], stored: string): readonly string[] {
  return stored === '' || offered.includes(stored) ? offered : [...offered, stored];
}
