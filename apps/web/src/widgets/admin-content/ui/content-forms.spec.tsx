import { screen } from '@testing-library/react';
import { CONTENT_KINDS, exampleValues, wireFields, type Kind } from '@site/vocabulary';
import { describe, expect, it } from 'vitest';
import { kindPath } from '../../../entities/content';
import { browserForTests } from '../../../entities/session/testing';
import { field, recordsOnServer } from '../../../features/edit-record/testing';
import { openAdmin } from '../../../pages/admin/testing';

browserForTests();

/** The size of a document follows from its upload; further pictures have controls once they are asked for. */
const WITHOUT_CONTROL = /^(?:file_size|picture\d_.+)$/;

describe('The form of a kind', () => {
  it.each(CONTENT_KINDS)('has a control for each field of $name', async (kind) => {
    recordsOnServer(kind.url, { id: 'r1', ...exampleValues<Kind>(kind) }, []);
    await openAdmin(`/admin${kindPath(kind.name)}/new`);
    await screen.findByRole('button', { name: 'Enregistrer' });
    const names = wireFields(kind.fields).map(({ name }) => name);
    expect(names.filter((name) => !field(name) && !WITHOUT_CONTROL.test(name))).toEqual([]);
  });
});
