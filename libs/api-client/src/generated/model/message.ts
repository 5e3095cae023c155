/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { MessageFacts } from './messageFacts';

export type Message = MessageFacts & {
  message: string;
  /** What administrators tell each other about it; empty where nothing was noted */
  note: string;
};
