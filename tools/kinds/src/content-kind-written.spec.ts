import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Tree } from '@nx/devkit';
import { FsTree, flushChanges } from 'nx/src/generators/tree.js';
import { contentKind } from './content-kind.ts';

const sources = (root = process.cwd()) => new FsTree(root, false);
const write = (tree: Tree, name: string, fields = 'name:text:200') =>
  contentKind(tree, { name, fields, remove: false });
const remove = (tree: Tree, name: string) => contentKind(tree, { name, fields: '', remove: true });
const changed = (tree: Tree) =>
  Object.fromEntries(
    tree
      .listChanges()
      .filter(({ type }) => type !== 'DELETE')
      .map(({ path, content }) => [path, content?.toString()]),
  );
const BUCKETS = 'libs/vocabulary/src/buckets.ts';
const PHOTOS = "'team-member-photos': 'image',";
/** A text without its breaks. */
const read = (tree: Tree, path: string) => (tree.read(path, 'utf8') ?? '').replace(/\s+/g, ' ');

describe('A kind that is written', () => {
  const pages = 'apps/web/src/pages/admin';

  it('has no group of the form without a field', async () => {
    const tree = sources();
    await write(tree, 'question', 'title:pair:200 answer:pair:prose:5000');
    const form = read(tree, `${pages}/question/ui/question-fields.tsx`);
    expect(form).toContain("<FieldGroup title={t('form.texts')}> <TextPair");
    expect(form).not.toMatch(/<FieldGroup[^>]*> ?<\/FieldGroup>/);
  });

  it('says the values of its choices in words, in its form and in its list', async () => {
    const tree = sources();
    // A word of TypeScript names a field as well.
    await write(
      tree,
      'question',
      'title:text state:choice:open,closed class:choice:one,two_or_more pinned:flag',
    );
    const form = read(tree, `${pages}/question/ui/question-form-page.tsx`);
    for (const name of ['state', 'class', 'pinned']) {
      expect(form).toContain(`${name}: { word: (value, t) => t(\`questions.${name}.\${value}\`) }`);
    }
    const list = read(tree, `${pages}/questions/ui/question-list-page.tsx`);
    for (const name of ['state', 'class'])
      expect(list).toContain(`render: (one) => t(\`questions.${name}.\${one.${name}}\`)`);
    const english = read(tree, 'apps/web/src/shared/i18n/locales/en/admin/contents.json');
    expect(english).toContain('"two_or_more": "Two or more"');
  });

  it('has another text where its tests need one, no longer than it may be', async () => {
    const tree = sources();
    await write(tree, 'question', 'code:text:2');
    const form = read(tree, `${pages}/question/ui/question-form-page.spec.tsx`);
    expect(form).toContain("code: 'An'");
    expect(form).not.toContain("'Another'");
  });
});

describe('A kind that visitors see on a page', () => {
  const page = 'apps/web/src/pages/about';
  const shown = (tree: Tree, name = 'team-member', shownOn = 'about') =>
    contentKind(tree, { name, fields: 'name:text role:pair:80 bio:prose?', shownOn, remove: false });

  it('has a block there and words for its heading, which go with it', async () => {
    const tree = sources();
    await shown(tree);
    const block = read(tree, `${page}/ui/team-members.tsx`);
    expect(block).toContain('<p>{one.role}</p> {one.bio && <Formatted html={one.bio} />}');
    // It has no picture: neither has its cards.
    expect(block).not.toContain('icture');
    expect(read(tree, 'apps/web/src/shared/i18n/locales/fr/about.json')).toContain('"⟦Team members⟧"');
    await remove(tree, 'team-member');
    expect(changed(tree)).toEqual({});
  });

  it('is not taken away while the page has lines of it', async () => {
    const tree = sources();
    await shown(tree);
    tree.write(`${page}/ui/about-page.tsx`, "import { TeamMembers } from './team-members';");
    await expect(remove(tree, 'team-member')).rejects.toThrow('about-page.tsx shows team members');
  });

  it.each([
    ['team-member', 'nowhere', 'names a folder'],
    ['team-member', 'admin', 'names a folder'],
    ['value', 'about', 'ui/values.tsx is there already'],
  ])('is refused where there is no place for it: %s, %s', async (name, on, says) => {
    await expect(shown(sources(), name, on)).rejects.toThrow(says);
  });
});

