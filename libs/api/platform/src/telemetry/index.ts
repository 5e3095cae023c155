export { startTelemetry } from './start-telemetry';
export { TELEMETRY, type RequestSpan, type Telemetry } from './telemetry';
