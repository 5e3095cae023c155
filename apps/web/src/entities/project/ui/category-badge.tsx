import { categoryTone } from '@site/vocabulary';
import { useKnownWord } from '../../../shared/i18n';
import { Badge } from '../../../shared/ui/badge';

export function CategoryBadge({ category }: { category: string }) {
  const word = useKnownWord('projects', 'category');
  return <Badge tone={categoryTone(category)}>{word(category)}</Badge>;
}
