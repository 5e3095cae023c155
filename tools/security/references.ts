import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { aJpeg, aProject } from '../../apps/api/src/testing/sample-content.ts';
import { aPublication } from '../../apps/api/src/testing/sample-publication.ts';
import { expectRefusal, expectStatus, expectUntouched, type Checks } from './checks.ts';
import { PARTNER } from './records.ts';
import { sending } from './sending.ts';

/** F and Q: addresses that records hold. */
export const references: Checks = {
  'Q-02': async (site) => {
    const { token } = await site.administrator();
    const gone = `/files/project-images/${'1'.repeat(32)}.jpg`;
    const ask = () => site.post('projects', aProject({ image_url: gone }), { token });
    await expectUntouched(site, '422 validation_failed', ask, '/image_url');
    const send = await sending(site);
    const lost = String((await send('project-images', await aJpeg())).body['url']);
    rmSync(join(site.dataDir, lost));
    const take = () => site.post('projects', aProject({ image_url: lost }), { token });
    await expectUntouched(site, '422 validation_failed', take, '/image_url');
  },

  'F-01': async (site) => {
    const { token } = await site.administrator();
    const send = await sending(site);
    const own = String((await send('project-images', await aJpeg())).body['url']);
    const foreign = [
      'http://evil.test/x.jpg',
      '//evil.test/x.jpg',
      'javascript:alert(1)',
      'data:image/png;base64,AA',
      '/files/project-images/../../etc/passwd',
      own.replace('project-images', 'news-images'),
    ];
    const pdf = ['javascript:alert(1)', 'https://evil.test/a.pdf', own];
    const sites = [
      'javascript:alert(1)',
      'data:text/html,1',
      '//evil.test',
      'ftp://evil.test/',
      'evil.test',
      'https://user:pw@evil.test/',
      '/relative',
    ];
    const asked: readonly (readonly [string, string, object, readonly string[]])[] = [
      ['projects', 'image_url', aProject(), foreign],
      ['publications', 'file_url', aPublication(), pdf],
      ['partners', 'logo_url', PARTNER, [...foreign, own]],
      ['partners', 'website_url', PARTNER, sites],
    ];
    for (const [path, field, body, values] of asked) {
      for (const value of values) {
        const ask = () => site.post(path, { ...body, [field]: value }, { token });
        expectRefusal(await ask(), '422 validation_failed', `/${field}`);
      }
    }
    expectStatus(await site.post('projects', aProject({ image_url: own }), { token }), 201);
    for (const website_url of ['https://good.test/a?b=c', 'http://good.test']) {
      expectStatus(await site.post('partners', { ...PARTNER, website_url }, { token }), 201);
    }
  },
};
