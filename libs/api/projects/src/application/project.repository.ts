import { Repository } from '@site/api-kernel';
import type { Project } from '../domain/project';

export abstract class ProjectRepository extends Repository<Project> {}
