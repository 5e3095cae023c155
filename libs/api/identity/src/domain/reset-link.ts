const HOUR = 3_600;

/** Lives of a link to choose a new password, in seconds. */
export const RESET_LINK_LIVES = {
  mailed: HOUR,
  /** An administrator copies it and sends it some other way. */
  handedOver: 24 * HOUR,
} as const;
