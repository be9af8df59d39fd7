import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { listScripts } from '../../tests/e2e/_kit/weigh-page'
import { inData, inRoot, logFile, root } from '../paths'
import { Advice } from '../terminal/advice'
import { runNode } from '../terminal/child'

const folder = inData('empty-page')

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

/**
 * Builds a page with one word in it.
 *
 * @param options.provider whether the page stands in the provider of next-intl, which no page of the site does
 * @returns bytes of the scripts that it asks for, each packed with gzip
 * @throws Advice where it cannot be built
 */
export async function weighEmptyPage({ provider }: { provider: boolean }): Promise<number> {
  await rm(folder, { recursive: true, force: true })
  for (const [name, text] of Object.entries({ ...files, ...(provider && providerFiles) })) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  const log = logFile('bench-empty-page')
  const args = [inRoot('node_modules', 'next', 'dist', 'bin', 'next'), 'build']
  const env = { ...process.env, NODE_ENV: 'production' as const }
  const code = await runNode(args, { cwd: folder, env, logFile: log })
  if (code !== 0) throw new Advice(`The empty page could not be built: see ${log}.`)
  const html = await readFile(path.join(folder, '.next/server/app/index.html'), 'utf8')
  let bytes = 0
  for (const script of listScripts(html)) {
    const file = path.join(folder, script.replace('/_next/', '.next/'))
    bytes += gzipSync(await readFile(file)).byteLength
  }
  return bytes
}
