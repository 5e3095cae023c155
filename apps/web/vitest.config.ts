import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { clientManifest } from './vite/client-manifest.ts';

export default defineConfig({
  plugins: [react(), clientManifest()],
  test: {
    environment: 'jsdom',
    // Ant Design, React and jsdom are loaded once by a worker, not once by each suite; what suites would leave to the next
    // ones, the setup clears away.
    isolate: false,
    setupFiles: 'vitest.setup.ts',
    unstubGlobals: true,
    include: ['src/**/*.spec.{ts,tsx}'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    testTimeout: 180_000,
    // Left to itself it keeps one processor back, of two a half.
    maxWorkers: '100%',
    // Under `test` the parts of Ant Design give every element the same id, and a dialog its neighbour's name.
    env: { NODE_ENV: 'development' },
  },
});
