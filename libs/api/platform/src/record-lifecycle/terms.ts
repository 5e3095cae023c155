/** For how long what an editor did can be seen and undone. */
export const RETENTION = {
  binDays: 30,
  versionMonths: 25,
  /** Versions of a record that stay however old they are. */
  newestVersions: 10,
  journalMonths: 12,
} as const;
