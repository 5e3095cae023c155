import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from '../../i18n';
import { dismissAllToasts, toast } from './toast.store';
import { Toaster } from './toaster';

beforeEach(async () => {
  const i18n = createI18n('fr');
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
