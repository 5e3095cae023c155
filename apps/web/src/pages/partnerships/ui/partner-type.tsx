import { useKnownWord } from '../../../shared/i18n';
import { Badge } from '../../../shared/ui/badge';

export function PartnerType({ type }: { type: string }) {
  return <Badge tone="grey">{useKnownWord('partnerships', 'type')(type)}</Badge>;
}
