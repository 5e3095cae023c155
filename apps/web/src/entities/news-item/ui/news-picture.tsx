import { Picture } from '../../../shared/ui/picture';
import type { PictureProps } from '../../../shared/ui/picture';
import type { NewsSummary } from '../model/news-item';

interface Props extends Pick<PictureProps, 'sizes' | 'eager'> {
  item: Pick<NewsSummary, 'image' | 'drawing'>;
}

/** The uploaded picture, or a drawing. */
export function NewsPicture({ item: { image, drawing }, ...props }: Props) {
  return <Picture {...props} file={image} drawing={`/illustrations/news-${drawing}.svg`} />;
}
