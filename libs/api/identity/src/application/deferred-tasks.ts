/** Work that nobody waits for; the process does not end before it is done. */
export abstract class DeferredTasks {
  /** Begins after the answer of the current request is on its way. What `work` throws is logged. */
  abstract begin(work: () => Promise<void>): void;
}
