import { getExportSubscribersUrl } from '@site/api-client';
import type { SubscriptionState } from '@site/vocabulary';
import { saveAnswer } from '../../../../shared/save-file';

/** Saves the table of all subscriptions in a state, as the API names it. @throws ApiError */
export function exportSubscribers(state: SubscriptionState): Promise<void> {
  return saveAnswer(getExportSubscribersUrl({ state }));
}
