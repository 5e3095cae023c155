import { MikroORM } from '@mikro-orm/postgresql';
import type { FactoryProvider } from '@nestjs/common';
import type { Repository, Versioned } from '@site/api-kernel';
import { MikroOrmRepository } from '../persistence';

/** Gives the repository of a mapped class. */
export function provideRepository<Entity extends Versioned & object>(
  port: abstract new (...parts: never[]) => Repository<Entity>,
  entity: new (...parts: never[]) => Entity,
): FactoryProvider<Repository<Entity>> {
  return {
    provide: port,
    inject: [MikroORM],
    useFactory: (orm: MikroORM) => new MikroOrmRepository(orm, entity),
  };
}
