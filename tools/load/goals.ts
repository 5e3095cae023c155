import type { Burst, Figures } from './phases.ts';

export interface Judged {
  readonly what: string;
  readonly goal: string;
  readonly measured: string;
  readonly met: boolean;
}

/** Milliseconds, seconds, megabytes, and a share. */
const GOALS = { keptP99: 20, editorP95: 500, editorWorst: 5_000, recovery: 15, memory: 220, growth: 0.05 };

/** What was measured beside what is wanted. */
export function judge({ ramp, saturation, quiet, half, spike, recovery, soak, memory }: Figures): Judged[] {
  const below = ramp.slice(0, ramp.indexOf(saturation) + 1);
  const failed = below.reduce((sum, one) => sum + one.failed + one.refused, 0);
  const all = [...ramp, half, spike, ...(soak ? [soak] : [])];
  const starved = Math.max(...all.map(({ editors }) => editors.worst));
  const worst = Math.max(0, ...memory.map(({ end }) => end));
  const grown = Math.max(0, ...memory.map(({ warm, end }) => end / warm - 1));
  const upTo = (what: string, limit: number, value: number, unit: string, digits = 0): Judged => ({
    what,
    goal: `≤ ${limit} ${unit}`,
    measured: `${value.toFixed(digits)} ${unit}`,
    met: value <= limit,
  });
  return [
    upTo('errors up to saturation', 0, failed, 'answers'),
    upTo('p99 of kept pages at half saturation', GOALS.keptP99, quiet.p99, 'ms'),
    upTo('the same while editors save', GOALS.keptP99, half.p99, 'ms'),
    upTo('ten-fold spike, other than 429 and 503 with Retry-After', 0, spike.failed, 'answers'),
    upTo('recovery after the spike', GOALS.recovery, recovery, 's', 1),
    ...(half.editors.done > 0
      ? [
          upTo('editors at half saturation, p95', GOALS.editorP95, half.editors.p95, 'ms'),
          upTo('an editor at worst, spike included', GOALS.editorWorst, starved, 'ms'),
          upTo('what editors were answered besides', 0, faultsOf(all), 'sorts'),
        ]
      : []),
    ...(soak ? [upTo('errors of the soak', 0, soak.failed + soak.refused, 'answers')] : []),
    ...(soak ? [upTo('p99 of the soak', GOALS.keptP99, soak.p99, 'ms')] : []),
    ...(memory.length > 0 ? [upTo('memory of an instance at the end', GOALS.memory, worst, 'MB')] : []),
    ...(memory.length > 0 && soak
      ? [upTo('its growth after the warm-up', GOALS.growth * 100, grown * 100, '%', 1)]
      : []),
  ];
}

function faultsOf(bursts: readonly Burst[]): number {
  return new Set(bursts.flatMap(({ editors }) => editors.faults)).size;
}
