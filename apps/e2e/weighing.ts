import type { Page, Response } from '@playwright/test';

export const KB = 1024;

/** What a page says, which scripts ask for. */
const TEXTS = /\/assets\/[^/]+\.json$/;

export interface Weights {
  /** Bytes of the bodies as they were sent, by kind of resource; `texts` are those that come on their own. */
  readonly of: (...kinds: string[]) => Promise<number>;
  /** Addresses of the scripts that were loaded. */
  readonly scripts: () => string[];
  /** Begins anew: what was loaded before is no longer counted. */
  readonly clear: () => void;
}

export function weigh(page: Page): Weights {
  const answers: Response[] = [];
  page.on('response', (answer) => answers.push(answer));
  const kindOf = (answer: Response) => (TEXTS.test(answer.url()) ? 'texts' : answer.request().resourceType());
  return {
    async of(...kinds) {
      const wanted = answers.filter((answer) => kinds.includes(kindOf(answer)));
      const sizes = await Promise.all(wanted.map((answer) => answer.request().sizes()));
      return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    },
    clear: () => answers.splice(0),
    scripts: () => [
      ...new Set(answers.filter((answer) => kindOf(answer) === 'script').map((answer) => answer.url())),
    ],
  };
}
