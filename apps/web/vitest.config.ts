import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { clientManifest } from './vite/client-manifest.ts';

export default defineConfig({
  plugins: [react(), clientManifest()],
  test: {
    environment: 'jsdom',
    include: ['src/**/*.spec.{ts,tsx}'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    testTimeout: 30_000,
  },
});
