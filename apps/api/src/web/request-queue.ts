import { sendProblem } from '@site/api-platform/http';
import { clientKey } from '@site/api-platform/limits';
import type { PublicAnswers } from '@site/api-platform/response-cache';
import { requestContextOf, isFromInside, type FairQueue } from '@site/api-platform/server';
import type { RequestHandler } from 'express';
import { isOfTheSite } from './pages';
import { sendBusy } from './send-page';

/** Probes of operators go ahead, and files, which are sent in pieces. */
const AT_ONCE = /^\/(?:files|health|metrics)(?:\/|$)/;

/** Lets what must be made for a visitor wait for its turn; for who leaves meanwhile nothing is made. */
export function queueRequests(queue: FairQueue, answers: PublicAnswers): RequestHandler {
  return (request, response, next): void => {
    // A request from inside is part of one that has had its turn, or makes a page anew, of which there is one at a time.
    if (AT_ONCE.test(request.path) || isFromInside(request)) return next();
    const { turn, leave } = queue.enter(clientKey(request.ip));
    response.once('close', leave);
    turn.then(
      () => {
        // Whoever waited for the same before has had it made.
        const answer = answers.find(request);
        if (answer === undefined) next();
        else answers.write(request, response, answer, requestContextOf(response)?.headers ?? []);
      },
      (reason: unknown) => {
        if (isOfTheSite(request.path)) sendBusy(response, reason);
        else sendProblem(request, response, reason);
      },
    );
  };
}
