/** The same, worked out once for each object: what describes a kind never changes, and every request asks for it. */
export function memoize<Of extends object, Result>(workOut: (of: Of) => Result): (of: Of) => Result {
  const known = new WeakMap<Of, Result>();
  return (of) => {
    const result = known.get(of) ?? workOut(of);
    known.set(of, result);
    return result;
  };
}
