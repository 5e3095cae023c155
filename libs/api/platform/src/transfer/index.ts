export { BYTE_ORDER_MARK, cellOfText, csvLine } from './csv';
export { exportControllerOf } from './export.controller';
export { ImportController } from './import.controller';
