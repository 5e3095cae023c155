import { expect, it } from 'vitest';
import { dayjs } from '.';

it('A week begins on Monday in both languages', () => {
  const beginnings = ['fr', 'en'].map((locale) => dayjs('2026-11-26').locale(locale).startOf('week'));
  expect(beginnings.map((day) => day.format('YYYY-MM-DD'))).toEqual(['2026-11-23', '2026-11-23']);
});
