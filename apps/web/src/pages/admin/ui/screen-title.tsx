import { FIRM } from '@site/vocabulary';

/** What the browser tab says of a screen. The title that appears last comes first in the head, so it counts. */
export function ScreenTitle({ title }: { title: string }) {
  return <title>{`${title} · ${FIRM.name}`}</title>;
}
