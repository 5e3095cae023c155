import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSessionStorage, writeSessionStorage } from '../storage';
import { useDelivery } from './use-delivery';

const lost = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));
const WISH = 'Bonjour';
let posted: (string | null)[];

beforeEach(() => {
  posted = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    posted.push(this.getAttribute('action'));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

function aForm(): HTMLFormElement {
  const form = document.createElement('form');
  form.action = '/contact';
  form.innerHTML = '<button name="submit">Envoyer</button>';
  return form;
}

function deliver() {
  const { result } = renderHook(() => useDelivery('/api/v1/contact-messages', 'attempt', lost));
  return result.current.deliver(aForm(), WISH, () => ({ message: WISH }));
}

describe('a form whose code does not come', () => {
  it('is sent by the browser, which leaves it waiting for the answer', async () => {
    let isTold = false;
    void deliver().then(() => (isTold = true));
    await vi.waitFor(() => expect(posted).toEqual(['/contact']));
    expect(isTold).toBe(false);
    expect(readSessionStorage('attempt')).toBeUndefined();
  });

  it('stays where there is no connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await deliver()).toMatchObject({ status: 0, isCertain: false });
    expect(posted).toEqual([]);
  });

  it('is not sent another way where an earlier attempt may have come through', async () => {
    const attempt = { wish: WISH, body: { message: WISH }, key: 'a'.repeat(32) };
    writeSessionStorage('attempt', attempt);
    expect(await deliver()).toMatchObject({ status: 0, isCertain: false });
    expect(posted).toEqual([]);
    expect(readSessionStorage('attempt')).toEqual(attempt);
  });
});
