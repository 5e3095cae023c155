export { Metrics } from './metrics';
export type { GaugeParts } from './metrics';
export { MetricsController } from './metrics.controller';
