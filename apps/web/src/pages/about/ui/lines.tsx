interface Props {
  /** One entry a line; null: none is given. */
  text: string | null;
  className: string | undefined;
}

/** What stands one a line in the settings, as a list. */
export function Lines({ text, className }: Props) {
  const lines = (text ?? '').split('\n').map((line) => line.trim());
  const said = lines.filter((line) => line !== '');
  if (said.length === 0) return null;
  return (
    <ul className={className}>
      {said.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
