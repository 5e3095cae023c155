/** The firm's departments in the order of the specification (§2): the name of texts and drawing, and the place on /services. */
export const DEPARTMENTS = [
  { name: 'water', anchor: 'eau' },
  { name: 'climate', anchor: 'climat' },
  { name: 'impact', anchor: 'impact' },
  { name: 'gis', anchor: 'sig' },
  { name: 'civil', anchor: 'genie-civil' },
  { name: 'training', anchor: 'formation' },
] as const;

export type DepartmentName = (typeof DEPARTMENTS)[number]['name'];
