import { mkdir, readFile, rm } from 'node:fs/promises'
import { inData, inRoot, root } from '../paths'
import { build } from '../site/build'
import { runInForeground } from '../terminal/foreground'
import { getChromium } from './chromium'
import { checkGenerated } from './generated'
import { toPlaywrightResult, toStageResult, toVitestResult, type Result } from './results'
import { cloneTemplate, ensureTemplate, openTestServer } from './test-databases'
import { findFreePort } from '../postgres/free-port'

export type Stage = {
  name: string
  title: string
  run: (args: string[]) => Promise<Result>
}

const bin = (...parts: string[]) => inRoot('node_modules', ...parts)
/** In a log the codes for colours would be most of what there is to read. */
const plainInLogs = process.stdout.isTTY ? {} : { NO_COLOR: '1' }
const say = (line: string) => console.log(`    ${line}`)

/** A tool that is right or wrong as a whole counts as one test. */
async function runTools(...commands: string[][]): Promise<Result> {
  for (const command of commands) {
    const code = await runInForeground(command, process.env)
    if (code !== 0) return { passed: 0, failed: 1 }
  }
  return { passed: 1, failed: 0 }
}

async function readReport(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'))
}

async function runVitest(config: string, reportName: string, args: string[]): Promise<Result> {
  const report = inData('test-reports', `${reportName}.json`)
  await rm(report, { force: true })
  const code = await runInForeground(
    [
      bin('vitest', 'vitest.mjs'),
      'run',
      ...['--config', config],
      ...['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
      ...args,
    ],
    { ...process.env, ...plainInLogs, NODE_ENV: 'test' },
  )
  return toStageResult(toVitestResult(await readReport(report)), code)
}

/** Lays out the build that the browser tests open, from the records they expect. */
async function buildForTests(): Promise<void> {
  const serverUrl = await openTestServer()
  const template = await ensureTemplate(serverUrl, 'seeded', say)
  const database = await cloneTemplate(serverUrl, template, { pid: process.pid, purpose: 'build' })
  await build(database.env, say)
  await database.drop()
}

async function runPlaywright(args: string[]): Promise<Result> {
  const browser = await getChromium(say)
  await buildForTests()
  const report = inData('test-reports', 'browser.json')
  await rm(report, { force: true })
  await mkdir(inData('test-reports'), { recursive: true })
  const code = await runInForeground([bin('@playwright', 'test', 'cli.js'), 'test', ...args], {
    ...process.env,
    CHROMIUM_PATH: browser,
    E2E_PORT: String(await findFreePort()),
  })
  return toStageResult(toPlaywrightResult(await readReport(report)), code)
}

async function runIntegration(args: string[]): Promise<Result> {
  const serverUrl = await openTestServer()
  await ensureTemplate(serverUrl, 'migrated', say)
  await ensureTemplate(serverUrl, 'seeded', say)
  return runVitest('vitest.integration.config.ts', 'integration', args)
}

/** What `npm test` runs, in this order; each can be run alone by its name. */
export const stages: readonly Stage[] = [
  {
    name: 'architecture',
    title: 'Architecture: who may import whom',
    run: () =>
      runTools([
        bin('dependency-cruiser', 'bin', 'dependency-cruise.mjs'),
        ...['--config', '.dependency-cruiser.cjs', 'src', 'payload.config.ts'],
      ]),
  },
  {
    name: 'lint',
    title: 'Lint and format',
    run: () =>
      runTools(
        [bin('eslint', 'bin', 'eslint.js'), '--max-warnings=0', root],
        [bin('prettier', 'bin', 'prettier.cjs'), '--check', '--log-level=warn', root],
      ),
  },
  {
    name: 'types',
    title: 'Types and generated files',
    run: async () => {
      await checkGenerated()
      return runTools(
        [bin('next', 'dist', 'bin', 'next'), 'typegen'],
        [bin('typescript', 'bin', 'tsc'), '--noEmit'],
      )
    },
  },
  {
    name: 'unit',
    title: 'Unit tests',
    run: (args) => runVitest('vitest.config.ts', 'unit', args),
  },
  { name: 'integration', title: 'Integration tests on Postgres', run: runIntegration },
  { name: 'e2e', title: 'Browser tests on the production build', run: runPlaywright },
]
