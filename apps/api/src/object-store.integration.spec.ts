import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { describeObjectStores, ONE_KIND } from '@site/api-files/testing';
import type { S3Settings } from '@site/api-platform/config';
import { emptyDatabase, freshDatabase, type FreshDatabase } from '@site/api-platform/testing';
import { Client } from 'minio';
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { pointersOf, refusalOf, type Answer } from './testing/ask';
import { patient } from './testing/patience';
import { linkTo, type ServiceLink } from './testing/service-link';
import { anAdministrator, type Person } from './testing/people';
import { runBuilt, startBuilt, until, type RunningProduct } from './testing/running-product';
import { aJpeg, aProject, formWith } from './testing/sample-content';
import { aPdf, aPublication } from './testing/sample-publication';

const UPLOADS = '/api/v1/files/project-images';
const PROJECTS = '/api/v1/projects';
const PUBLICATIONS = '/api/v1/publications';

function environmentOf(settings: S3Settings, endpoint = settings.endpoint) {
  return {
    STORAGE_DRIVER: 's3',
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY: settings.accessKey,
    S3_SECRET_KEY: settings.secretKey,
  };
}

function ownerOf({ endpoint, accessKey, secretKey, region }: S3Settings): Client {
  const { hostname, port } = new URL(endpoint);
  return new Client({ endPoint: hostname, port: Number(port), useSSL: false, accessKey, secretKey, region });
}

async function upload(product: RunningProduct, { token }: Person): Promise<Answer> {
  return product.ask(UPLOADS, { ...formWith(await aJpeg(640, 480)), token });
}
const unavailableIn = async (product: RunningProduct): Promise<unknown> =>
  (await product.ask('/health/ready')).body['unavailable'];
const says = (product: RunningProduct, ...parts: string[]) =>
  until(async () => JSON.stringify(await unavailableIn(product)) === JSON.stringify(parts), 20_000);

