import type { TFunction } from 'i18next';
import type { Notice } from '../../../shared/form';
import type { ContactData } from './contact-data';
import { refusal } from './fields';

/** What the page says of the form that was posted without script and not taken. */
export function verdictOf({ submitted }: ContactData, t: TFunction): Notice | undefined {
  if (submitted === null || submitted.outcome === 'accepted') return undefined;
  const { outcome, values, errors } = submitted;
  if (outcome === 'refused' && Object.keys(errors).length > 0) return refusal(values, errors, t).notice;
  return { title: t('notice.failed'), description: errors['form'] ?? '', tone: 'destructive' };
}
