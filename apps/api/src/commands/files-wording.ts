import { sizeText, type BucketReport, type SweepReport, type Tally } from '@site/api-files';

/** Lines that say what a check has found in a bucket. */
export function linesOf(report: BucketReport): string[] {
  const { bucket, inUse, unused, neverSaved, unknown, missing, miscounted, foreign } = report;
  return [
    `${bucket}`,
    line('utilisés / in use', tally(inUse)),
    line('plus utilisés / no longer used', tally(unused)),
    line('jamais enregistrés / never saved', tally(neverSaved)),
    line('inconnus / unknown', tally(unknown)),
    ...(miscounted > 0 ? [line('mal comptés / miscounted', `${miscounted}`)] : []),
    ...(foreign > 0 ? [line('étrangers, laissés / foreign, left alone', `${foreign}`)] : []),
    ...missing.map(({ url, records }) =>
      line('MANQUE / MISSING', `${url} ← ${records.join(', ') || 'aucune fiche / no record'}`),
    ),
  ];
}

/** Lines that say what a sweep has done. */
export function linesOfSweep({ failures, ...counts }: SweepReport): string[] {
  return [
    line('jamais enregistrés, retirés / never saved, removed', `${counts.neverSaved}`),
    line('plus utilisés, retirés / no longer used, removed', `${counts.unused}`),
    line('recomptés / recounted', `${counts.recounted}`),
    line('objets supprimés / objects deleted', `${counts.objects}, ${sizeText(counts.bytes)}`),
    ...(counts.spared > 0 ? [line('inconnus, laissés / unknown, left alone', `${counts.spared}`)] : []),
    ...failures.map(({ place, cause }) => line('ÉCHEC / FAILED', `${place} ${reasonOf(cause)}`)),
  ];
}

function line(label: string, value: string): string {
  return `  ${label} : ${value}`;
}

function tally({ files, bytes, due, next }: Tally): string {
  return [
    files === 0 ? '0' : `${files}, ${sizeText(bytes)}`,
    ...(due > 0 ? [`à retirer / due : ${due}`] : []),
    ...(next === undefined ? [] : [`prochain retrait / next removal : ${next.toISOString()}`]),
  ].join(' ; ');
}

function reasonOf(failure: unknown): string {
  const { cause = failure } = (failure ?? {}) as { cause?: unknown };
  return cause instanceof Error ? cause.message : String(cause);
}
