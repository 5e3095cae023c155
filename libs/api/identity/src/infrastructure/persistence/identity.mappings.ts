import { defineEntity, p } from '@mikro-orm/core';
import { API_KEY_LIMITS, TEXT_LIMITS, type ApiKeyScope } from '@site/vocabulary';
import { ApiKey } from '../../domain/api-key';
import { User } from '../../domain/user';

/** Moments are the database's, so that instances need not agree on the time. */
const moment = () => p.datetime(6);

export const UserSchema = defineEntity({
  class: User,
  className: 'User',
  tableName: 'users',
  properties: {
    id: p.uuid().primary(),
    email: p.string().length(TEXT_LIMITS.email).unique('users_email_unique'),
    fullName: p.string().length(TEXT_LIMITS.full_name),
    passwordHash: p.text(),
    resetRequestedAt: moment().nullable(),
  },
  indexes: [
    {
      name: 'users_newest_first',
      expression: 'create index users_newest_first on users (created_at, id)',
    },
  ],
});

export const RoleGrantSchema = defineEntity({
  name: 'RoleGrant',
  tableName: 'user_roles',
  properties: { userId: p.uuid().primary(), role: p.text().primary() },
});

/** Read with its ages, in seconds: `SESSION_COLUMNS`. */
export const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid().index('sessions_user_id'),
    device: p.string().length(80).nullable(),
    address: p.string().length(45).nullable(),
    lastUsedAt: moment().defaultRaw('now()'),
    revokedAt: moment().nullable(),
    provedAt: moment().nullable(),
  },
});

export const ApiKeySchema = defineEntity({
  class: ApiKey,
  className: 'ApiKey',
  tableName: 'api_keys',
  properties: {
    id: p.uuid().primary(),
    name: p.string().length(API_KEY_LIMITS.name),
    hint: p.string().length(20),
    secretHash: p.character().length(64).unique('api_keys_secret_hash_key'),
    scopes: p.array().$type<readonly ApiKeyScope[]>(),
    makerId: p.uuid().fieldName('made_by').index('api_keys_made_by'),
    expiresAt: moment().nullable(),
  },
  indexes: [
    {
      name: 'api_keys_newest_first',
      expression: 'create index api_keys_newest_first on api_keys (created_at desc, id desc)',
    },
  ],
});

export const SecondFactorSchema = defineEntity({
  name: 'SecondFactor',
  tableName: 'second_factors',
  properties: {
    userId: p.uuid().primary(),
    sealedSecret: p.text(),
    createdAt: moment().defaultRaw('now()'),
    confirmedAt: moment().nullable(),
    lastStep: p.bigint('number').nullable(),
  },
});

export const RecoveryCodeSchema = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_codes',
  properties: {
    codeHash: p.character().length(64).primary(),
    userId: p.uuid().index('recovery_codes_user_id'),
  },
});

export const identityEntities = [
  ...[UserSchema, RoleGrantSchema, SessionSchema, ApiKeySchema],
  ...[SecondFactorSchema, RecoveryCodeSchema],
];
