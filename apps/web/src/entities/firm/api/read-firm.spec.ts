import { FIRM_DEFAULTS } from '@site/vocabulary';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LoadContext, PageReport } from '../../../shared/page';
import { firmReader } from './read-firm';

let answer: Response | Error;
let reported: string[];
let report: PageReport;
let readFirm: ReturnType<typeof firmReader>;

function read() {
  const context = {
    report,
    onError: (message: string) => void reported.push(message),
    transport: async () => {
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  return readFirm(context as unknown as LoadContext);
}

beforeEach(() => {
  readFirm = firmReader();
  reported = [];
  report = { status: 200, shows: new Set(), complete: true };
});

describe('the facts of the firm', () => {
  it('are those of the settings, and a page that shows them changes with them', async () => {
    answer = Response.json({ ...FIRM_DEFAULTS, name: 'Bureau du Bandama' });
    expect((await read()).name).toBe('Bureau du Bandama');
    expect([[...report.shows], report.complete, reported]).toEqual([['settings'], true, []]);
  });

  it('are the defaults where somebody has stored what no rule allows', async () => {
    const stored = {
      created_on: 'soon',
      email: 'javascript:evil()',
      social_url: 'https://evil.test:99999/',
      whatsapp_number: '@evil.test/',
      weekdays_open: 'noon',
      brochure_url: '/files/project-images/a.pdf',
      share_image_url: '//evil.test/x.jpg',
    };
    answer = Response.json({ ...FIRM_DEFAULTS, name: 'Bureau du Bandama', ...stored });
    expect(await read()).toEqual({ ...FIRM_DEFAULTS, name: 'Bureau du Bandama' });
    expect([report.complete, reported]).toEqual([true, []]);
  });

  it('name files by their present bytes', async () => {
    const brochure_url = '/files/publications/0f3c9a5e7b1d4826a0c4e8f2b6d91357.pdf';
    const files = { brochure_url: { content_version: 3 } };
    answer = Response.json({ ...FIRM_DEFAULTS, brochure_url, files });
    expect(await read()).toEqual({ ...FIRM_DEFAULTS, brochure_url: `${brochure_url}?v=3` });
  });

  it('are the last ones read while the settings cannot be read, and the page is not kept', async () => {
    answer = Response.json({ ...FIRM_DEFAULTS, name: 'Bureau du Bandama' });
    await read();
    answer = new Error('cut off');
    expect((await read()).name).toBe('Bureau du Bandama');
    expect([report.complete, reported]).toEqual([false, ['The settings could not be read']]);
  });

  it('are the defaults when they have never been read', async () => {
    answer = new Response('{}', { status: 503 });
    expect(await read()).toEqual(FIRM_DEFAULTS);
    expect(report.complete).toBe(false);
  });
});
