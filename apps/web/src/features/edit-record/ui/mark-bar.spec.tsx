import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { browserForTests } from '../../../entities/session/testing';
import { aProject, openAdmin, projectsOnServer } from '../../../pages/admin/testing';
import { field } from '../testing';

browserForTests();

const area = (id: string) => field(id) as unknown as HTMLTextAreaElement;

async function open(locale: 'fr' | 'en' = 'fr') {
  const server = projectsOnServer(aProject());
  await openAdmin('/admin/projects/p1', { locale });
  await screen.findByDisplayValue('Une étude.');
  return server;
}

function select(id: string, from: number, to: number): void {
  area(id).focus();
  area(id).setSelectionRange(from, to);
}

const bar = (name: string | RegExp) => within(screen.getByRole('toolbar', { name }));

describe('The buttons above a long text', () => {
  it('are five, named in the language of the screen, above long texts only', async () => {
    await open('en');
    const bars = screen.getAllByRole('toolbar');
    expect(bars.map((one) => one.getAttribute('aria-controls'))).toEqual([
      'description_fr',
      'description_en',
      'services',
      'services_en',
    ]);
    const names = bar('Formatting: Description (EN)')
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(['Bold', 'Italic', 'Heading', 'List', 'Link']);
  });

  it('format what is selected, and what they did is saved', async () => {
    const server = await open();
    select('description_fr', 4, 9);
    await userEvent.click(bar(/\(FR\)/).getByRole('button', { name: 'Gras' }));
    expect(area('description_fr').value).toBe('Une **étude**.');
    expect([area('description_fr').selectionStart, area('description_fr').selectionEnd]).toEqual([6, 11]);
    await userEvent.click(bar(/\(FR\)/).getByRole('button', { name: 'Titre' }));
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await screen.findByText('Projet modifié avec succès');
    expect(server.all()).toMatchObject([{ description_fr: '# Une **étude**.', description_en: 'A study.' }]);
  });

  it('have keys for bold and italics', async () => {
    await open();
    select('description_en', 2, 7);
    fireEvent.keyDown(area('description_en'), { key: 'b', ctrlKey: true });
    fireEvent.keyDown(area('description_en'), { key: 'i', metaKey: true });
    expect(area('description_en').value).toBe('A ***study***.');
    expect(fireEvent.keyDown(area('description_en'), { key: 'b', ctrlKey: true, altKey: true })).toBe(true);
    expect(area('description_en').value).toBe('A ***study***.');
  });

  it('are one stop for the tabulator, and arrows lead on', async () => {
    await open();
    const buttons = bar(/\(FR\)/).getAllByRole('button');
    expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toEqual([buttons[0]]);
    buttons[0]?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(buttons[4]);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(buttons[1]);
    expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toEqual([buttons[1]]);
  });
});
