export { FirmSettingsSchema } from './infrastructure/persistence/settings.mapping';
export { SettingsReader } from './infrastructure/persistence/settings.reader';
export { SettingsModule } from './settings.module';
