import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { I18nextProvider } from 'react-i18next';
import { createI18n, importedTexts } from '../../i18n';
import { dismissAllToasts, dismissToastsOf, toast } from './toast.store';
import { Toaster } from './toaster';

beforeEach(async () => {
  const i18n = createI18n('fr', importedTexts);
  await i18n.loadNamespaces('common');
  vi.useFakeTimers();
  render(
    <I18nextProvider i18n={i18n}>
      <Toaster />
      <Toaster />
    </I18nextProvider>,
  );
});
afterEach(() => {
  cleanup();
  dismissAllToasts();
  vi.useRealTimers();
});

const tell = (notice: Parameters<typeof toast>[0]) => act(() => toast(notice));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

describe('A notice', () => {
  it('is a status that can be read for at least four seconds', () => {
    tell({ title: 'Succès', description: 'Projet créé avec succès' });
    pass(4_000);
    expect(screen.getByRole('status').textContent).toContain('Projet créé avec succès');
    pass(4_000);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('is an alert when something went wrong', () => {
    tell({ title: 'Erreur', tone: 'destructive' });
    expect(screen.getByRole('alert').textContent).toContain('Erreur');
  });

  it('stays while it is read and goes when it is closed', () => {
    tell({ title: 'Succès' });
    fireEvent.mouseEnter(screen.getByRole('status'));
    pass(60_000);
    fireEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('takes the place of the same notice and begins anew', () => {
    tell({ title: 'Erreur', description: 'Base indisponible.', tone: 'destructive' });
    pass(7_000);
    tell({ title: 'Erreur', description: 'Base indisponible.', tone: 'destructive' });
    pass(7_000);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    pass(1_000);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('of a form and of its parts goes when the form is sent anew, those of others stay', () => {
    tell({ title: 'Refused', tone: 'destructive', source: 'form' });
    tell({ title: 'Picture refused', tone: 'destructive', source: 'form/picture' });
    tell({ title: 'Another form', tone: 'destructive', source: 'former' });
    tell({ title: 'Nobody’s', tone: 'destructive' });
    act(() => dismissToastsOf('form'));
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Another form',
      'Nobody’s',
    ]);
    tell({ title: 'Succès', source: 'form' });
    pass(4_500);
    expect(screen.getAllByRole('alert')).toHaveLength(2);
    expect(screen.getByRole('status').textContent).toBe('Succès');
  });

  it('may lead on, and then stays until it is closed', () => {
    tell({ title: 'Succès', link: { href: '/projects/p1', text: 'Voir le projet' } });
    tell({ title: 'Revenu à la liste', action: { text: 'Reprendre', run: () => undefined } });
    pass(60_000);
    expect(screen.getByRole('link', { name: 'Voir le projet' }).getAttribute('href')).toBe('/projects/p1');
    expect(screen.getByRole('button', { name: 'Reprendre' })).toBeTruthy();
    for (const close of screen.getAllByRole('button', { name: 'Fermer' })) fireEvent.click(close);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('may offer something to do, once, for as long as it says', () => {
    const done: string[] = [];
    const action = { text: 'Annuler', run: () => done.push('undone') };
    tell({ title: 'Succès', action, lasts: 10_000 });
    pass(9_000);
    fireEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    expect([done, screen.queryByRole('status')]).toEqual([['undone'], null]);
    tell({ title: 'Succès', action, lasts: 10_000 });
    pass(10_000);
    expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull();
  });

  it('that offers to take something back does so by the keys for it, where nothing is typed', () => {
    const done: string[] = [];
    const offer = (name: string) =>
      tell({ title: name, action: { text: 'Annuler', run: () => done.push(name), undoes: true } });
    const press = (target: Element) => fireEvent.keyDown(target, { key: 'z', ctrlKey: true });
    offer('one');
    offer('two');
    const field = document.body.appendChild(document.createElement('textarea'));
    press(field);
    expect(done).toEqual([]);
    press(document.body);
    press(document.body);
    press(document.body);
    expect(done).toEqual(['two', 'one']);
    field.remove();
  });

  it('makes room: only the last four are shown', () => {
    for (const title of ['one', 'two', 'three', 'four', 'five']) tell({ title });
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
      'two',
      'three',
      'four',
      'five',
    ]);
  });
});
