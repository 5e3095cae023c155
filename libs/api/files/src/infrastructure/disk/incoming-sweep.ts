import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '@site/api-kernel';
import { IncomingFolder } from './incoming-folder';

/** Clears away what uploads of dead processes left, before the first one of this process. */
@Injectable()
export class IncomingSweep implements OnModuleInit {
  private readonly logger = new Logger(IncomingSweep.name);

  constructor(
    private readonly incoming: IncomingFolder,
    private readonly clock: Clock,
  ) {}

  async onModuleInit(): Promise<void> {
    // A disk that fails now is answered for at each upload: it is no reason not to start.
    await this.incoming.sweep(this.clock.now()).catch((error: unknown) => this.logger.warn(error));
  }
}
