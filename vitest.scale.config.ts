import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const inRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Several servers, and what stands around them: front cache and backups; `npm run test:scale`. */
export default defineConfig({
  resolve: {
    alias: { '@': inRoot('./src') },
    // As Node's loader of the scripts has it: `serve` is the module, and not the program beside it.
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
  },
  test: {
    environment: 'node',
    include: ['tests/scale/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 1,
    // What is waited for comes later on a busy machine; the default is one second.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 180_000,
    hookTimeout: 600_000,
    passWithNoTests: false,
  },
})
