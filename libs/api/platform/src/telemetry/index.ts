export { startTelemetry } from './start-telemetry';
export { TELEMETRY, type Telemetry } from './telemetry';
