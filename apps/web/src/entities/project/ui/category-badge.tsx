import { categoryTone } from '@site/vocabulary';
import { useKnownWord } from '../../../shared/i18n';
import { Badge, Explained } from '../../../shared/ui/badge';

export function CategoryBadge({ category }: { category: string }) {
  const word = useKnownWord('projects', 'category');
  return (
    <Badge tone={categoryTone(category)}>
      <Explained of={category}>{word(category)}</Explained>
    </Badge>
  );
}
