import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ask } from '../../tests/e2e/_kit/ask'
import { inRoot } from '../paths'
import { findFreePort } from '../postgres/free-port'
import { stopChild } from '../terminal/child'
import { closeAtEnd } from '../terminal/shutdown'
import { secondsUntil } from './seconds-until'

const patienceSeconds = 30

export type FrontProxy = {
  origin: string
  /** What it writes down, of answers and of what went wrong. */
  logFile: string
  /** Ends it before this command ends. */
  stop: () => Promise<void>
}

/**
 * Starts nginx with the file that is shipped, in front of servers of this machine. It takes the word
 * of a proxy before it for where a visitor comes from.
 *
 * @param program path of nginx
 * @param ports of up to three servers
 * @param more further servers of it, in the words of its settings
 * @throws Error when it does not answer within half a minute
 */
export async function startFrontProxy(
  program: string,
  ports: readonly number[],
  more = '',
): Promise<FrontProxy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gevel-nginx-'))
  const port = await findFreePort()
  const logFile = path.join(folder, 'log')
  const shipped = await readFile(inRoot('docker', 'nginx.conf'), 'utf8')
  const text = shipped
    .replace(
      /(?: *server web-\d:3000 [^;]*;\n)+/,
      ports.map((each) => `server 127.0.0.1:${each} max_fails=2 fail_timeout=5s;\n`).join(''),
    )
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replaceAll('127.0.0.1:8081', `127.0.0.1:${await findFreePort()}`)
    .replaceAll('/var/cache/nginx', folder)
    // Visitors of a test come from networks of their own, as a proxy before this one would say.
    .replace('X-Forwarded-For $remote_addr', 'X-Forwarded-For $http_x_forwarded_for')
    .replaceAll('/etc/nginx/front-pages', inRoot('docker', 'front-pages'))
    .replace('/tmp/nginx.pid', path.join(folder, 'pid'))
    .replaceAll(/\/dev\/std(out|err)/g, logFile)
    .replace(/\n\}\s*$/, () => `\n${more}}\n`)
  const file = path.join(folder, 'nginx.conf')
  await writeFile(file, text)
  // As root the workers become another account, which has to reach the folder.
  const asRoot = process.getuid?.() === 0 ? 'user root;' : ''
  const nginx = spawn(program, ['-c', file, '-g', `daemon off; ${asRoot}`], { stdio: 'inherit' })
  const stop = closeAtEnd(async () => {
    await stopChild(nginx, 5_000)
    await rm(folder, { recursive: true, force: true })
  })
  const origin = `http://127.0.0.1:${port}`
  const isUp = async () => {
    if (nginx.exitCode !== null) throw new Error('nginx ended by itself')
    return ask(origin, { path: '/internal/' }).then(
      () => true,
      () => false,
    )
  }
  if ((await secondsUntil(isUp, patienceSeconds)) === null) {
    throw new Error(`nginx was expected to answer within ${patienceSeconds} seconds`)
  }
  return { origin, logFile, stop }
}
