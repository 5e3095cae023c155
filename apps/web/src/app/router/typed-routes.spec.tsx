import { Link, useLoaderData, useParams, useRouteContext, useSearch } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { Pages } from '../../shared/ui/pages';

/** What the compiler sees of the routes: nothing here is shown. */
describe('a link', () => {
  it('has an address, its params and what may be asked of it', () => {
    const id = 'p1';
    expect([
      <Link key={1} to="/projects/$id" params={{ id }} />,
      <Link key={2} to="/projets" search={{ q: 'eau', year: '2020', department: 'water', page: '2' }} />,
      <Link key={3} to="/contact" search={{ sujet: 'Devis' }} />,
      <Link key={4} to="/auth" search={{ next: '/admin' }} />,
      <Link key={5} to="/admin/journal" search={{ day: '2026-03-01', page: 2, sort: '-at' }} />,
      <Link key={6} to="/admin/news/$id/history" params={{ id }} search={{ version: 2 }} />,
    ]).toHaveLength(6);
  });

  it('to what there is not does not compile', () => {
    const id = 'p1';
    expect([
      // @ts-expect-error no such address
      <Link key={1} to="/nowhere" />,
      // @ts-expect-error no such address in the administration
      <Link key={2} to="/admin/nowhere" />,
      // @ts-expect-error the record is not named
      <Link key={3} to="/projects/$id" />,
      // @ts-expect-error another param
      <Link key={4} to="/news/$slug" params={{ id }} />,
      // @ts-expect-error a filter of another list
      <Link key={5} to="/resources" search={{ status: 'ongoing' }} />,
      // @ts-expect-error another word for the subject
      <Link key={6} to="/contact" search={{ subject: 'Devis' }} />,
      // @ts-expect-error addresses hold texts
      <Link key={7} to="/projects" search={{ page: 2 }} />,
      // @ts-expect-error no filter of the accounts
      <Link key={8} to="/admin/users" search={{ status: 'new' }} />,
      // @ts-expect-error lists of the administration count their pages
      <Link key={9} to="/admin/users" search={{ page: '2' }} />,
      // @ts-expect-error no list of pages
      <Pages key={10} path="/contact" page={1} last={2} />,
    ]).toHaveLength(10);
  });
});

describe('a route', () => {
  it('says what is read of it', () => {
    function Reader(): string | undefined {
      const { id } = useParams({ from: '/site/projects/$id' });
      const { sujet } = useSearch({ from: '/site/contact' });
      const { publicUrl } = useRouteContext({ from: '/site/projects' });
      const { hasNews } = useLoaderData({ from: '/site' });
      // @ts-expect-error its param has another name
      void useParams({ from: '/site/projects/$id' }).slug;
      // @ts-expect-error not asked of it
      void useSearch({ from: '/site/contact' }).q;
      // @ts-expect-error nothing that every route can reach
      void useRouteContext({ from: '/site/projects' }).nothing;
      return hasNews ? id + publicUrl : sujet;
    }
    expect(Reader).toBeTypeOf('function');
  });
});
