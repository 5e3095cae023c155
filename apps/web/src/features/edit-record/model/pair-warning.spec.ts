import { describe, expect, it } from 'vitest';
import { pairWarning } from './pair-warning';

const long = 'Débits, crues et étiages du fleuve Bandama, du relevé de terrain au modèle hydrologique.';

describe('A pair of texts', () => {
  it.each([
    ['is empty on one side', long, '  '],
    ['is a name in both languages', 'ONG Eau', 'ONG Eau'],
    ['is a short title and its shorter translation', 'Étude du bassin versant', 'Basin study'],
    [
      'is a true translation',
      long,
      'Flows, floods and low waters of the Bandama, from field survey to model.',
    ],
  ])('raises no doubt when it %s', (_case, fr, en) => {
    expect(pairWarning(fr, en)).toBeUndefined();
  });

  it('that is the same twice looks like a forgotten translation, whatever the spaces', () => {
    expect(pairWarning('Étude du bassin', ' Étude  du\nbassin ')).toBe('identical');
  });

  it('of which one is less than half as long looks unfinished', () => {
    expect(pairWarning(long, 'To do')).toBe('shortEn');
    expect(pairWarning('À faire', long)).toBe('shortFr');
  });
});
