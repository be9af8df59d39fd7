import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ask } from '../../tests/e2e/_kit/ask'
import { inRoot } from '../paths'
import { findFreePort } from '../postgres/free-port'
import { stopChild } from '../terminal/child'
import { closeAtEnd } from '../terminal/shutdown'

type Kept = { body: Buffer; encoding: string }

function readPacked(address: string): Promise<Kept> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'gzip, deflate, br' } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({
          body: Buffer.concat(chunks),
          encoding: answer.headers['content-encoding'] ?? 'identity',
        }),
      )
    }).on('error', reject)
  })
}

/** Beside the shipped server: one that sends a file with the same headers. */
const fileServer = (port: number, folder: string, encoding: string) => `
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    location = /page {
      default_type "text/html; charset=utf-8";
      add_header Content-Encoding ${encoding};
      add_header Vary Accept-Encoding;
    }
  }
`

/**
 * Starts nginx with the settings of `docker/nginx.conf` before a site, and a second server of it that
 * sends one page as a file.
 *
 * @returns null where there is no nginx
 */
export async function startFrontCache(siteOrigin: string, pagePath: string) {
  if (spawnSync('nginx', ['-v']).error) return null
  const folder = await mkdtemp(path.join(tmpdir(), 'gevel-bench-'))
  const [port, filePort] = [await findFreePort(), await findFreePort()]
  const { body, encoding } = await readPacked(`${siteOrigin}${pagePath}`)
  await writeFile(path.join(folder, 'page'), body)
  const shipped = await readFile(inRoot('docker', 'nginx.conf'), 'utf8')
  const text = shipped
    .replaceAll(/server web-\d:3000/g, `server 127.0.0.1:${new URL(siteOrigin).port}`)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replaceAll('/var/cache/nginx', folder)
    .replace('/tmp/nginx.pid', path.join(folder, 'pid'))
    .replaceAll(/\/dev\/std(out|err)/g, path.join(folder, 'log'))
    .replace(/\n\}\s*$/, `\n${fileServer(filePort, folder, encoding)}\n}\n`)
  const file = path.join(folder, 'nginx.conf')
  await writeFile(file, text)
  // As root the workers become another account, which has to reach the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const nginx = spawn('nginx', ['-c', file, '-g', `daemon off; ${user}`], { stdio: 'inherit' })
  const stop = closeAtEnd(async () => {
    await stopChild(nginx, 5_000)
    await rm(folder, { recursive: true, force: true })
  })
  const origin = `http://127.0.0.1:${port}`
  for (;;) {
    if (nginx.exitCode !== null) throw new Error('nginx ended by itself')
    if (await ask(origin, { path: '/internal/' }).catch(() => null)) break
    await sleep(50)
  }
  return { origin, fileOrigin: `http://127.0.0.1:${filePort}`, stop }
}
