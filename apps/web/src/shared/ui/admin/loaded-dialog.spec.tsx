import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { afterEach, describe, expect, it } from 'vitest';
import { createI18n, importedTexts } from '../../i18n';
import { dismissAllToasts, Toaster } from '../toast';
import { loadedDialog } from './loaded-dialog';

afterEach(() => {
  cleanup();
  dismissAllToasts();
});

let lost = false;

function Preview(_: { readonly onClosed: () => void }) {
  const { t } = useTranslation('preview');
  return <dialog open aria-label={t('title')} />;
}

async function showOpener(load: () => Promise<typeof Preview>) {
  const Dialog = loadedDialog(load, ['preview']);
  const i18n = createI18n('fr', (language, name) =>
    lost && name === 'preview' ? () => Promise.reject(new Error('lost')) : importedTexts(language, name),
  );
  i18n.services.backendConnector.maxRetries = 0;
  await i18n.loadNamespaces(['common', 'admin']);
  function Opener() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(!open)}>Aperçu</button>
        {open ? <Dialog onClosed={() => setOpen(false)} /> : null}
        <Toaster />
      </>
    );
  }
  render(
    <I18nextProvider i18n={i18n}>
      <Opener />
    </I18nextProvider>,
  );
  return () => userEvent.click(screen.getByRole('button', { name: 'Aperçu' }));
}

const alarm = () => screen.findByRole('alert');

describe('a dialog that is loaded when it is opened', () => {
  it('says so where its texts do not come, and asks for them again when it is opened again', async () => {
    lost = true;
    const open = await showOpener(async () => Preview);
    await open();
    expect((await alarm()).textContent).toMatch(/Le serveur ne répond pas.*Réessayer/);
    expect(screen.queryByRole('dialog')).toBeNull();
    lost = false;
    await open();
    expect(await screen.findByRole('dialog', { name: 'Aperçu avant enregistrement' })).toBeTruthy();
  });

  it('says so where its code does not come', async () => {
    const open = await showOpener(() => Promise.reject(new Error('lost')));
    await open();
    expect((await alarm()).textContent).toMatch(/Le serveur ne répond pas.*Réessayer/);
  });

  it('says nothing to who has gone on meanwhile', async () => {
    let lose = (_: Error): void => undefined;
    const code = new Promise<typeof Preview>((_, reject) => (lose = reject));
    const open = await showOpener(() => code);
    await open();
    await open();
    lose(new Error('lost'));
    await new Promise((done) => setTimeout(done));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
