import { getMe } from '@site/api-client';
import { renderHook } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { api, awa, browserForTests, issuedToAwa, problem } from '../testing';
import { session, useSession } from './current-session';

browserForTests();

it('Calls that are refused one after the other for the same token have it renewed once', async () => {
  let [refreshes, refusals] = [0, 0];
  api.use(
    http.post('*/api/v1/auth/refresh', () => {
      refreshes += 1;
      return HttpResponse.json({ ...issuedToAwa, access_token: `token-${refreshes}` });
    }),
    http.get('*/api/v1/auth/me', async ({ request }) => {
      if (request.headers.get('Authorization') === 'Bearer token-1')
        return HttpResponse.json({ ...awa, roles: [] });
      refusals += 1;
      if (refusals === 2) await delay(200);
      return problem(401, 'token_expired');
    }),
  );
  renderHook(() => useSession('fr'));
  session.begin(issuedToAwa);
  const answers = await Promise.all([getMe(), getMe()]);
  expect(answers.map(({ email }) => email)).toEqual([awa.email, awa.email]);
  expect([refusals, refreshes]).toEqual([2, 1]);
});
