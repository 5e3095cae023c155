import { describe, expect, it } from 'vitest';
import { inEnglishWords } from './english-words';

describe('what was written in French of places, dates and counts', () => {
  it.each([
    ['Mars 2023 – décembre 2025', 'March 2023 – December 2025'],
    ['depuis le 1er août 2024', 'since 1 August 2024'],
    ['2022 à 2024', '2022 to 2024'],
    ['Janvier à juin 2024', 'January to June 2024'],
    ['De mars 2023 à mai 2024', 'From March 2023 to May 2024'],
    ['du 1er au 15 mars 2024', 'from 1 to 15 March 2024'],
    ['du 3 mars au 5 mai 2024', 'from 3 March to 5 May 2024'],
    ['d’avril à août 2024', 'from April to August 2024'],
    ['mars-mai 2024', 'March–May 2024'],
    ['1er trimestre 2024', '1st quarter 2024'],
    ['2e semestre 2024', '2nd half 2024'],
    ['1 200 à 1 500 habitants', '1,200 to 1,500 people'],
    ['de 12 à 15 mois', 'from 12 to 15 months'],
    ['Guinée-Bissau', 'Guinea-Bissau'],
    ['Guinée équatoriale', 'Equatorial Guinea'],
    ['52650 habitants', '52,650 people'],
    ['12 000 habitants, dont 6 000 femmes', '12,000 people, including 6,000 women'],
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

  it.each([
    'Maison de Mai-Ndombe',
    'Route de Bouaké à Korhogo',
    'Lot 2 à Bouaké',
    'Marsabit',
    'CI-ABJ-2025-B-12345',
    'Danané',
    '',
  ])('leaves %j', (name) => {
    expect(inEnglishWords(name)).toBe(name);
  });
});
