import { describe, expect, it } from '@jest/globals';
import { LocalizedText, requireText } from './localized-text';

const TITLE = {
  name: 'title',
  required: { fr: 'title_fr_required', en: 'title_en_required' },
  max: 5,
} as const;

describe('a bilingual text', () => {
  it('keeps both languages as they were written', () => {
    expect(LocalizedText.of({ fr: ' a  ', en: 'b' }, TITLE)).toMatchObject({ fr: ' a  ', en: 'b' });
  });

  it('names every language that is blank', () => {
    expect(() => LocalizedText.of({ fr: '', en: ' \n' }, TITLE)).toThrow(
      expect.objectContaining({
        code: 'validation_failed',
        violations: [
          { pointer: '/title_fr', rule: 'title_fr_required', parameters: {} },
          { pointer: '/title_en', rule: 'title_en_required', parameters: {} },
        ],
      }),
    );
  });

  it('counts code points: five emoji are five', () => {
    expect(LocalizedText.of({ fr: '💧💧💧💧💧', en: 'water' }, TITLE).fr).toBe('💧💧💧💧💧');
    expect(() => LocalizedText.of({ fr: '💧💧💧💧💧💧', en: 'water' }, TITLE)).toThrow('validation_failed');
  });
});

describe('a required text', () => {
  const LOCATION = { name: 'location', required: 'location_required', max: 3 } as const;

  it('is given back untouched', () => {
    expect(requireText('abc', LOCATION)).toBe('abc');
  });

  it.each([' ', 'abcd'])('refuses %j', (text) => {
    expect(() => requireText(text, LOCATION)).toThrow('validation_failed');
  });
});
