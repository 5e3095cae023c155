import { describe, expect, it } from '@jest/globals';
import { Answer } from './answer';
import { KeptAnswers } from './kept-answers';

const anAnswer = (body = 'text'): Answer => new Answer({ body, contentType: 'text/plain', headers: [] });

describe('KeptAnswers', () => {
  it('finds an answer by its exact address', () => {
    const kept = new KeptAnswers();
    const answer = anAnswer();
    kept.keep('/projects?limit=2', answer, ['projects'], kept.latestChange);
    expect(kept.find('/projects?limit=2')).toBe(answer);
    expect(kept.find('/projects')).toBeUndefined();
  });

  it('forgets the answers that show what has changed, and only those', () => {
    const kept = new KeptAnswers();
    kept.keep('/projects', anAnswer(), ['projects'], kept.latestChange);
    kept.keep('/', anAnswer(), ['news', 'projects'], kept.latestChange);
    kept.keep('/news', anAnswer(), ['news'], kept.latestChange);
    kept.forget('projects');
    expect(['/projects', '/', '/news'].filter((address) => kept.find(address))).toEqual(['/news']);
  });

  it('never keeps an answer that was read before a change', () => {
    const kept = new KeptAnswers();
    const seen = kept.latestChange;
    kept.forget('projects');
    expect(kept.keep('/projects', anAnswer(), ['projects'], seen)).toBe(false);
    expect(kept.keep('/news', anAnswer(), ['news'], seen)).toBe(true);
    expect(kept.keep('/projects', anAnswer(), ['projects'], kept.latestChange)).toBe(true);
  });

  it('keeps nothing, and nothing read meanwhile, while nobody tells of changes', () => {
    const kept = new KeptAnswers();
    kept.keep('/projects', anAnswer(), ['projects'], kept.latestChange);
    kept.distrust();
    const seen = kept.latestChange;
    expect(kept.find('/projects')).toBeUndefined();
    expect(kept.keep('/projects', anAnswer(), ['projects'], seen)).toBe(false);
    kept.trust();
    expect(kept.keep('/projects', anAnswer(), ['projects'], seen)).toBe(false);
    expect(kept.keep('/projects', anAnswer(), ['projects'], kept.latestChange)).toBe(true);
  });

  it('gives up the answers that nobody asked for the longest when memory is full', () => {
    const kept = new KeptAnswers({ capacity: 3 * anAnswer().bytes });
    for (const address of ['/a', '/b', '/c']) kept.keep(address, anAnswer(), [], 0);
    kept.find('/a');
    kept.keep('/d', anAnswer(), [], 0);
    expect(['/a', '/b', '/c', '/d'].filter((address) => kept.find(address))).toEqual(['/a', '/c', '/d']);
    expect(kept.usedBytes).toBe(3 * anAnswer().bytes);
  });

  it('refuses an answer that is too large for it', () => {
    const kept = new KeptAnswers({ largest: 10_000 });
    expect(kept.keep('/a', anAnswer('x'.repeat(10_000)), [], 0)).toBe(false);
  });

  it('counts the compressed forms that were made later', async () => {
    const kept = new KeptAnswers();
    const answer = anAnswer('long '.repeat(1_000));
    kept.keep('/a', answer, [], 0);
    const before = kept.usedBytes;
    await answer.inEncoding('br');
    kept.measureAgain('/a', answer);
    expect(kept.usedBytes).toBeGreaterThan(before);
    kept.forgetAll();
    expect(kept.usedBytes).toBe(0);
  });

  it('keeps nothing when it is switched off', () => {
    const kept = new KeptAnswers({ enabled: false });
    expect(kept.keep('/a', anAnswer(), [], 0)).toBe(false);
    expect(kept.size).toBe(0);
  });
});
