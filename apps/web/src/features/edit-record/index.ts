export { ConflictPanel, type ComparedField } from './conflict-panel';
export { useRecordEditor, type RecordBody, type RecordCalls, type SaveOutcome } from './use-record-editor';
