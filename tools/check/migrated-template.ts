/** Database that suites copy: migrated once for the whole run. */
export const MIGRATED_TEMPLATE = 'site_template';
