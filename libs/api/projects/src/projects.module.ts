import { Module } from '@nestjs/common';
import { Clock, ContentChanges, IdGenerator, UploadedFiles } from '@site/api-kernel';
import { Database } from '@site/api-platform/persistence';
import { provide, provideReader, provideRepository } from '@site/api-platform/providers';
import { PROJECTS } from '@site/vocabulary';
import { ProjectRepository } from './application/project.repository';
import { ProjectService } from './application/project.service';
import { Project } from './domain/project';
import { ProjectPointsController } from './infrastructure/http/project-points.controller';
import { ProjectsController } from './infrastructure/http/projects.controller';
import { ProjectPoints } from './infrastructure/persistence/project-points';
import { ProjectReader } from './infrastructure/persistence/project.reader';

/** Needs from the composition root: the database, the clock, identifiers, uploaded files and content changes. */
@Module({
  controllers: [ProjectPointsController, ProjectsController],
  providers: [
    provideRepository(ProjectRepository, Project),
    provideReader(ProjectReader, PROJECTS),
    provide(ProjectPoints, Database),
    provide(ProjectService, ProjectRepository, UploadedFiles, ContentChanges, IdGenerator, Clock),
  ],
  exports: [ProjectService],
})
export class ProjectsModule {}
