import { defineEntity, p } from '@mikro-orm/core';
import { Edit } from '@site/api-kernel';

// Hydration sets the properties itself.
const hydrated = Edit as unknown as new () => Edit;

export const EditSchema = defineEntity({
  class: hydrated,
  className: 'Edit',
  embeddable: true,
  properties: { by: p.uuid().nullable(), at: p.datetime(6) },
});

/** Who wrote a record last, and when: the columns `edited_by` and `edited_at`. */
export function lastEdit() {
  return p.embedded(EditSchema).prefix('edited_').object(false);
}
