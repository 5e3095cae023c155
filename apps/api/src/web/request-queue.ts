import { sendProblem } from '@site/api-platform/http';
import { clientKey } from '@site/api-platform/limits';
import type { PublicAnswers } from '@site/api-platform/response-cache';
import { requestContextOf, isFromInside, type FairQueue } from '@site/api-platform/server';
import type { RequestHandler } from 'express';
import { isOfTheSite } from './pages';
import { sendBusy } from './send-page';

/** Probes of operators go ahead, and files, which are sent in pieces. */
const AT_ONCE = /^\/(?:files|health|metrics)(?:\/|$)/;

/** How often who asks waits for what somebody else has begun: what comes of it may not be for him, or out of date again. */
const MOST_FLIGHTS = 2;

/**
 * Lets what must be made for a visitor wait for its turn; for who leaves meanwhile nothing is made, and what somebody
 * has begun is made once for all who ask for it.
 */
export function queueRequests(queue: FairQueue, answers: PublicAnswers): RequestHandler {
  return (request, response, next): void => {
    // A request from inside is part of one that has had its turn, or makes a page anew, of which there is one at a time.
    if (AT_ONCE.test(request.path) || isFromInside(request)) return next();

    function wait(flights: number): void {
      const { turn, leave } = queue.enter(clientKey(request.ip));
      response.once('close', leave);
      turn.then(() => isShown() || join(flights, begin), refuse);
    }

    function join(flights: number, otherwise: (flights: number) => void): void {
      const over = flights < MOST_FLIGHTS ? answers.findInFlight(request) : undefined;
      if (over === undefined) return otherwise(flights);
      void over.then(() => response.destroyed || isShown() || join(flights + 1, wait));
    }

    function isShown(): boolean {
      const answer = answers.find(request);
      if (answer !== undefined)
        answers.write(request, response, answer, requestContextOf(response)?.headers ?? []);
      return answer !== undefined;
    }

    function begin(): void {
      answers.begin(request, response);
      next();
    }

    function refuse(reason: unknown): void {
      if (isOfTheSite(request.path)) sendBusy(response, reason);
      else sendProblem(request, response, reason);
    }

    join(0, wait);
  };
}
