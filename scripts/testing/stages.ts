import { execFile } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { inData, inRoot, root } from '../paths'
import { build } from '../site/build'
import { runInForeground } from '../terminal/foreground'
import { parseOtherEngines, projectOf } from './browsers'
import { getChromium } from './chromium'
import { checkGenerated } from './generated'
import {
  isBrowserAccident,
  isTimeout,
  listFilesToRunAgain,
  toPlaywrightOutcomes,
  toStageResult,
  toVitestOutcomes,
  whole,
  type Result,
  type Turn,
} from './results'
import { cloneTemplate, ensureTemplate, openTestServer } from './test-databases'
import { uncaughtSchema, uncaughtVariable } from './uncaught-reporter'
import { findFreePort } from '../postgres/free-port'

/** Begins work beside the stages where all of them run; alone a stage leaves it to who needs it. */
export type Begin = (work: () => Promise<unknown>) => void

export type Stage = {
  name: string
  title: string
  run: (args: string[], begin: Begin) => Promise<Result>
}

const run = promisify(execFile)
const bin = (...parts: string[]) => inRoot('node_modules', ...parts)
/** In a log the codes for colours would be most of what there is to read. */
const plainInLogs = process.stdout.isTTY ? {} : { NO_COLOR: '1' }
const say = (line: string) => console.log(`    ${line}`)

/** A tool that is right or wrong as a whole counts as one test. */
async function runTools(...commands: string[][]): Promise<Result> {
  for (const command of commands) {
    const code = await runInForeground(command, process.env)
    if (code !== 0) return whole.failed
  }
  return whole.passed
}

async function readReport(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'))
}

/** Work that stages share: whoever needs it first begins it. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let begun: Promise<T> | undefined
  return () => (begun ??= work())
}

async function runVitest(config: string, reportName: string, args: string[]): Promise<Turn> {
  const report = inData('test-reports', `${reportName}.json`)
  const errors = inData('test-reports', `${reportName}-errors.json`)
  await Promise.all([report, errors].map((file) => rm(file, { force: true })))
  const code = await runInForeground(
    [
      bin('vitest', 'vitest.mjs'),
      'run',
      ...['--config', config],
      ...['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
      `--reporter=${inRoot('scripts', 'testing', 'uncaught-reporter.ts')}`,
      ...args,
    ],
    { ...process.env, ...plainInLogs, NODE_ENV: 'test', [uncaughtVariable]: errors },
  )
  const uncaught = uncaughtSchema.parse(await readReport(errors))
  return { outcomes: toVitestOutcomes(await readReport(report), uncaught), code }
}

const runOnce =
  (config: string, reportName: string) =>
  async (args: string[]): Promise<Result> =>
    toStageResult([await runVitest(config, reportName, args)])

const makeTemplates = once(async () => {
  const serverUrl = await openTestServer()
  await ensureTemplate(serverUrl, 'migrated', say)
  return { serverUrl, seeded: await ensureTemplate(serverUrl, 'seeded', say) }
})

/** Lays out the build that the browser tests open, from the records they expect. */
const buildForTests = once(async () => {
  const { serverUrl, seeded } = await makeTemplates()
  const database = await cloneTemplate(serverUrl, seeded, { pid: process.pid, purpose: 'build' })
  await build(database.env, say)
  await database.drop()
})

async function runIntegration(args: string[]): Promise<Result> {
  await makeTemplates()
  const config = 'vitest.integration.config.ts'
  const first = await runVitest(config, 'integration', args)
  const files = listFilesToRunAgain(first.outcomes, isTimeout)
  if (files.length === 0) return toStageResult([first])
  sayAgain(files)
  return toStageResult([first], [await runVitest(config, 'integration-again', files)])
}

function sayAgain(files: readonly string[]): void {
  say(`Once more: ${files.map((file) => path.relative(root, file)).join(', ')}`)
}

