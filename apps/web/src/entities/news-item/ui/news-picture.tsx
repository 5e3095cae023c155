import { Picture, type PictureProps } from '../../../shared/ui/picture';
import type { NewsSummary } from '../model/news-item';

interface Props extends Pick<PictureProps, 'sizes' | 'eager'> {
  item: Pick<NewsSummary, 'image' | 'imageFacts' | 'drawing'>;
}

/** The uploaded picture, or a drawing. */
export function NewsPicture({ item: { image, imageFacts, drawing }, ...props }: Props) {
  return (
    <Picture {...props} file={image} facts={imageFacts} drawing={`/illustrations/news-${drawing}.svg`} />
  );
}
