import { beforeAll, describe, expect, it } from '@jest/globals';
import { databaseOfSuite } from '@site/api-platform/testing';
import { DatabaseFileRegister } from './infrastructure/persistence/database-file-register';
import { StoredFileSchema } from './infrastructure/persistence/stored-file.mapping';
import { aStoredFile } from './testing/stored-file.builder';

const fresh = databaseOfSuite([StoredFileSchema]);
let register: DatabaseFileRegister;

beforeAll(async () => {
  register = new DatabaseFileRegister(fresh.database);
});

const ADMINISTRATOR = '01900000-0000-7000-a000-000000000001';

describe('the table of files', () => {
  it('gives back an image and a document as they were added', async () => {
    const image = aStoredFile();
    const document = aStoredFile({
      id: '01900000-0000-7000-8000-0000000000f2',
      bucket: 'publications',
      name: `${'1e'.repeat(16)}.pdf`,
      originalName: 'Étude « été » 👩‍🔧.pdf',
      contentType: 'application/pdf',
      dimensions: undefined,
    });
    await register.add(image);
    await register.add(document);
    expect(await register.find(image.bucket, image.name)).toEqual(image);
    expect(await register.find(document.bucket, document.name)).toEqual(document);
  });

  it('knows a file in its own bucket only', async () => {
    expect(await register.find('news-images', aStoredFile().name)).toBeUndefined();
  });

  it('stores the hash as bytes and the time of the database', async () => {
    const [row] = await fresh.database.query<{ length: number; late: boolean }>(
      `select octet_length(sha256) as length, now() - uploaded_at > interval '1 minute' as late from files`,
    );
    expect(row).toEqual({ length: 32, late: false });
  });

  it('refuses a name that is taken', async () => {
    const again = aStoredFile({ id: '01900000-0000-7000-8000-0000000000f3' });
    await expect(register.add(again)).rejects.toMatchObject({ code: '23505' });
  });

  it('forgets who uploaded a file when the person is deleted, and keeps the file', async () => {
    const file = aStoredFile({
      id: '01900000-0000-7000-8000-0000000000f4',
      name: `${'2d'.repeat(16)}.jpg`,
      uploadedBy: ADMINISTRATOR,
    });
    await fresh.database.query(
      `insert into users (id, email, full_name, password_hash) values ($1, 'a@example.org', 'A', 'x')`,
      [ADMINISTRATOR],
    );
    await register.add(file);
    expect((await register.find(file.bucket, file.name))?.uploadedBy).toBe(ADMINISTRATOR);
    await fresh.database.query('delete from users where id = $1', [ADMINISTRATOR]);
    expect((await register.find(file.bucket, file.name))?.uploadedBy).toBeUndefined();
  });
});
