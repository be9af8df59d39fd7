import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { dataDir, inData, inRoot, logFile, root } from '../paths'
import { withFileLock } from '../postgres/file-lock'
import { Advice } from '../terminal/advice'
import { readLogTail, runNode, type Environment } from '../terminal/child'
import { fingerprint } from './fingerprint'

const stampFile = inData('build-stamp.json')
const stampSchema = z.object({ sources: z.string(), buildId: z.string() })

/** Everything that the production build is made from. */
const sources = [
  'src',
  'public',
  'migrations',
  'payload.config.ts',
  'next.config.mjs',
  'tsconfig.json',
  'package-lock.json',
]

async function readBuildId(): Promise<string | null> {
  try {
    // The server's file is copied last, so it also tells that the build was not cut off.
    await readFile(inRoot('.next', 'standalone', 'server.js'))
    return await readFile(inRoot('.next', 'BUILD_ID'), 'utf8')
  } catch {
    // No build, or half of one.
    return null
  }
}

/** True when there is a whole build, of whatever sources. */
export async function hasBuild(): Promise<boolean> {
  return (await readBuildId()) !== null
}

async function isCurrent(fingerprintNow: string): Promise<boolean> {
  try {
    const stamp = stampSchema.parse(JSON.parse(await readFile(stampFile, 'utf8')))
    return stamp.sources === fingerprintNow && stamp.buildId === (await readBuildId())
  } catch {
    // No stamp, or not ours: build.
    return false
  }
}

/** The part of the compiler's output that tells how far it is. */
export function toBuildDetail(line: string): string | null {
  const text = line.replace(/^[\s▲✓○⚠]+/, '').trim()
  return /^(Creating an optimized|Compiled|Running TypeScript|Collecting|Generating|Finalizing|Finished)/.test(
    text,
  )
    ? text
    : null
}

/** Folders that a release has only when the compiler took any file of the project for one that is read. */
const notReleased = ['docs', 'seed', 'tests', path.join('src', 'domain')]

async function findSourcesInRelease(): Promise<string[]> {
  const found = await Promise.all(
    notReleased.map(async (folder) => {
      const isThere = await stat(inRoot('.next', 'standalone', folder)).catch(() => null)
      return isThere === null ? [] : [folder]
    }),
  )
  return found.flat()
}

async function compile(env: Environment, report: (detail: string) => void): Promise<void> {
  const log = logFile('build')
  const code = await runNode([inRoot('node_modules', 'next', 'dist', 'bin', 'next'), 'build'], {
    cwd: root,
    env: { ...env, NODE_ENV: 'production' },
    logFile: log,
    onLine: (line) => {
      const detail = toBuildDetail(line)
      if (detail) report(detail)
    },
  })
  if (code === 0 && (await readBuildId()) !== null) {
    const stray = await findSourcesInRelease()
    if (stray.length === 0) return
    throw new Advice(
      `The release holds ${stray.join(', ')}: the compiler warns in ${log} of a file whose name it cannot tell. Mark its reading with /* turbopackIgnore: true */, if it is no file of the project.`,
    )
  }
  console.error(await readLogTail(log, 25))
  throw new Advice(
    `The site could not be built: mend what the compiler says above (the whole report is ${log}) and start again.`,
  )
}

/**
 * Builds the site unless the sources are those of the build that is there. Pages are made at build
 * time from the records, so the database must be migrated and seeded.
 *
 * @returns true when it built
 * @throws Advice when the compiler refuses
 */
export async function build(env: Environment, report: (detail: string) => void): Promise<boolean> {
  await mkdir(dataDir, { recursive: true })
  return withFileLock(
    inData('build.lock'),
    async () => {
      const now = await fingerprint(root, sources, (file) => !/\.test\.tsx?$/.test(file))
      if (await isCurrent(now)) return false
      await rm(stampFile, { force: true })
      await compile(env, report)
      const stamp = { sources: now, buildId: await readBuildId() }
      await writeFile(stampFile, `${JSON.stringify(stamp)}\n`)
      return true
    },
    () => report('another command is building'),
  )
}
