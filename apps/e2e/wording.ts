/** A text of the specification, whole: its apostrophes may be typographic and its spaces may be unbreakable. */
export function said(text: string): RegExp {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^\\s*${escaped.replaceAll(/['’]/g, "['’]").replaceAll(' ', '\\s+')}\\s*$`);
}
