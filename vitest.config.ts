import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const inRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Rooms that keep nothing between calls and replace nothing of others in their tests. */
const pure = ['src/{domain,ui,modules,i18n}/**/*.test.{ts,tsx}']

/** Unit tests: beside their subject, no database, no browser. */
export default defineConfig({
  resolve: {
    alias: {
      '@': inRoot('./src'),
      'server-only': inRoot('./tests/stubs/server-only.ts'),
      'next/dynamic': inRoot('./tests/stubs/next-dynamic.ts'),
    },
  },
  test: {
    environment: 'node',
    pool: 'forks',
    // Pictures are addressed by a key that is made with the secret; no test opens the database.
    env: { DATABASE_URL: 'postgres://nobody@localhost/none', PAYLOAD_SECRET: 'of the unit tests' },
    setupFiles: ['tests/support/fail-on-console-error.ts'],
    passWithNoTests: false,
    // Room for a busy machine: the longest test takes about two seconds on a quiet one.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        // Their files share what they import, which takes a third of the time.
        test: { name: 'pure', include: pure, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'others',
          include: [
            'src/**/*.test.{ts,tsx}',
            'seed/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/unit/**/*.test.ts',
          ],
          exclude: pure,
        },
      },
    ],
  },
})
