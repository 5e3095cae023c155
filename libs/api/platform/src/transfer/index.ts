export { BYTE_ORDER_MARK, cellOfText, csvLine } from './csv';
export { exportControllerOf } from './export.controller';
export { recordsAsJson } from './record-export';
export { ImportController } from './import.controller';
