import { PARTNERS, PUBLICATIONS } from '@site/vocabulary';
import { useTranslation } from 'react-i18next';
import { FieldGroup, Hint, TextField } from '../../../../features/edit-record';
import { PointField } from './point-field';
import { RelatedField } from './related-field';

const SAID = ['client', 'funder', 'amount', 'duration', 'team'] as const;

/** What the reference sheet says besides; all of it may be missing. */
export function ReferenceFields() {
  const { t } = useTranslation('admin');
  return (
    <>
      <FieldGroup title={t('reference.title')} columns>
        {SAID.map((name) => [
          <TextField key={name} name={name} />,
          <TextField key={`${name}_en`} name={`${name}_en`} />,
        ])}
        <TextField name="services" rows={4} />
        <TextField name="services_en" rows={4} />
        <RelatedField name="related_publications" kind={PUBLICATIONS} />
        <RelatedField name="related_partners" kind={PARTNERS} />
        <PointField />
      </FieldGroup>
      <Hint>{t('reference.hint')}</Hint>
    </>
  );
}
