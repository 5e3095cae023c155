import type { Clock } from '@site/api-kernel';
import type { Backup, WrittenBackup } from './backup';
import { backupFileIn, demandWritable, pruneBackups } from './backup-folder';
import type { BackupHistory } from './backup-history';

export interface NightlyParts {
  readonly backup: Pick<Backup, 'write'>;
  readonly history: Pick<BackupHistory, 'note' | 'complete'>;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly folder: string;
  /** How many there are afterwards. */
  readonly keep: number;
}

/** What was written, and how many older ones went. */
export interface NightOfBackup extends WrittenBackup {
  readonly removed: number;
}

/** The backup of each night. */
export class NightlyBackup {
  constructor(private readonly parts: NightlyParts) {}

  /** Whether a night can write there, which had better be known by day. @throws BackupFailure */
  tryFolder(): Promise<void> {
    return demandWritable(this.parts.folder);
  }

  async run(signal: AbortSignal): Promise<NightOfBackup> {
    const { backup, history, clock, publicUrl, folder, keep } = this.parts;
    const path = await backupFileIn(folder, { publicUrl, now: clock.now() });
    const written = await backup.write(path, signal);
    await history.note(written);
    // Only now that there is a newer one.
    return { ...written, removed: await pruneBackups(path, keep, await history.complete()) };
  }
}
