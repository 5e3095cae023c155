/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type JournalAction = typeof JournalAction[keyof typeof JournalAction];


export const JournalAction = {
  published: 'published',
  revised: 'revised',
  hidden: 'hidden',
  shown: 'shown',
  featured: 'featured',
  unfeatured: 'unfeatured',
  arranged: 'arranged',
  withdrawn: 'withdrawn',
  restored: 'restored',
  erased: 'erased',
  expired: 'expired',
  granted: 'granted',
  revoked: 'revoked',
  signed_in: 'signed_in',
  sign_in_refused: 'sign_in_refused',
  exported: 'exported',
  announced: 'announced',
  second_factor_added: 'second_factor_added',
  second_factor_removed: 'second_factor_removed',
  recovery_code_used: 'recovery_code_used',
  key_made: 'key_made',
  key_revoked: 'key_revoked',
} as const;
