/** A kind's name in all the spellings that the house has for it, from what one of its records is called. */
export function namesOf(name: string, plural = manyOf(name)) {
  const [record_, table] = [name.replaceAll('-', '_'), plural.replaceAll('-', '_')];
  const [word, words] = [name.replaceAll('-', ' '), plural.replaceAll('-', ' ')];
  const [Record, Kind] = [typeName(name), typeName(plural)];
  return {
    record: name,
    url: plural,
    record_,
    table,
    CONST: table.toUpperCase(),
    Record,
    Kind,
    kind: lowered(Kind),
    key: lowered(Record),
    word,
    words,
    Word: raised(word),
    Words: raised(words),
  };
}

export type Names = ReturnType<typeof namesOf>;

function manyOf(name: string): string {
  return /[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`;
}

export function typeName(name: string): string {
  return name.split(/[-_]/).map(raised).join('');
}

export const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
export const raised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
