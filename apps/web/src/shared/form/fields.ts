/** What is typed in the fields of the given names. */
export function textsOf<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Readonly<Record<Name, string>> {
  const values = new FormData(form);
  const texts = names.map((name) => [name, String(values.get(name) ?? '')] as const);
  return Object.fromEntries(texts) as Record<Name, string>;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function fieldOf(form: HTMLFormElement, name: string): Control | undefined {
  const controls = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement];
  const field = form.elements.namedItem(name);
  return controls.some((kind) => field instanceof kind) ? (field as Control) : undefined;
}
