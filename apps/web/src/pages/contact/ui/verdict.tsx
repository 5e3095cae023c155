import type { TFunction } from 'i18next';
import type { SubmittedForm } from '../../../shared/page';
import { complaintOf } from '../model/fields';
import type { Notice } from '../model/use-message-form';
import styles from './message-form.module.css';

/** What the page says of the form that was posted without script. */
export function verdictOf(submitted: SubmittedForm | null, sent: boolean, t: TFunction): Notice | undefined {
  if (submitted === null) {
    return sent ? { title: t('notice.sentWhole'), description: '', tone: 'plain' } : undefined;
  }
  const { outcome, values, errors } = submitted;
  if (outcome === 'refused' && Object.keys(errors).length > 0) {
    const complaint = complaintOf(values, errors);
    return {
      title: t(`notice.${complaint}`),
      description: t(`notice.${complaint}Detail`),
      tone: 'destructive',
    };
  }
  return { title: t('notice.failed'), description: errors['form'] ?? '', tone: 'destructive' };
}

/** @param seek whether the page opens here */
export function Verdict({ title, description, tone, seek }: Notice & { readonly seek: boolean }) {
  return (
    <div
      role={tone === 'plain' ? 'status' : 'alert'}
      className={styles.verdict}
      data-tone={tone}
      tabIndex={-1}
      autoFocus={seek}
    >
      <p className={styles.verdictTitle}>{title}</p>
      {description && <p>{description}</p>}
    </div>
  );
}
