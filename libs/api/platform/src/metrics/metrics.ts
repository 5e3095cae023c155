import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ObservedRequest } from '../server/access-log';

/** Seconds. A kept answer takes less than the first, a search as an administrator less than the last but two. */
const DURATIONS = [0.002, 0.01, 0.05, 0.1, 0.3, 1, 3, 10];
/** Of the timer that measures how late the event loop is, in milliseconds. */
const LOOP_PRECISION = 20;
const METHODS = new Set(['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT']);

/** Values of a gauge, by that of its label; without one, the only value. */
type Reading = number | Readonly<Record<string, number>>;

export interface GaugeParts {
  readonly name: string;
  readonly help: string;
  /** Absent: there is one value. */
  readonly labels?: readonly string[];
  /** What fails leaves the gauge without a value. Labels are separated by spaces. */
  readonly read: () => Reading | Promise<Reading>;
}

/** What this process counts and measures, for Prometheus. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests',
    labelNames: ['method', 'route', 'status'],
    registers: [this.registry],
  });
  private readonly durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the end of the headers of a request to the end of its answer',
    labelNames: ['route'],
    buckets: DURATIONS,
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry, eventLoopMonitoringPrecision: LOOP_PRECISION });
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  /** All values at this moment, in the text format of Prometheus. */
  text(): Promise<string> {
    return this.registry.metrics();
  }

  readonly observe = ({ method, route, status, seconds }: ObservedRequest): void => {
    this.requests.inc({ method: METHODS.has(method) ? method : 'other', route, status });
    this.durations.observe({ route }, seconds);
  };

  /** A number that only grows. @returns how it does */
  counter(name: string, help: string): () => void {
    const counter = new Counter({ name, help, registers: [this.registry] });
    return () => counter.inc();
  }

  /** A value that is read when somebody asks. */
  gauge({ name, help, labels = [], read }: GaugeParts): void {
    new Gauge({
      name,
      help,
      labelNames: [...labels],
      registers: [this.registry],
      async collect() {
        this.reset();
        if (labels.length === 0) this.remove();
        const reading = await Promise.resolve()
          .then(read)
          .catch(() => ({}));
        if (typeof reading === 'number') this.set(reading);
        else
          for (const [values, value] of Object.entries(reading)) this.labels(...values.split(' ')).set(value);
      },
    });
  }
}
