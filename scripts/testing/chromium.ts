import { execFile, spawn } from 'node:child_process'
import { access, constants } from 'node:fs/promises'
import { once } from 'node:events'
import path from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { inRoot } from '../paths'
import { Advice } from '../terminal/advice'

const run = promisify(execFile)

/** What the search asks of the machine, so that its order can be tested without one. */
export type Machine = {
  platform: NodeJS.Platform
  isRoot: boolean
  variables: Readonly<Record<string, string | undefined>>
  /** Where Playwright keeps its own browser, whether or not it is there. */
  playwrightPath: string
  /** True when the file is a browser that starts. */
  works: (file: string) => Promise<boolean>
  /** True when the system has Debian's package manager. */
  hasApt: () => Promise<boolean>
}

export type Finding = { path: string } | { install: 'debian' | 'playwright' }

const wholeNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * What a Chromium is looked for. The `shell` draws pages and no windows around them, in two thirds of the
 * time; the `whole` one is what visitors have, and what figures are measured in.
 */
export type Build = 'shell' | 'whole'

const programNames: Readonly<Record<Build, readonly string[]>> = {
  shell: ['chromium-headless-shell', ...wholeNames],
  whole: wholeNames,
}

const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

function listCandidates({ platform, variables, playwrightPath }: Machine, build: Build): string[] {
  const folders = (variables.PATH ?? '').split(path.delimiter).filter(Boolean)
  return [
    ...programNames[build].flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...(platform === 'darwin' ? macApplications : []),
    playwrightPath,
  ]
}

/**
 * Where a Chromium is, or how to get one: `CHROMIUM_PATH`, an installed one, Playwright's own, the
 * distribution's package where that needs no password, Playwright's download. A whole one does where
 * there is no shell.
 *
 * @throws Advice when `CHROMIUM_PATH` names something that does not start
 */
export async function findChromium(machine: Machine, build: Build): Promise<Finding> {
  const named = machine.variables.CHROMIUM_PATH
  if (named) {
    if (await machine.works(named)) return { path: named }
    throw new Advice(
      `CHROMIUM_PATH names ${named}, which does not start: correct it, or unset it to have a browser looked for.`,
    )
  }
  for (const candidate of listCandidates(machine, build)) {
    if (await machine.works(candidate)) return { path: candidate }
  }
  const canUseApt = machine.isRoot && (await machine.hasApt())
  return { install: canUseApt ? 'debian' : 'playwright' }
}

async function works(file: string): Promise<boolean> {
  try {
    await access(file, constants.X_OK)
    // Some systems ship a stand-in under this name that only tells how to install the real one.
    await run(file, ['--version'], { timeout: 20_000 })
    return true
  } catch {
    // Missing, not executable or not a browser: in each case look further.
    return false
  }
}

const thisMachine: Machine = {
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  variables: process.env,
  playwrightPath: chromium.executablePath(),
  works,
  hasApt: () => works('/usr/bin/apt-get'),
}

const add = 'apt-get install -y --no-install-recommends'
/** Releases of a distribution before 2025 have no package of the shell. */
const debianPackages: Readonly<Record<Build, string>> = {
  shell: `{ ${add} chromium-headless-shell || ${add} chromium; }`,
  whole: `${add} chromium`,
}

async function install(way: 'debian' | 'playwright', build: Build): Promise<void> {
  const [command, ...args] =
    way === 'debian'
      ? ['sh', '-c', `apt-get update && ${debianPackages[build]}`]
      : [process.execPath, inRoot('node_modules/playwright/cli.js'), 'install', 'chromium']
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'ignore'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  child.on('error', () => undefined)
  await once(child, 'close')
}

/**
 * A Chromium for tests and benches; looks for one and, as a last resort, installs one.
 *
 * @returns the path of its program
 * @throws Advice when there is none and none could be installed
 */
export async function getChromium(build: Build, report: (detail: string) => void): Promise<string> {
  const first = await findChromium(thisMachine, build)
  if ('path' in first) return first.path
  report(`installing Chromium (${first.install === 'debian' ? 'apt-get' : "Playwright's own"})`)
  await install(first.install, build)
  const second = await findChromium(thisMachine, build)
  if ('path' in second) return second.path
  throw new Advice(
    'This needs a Chromium and none could be installed: install Chromium or Google Chrome, or set CHROMIUM_PATH to one.',
  )
}

/** Flags for a test browser: quiet on the network; its sandbox only goes where root cannot have it. */
export const chromiumFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(thisMachine.isRoot ? ['--no-sandbox'] : []),
]
