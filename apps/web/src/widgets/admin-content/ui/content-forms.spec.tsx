import { screen } from '@testing-library/react';
import { CONTENT_KINDS, exampleValues, wireFields, type Kind } from '@site/vocabulary';
import { describe, expect, it } from 'vitest';
import { kindPath } from '../../../entities/content';
import { browserForTests } from '../../../entities/session/testing';
import { field, recordsOnServer } from '../../../features/edit-record/testing';
import { openAdmin } from '../../../pages/admin/testing';

browserForTests();

/** The size of a document follows from its upload. */
const WITHOUT_CONTROL: readonly string[] = ['file_size'];

describe('The form of a kind', () => {
  it.each(CONTENT_KINDS)('has a control for each field of $name', async (kind) => {
    recordsOnServer(kind.url, { id: 'r1', ...exampleValues<Kind>(kind) }, []);
    await openAdmin(`/admin${kindPath(kind.name)}/new`);
    await screen.findByRole('button', { name: 'Enregistrer' });
    const names = wireFields(kind.fields).map(({ name }) => name);
    expect(names.filter((name) => !field(name) && !WITHOUT_CONTROL.includes(name))).toEqual([]);
  });
});
