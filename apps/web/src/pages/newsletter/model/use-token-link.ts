import { ApiError, confirmSubscription, unsubscribe } from '@site/api-client';
import { useRouterState } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { SubmittedForm } from '../../../shared/page';

export type LinkAction = 'confirm' | 'unsubscribe';

/** `asked`: nothing has happened yet. `failed`: nobody knows, it may be tried again. */
export type Outcome = 'asked' | 'done' | 'invalid' | 'failed';

const CALLS = { confirm: confirmSubscription, unsubscribe } as const;
const POSTED = { accepted: 'done', refused: 'invalid', failed: 'failed' } as const;

/** What the link of a letter is for, done when its button is pressed. */
export function useTokenLink(linkAction: LinkAction, submitted: SubmittedForm | null) {
  // Not the router's own reading of the query: a token of digits would become a number.
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const token = submitted?.values['token'] ?? new URLSearchParams(search).get('token') ?? '';
  const [outcome, setOutcome] = useState<Outcome>(submitted === null ? 'asked' : POSTED[submitted.outcome]);
  const [busy, setBusy] = useState(false);
  const acting = useRef(false);

  async function act(): Promise<void> {
    if (acting.current) return;
    acting.current = true;
    setBusy(true);
    try {
      await CALLS[linkAction]({ token });
      setOutcome('done');
    } catch (error) {
      setOutcome(error instanceof ApiError && error.status === 422 ? 'invalid' : 'failed');
    }
    acting.current = false;
    setBusy(false);
  }

  return { token, outcome: token === '' && outcome === 'asked' ? 'invalid' : outcome, busy, act } as const;
}
