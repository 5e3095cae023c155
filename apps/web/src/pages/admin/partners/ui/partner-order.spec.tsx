import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, browserForTests } from '../../../../entities/session/testing';
import { openAdmin, partnersOnServer } from '../../testing';

browserForTests();

const named = (...names: readonly string[]) =>
  names.map((name) => ({ id: name, name, logo_url: null, hidden: name === 'Gué' }));

/** The order behind the API, with its version. */
function orderOnServer(...names: readonly string[]) {
  partnersOnServer();
  let [order, version] = [names, 1];
  const answer = () => HttpResponse.json({ items: named(...order) }, { headers: { ETag: `"v${version}"` } });
  api.use(
    http.get('*/api/v1/partners/order', answer),
    http.put('*/api/v1/partners/order', async ({ request }) => {
      if (request.headers.get('If-Match') !== `"v${version}"`)
        return HttpResponse.json(
          { status: 412, code: 'edit_conflict', changed_by: 'Yao N’Da' },
          { status: 412 },
        );
      order = ((await request.json()) as { ids: string[] }).ids;
      version += 1;
      return answer();
    }),
  );
  return {
    order: () => order,
    arrangeElsewhere: (...others: readonly string[]) => ([order, version] = [others, version + 1]),
  };
}

const lines = () =>
  [...dialog().querySelectorAll<HTMLElement>('[data-id]')].map(({ dataset }) => dataset['id']);
const dialog = () => screen.getByRole('dialog', { name: /^(Ordre des partenaires|Order of the partners)/ });
const press = (name: string) => userEvent.click(within(dialog()).getByRole('button', { name }));

async function openOrder(name = 'Changer l’ordre', locale: 'fr' | 'en' = 'fr') {
  await openAdmin('/admin/partners', { locale });
  await userEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(lines()).not.toEqual([]));
}

describe('The order of the partners', () => {
  it('is changed by buttons, which keep the focus and say where a partner stands now, and then saved', async () => {
    const server = orderOnServer('Digue', 'Gué', 'Seuil');
    await openOrder();
    expect(within(dialog()).getByText('Masqué')).toBeTruthy();
    expect(
      within(dialog()).getByText(/page Partenariats, ceux qui ont un logo viennent d’abord/),
    ).toBeTruthy();
    await press('Monter\u00a0: Seuil');
    expect(lines()).toEqual(['Digue', 'Seuil', 'Gué']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Monter\u00a0: Seuil' }));
    expect(screen.getByText('Seuil : 2 sur 3').getAttribute('role')).toBe('status');
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Descendre\u00a0: Seuil' }));
    expect(server.order()).toEqual(['Digue', 'Gué', 'Seuil']);
    await press('Enregistrer l’ordre');
    await screen.findByText('Ordre des partenaires enregistré');
    expect(server.order()).toEqual(['Seuil', 'Digue', 'Gué']);
  });

  it('is left as it was by who cancels', async () => {
    const server = orderOnServer('Digue', 'Gué');
    await openOrder('Change the order', 'en');
    expect(within(dialog()).getByText(/Partnerships page, those with a logo come first/)).toBeTruthy();
    await press('Move down: Digue');
    expect(lines()).toEqual(['Gué', 'Digue']);
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.order()).toEqual(['Digue', 'Gué']);
  });

  it('is left by Escape while nothing has changed in it, and not once something has', async () => {
    orderOnServer('Digue', 'Gué');
    await openOrder();
    await press('Descendre\u00a0: Digue');
    await userEvent.keyboard('{Escape}');
    expect(lines()).toEqual(['Gué', 'Digue']);
    expect(dialog().closest('.ant-zoom-leave')).toBeNull();
    await press('Annuler');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Changer l’ordre' }));
    await waitFor(() => expect(lines()).toEqual(['Digue', 'Gué']));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('that somebody else changed first is not undone before it was seen', async () => {
    const server = orderOnServer('Digue', 'Gué', 'Seuil');
    await openOrder();
    await press('Descendre\u00a0: Digue');
    server.arrangeElsewhere('Seuil', 'Gué', 'Digue');
    await press('Enregistrer l’ordre');
    await screen.findByText('Yao N’Da a changé l’ordre entre-temps.');
    expect(server.order()).toEqual(['Seuil', 'Gué', 'Digue']);
    expect(lines()).toEqual(['Gué', 'Digue', 'Seuil']);
    await press('Voir cet ordre');
    expect(lines()).toEqual(['Seuil', 'Gué', 'Digue']);
    await press('Monter\u00a0: Digue');
    await press('Enregistrer l’ordre');
    await screen.findByText('Ordre des partenaires enregistré');
    expect(server.order()).toEqual(['Seuil', 'Digue', 'Gué']);
  });
});
