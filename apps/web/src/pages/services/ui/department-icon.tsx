import type { DepartmentName } from '../../../shared/config';

/**
 * Signs of a map: a drainage network in its basin · isohyets over a terraced hill · a transect with trees ·
 * a raster in its frame · a dam section · people as stations of a network.
 */
const lines: Readonly<Record<DepartmentName, string>> = {
  water:
    'M17 45C13 40 8 38 5 31S7 21 9 15 14 4 23 5s13-2 18 7 1 11 1 17-6 8-12 10-6 3-8 6M20 45c0-5 6-7 6-14s-5-6-5-12 4-4 4-8M25 26c-5 1-9-1-11-6M25.5 33c6 0 9-5 9-12M21.5 40c-3 0-6-3-7-7',
  climate:
    'M4 43c4-16 12-23 20-23s16 7 20 23M11 43c3-11 8-16 13-16s10 5 13 16M18 43c1-6 3-9 6-9s5 3 6 9M4 6c10 5 28-4 40 1M4 13c10 5 28-4 40 1',
  impact:
    'M3 33c8-6 13-5 18 2 4 5 10 5 14 1s6-5 10-5M10 29.5V19M10 19a6 6 0 1 1 .01 0M38 32.5V24M38 24a5 5 0 1 1 .01 0M25 7v24M21 7h8M3 44h42M14 41v6M25 41v6M36 41v6',
  gis: 'M5 5h38v38H5zM5 17.7h38M5 30.3h38M17.7 5v38M30.3 5v38M33.8 8.5h5.7v5.7h-5.7zM21.2 21.2h5.7v5.7h-5.7zM33.8 21.2h5.7v5.7h-5.7zM8.5 33.8h5.7v5.7H8.5zM21.2 33.8h5.7v5.7h-5.7z',
  civil: 'M3 42h42M13 42l9-30h6l11 30M23.5 42 25 19l1.5 23M3 18h17M6 25h9M3 32h10M8 6h8l-4 6z',
  training:
    'M24 15a4 4 0 1 1 .01 0M24 18l7 13H17zM8 12a3 3 0 1 1 .01 0M40 12a3 3 0 1 1 .01 0M8 42a3 3 0 1 1 .01 0M40 42a3 3 0 1 1 .01 0M11 11l8 4M37 11l-8 4M10 36l7-6M38 36l-7-6M12 39h24M8 13v22M40 13v22',
};

export function DepartmentIcon({ name }: { name: DepartmentName }) {
  return (
    <svg
      viewBox="0 0 48 48"
      width="40"
      height="40"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={lines[name]} />
    </svg>
  );
}
