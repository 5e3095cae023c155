import { describe, expect, it } from '@jest/globals';
import type { Tree } from '@nx/devkit';
import { FsTree } from 'nx/src/generators/tree.js';
import { contentKind } from './content-kind.ts';

const sources = () => new FsTree(process.cwd(), false);
const write = (tree: Tree, name: string, fields = 'name:text:200') =>
  contentKind(tree, { name, fields, remove: false });
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
    await write(tree, 'question', 'title:text state:choice:open,closed pinned:flag');
    const form = read(tree, `${pages}/question/ui/question-form-page.tsx`);
    for (const name of ['state', 'pinned']) {
      expect(form).toContain(`${name}: { word: (value, t) => t(\`questions.${name}.\${value}\`) }`);
    }
    const list = read(tree, `${pages}/questions/ui/question-list-page.tsx`);
    expect(list).toMatch(/name: 'state', .*?render: \(\{ state \}\) => t\(`questions\.state\.\$\{state\}`\)/);
  });

  it('has another text where its tests need one, no longer than it may be', async () => {
    const tree = sources();
    await write(tree, 'question', 'code:text:2');
    expect(read(tree, 'libs/api/questions/src/question.service.spec.ts')).toContain("code: 'An'");
    expect(read(tree, `${pages}/question/ui/question-form-page.spec.tsx`)).not.toContain("'Another'");
  });
});
