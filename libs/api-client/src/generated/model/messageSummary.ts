/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { MessageFacts } from './messageFacts';

export type MessageSummary = MessageFacts & {
  /** The beginning of the message */
  excerpt: string;
};
