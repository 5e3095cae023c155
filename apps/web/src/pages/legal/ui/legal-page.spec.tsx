import { FIRM_DEFAULTS } from '@site/vocabulary';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, visit, visitorForTests } from '../../../app/testing';

visitorForTests();

describe('the legal notices', () => {
  it('follow the settings of the firm', async () => {
    const firm = {
      ...FIRM_DEFAULTS,
      hosting: 'Centre de données du Plateau',
      capital_fcfa: 12_500_000,
      legal_form_en: 'Single-person LLC',
    };
    api.use(http.get('*/api/v1/settings', () => HttpResponse.json(firm)));
    await visit('/en/legal');
    expect(document.getElementById('hosting')!.textContent).toMatch(
      /hosted by:.*Centre de données du Plateau/,
    );
    expect(document.getElementById('company')!.textContent).toContain('12,500,000\u00a0FCFA');
    // Within a sentence it begins small, and the rest is its own.
    expect(document.getElementById('company')!.textContent).toContain('a single-person LLC under');
  });
});
