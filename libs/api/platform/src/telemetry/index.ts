export { startTelemetry } from './start-telemetry';
export type { RequestSpan, Telemetry } from './telemetry';
