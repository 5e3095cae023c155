import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Share } from './share';

const ADDRESS = 'https://example.org/news/a';
const click = async () => {
  render(<Share title="Crue" address={ADDRESS} />);
  await userEvent.click(screen.getByRole('link', { name: 'share.action' }));
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('Sharing a page', () => {
  it('is done by the device where it can', async () => {
    const shared: unknown[] = [];
    vi.stubGlobal('navigator', { share: async (what: unknown) => void shared.push(what) });
    await click();
    expect(shared).toEqual([{ title: 'Crue', url: ADDRESS }]);
  });

  it('copies the address elsewhere, and says so', async () => {
    const copied: string[] = [];
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } });
    await click();
    expect(copied).toEqual([ADDRESS]);
    expect((await screen.findByRole('status')).textContent).toBe('share.copied');
  });

  it('copies it where the device refuses, and nothing where somebody gave up', async () => {
    const copied: string[] = [];
    const clipboard = { writeText: async (text: string) => void copied.push(text) };
    for (const [name, expected] of [
      ['AbortError', []],
      ['NotAllowedError', [ADDRESS]],
    ] as const) {
      const share = () => Promise.reject(new DOMException('no', name));
      vi.stubGlobal('navigator', { share, clipboard });
      await click();
      await vi.waitFor(() => expect(copied).toEqual(expected));
      cleanup();
    }
  });

  it('is a letter without script', () => {
    render(<Share title="Crue & étiage" address={ADDRESS} />);
    expect(screen.getByRole('link').getAttribute('href')).toBe(
      'mailto:?subject=Crue%20%26%20%C3%A9tiage&body=https%3A%2F%2Fexample.org%2Fnews%2Fa',
    );
  });
});
