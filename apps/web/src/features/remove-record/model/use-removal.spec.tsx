import { ApiError } from '@site/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useRemoval } from './use-removal';

const busyServer = () =>
  new ApiError(503, { code: 'dependency_unavailable' }, new Headers({ 'Retry-After': '1' }));

function wrapper({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>;
}

it.each([1, 2])(
  'Deleting %i at once tries again when its turn did not come while another changed many',
  async (count) => {
    const failures = [busyServer()];
    let attempts = 0;
    const remove = () => {
      attempts += 1;
      const failure = failures.shift();
      return failure ? Promise.reject(failure) : Promise.resolve();
    };
    let reloaded = false;
    const { result } = renderHook(
      () =>
        useRemoval({
          calls: { read: async () => ({ etag: '"v1"' }), remove },
          several: { remove, doneText: String },
          doneText: 'done',
          reload: async () => (reloaded = true),
          onRemoved: () => undefined,
        }),
      { wrapper },
    );
    act(() =>
      result.current.ask(...Array.from({ length: count }, (_, place) => ({ id: `r${place}`, name: '' }))),
    );
    act(() => result.current.confirm());
    await waitFor(() => expect(reloaded).toBe(true), { timeout: 5_000 });
    expect(attempts).toBe(2);
  },
);
