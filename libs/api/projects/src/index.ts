export { ProjectService } from './application/project.service';
export { ProjectSchema } from './infrastructure/persistence/project.mapping';
export { ProjectsModule } from './projects.module';