const playwright = [bin('@playwright', 'test', 'cli.js'), 'test']
/** One project without the others, so that what fails there does not keep this one from running. */
const alone = (project: string) => [`--project=${project}`, '--no-deps']

/** Where a site runs already, only a second server of it makes the tests possible that need two. */
const browserProjects = () => [
  'site',
  ...parseOtherEngines(process.env.E2E_BROWSERS).map(projectOf),
  ...(process.env.BASE_URL && !process.env.SECOND_URL ? [] : ['alone']),
]

/** The projects in which these arguments name tests; a site is not started for the others. */
async function listProjects(args: readonly string[]): Promise<string[]> {
  const projects = browserProjects()
  if (args.length === 0) return projects
  const named: string[] = []
  for (const project of projects) {
    const list = [...playwright, '--list', ...alone(project), ...args]
    const hasTests = await run(process.execPath, list, { cwd: root }).then(
      () => true,
      () => false,
    )
    if (hasTests) named.push(project)
  }
  // Where nothing can be listed the runner itself tells why.
  return named.length > 0 ? named : projects.slice(0, 1)
}

/** Runs one project on a fresh copy of the site. */
async function runProject(project: string, name: string, args: string[]): Promise<Turn> {
  const report = inData('test-reports', `browser-${name}.json`)
  await rm(report, { force: true })
  const code = await runInForeground(
    [
      ...playwright,
      ...alone(project),
      `--output=${inData('test-reports', `browser-${name}`)}`,
      ...args,
    ],
    {
      ...process.env,
      CHROMIUM_PATH: await getChromium('shell', say),
      E2E_PORT: String(await findFreePort()),
      // Only those that run alone look at a second server.
      E2E_SECOND_PORT: project === 'alone' ? String(await findFreePort()) : '0',
      E2E_REPORT: report,
    },
  )
  return { outcomes: toPlaywrightOutcomes(await readReport(report)), code }
}

async function runProjectAgain(project: string, { outcomes }: Turn): Promise<Turn> {
  const files = listFilesToRunAgain(outcomes, isBrowserAccident)
  if (files.length === 0) return { outcomes: [], code: 0 }
  sayAgain(files.map((file) => inRoot('tests', file)))
  // Its arguments are patterns, in which a full stop would stand for any character.
  const patterns = files.map((file) => `/${file.replaceAll('.', '\\.')}$`)
  return runProject(project, `${project}-again`, patterns)
}

/** Every project runs whatever fails in another; what failed is run once more when all are done. */
async function runBrowser(args: string[]): Promise<Result> {
  await buildForTests()
  await mkdir(inData('test-reports'), { recursive: true })
  const projects = await listProjects(args)
  const first: Turn[] = []
  for (const project of projects) first.push(await runProject(project, project, args))
  const again: Turn[] = []
  for (const [index, turn] of first.entries())
    again.push(await runProjectAgain(String(projects[index]), turn))
  return toStageResult(first, again)
}

/** What `npm test` runs, in this order; each can be run alone by its name. */
export const stages: readonly Stage[] = [
  {
    name: 'types',
    title: 'Types and generated files',
    run: async (_args, begin) => {
      // Not before: this writes files that records and build are made from.
      await checkGenerated()
      begin(makeTemplates)
      const result = await runTools(
        [bin('next', 'dist', 'bin', 'next'), 'typegen'],
        [bin('typescript', 'bin', 'tsc'), '--noEmit'],
      )
      // Not before: the compiler reads what a build writes.
      begin(buildForTests)
      return result
    },
  },
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
    name: 'unit',
    title: 'Unit tests',
    run: runOnce('vitest.config.ts', 'unit'),
  },
  { name: 'integration', title: 'Integration tests on Postgres', run: runIntegration },
  { name: 'e2e', title: 'Browser tests on the production build', run: runBrowser },
  {
    name: 'scale',
    title: 'Several servers, front cache and backups',
    run: async (args) => {
      await buildForTests()
      return runOnce('vitest.scale.config.ts', 'scale')(args)
    },
  },
]
