export { startTelemetry } from './start-telemetry';
export { TELEMETRY } from './telemetry';
export type { RequestSpan, Telemetry } from './telemetry';
