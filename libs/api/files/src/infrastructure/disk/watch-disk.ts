import { Logger } from '@nestjs/common';
import type { Readiness } from '@site/api-platform/server';
import { DiskProbe } from './disk-probe';

const logger = new Logger('Disk');

/** A probe that says in the log and at `/health/ready` whether files can be stored in folders of this machine. */
export function watchDisk(folders: readonly string[], readiness: Readiness | undefined): DiskProbe {
  const probe = new DiskProbe(folders, {
    turned: (failure) => {
      if (failure === undefined) logger.log('files can be stored again');
      else logger.error({ err: failure }, 'files cannot be stored below DATA_DIR');
    },
  });
  readiness?.probe('files', () => probe.works());
  return probe;
}
