export { FirmSettingsSchema } from './infrastructure/persistence/settings.mapping';
export { SettingsReader } from './infrastructure/persistence/settings.reader';
export { SettingsModule } from './settings.module';
export { SETTINGS_ID } from './domain/firm-settings';
export { SettingsService } from './application/settings.service';
