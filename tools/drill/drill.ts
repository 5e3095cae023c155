import { build } from '../build.ts';
import { endAll, endAtSignals, folderUntilEnd } from '../ending.ts';
import { WholeProduct } from './whole-product.ts';

type Drill = (product: WholeProduct, amount?: number) => Promise<number>;

/** `npm run drill -- NAME [number]`: breaks something on purpose, and says what came of it. */
const drills = {
  'new-visitors': async () => void (await import('./new-visitors.ts')),
  idempotency: async () => onWholeProduct((await import('./idempotency.ts')).idempotency),
  'record-lifecycle': async () => onWholeProduct((await import('./record-lifecycle.ts')).recordLifecycle),
  versions: async () => onWholeProduct((await import('./versions.ts')).versions),
  office: async () => onWholeProduct((await import('./office.ts')).office),
  backup: async () => onWholeProduct((await import('./backup.ts')).backup),
  frame: async () => onWholeProduct((await import('./frame.ts')).frame),
  unseen: async () => onWholeProduct((await import('./unseen.ts')).unseen),
  'shared-cache': async () => onWholeProduct((await import('./shared-cache.ts')).sharedCache),
  transfer: async () => onWholeProduct((await import('./transfer.ts')).transfer),
  export: async () => onWholeProduct((await import('./export.ts')).exporting),
  faults: async () => {
    await build();
    process.exitCode = await (await import('./break-one-by-one.ts')).breakOneByOne(process.argv.slice(3));
  },
  postgresql: async () => {
    await build();
    process.exitCode = await (await import('./postgresql.ts')).postgresql(process.argv.slice(3));
  },
  rolling: async () => {
    await build();
    process.exitCode = await (
      await import('./rolling.ts')
    ).rolling(amount === undefined ? undefined : Number(amount));
  },
} as const;

const [name = '', amount] = process.argv.slice(2);
if (!Object.hasOwn(drills, name)) {
  console.error(`npm run drill -- ${Object.keys(drills).join('|')} [number]`);
  process.exit(2);
}
endAtSignals();
try {
  await drills[name as keyof typeof drills]();
} finally {
  await endAll();
}

async function onWholeProduct(drill: Drill): Promise<void> {
  await build();
  const product = new WholeProduct(folderUntilEnd('site-drill-'));
  process.exitCode = await drill(product, amount === undefined ? undefined : Number(amount));
}
