import { http } from '@site/api-client';
import { FIRM_DEFAULTS } from '@site/vocabulary';
import type { Firm } from '@site/vocabulary';
import type { LoadContext } from '../../../shared/page';

// Kept for as long as the process lives: while the settings cannot be read, visitors see the facts that were read last.
let lastRead: Firm | undefined;

/** The facts of the firm: the last ones read when reading fails (logged, never told to the visitor), else the defaults. */
export async function readFirm({ transport, report, onError }: LoadContext): Promise<Firm> {
  report.shows.add('settings');
  try {
    lastRead = await http<Firm>('/api/v1/settings', transport ? { transport } : {});
    return lastRead;
  } catch (error) {
    report.complete = false;
    onError('The settings could not be read', error);
    return lastRead ?? FIRM_DEFAULTS;
  }
}
