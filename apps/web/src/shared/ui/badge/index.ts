export { Badge } from './badge';
export { Explained } from './explained';
export { SampleBadge } from './sample-badge';
