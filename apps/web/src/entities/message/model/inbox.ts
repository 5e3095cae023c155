import type { ListMessagesParams } from '@site/api-client';
import { isCalendarDay, type CategoryTone, type MessageState } from '@site/vocabulary';

export const MESSAGES_PATH = '/admin/messages';
export const STATE_TONES: Readonly<Record<MessageState, CategoryTone>> = {
  new: 'blue',
  handled: 'green',
  spam: 'orange',
};

/** As the API asks for it: new messages where nothing is said, and no day that there is not. */
export function wantedMessages({
  status = 'new',
  from,
  to,
  ...parameters
}: Readonly<Record<string, unknown>>): ListMessagesParams {
  const days = Object.entries({ from, to }).filter(([, day]) => isCalendarDay(String(day)));
  return {
    ...parameters,
    ...Object.fromEntries(days),
    ...(status !== 'all' && { status }),
  } as ListMessagesParams;
}
