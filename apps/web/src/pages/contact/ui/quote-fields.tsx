import { TEXT_LIMITS } from '@site/vocabulary';
import { useTranslation } from 'react-i18next';
import { Field, fieldMarks, TextField } from '../../../shared/form';
import styles from './message-form.module.css';

interface Props {
  readonly typed: Readonly<Record<string, string>>;
}

/** What helps to answer a request for a quote; none of it is needed. */
export function QuoteFields({ typed }: Props) {
  const { t } = useTranslation('contact');
  const label = (name: string) => (
    <>
      {t(`quote.${name}`)} <span className={styles.optional}>{t('form.optional')}</span>
    </>
  );
  const text = (name: 'lieu' | 'echeance') => (
    <TextField
      name={name}
      label={label(name)}
      defaultValue={typed[name]}
      maxLength={TEXT_LIMITS.quote_detail}
      autoComplete="off"
    />
  );
  return (
    <>
      <div className={styles.wide}>
        <Field name="domaine" label={label('domaine')}>
          <select {...fieldMarks({ name: 'domaine' })} defaultValue={typed['domaine'] ?? ''}>
            <option value="">{t('quote.any')}</option>
            {(t('quote.domains', { returnObjects: true }) as string[]).map((domain, place) => (
              // By its place: what was chosen stays chosen in the other language.
              <option key={place}>{domain}</option>
            ))}
          </select>
        </Field>
      </div>
      {text('lieu')}
      {text('echeance')}
    </>
  );
}
