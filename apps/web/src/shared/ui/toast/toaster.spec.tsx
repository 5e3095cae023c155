import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n, I18nProvider } from '../../i18n';
import { dismissAllToasts, toast } from './toast.store';
import { Toaster } from './toaster';

beforeEach(async () => {
  const i18n = createI18n('fr');
  await i18n.loadNamespaces('common');
  vi.useFakeTimers();
  render(
    <I18nProvider i18n={i18n}>
      <Toaster />
      <Toaster />
    </I18nProvider>,
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

  it('of a success ends earlier failures once they could be read for four seconds', () => {
    tell({ title: 'Read', tone: 'destructive' });
    pass(4_500);
    tell({ title: 'Fresh', tone: 'destructive' });
    pass(1_000);
    tell({ title: 'Succès' });
    pass(0);
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Fresh']);
    pass(2_900);
    expect(screen.queryByRole('alert')).not.toBeNull();
    pass(100);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Succès');
  });

  it('may lead on', () => {
    tell({ title: 'Succès', link: { href: '/projects/p1', text: 'Voir le projet' } });
    expect(screen.getByRole('link', { name: 'Voir le projet' }).getAttribute('href')).toBe('/projects/p1');
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
