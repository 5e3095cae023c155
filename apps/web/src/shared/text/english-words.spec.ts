import { describe, expect, it } from 'vitest';
import { inEnglishWords } from './english-words';

describe('what was written in French of places, dates and counts', () => {
  it.each([
    ['Mars 2023 – décembre 2025', 'March 2023 – December 2025'],
    ['depuis le 1er août 2024', 'since 1 August 2024'],
    ['52650 habitants', '52,650 people'],
    ['45 000', '45,000'],
    ['1 250 000 FCFA', '1,250,000 FCFA'],
    [
      '18 communes, 240 villages et 36 établissements scolaires',
      '18 municipalities, 240 villages and 36 schools',
    ],
    ['14 mois', '14 months'],
    ['1 mois', '1 month'],
    ['2 ans', '2 years'],
    ['3,2 km', '3.2 km'],
    ['Sénégal', 'Senegal'],
    ["Bouaké, Côte d'Ivoire", 'Bouaké, Côte d’Ivoire'],
    ['2024', '2024'],
    ['2023-2025', '2023-2025'],
  ])('%j is %j', (french, english) => {
    expect(inEnglishWords(french)).toBe(english);
  });

  it.each(['Maison de Mai-Ndombe', 'Marsabit', 'CI-ABJ-2025-B-12345', 'Danané', ''])('leaves %j', (name) => {
    expect(inEnglishWords(name)).toBe(name);
  });
});
