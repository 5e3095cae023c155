export { Metrics, type GaugeParts } from './metrics';
export { MetricsController } from './metrics.controller';
