import { spawn } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { ask } from '../../tests/e2e/_kit/ask'
import { listScripts } from '../../tests/e2e/_kit/weigh-page'
import { inData, inRoot, logFile, root } from '../paths'
import { findFreePort } from '../postgres/free-port'
import { Advice } from '../terminal/advice'
import { runNode, stopChild } from '../terminal/child'
import { closeAtEnd } from '../terminal/shutdown'
import { secondsUntil } from '../testing/seconds-until'

const folder = inData('empty-page')
const patienceSeconds = 30

/** Built by the same framework with the same settings, without anything of ours. */
const files: Readonly<Record<string, string>> = {
  'package.json': '{ "private": true, "type": "module" }',
  'next.config.mjs': `export default {
    cacheComponents: true,
    partialPrefetching: true,
    trailingSlash: true,
    outputFileTracingRoot: ${JSON.stringify(root)},
    turbopack: { root: ${JSON.stringify(root)} },
    typescript: { ignoreBuildErrors: true },
  }`,
  // Of its own, because the framework looks for one in the folders above as well.
  'instrumentation.js': 'export function register() {}',
  'app/layout.jsx':
    'export default function Layout({ children }) { return <html lang="nl"><body>{children}</body></html> }',
  'app/page.jsx': 'export default function Page() { return <p>Empty</p> }',
}

/** The same page as sites of several languages begin with: inside the provider of next-intl. */
const providerFiles: Readonly<Record<string, string>> = {
  'app/provider.jsx': `'use client'
    export { NextIntlClientProvider as Provider } from 'next-intl'`,
  'app/layout.jsx': `import { Provider } from './provider'
    export default function Layout({ children }) {
      return <html lang="nl"><body><Provider locale="nl" messages={{}} timeZone="Europe/Brussels">{children}</Provider></body></html>
    }`,
}

type Making = {
  /** Whether the page stands in the provider of next-intl, which no page of the site does. */
  provider: boolean
}

const framework = inRoot('node_modules', 'next', 'dist', 'bin', 'next')
const env = { ...process.env, NODE_ENV: 'production' as const }

async function buildEmptyPage({ provider }: Making): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  for (const [name, text] of Object.entries({ ...files, ...(provider && providerFiles) })) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  const log = logFile('bench-empty-page')
  const code = await runNode([framework, 'build'], { cwd: folder, env, logFile: log })
  if (code !== 0) throw new Advice(`The empty page could not be built: see ${log}.`)
}

/**
 * Builds a page with one word in it.
 *
 * @returns bytes of the scripts that it asks for, each packed with gzip
 * @throws Advice where it cannot be built
 */
export async function weighEmptyPage(making: Making): Promise<number> {
  await buildEmptyPage(making)
  const html = await readFile(path.join(folder, '.next/server/app/index.html'), 'utf8')
  let bytes = 0
  for (const script of listScripts(html)) {
    const file = path.join(folder, script.replace('/_next/', '.next/'))
    bytes += gzipSync(await readFile(file)).byteLength
  }
  return bytes
}

/**
 * Builds such a page, without the provider, and answers with it as the framework does by itself.
 *
 * @throws Advice where it cannot be built, Error where it does not answer within half a minute
 */
export async function serveEmptyPage() {
  await buildEmptyPage({ provider: false })
  const port = await findFreePort()
  const child = spawn(process.execPath, [framework, 'start', `--port=${port}`], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const stop = closeAtEnd(() => stopChild(child, 5_000))
  const origin = `http://localhost:${port}`
  const isUp = () =>
    ask(origin, { path: '/' }).then(
      ({ status }) => status === 200,
      () => false,
    )
  if ((await secondsUntil(isUp, patienceSeconds)) === null) {
    throw new Error(`the empty page was expected to answer within ${patienceSeconds} seconds`)
  }
  return { origin, stop }
}
