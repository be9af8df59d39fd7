import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { vi } from 'vitest'
import { inRoot } from '../../../scripts/paths'
import { findFreePort } from '../../../scripts/postgres/free-port'
import { stopChild } from '../../../scripts/terminal/child'
import { closeAtEnd } from '../../../scripts/terminal/shutdown'
import { ask } from '../../e2e/_kit/ask'

/**
 * Starts nginx with the file that is shipped, in front of servers of the test.
 *
 * @param program path of nginx
 * @param ports of up to three servers on this machine
 * @returns its address
 */
export async function startFront(program: string, ports: readonly number[]): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gevel-nginx-'))
  const port = await findFreePort()
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
    .replace('/tmp/nginx.pid', path.join(folder, 'pid'))
    .replaceAll(/\/dev\/std(out|err)/g, path.join(folder, 'log'))
  const file = path.join(folder, 'nginx.conf')
  await writeFile(file, text)
  // As root the workers become another account, which has to reach the folder.
  const asRoot = process.getuid?.() === 0 ? 'user root;' : ''
  const nginx = spawn(program, ['-c', file, '-g', `daemon off; ${asRoot}`], { stdio: 'inherit' })
  closeAtEnd(async () => {
    await stopChild(nginx, 5_000)
    await rm(folder, { recursive: true, force: true })
  })
  const origin = `http://127.0.0.1:${port}`
  const isUp = () =>
    ask(origin, { path: '/internal/' }).then(
      () => true,
      () => false,
    )
  await vi.waitUntil(isUp, { timeout: 30_000, interval: 50 })
  return origin
}
