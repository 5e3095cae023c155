import { ApiError } from '@site/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useBulk } from './use-bulk';

const row = { id: 'r1', version: 1 };
const busyServer = (headers?: Headers) => new ApiError(503, { code: 'dependency_unavailable' }, headers);

function wrapper({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>;
}

/** Does it while each attempt may fail; counts the attempts, and says whether the choice was let go. */
function bulkThatMeets(failures: Error[]) {
  const seen = { attempts: 0, cleared: false, reloaded: false };
  const { result } = renderHook(
    () =>
      useBulk({
        selection: { rows: [row], nameOf: () => 'Forage', clear: () => (seen.cleared = true) } as never,
        change: () => {
          seen.attempts += 1;
          const failure = failures.shift();
          return failure ? Promise.reject(failure) : Promise.resolve();
        },
        doneText: () => 'done',
        reload: () => Promise.resolve((seen.reloaded = true)),
      }),
    { wrapper },
  );
  result.current.run('hide');
  return seen;
}

it('Whose turn did not come while another changed the same many records tries once more', async () => {
  const seen = bulkThatMeets([busyServer(new Headers({ 'Retry-After': '1' }))]);
  await waitFor(() => expect(seen).toEqual({ attempts: 2, cleared: true, reloaded: true }), {
    timeout: 5_000,
  });
});

it('What fails for good is not tried again', async () => {
  const seen = bulkThatMeets([busyServer()]);
  await waitFor(() => expect(seen).toEqual({ attempts: 1, cleared: false, reloaded: true }));
});
