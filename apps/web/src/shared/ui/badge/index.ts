export { Badge } from './badge';
export { SampleBadge } from './sample-badge';
