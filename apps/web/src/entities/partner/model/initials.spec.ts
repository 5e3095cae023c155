import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials';

describe('the initials of a name', () => {
  it.each([
    ['Office imaginaire des eaux', 'OI'],
    ['ONG d’accès à l’eau', 'OA'],
    ['Université de la Lagune', 'UL'],
    ['Eau', 'E'],
    ['école', 'É'],
    ['La', 'L'],
    ['💧 Source 🌊', 'S'],
    ['💧🌊', '·'],
    ['𝔘nion 𝔅leue', '𝔘𝔅'],
    ['<script>', 'S'],
    ['', '·'],
  ])('%s are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
