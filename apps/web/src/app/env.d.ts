declare module 'virtual:client-manifest' {
  import type { Manifest } from 'vite';
  const manifest: Manifest;
  export default manifest;
  /** Text of each stylesheet by its file. */
  export const styles: Readonly<Record<string, string>>;
}
