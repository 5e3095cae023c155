/** By these headers a mail program unsubscribes without opening a page (RFC 8058). */
export const oneClick = (publicUrl: string, token: string) => ({
  'List-Unsubscribe': `<${publicUrl}/newsletter/unsubscribe?token=${token}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
