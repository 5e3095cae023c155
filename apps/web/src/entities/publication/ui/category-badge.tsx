import { publicationTone } from '@site/vocabulary';
import { useKnownWord } from '../../../shared/i18n';
import { Badge } from '../../../shared/ui/badge';

export function CategoryBadge({ category }: { category: string }) {
  const word = useKnownWord('resources', 'category');
  return <Badge tone={publicationTone(category)}>{word(category)}</Badge>;
}
