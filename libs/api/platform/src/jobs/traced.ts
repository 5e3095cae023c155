import { withTrace } from '../server/logging';
import type { Telemetry } from '../telemetry/telemetry';
import type { QueuedWork } from './job-queue';

/** The same work, of which a collector is told; lines of the log that it writes name its trace. */
export function traced(queued: QueuedWork, telemetry: Pick<Telemetry, 'job'> | null): QueuedWork {
  if (telemetry === null) return queued;
  const { queue, work } = queued;
  return {
    ...queued,
    work: (job) => {
      const { id, signal, retryCount } = job;
      const told = { id, queue, signal, attempt: retryCount + 1 };
      return telemetry.job(told, (trace) => withTrace(trace, () => work(job)));
    },
  };
}
