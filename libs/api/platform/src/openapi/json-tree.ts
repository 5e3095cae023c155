/** A node of a document whose shape is looked at as it comes. */
export type Node = { [name: string]: unknown };

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Every object of a document, the inner ones first. */
export function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const one of value) walk(one, visit);
  if (!isNode(value)) return;
  for (const inner of Object.values(value)) walk(inner, visit);
  visit(value);
}
