import type { EnvironmentReader, Kind } from './environment-reader';
import { anyText, uselessWithout, webAddress } from './setting-kinds';

/** A collector of traces and logs (OpenTelemetry). The SDK itself reads the headers, and other names that start with OTEL. */
export interface TelemetrySettings {
  readonly endpoint: string;
  readonly serviceName: string;
  /** Of the traces that nobody began before: from 0 to 1. */
  readonly share: number;
}

const ENDPOINT = 'OTEL_EXPORTER_OTLP_ENDPOINT';
const HEADERS = 'OTEL_EXPORTER_OTLP_HEADERS';

const share: Kind<number> = {
  parse: (text) => {
    const value = Number(text);
    return value >= 0 && value <= 1 ? value : undefined;
  },
  expected: ['un nombre de 0 à 1 est attendu', 'a number from 0 to 1 is expected'],
};

const headers: Kind<string> = {
  parse: (text) => (/^[\w-]+=[^,=\s][^,\s]*(?:,[\w-]+=[^,=\s][^,\s]*)*$/.test(text) ? text : undefined),
  expected: [
    'des couples nom=valeur, séparés par des virgules, sont attendus',
    'pairs name=value, separated by commas, are expected',
  ],
};

export function readTelemetry({ read, demand }: EnvironmentReader): TelemetrySettings | undefined {
  const endpoint = read(ENDPOINT, '', webAddress);
  const given = read(HEADERS, '', headers);
  demand(HEADERS, given === '' || endpoint !== '', uselessWithout(ENDPOINT));
  const serviceName = read('OTEL_SERVICE_NAME', 'site', anyText);
  const traced = read('OTEL_TRACES_SAMPLER_ARG', 1, share);
  return endpoint === '' ? undefined : { endpoint, serviceName, share: traced };
}
