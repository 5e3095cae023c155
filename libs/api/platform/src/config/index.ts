export type { MailSettings } from './mail-settings';
export type { S3Settings } from './s3-settings';
export { SettingsError } from './environment-reader';
export { readSettings, type Settings } from './settings';
export { SETTINGS } from './settings.token';
