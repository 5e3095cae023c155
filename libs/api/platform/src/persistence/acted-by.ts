import { raw } from '@mikro-orm/core';

/**
 * A condition that holds of each row: who acts goes with the statement, for the triggers that note it.
 * @param by id of a user; absent when it is not a person
 */
export function actedBy(by = '') {
  return { [raw(`(select set_config('site.actor', ?, true))`, [by])]: { $ne: null } };
}
