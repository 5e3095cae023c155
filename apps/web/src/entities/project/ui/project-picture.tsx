import { categoryDrawing } from '../../../shared/config';
import { Picture, type PictureProps } from '../../../shared/ui/picture';
import type { ProjectSummary } from '../model/project';

interface Props extends Pick<PictureProps, 'sizes' | 'eager'> {
  project: ProjectSummary;
}

/** The uploaded picture, or the drawing of the category. */
export function ProjectPicture({ project: { image, imageFacts, category }, ...props }: Props) {
  return <Picture {...props} file={image} facts={imageFacts} drawing={categoryDrawing(category)} />;
}