describeObjectStores(
  'the product on',
  (store) => {
    let fresh: FreshDatabase;
    let link: ServiceLink;
    let product: RunningProduct;
    let administrator: Person;

    beforeAll(async () => {
      fresh = await freshDatabase();
      link = await linkTo(store().endpoint);
      product = await startBuilt(fresh, {
        environment: environmentOf(store(), link.through(store().endpoint)),
      });
      administrator = await anAdministrator(product, fresh.database.query);
    });
    afterAll(async () => {
      const { code, output } = await product.stop();
      await link.close();
      await fresh.close();
      expect(output).not.toMatch(/unhandledRejection|uncaughtException/);
      expect(output).not.toContain(store().secretKey);
      expect(code).toBe(0);
    });
    afterEach(async () => {
      await link.mend();
      await says(product);
    });
    const aPublishedFile = async (): Promise<string> => {
      const { token } = administrator;
      const form = formWith(aPdf(), { name: 'etiage.pdf', type: 'application/pdf' });
      const file = await product.ask('/api/v1/files/publications', { ...form, token });
      const body = aPublication({ file_url: file.body['url'] });
      return `${PUBLICATIONS}/${String((await product.ask(PUBLICATIONS, { body, token })).body['id'])}`;
    };
    const downloads = async (publication: string) => (await product.ask(publication)).body['downloads'];
    const rows = async (): Promise<number> =>
      (await fresh.database.query('select id from files where bucket = $1', ['project-images'])).length;

    it('keeps an uploaded image in its bucket, serves it and its variants, and shows strangers nothing', async () => {
      const { status, body } = await upload(product, administrator);
      expect(status).toBe(201);
      const pathname = String(body['url']);
      for (const query of ['', '?w=320', '?w=320']) {
        const answer = await product.ask(`${pathname}${query}`);
        expect([answer.status, answer.headers['cache-control']]).toEqual([
          200,
          'public, max-age=31536000, immutable',
        ]);
      }
      const part = await product.ask(pathname, { headers: { Range: 'bytes=2-9' } });
      expect([part.status, part.bytes.length]).toEqual([206, 8]);
      const [, , bucket, name] = pathname.split('/');
      for (const path of [`site-${bucket}/${name}`, `site-${bucket}`, `site-${bucket}/${name}.w320.webp`]) {
        expect((await fetch(`${store().endpoint}/${path}`)).status).toBe(403);
      }
    });

    it.each([
      ['cut short', 100],
      ['emptied', 0],
      ['replaced by noise of its size', undefined],
    ])('finds neither an image that was %s nor what would be made of it', async (_, length) => {
      const { body } = await upload(product, administrator);
      const pathname = String(body['url']);
      const bytes = randomBytes(length ?? Number(body['size']));
      await ownerOf(store()).putObject('site-project-images', String(pathname.split('/').at(-1)), bytes);
      const paths = [`${pathname}?w=320`, ...(length === undefined ? [] : [pathname])];
      for (const path of paths) {
        const answer = await product.ask(path, { headers: { Accept: 'image/webp' } });
        expect([path, refusalOf(answer), answer.headers['cache-control']]).toEqual([
          path,
          '404 not_found',
          'no-store',
        ]);
      }
    });

    it('refuses a record whose image is gone, finds what is missing, and sweeps what nobody saved', async () => {
      const { token } = administrator;
      const [gone, unsaved] = [
        await upload(product, administrator),
        await upload(product, administrator),
      ].map(({ body }) => String(body['url'])) as [string, string];
      const project = aProject({ image_url: gone });
      expect((await product.ask(PROJECTS, { body: project, token })).status).toBe(201);
      const nameOf = (url: string): string => String(url.split('/').at(-1));
      await ownerOf(store()).removeObject('site-project-images', nameOf(gone));
      const refused = await product.ask(PROJECTS, { body: project, token });
      expect([refusalOf(refused), pointersOf(refused)]).toEqual(['422 validation_failed', ['/image_url']]);

      await fresh.database.query(`update files set uploaded_at = uploaded_at - interval '2 days'`);
      const files = (verb: string) =>
        runBuilt('cli', ['files', verb], {
          ...environmentOf(store()),
          DATABASE_URL: fresh.appUrl,
          MIGRATION_DATABASE_URL: fresh.ownerUrl,
          DATA_DIR: product.dataDir,
        });
      const check = await files('check');
      expect([check.code, check.output]).toEqual([1, expect.stringContaining(nameOf(gone))]);
      expect((await files('sweep')).output).toMatch(/objects deleted : [1-9]/);
      await expect(ownerOf(store()).statObject('site-project-images', nameOf(unsaved))).rejects.toThrow();
    });

    describe.each([
      ['is stopped', () => link.cut()],
      ['hangs', async () => link.block()],
      [
        'breaks off half way',
        async () => {
          link.block();
          void pause(400).then(() => link.cut());
        },
      ],
    ])('while the store %s', (_, lose) => {
      it('files are refused within ten seconds, all else goes on, and nothing is left of an upload', async () => {
        const { token } = administrator;
        const pathname = String((await upload(product, administrator)).body['url']);
        const publication = await aPublishedFile();
        const before = await rows();
        await lose();
        const begun = performance.now();
        const [refusals, pages] = await Promise.all([
          Promise.all([
            upload(product, administrator),
            product.ask(pathname),
            product.ask(`${pathname}?w=640`),
            product.ask(`${publication}/download`),
            product.ask(PROJECTS, { body: aProject({ image_url: pathname }), token }),
          ]),
          Promise.all(
            ['/', '/projects', '/en/projects', '/admin', PROJECTS].map((path) => product.ask(path)),
          ),
        ]);
        expect(performance.now() - begun).toBeLessThan(patient(10_000));
        for (const answer of refusals) {
          expect(refusalOf(answer)).toBe('503 dependency_unavailable');
          expect(answer.headers['cache-control']).toBe('no-store');
          expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
        }
        expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 200));
        await says(product, 'files');
        expect([await rows(), await downloads(publication)]).toEqual([before, 0]);
        await link.mend();
        expect((await upload(product, administrator)).status).toBe(201);
        expect((await product.ask(pathname)).status).toBe(200);
        expect((await product.ask(`${publication}/download`)).bytes.equals(aPdf())).toBe(true);
        expect(await downloads(publication)).toBe(1);
      });
    });

    it('starts without the store, says so, and heals by itself', async () => {
      const empty = await emptyDatabase();
      const way = await linkTo(store().endpoint);
      await way.cut();
      const environment = environmentOf(store(), way.through(store().endpoint));
      const early = await startBuilt(empty, { environment: { ...environment, S3_BUCKET_PREFIX: 'early-' } });
      try {
        await says(early, 'files');
        expect((await early.ask('/projects')).status).toBe(200);
        await way.mend();
        await says(early);
        expect(await ownerOf(store()).bucketExists('early-publications')).toBe(true);
      } finally {
        await early.stop();
        await way.close();
        await empty.drop();
      }
    });

    it('says what is wrong with the keys it was given, and not what they are', async () => {
      const empty = await emptyDatabase();
      const environment = { ...environmentOf(store()), S3_SECRET_KEY: 'hunter2-hunter2-hunter2' };
      const stranger = await startBuilt(empty, { environment });
      try {
        await says(stranger, 'files');
      } finally {
        const { output } = await stranger.stop();
        expect(output).toContain('S3_SECRET_KEY does not fit S3_ACCESS_KEY (SignatureDoesNotMatch)');
        expect(output).not.toMatch(/hunter2|X-Amz-Signature/);
        await empty.drop();
      }
    });
  },
  ONE_KIND,
);
