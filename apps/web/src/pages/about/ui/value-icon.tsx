export type ValueName = 'excellence' | 'innovation' | 'impact' | 'integrity';

/** Of the field: a theodolite, a leaf with its contours, people round a water point, a plumb line. */
const lines: Readonly<Record<ValueName, string>> = {
  excellence:
    'M24 25 12 45M24 25l12 20M24 25v16M16 20h16v-9H16zM32 13h6v5h-6M10 15.5h6M21 11V6h6v5M20 25h8v-5h-8zM5 45h38',
  innovation:
    'M10 39C6 20 20 6 43 5c0 23-13 38-33 34ZM4 45l13-13M17 32c-1-9 6-16 17-17-1 10-7 18-17 17ZM24 25l4-4',
  impact:
    'M24 17c4 5 6 7 6 10a6 6 0 0 1-12 0c0-3 2-5 6-10ZM24 3.5a4 4 0 1 1-.01 0M7 34a4 4 0 1 1-.01 0M41 34a4 4 0 1 1-.01 0M21.5 12l-12 21.5M26.5 12l12 21.5M12.5 38h23',
  integrity:
    'M10 4h28M24 4v22M17 26h14v4l-7 14-7-14zM17 30h14M6 11v33M6 11h4M6 19h2.5M6 27h4M6 35h2.5M6 44h4M42 11v33M42 11h-4M42 19h-2.5M42 27h-4M42 35h-2.5M42 44h-4',
};

export function ValueIcon({ name }: { name: ValueName }) {
  return (
    <svg
      viewBox="0 0 48 48"
      width="48"
      height="48"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={lines[name]} />
    </svg>
  );
}
