/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ExportSubscribersState } from './exportSubscribersState';

export type ExportSubscribersParams = {
/**
 * Only subscriptions in this state; only who has confirmed may be written to
 */
state?: ExportSubscribersState;
};
