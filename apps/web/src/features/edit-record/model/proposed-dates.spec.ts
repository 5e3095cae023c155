import { expect, it } from 'vitest';
import { proposedDates } from './proposed-dates';

it('proposes dates as records have them, which is in French', () => {
  expect(proposedDates(new Date(2026, 7, 3))).toEqual(['2026', '2025', 'Août 2026', '2025 – 2026']);
});
