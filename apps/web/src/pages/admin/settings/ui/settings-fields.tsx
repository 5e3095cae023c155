import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { DayField, FieldGroup, TextPair } from '../../../../features/edit-record';
import { FileField, ImageField } from '../../../../features/upload-file';
import { FactField } from './fact-field';
import { FactHint } from './fact-hint';
import styles from './settings.module.css';

const SECTIONS = ['identity', 'reach', 'hours', 'figures', 'legal', 'documents'] as const;

export function SettingsFields() {
  const { t } = useTranslation('admin');
  const title = (section: (typeof SECTIONS)[number]) => t(`settings.${section}`);
  const waiting = (name: string, value: string) => <FactHint name={name} value={value} />;
  useNamedField();
  return (
    <>
      <p className={styles.live}>{t('settings.live')}</p>
      <nav aria-label={t('settings.sections')} className={styles.sections}>
        {SECTIONS.map((section) => (
          <a key={section} href={`#${section}`}>
            {title(section)}
          </a>
        ))}
      </nav>
      <FieldGroup anchor="identity" title={title('identity')}>
        <FactField name="name" autoComplete="off" />
        <TextPair name="legal_form" />
        <FactField name="director_name" autoComplete="off" />
        <TextPair name="director_bio" rows={5} />
        <ImageField name="director_portrait_url" bucket="project-images" texts="upload.image" />
        <TextPair name="qualifications" rows={3} />
        <TextPair name="certifications" rows={3} />
      </FieldGroup>
      <FieldGroup anchor="reach" title={title('reach')} columns>
        <FactField name="city" />
        <FactField name="district" />
        <div className={styles.whole}>
          <TextPair name="address" hintOf={waiting} />
        </div>
        <FactField name="phone" type="tel" autoComplete="off" />
        <FactField
          name="whatsapp_number"
          inputMode="numeric"
          autoComplete="off"
          hint={t('settings.whatsappHint')}
        />
        <FactField name="email" type="email" autoComplete="off" />
        <FactField name="social_url" type="url" inputMode="url" />
      </FieldGroup>
      <FieldGroup anchor="hours" title={title('hours')} columns>
        <FactField name="weekdays_open" type="time" />
        <FactField name="weekdays_close" type="time" />
        <FactField name="saturday_open" type="time" hint={t('settings.saturdayHint')} />
        <FactField name="saturday_close" type="time" />
      </FieldGroup>
      <FieldGroup anchor="figures" title={title('figures')} columns>
        <FactField name="projects_figure" />
        <FactField name="beneficiaries_figure" />
        <FactField name="countries_figure" />
        <FactField name="years_figure" />
      </FieldGroup>
      <FieldGroup anchor="legal" title={title('legal')} columns>
        <DayField name="created_on" />
        <FactField name="capital_fcfa" inputMode="numeric" />
        <FactField name="duration_years" inputMode="numeric" />
        <FactField name="identification_number" />
        <FactField name="trade_register_number" />
        <FactField name="tax_centre" />
        <FactField name="social_security_agency" />
        <div className={styles.whole}>
          <FactField name="hosting" rows={3} hint={t('settings.hostingHint')} />
        </div>
      </FieldGroup>
      <FieldGroup anchor="documents" title={title('documents')}>
        <FileField
          name="brochure_url"
          bucket="publications"
          texts="upload.file"
          hint={t('settings.brochureHint')}
        />
        <ImageField
          name="share_image_url"
          bucket="project-images"
          texts="upload.image"
          hint={t('settings.shareImageHint')}
          whole
        />
      </FieldGroup>
    </>
  );
}

/** Goes to the field that the address names: it was not there yet when the screen opened. */
function useNamedField(): void {
  useEffect(() => {
    const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (named === null) return;
    named.scrollIntoView({ block: 'center' });
    named.focus({ preventScroll: true });
  }, []);
}
