import type { TelemetrySettings } from '../config/telemetry-settings';
import type { Telemetry } from './telemetry';

/** Loads what it takes only where somebody wants to be told. */
export async function startTelemetry(
  settings: TelemetrySettings | undefined,
): Promise<Telemetry | undefined> {
  if (settings === undefined) return undefined;
  const { OtlpTelemetry } = await import('./otlp-telemetry');
  return new OtlpTelemetry(settings);
}
