import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { browserForTests } from '../../../../entities/session/testing';
import { choose } from '../../../../features/list-records/testing';
import { aPartner, openAdmin, partnersOnServer } from '../../testing';

browserForTests();

const university = aPartner({
  id: 'o2',
  name: 'Université des Savanes',
  type: 'Université',
  country: 'Côte d’Ivoire',
  logo_url: '/files/partner-logos/0f3c.png',
  website_url: 'https://www.savanes.example/eau?x=1',
  projects_count: 0,
});
const cardOf = (name: string) => screen.getByText(name).closest('li') as HTMLElement;

describe('The list of partners', () => {
  it('draws the initials where there is no logo, or none that loads', async () => {
    partnersOnServer(aPartner(), university);
    await openAdmin('/admin/partners');
    await screen.findByText('Université des Savanes');
    expect(within(cardOf('Fonds imaginaire pour l’eau')).getByText('FI')).toBeTruthy();
    fireEvent.error(cardOf('Université des Savanes').querySelector('img') as HTMLElement);
    expect(within(cardOf('Université des Savanes')).getByText('US')).toBeTruthy();
  });

  it('counts no project where the server says nothing of it, and links to no odd address', async () => {
    const odd = { website_url: 'javascript:alert(1)', logo_url: '//evil.test/x.png' };
    const { projects_count: _none, ...rest } = aPartner(odd);
    partnersOnServer(rest as ReturnType<typeof aPartner>);
    await openAdmin('/admin/partners');
    await screen.findByText('Fonds imaginaire pour l’eau');
    const card = within(cardOf('Fonds imaginaire pour l’eau'));
    expect(card.getByText('0')).toBeTruthy();
    expect(card.queryByRole('link', { name: /Site web/ })).toBeNull();
    expect(card.getByText('FI')).toBeTruthy();
    expect(cardOf('Fonds imaginaire pour l’eau').querySelector('img')).toBeNull();
  });

  it('is filtered by type and sorted by name, in the address', async () => {
    partnersOnServer(university, aPartner());
    const router = await openAdmin('/admin/partners');
    await screen.findByText('Université des Savanes');
    await choose('Trier', '↑ Nom, croissant');
    await choose('Type', 'ONG');
    await screen.findByRole('heading', { name: 'Liste des Partenaires (1)' });
    expect(router.state.location.search).toEqual({ type: 'ONG', sort: 'name' });
  });

  it('offers to create the first one in English, too', async () => {
    partnersOnServer();
    await openAdmin('/admin/partners', { locale: 'en' });
    await screen.findByText('No partners yet.');
    expect(screen.getAllByRole('link', { name: 'New Partner' })).toHaveLength(2);
  });
});
