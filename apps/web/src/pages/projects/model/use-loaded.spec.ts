import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useLoaded } from './use-loaded';

const fine = () => Promise.resolve('part');
const lost = () => Promise.reject(new Error('no network'));

describe('a part of the page that is loaded later', () => {
  it('comes by itself when the browser has time', async () => {
    const { result } = renderHook(() => useLoaded(fine));
    expect(result.current.loaded).toBeUndefined();
    await waitFor(() => expect(result.current.loaded).toBe('part'));
  });

  it('is undefined, and nothing fails, when it cannot be had', async () => {
    const { result } = renderHook(() => useLoaded(lost));
    expect(await result.current.load()).toBeUndefined();
    expect(result.current.loaded).toBeUndefined();
  });

  it('is asked for once', async () => {
    let asked = 0;
    const counted = () => Promise.resolve((asked += 1));
    const { result } = renderHook(() => useLoaded(counted));
    await Promise.all([result.current.load(), result.current.load()]);
    await waitFor(() => expect(result.current.loaded).toBe(1));
    expect(asked).toBe(1);
  });
});
