import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { visit, visitorForTests } from '../../../app/testing';

visitorForTests();

const textOf = (id: string) => document.getElementById(id)!.textContent.replaceAll('\u00A0', ' ');

describe('the privacy policy', () => {
  it('has its ten articles in French', async () => {
    const { page } = await visit('/privacy');
    const headings = within(page.getByRole('main')).getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Responsable du traitement',
      'Données collectées',
      'Finalités',
      'Base légale',
      'Durées de conservation',
      'Vos droits',
      'Sécurité',
      'Cookies',
      'Modifications',
      'Contact',
    ]);
    expect(textOf('retention')).toMatch(/3 ans après le dernier contact.*10 ans.*25 mois au plus/);
    expect(textOf('modifications')).toContain('Dernière mise à jour : janvier 2025');
    expect(textOf('rights')).toMatch(/loi n° 2013-450.*ARTCI/);
  });

  it('says the same in English', async () => {
    await visit('/en/privacy');
    expect(textOf('retention')).toMatch(/3 years after the last contact.*10 years.*25 months at most/);
    expect(textOf('modifications')).toContain('Last update: January 2025');
    expect(textOf('rights')).toMatch(/Law no\. 2013-450.*ARTCI/);
  });
});
