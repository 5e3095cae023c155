import type { TFunction } from 'i18next';
import type { Notice } from '../../../shared/form';
import type { ContactData } from './contact-data';
import { refusal } from './fields';

/** What the page says of the form that was posted without script. */
export function verdictOf({ submitted, sent }: ContactData, t: TFunction): Notice | undefined {
  if (submitted === null) {
    return sent ? { title: t('notice.sentWhole'), description: '', tone: 'plain' } : undefined;
  }
  const { outcome, values, errors } = submitted;
  if (outcome === 'refused' && Object.keys(errors).length > 0) return refusal(values, errors, t).notice;
  return { title: t('notice.failed'), description: errors['form'] ?? '', tone: 'destructive' };
}
