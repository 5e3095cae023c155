import { expect, it } from 'vitest';
import { proposedDates } from './proposed-dates';

it('proposes dates as records have them, in the language of the person', () => {
  const day = new Date(2026, 7, 3);
  expect(proposedDates(day, 'fr')).toEqual(['2026', '2025', 'Août 2026', '2025 – 2026']);
  expect(proposedDates(day, 'en')).toEqual(['2026', '2025', 'August 2026', '2025 – 2026']);
});
