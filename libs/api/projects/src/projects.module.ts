import { MikroORM } from '@mikro-orm/postgresql';
import { Module } from '@nestjs/common';
import { Clock, ContentChanges, IdGenerator, UploadedFiles } from '@site/api-kernel';
import { PostgresContentReader } from '@site/api-platform/content';
import { Database, MikroOrmRepository } from '@site/api-platform/persistence';
import { PROJECTS } from '@site/vocabulary';
import { ProjectRepository } from './application/project.repository';
import { ProjectService } from './application/project.service';
import { Project } from './domain/project';
import { ProjectPointsController } from './infrastructure/http/project-points.controller';
import { ProjectsController } from './infrastructure/http/projects.controller';
import { PostgresProjectPoints, ProjectPoints } from './infrastructure/persistence/project-points';
import { ProjectReader } from './infrastructure/persistence/project.reader';
import { ProjectPages } from './infrastructure/persistence/project.pages';

/** Needs from the composition root: the database, the clock, identifiers, uploaded files and content changes. */
@Module({
  controllers: [ProjectPointsController, ProjectsController],
  providers: [
    {
      provide: ProjectRepository,
      inject: [MikroORM],
      useFactory: (orm: MikroORM) => new MikroOrmRepository(orm, Project),
    },
    {
      provide: ProjectReader,
      inject: [Database],
      useFactory: (database: Database) => new PostgresContentReader(database, PROJECTS),
    },
    {
      provide: ProjectPoints,
      inject: [Database],
      useFactory: (database: Database) => new PostgresProjectPoints(database),
    },
    {
      provide: ProjectService,
      inject: [ProjectRepository, UploadedFiles, ContentChanges, IdGenerator, Clock],
      useFactory: (...parts: ConstructorParameters<typeof ProjectService>) => new ProjectService(...parts),
    },
    {
      provide: ProjectPages,
      inject: [Database],
      useFactory: (database: Database) => new ProjectPages(database),
    },
  ],
  exports: [ProjectPages, ProjectService],
})
export class ProjectsModule {}
