/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * Its card in a list, or its page
 */
export type PreviewInputView = typeof PreviewInputView[keyof typeof PreviewInputView];


export const PreviewInputView = {
  card: 'card',
  page: 'page',
} as const;
