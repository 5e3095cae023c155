import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyOptional } from './lazy-optional';

afterEach(() => vi.restoreAllMocks());

it('A page stands without a part whose code does not come, and that is reported', async () => {
  const reported: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((error) => void reported.push(error));
  const Part = lazyOptional(() => Promise.reject(new Error('lost')));
  render(
    <Suspense fallback="Chargement...">
      <p>La page</p>
      <Part />
    </Suspense>,
  );
  expect(await screen.findByText('La page')).toBeTruthy();
  expect(screen.queryByText('Chargement...')).toBeNull();
  expect(reported).toEqual([new Error('lost')]);
});
