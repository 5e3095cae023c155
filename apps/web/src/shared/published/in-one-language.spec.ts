import { exampleValues, PROJECTS, PUBLICATIONS } from '@site/vocabulary';
import { describe, expect, it } from 'vitest';
import { inOneLanguage } from './in-one-language';

const project = (values: object) => ({ ...exampleValues(PROJECTS), ...values });

describe('a record in one language', () => {
  it('says in English what is said in English, and else words of places, dates and counts', () => {
    const values = project({
      location: 'Sénégal',
      date: 'Mars 2023 – décembre 2025',
      beneficiaries: '52650 habitants',
      client: 'Ministère de l’eau et des forêts',
    });
    expect(inOneLanguage(PROJECTS, values, 'en')).toMatchObject({
      location: 'Senegal',
      date: 'March\u00A02023 – December\u00A02025',
      beneficiaries: '52,650 people',
      client: 'Ministère de l’eau et des forêts',
    });
    const said = { location_en: 'Saint-Louis region', client_en: 'Ministry of water', date_en: ' ' };
    expect(inOneLanguage(PROJECTS, { ...values, ...said }, 'en')).toMatchObject({
      location: 'Saint-Louis region',
      client: 'Ministry of water',
      date: 'March\u00A02023 – December\u00A02025',
    });
  });

  it('is typeset as French is, and keeps what lists are compared by', () => {
    const values = project({
      title_fr: 'Bilan : bassin n° 2',
      beneficiaries: '52650 habitants',
      date: 'du 1er mars au 5 mai 2025',
      category: 'A : B',
    });
    expect(inOneLanguage(PROJECTS, values, 'fr')).toMatchObject({
      title: 'Bilan\u00A0: bassin n°\u00A02',
      beneficiaries: '52\u202F650 habitants',
      date: 'du 1er\u00A0mars au 5\u00A0mai\u00A02025',
      category: 'A : B',
    });
    expect(inOneLanguage(PROJECTS, project({ title_en: 'Water : land' }), 'en').title).toBe('Water : land');
  });

  it('says nothing of what is empty', () => {
    const shown = inOneLanguage(PUBLICATIONS, { ...exampleValues(PUBLICATIONS), file_size: ' ' }, 'fr');
    expect(shown.file_size).toBeUndefined();
    expect(shown).not.toHaveProperty('date_en');
  });
});
