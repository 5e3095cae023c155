import { residentMegabytes } from '../bench/processes.ts';
import { setTimeout as pause } from 'node:timers/promises';
import type { WholeProduct } from './whole-product.ts';

const SUBSCRIBERS = 50_000;
const ROUNDS = 5;

/** All subscribers as a table: how long others wait meanwhile, and how much memory it takes. */
export async function exporting(product: WholeProduct, subscribers = SUBSCRIBERS): Promise<number> {
  await product.start();
  await product.query(
    `insert into newsletter_subscriptions (id, address_hash, email, state, language, source, consent_version, consent_at,
       created_at, confirmed_at)
     select gen_random_uuid(), sha256(n::text::bytea), 'person.' || n || '@example.org', 'confirmed', 'fr', 'resources',
       '2026-11', now(), now() - n * interval '1 second', now() from generate_series(1, $1::int) n`,
    [subscribers],
  );
  const headers = { Authorization: `Bearer ${await product.signIn()}` };
  const pid = product.apiPid;
  const before = residentMegabytes(pid);
  console.log(`${subscribers} subscribers, RSS ${before.toFixed(0)} MB before`);
  let whole = true;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const watch = watching(product, pid);
    const began = performance.now();
    const response = await fetch(`${product.url}/api/v1/admin/newsletter/export?state=all`, { headers });
    let [bytes, rows] = [0, -1];
    for await (const piece of response.body ?? []) {
      bytes += piece.length;
      for (const byte of piece) if (byte === 10) rows += 1;
    }
    const took = performance.now() - began;
    const { waits, peak } = await watch();
    whole &&= rows === subscribers;
    console.log(
      `round ${round}: ${rows} rows, ${(bytes / 1e6).toFixed(1)} MB in ${took.toFixed(0)} ms; ` +
        `others waited ${waits.toFixed(0)} ms at most; RSS at most ${peak.toFixed(0)} MB (+${(peak - before).toFixed(0)})`,
    );
  }
  return whole ? 0 : 1;
}

/** Asks all the while for something that costs nothing. Answers the longest wait (ms) and the greatest memory (MB). */
export function watching(product: WholeProduct, pid: number): () => Promise<{ waits: number; peak: number }> {
  let [over, waits, peak] = [false, 0, 0];
  const work = (async () => {
    while (!over) {
      const began = performance.now();
      await (await fetch(`${product.url}/health/live`)).arrayBuffer();
      waits = Math.max(waits, performance.now() - began);
      peak = Math.max(peak, residentMegabytes(pid));
      await pause(5);
    }
  })();
  return async () => {
    over = true;
    await work;
    return { waits, peak };
  };
}
