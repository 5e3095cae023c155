import { propertyOf, type EditorialFlags, type Kind } from '@site/vocabulary';

type Values = Readonly<Record<string, unknown>>;

/** A record as it stands, and as the writer began from it; they differ where others have changed it since. */
export interface Beginnings {
  readonly standing: object & Partial<EditorialFlags>;
  readonly begun: object & Partial<EditorialFlags>;
}

/**
 * Whether some English is older than the French that it says, once `said` is written: whoever changes some of it is
 * taken to have read the rest, as it was when they began.
 * @param wanted what is said of it by hand; absent, or as it was: what follows from the change
 */
export function outdatedEnglish(
  kind: Kind,
  said: Values,
  { standing, begun }: Beginnings,
  wanted: boolean | undefined,
): boolean {
  const [stood, had] = [standing.englishOutdated ?? false, begun.englishOutdated ?? false];
  const [now, before, first] = [said, standing, begun].map((one) => inBothLanguages(kind, one as Values));
  const texts = (now ?? []).map((text, place) =>
    comparedWith(text, before?.[place] ?? {}, first?.[place] ?? {}),
  );
  const unread = stood && texts.some(({ says, frenchOfOthers }) => says && frenchOfOthers);
  if (wanted !== undefined && wanted !== stood && wanted !== had && !unread) return wanted;
  if (texts.some(({ says, belongs }) => says && !belongs)) return true;
  return unread || (stood && (had || wanted === true) && !texts.some(({ ownEnglish }) => ownEnglish));
}

interface Text {
  readonly fr?: string | null;
  readonly en?: string | null;
}

/** Where the French and the English of a text come from, and whether one was written beside the other. */
function comparedWith({ fr, en }: Text, stood: Text, begun: Text) {
  const ownFrench = fr !== stood.fr && fr !== begun.fr;
  const ownEnglish = en !== stood.en && en !== begun.en;
  return {
    says: Boolean(en?.trim()),
    ownEnglish,
    frenchOfOthers: fr === stood.fr && fr !== begun.fr,
    belongs: ownEnglish
      ? ownFrench || fr === begun.fr
      : (fr === stood.fr && en === stood.en) || (fr === begun.fr && en === begun.en),
  };
}

/** Texts that are said in both languages; of a new record nothing has stood. */
function inBothLanguages({ fields }: Kind, values: Values): Text[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[propertyOf(name)];
    if (field.type === 'pair') return [(value ?? {}) as Text];
    if (!('englishOf' in field) || field.englishOf === undefined) return [];
    return [{ fr: values[propertyOf(field.englishOf)] as string, en: value as string | null }];
  });
}
