import { act, cleanup, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { BackendModule, i18n } from 'i18next';
import { afterEach, describe, expect, it } from 'vitest';
import { I18nProvider, useTranslation } from './use-translation';

afterEach(cleanup);

const texts = {
  fr: { page: { title: 'Eau' }, other: { word: 'Sol' } },
  en: { page: { title: 'Water' }, other: { word: 'Soil' } },
};

/** Texts that come when they are let through. */
function slow() {
  const waiting: (() => void)[] = [];
  const backend: BackendModule = {
    type: 'backend',
    init: () => undefined,
    read: (language, namespace, callback) =>
      void waiting.push(() =>
        callback(null, texts[language as keyof typeof texts][namespace as keyof (typeof texts)['fr']]),
      ),
  };
  const instance = createInstance();
  void instance.use(backend).init({
    lng: 'fr',
    fallbackLng: false,
    ns: [],
    initAsync: false,
    resources: {},
    partialBundledLanguages: true,
  });
  return { instance, deliver: () => act(async () => waiting.splice(0).forEach((deliver) => deliver())) };
}

function Words() {
  const { t, ready } = useTranslation('page', 'other');
  return <p>{ready ? `${t('title')} ${t('other:word')}` : 'loading'}</p>;
}

const show = (instance: i18n) =>
  render(
    <I18nProvider i18n={instance}>
      <Words />
    </I18nProvider>,
  );

describe('the texts of a component', () => {
  it('are asked for when they are missing, and shown when all have come', async () => {
    const { instance, deliver } = slow();
    show(instance);
    expect(screen.getByText('loading')).toBeTruthy();
    await deliver();
    expect(screen.getByText('Eau Sol')).toBeTruthy();
  });

  it('follow the language', async () => {
    const { instance, deliver } = slow();
    show(instance);
    await deliver();
    const changed = instance.changeLanguage('en');
    await deliver();
    await act(() => changed);
    expect(screen.getByText('Water Soil')).toBeTruthy();
  });

  it('have to be given by somebody above', () => {
    expect(() => render(<Words />)).toThrow('There is no I18nProvider');
  });
});
