/** Why work is told to stop when nothing is wrong with it: its process ends. */
export class ProcessEnds extends Error {
  override readonly name = 'ProcessEnds';
  constructor() {
    super('the process ends');
  }
}

/** Whether work was told to stop for its process, and not because it took too long or is another's meanwhile. */
export function isInterrupted(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true && signal.reason instanceof ProcessEnds;
}