describe('A kind that is taken away', () => {
  it('takes its row in the data map along', async () => {
    const tree = sources();
    const map = tree.read('docs/data-map.md', 'utf8') ?? '';
    await write(tree, 'team-member');
    tree.write('docs/data-map.md', map.replace(/^\| `news`/m, '| `team_members` | team |\n$&'));
    await remove(tree, 'team-member');
    expect(changed(tree)).toEqual({});
  });

  it('takes its buckets along while nobody else has met them', async () => {
    const tree = sources();
    await write(tree, 'team-member', 'name:text photo_url:file');
    expect(read(tree, BUCKETS)).toContain(PHOTOS);
    await remove(tree, 'team-member');
    expect(changed(tree)).toEqual({});
  });

  it.each([
    ['member', ['team-member', 'members-area', 'question', 'annual-report']],
    ['job', []],
  ])('leaves what is called otherwise and ends alike: %s', async (name, others) => {
    const tree = sources();
    for (const other of others) await write(tree, other);
    const before = changed(tree);
    await write(tree, name);
    await remove(tree, name);
    expect(changed(tree)).toEqual(before);
  });

  describe('once it is committed', () => {
    let root: string;
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=spec', '-c', 'user.email=spec@example.org', ...args], {
        cwd: root,
      });
    const commit = (tree: Tree) => {
      flushChanges(root, tree.listChanges());
      git('add', '--all');
      git('commit', '--quiet', '--message', 'A state');
    };

    beforeEach(() => {
      root = mkdtempSync(join(tmpdir(), 'site-kind-'));
      for (const part of [
        ...['.prettierrc.json', 'package-lock.json', 'libs/vocabulary/src', 'libs/api-client/src/index.ts'],
        ...['apps/api/openapi.json', 'apps/api/src/kinds.ts', 'apps/api/src/migrations', 'apps/e2e/kinds.ts'],
        ...[
          'apps/web/src/entities/content/model',
          'apps/web/src/app/router',
          'apps/web/src/shared/i18n/locales',
        ],
      ])
        cpSync(part, join(root, part), { recursive: true });
      git('init', '--quiet');
      commit(sources(root));
    });
    afterEach(() => rmSync(root, { recursive: true }));

    it('leaves the bucket of its files, which are swept and copied', async () => {
      const written = sources(root);
      await write(written, 'team-member', 'name:text photo_url:file');
      commit(written);
      const taken = sources(root);
      await remove(taken, 'team-member');
      expect(read(taken, BUCKETS)).toContain(PHOTOS);
      expect(taken.exists('libs/api/team-members')).toBe(false);
      expect(read(taken, 'apps/api/src/migrations/index.ts')).toContain('-no-team-members.migration');
    });

    it('may be written and taken away again on the same day', async () => {
      const members = /'\d{8}-([a-z-]*members[\d-]*)'/g;
      const steps = (tree: Tree) =>
        [...read(tree, 'apps/api/src/migrations/index.ts').matchAll(members)].map(([, name]) => name);
      const made = ['team-members', 'no-team-members', 'team-members-2', 'no-team-members-2'];
      for (const [place, step] of made.entries()) {
        const tree = sources(root);
        await (step.startsWith('no-') ? remove(tree, 'team-member') : write(tree, 'team-member'));
        expect(steps(tree)).toEqual(made.slice(0, place + 1));
        commit(tree);
      }
      const tree = sources(root);
      await write(tree, 'team-member');
      await remove(tree, 'team-member');
      expect(changed(tree)).toEqual({});
    });
  });
});
