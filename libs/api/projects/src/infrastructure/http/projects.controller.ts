import { contentControllerOf } from '@site/api-platform/content';
import { PROJECTS } from '@site/vocabulary';
import { ProjectService } from '../../application/project.service';
import { ProjectReader } from '../persistence/project.reader';

export const ProjectsController = contentControllerOf(PROJECTS, {
  service: ProjectService,
  reader: ProjectReader,
  said: {
    absent: 'every field is written as it is sent, and an absent `image_url` removes the image',
  },
});
