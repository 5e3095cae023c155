import { ApiError } from '@site/api-client';
import type { TFunction } from 'i18next';
import { failureText, type Notice } from '../../../shared/ui/toast';

/** Why a shown record could not be written; one that is there no more leads to where it can be had back. */
export function failureNotice(error: unknown, t: TFunction<'admin'>): Pick<Notice, 'description' | 'link'> {
  if (!(error instanceof ApiError) || error.status !== 404)
    return { description: failureText(error, t('unreachable')) };
  return { description: t('form.gone'), link: { href: '/admin/bin', text: t('form.toBin') } };
}
