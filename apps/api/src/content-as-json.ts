import type { INestApplicationContext } from '@nestjs/common';
import { Database } from '@site/api-platform/persistence';
import { EditedKinds } from '@site/api-platform/record-lifecycle';
import { recordsAsJson } from '@site/api-platform/transfer';
import { SettingsReader } from '@site/api-settings';

/** The records of all kinds, as their export has them, and the facts of the firm: one JSON object, piece by piece. */
export async function* contentAsJson(services: INestApplicationContext): AsyncGenerator<string> {
  const database = services.get(Database);
  yield '{\n';
  for (const edited of services.get(EditedKinds, { strict: false }).all) {
    yield `${JSON.stringify(edited.kind.url)}: `;
    yield* recordsAsJson(database, edited);
    yield ',\n';
  }
  const { firm } = await services.get(SettingsReader, { strict: false }).read();
  yield `"settings": ${JSON.stringify(firm, null, 1)}\n}\n`;
}
