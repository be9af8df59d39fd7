import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const inRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Integration tests: real Payload on real Postgres. Each file gets a database of its own, copied
 * from a template that is migrated and empty.
 */
export default defineConfig({
  resolve: {
    alias: {
      '@payload-config': inRoot('./payload.config.ts'),
      '@': inRoot('./src'),
      'server-only': inRoot('./tests/stubs/server-only.ts'),
      'next/dynamic': inRoot('./tests/stubs/next-dynamic.ts'),
      'next/cache': inRoot('./tests/stubs/next-cache.ts'),
    },
  },
  test: {
    environment: 'node',
    include: ['tests/integration/**/*.test.ts', 'tests/access/**/*.test.ts'],
    globalSetup: ['tests/support/global-setup.ts'],
    setupFiles: [
      'tests/support/file-database.ts',
      'tests/support/quick-passwords.ts',
      'tests/support/quick-answers.ts',
      'tests/support/fail-on-console-error.ts',
    ],
    pool: 'forks',
    maxWorkers: 2,
    // What is waited for comes later on a busy machine; the default is one second.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    passWithNoTests: false,
  },
})
