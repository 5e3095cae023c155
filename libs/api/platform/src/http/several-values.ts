/** What a parameter is that may be given several times, as a query has it. */
export type SeveralValues = string | readonly string[];

export function valuesGiven(given: SeveralValues | undefined): readonly string[] {
  return given === undefined ? [] : typeof given === 'string' ? [given] : given;
}

/** The names or ids in it: none has a comma, so they may stand between commas, too. */
export function namesGiven(given: SeveralValues | undefined): readonly string[] {
  return valuesGiven(given).flatMap((value) => value.split(','));
}
