export { ProjectService } from './application/project.service';
export { ProjectSchema } from './infrastructure/persistence/project.mapping';
export { ProjectsModule } from './projects.module';
export { ProjectPages } from './infrastructure/persistence/project.pages';
