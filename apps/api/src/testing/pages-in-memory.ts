import type { PublishedPages, PageNotice, PublishedPage } from '@site/api-kernel';
import type { ContentKind } from '@site/vocabulary';

/** Pages of records that are listed in memory; the last is the newest. */
export class PagesInMemory implements PublishedPages {
  constructor(
    readonly kind: ContentKind,
    private readonly notices: readonly PageNotice[],
    private readonly life?: number,
  ) {}

  async parts(size: number): Promise<readonly string[]> {
    const parts: string[] = [];
    for (let start = 0; start < this.notices.length; start += size) {
      const changes = this.notices.slice(start, start + size).map(({ changedAt }) => changedAt);
      parts.push(changes.toSorted().at(-1) ?? '');
    }
    return parts;
  }

  async part(index: number, size: number): Promise<readonly PublishedPage[]> {
    return this.notices.slice(index * size, (index + 1) * size);
  }

  async newest(amount: number): Promise<readonly PageNotice[]> {
    return this.notices.toReversed().slice(0, amount);
  }

  async holds(): Promise<number | undefined> {
    return this.life;
  }
}

/** @param number also the minute of its publication; changed an hour later */
export function aNotice(number: number, changes: Partial<PageNotice> = {}): PageNotice {
  const at = (hour: number): string => new Date(Date.UTC(2026, 2, 1, hour, number)).toISOString();
  const id = `01900000-0000-7000-9000-${number.toString(16).padStart(12, '0')}`;
  return {
    id,
    path: `/works/${id}`,
    title: { fr: `Ouvrage ${number}`, en: `Work ${number}` },
    text: { fr: `Texte ${number}`, en: `Text ${number}` },
    publishedAt: at(9).replace('.000', ''),
    changedAt: at(10).replace('.000', ''),
    ...changes,
  };
}
