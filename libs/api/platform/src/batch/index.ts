export { Batch } from './batch';
export { BatchController } from './batch.controller';
