import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findFreePort } from '../postgres/free-port'
import { closeAtEnd } from '../terminal/shutdown'
import { getProgram } from '../testing/debian-program'
import { startFrontProxy } from '../testing/front-proxy'

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
  const nginx = await getProgram('nginx', console.log)
  if (nginx === null) return null
  const folder = await mkdtemp(path.join(tmpdir(), 'gevel-bench-'))
  closeAtEnd(() => rm(folder, { recursive: true, force: true }))
  const port = await findFreePort()
  const { body, encoding } = await readPacked(`${siteOrigin}${pagePath}`)
  await writeFile(path.join(folder, 'page'), body)
  const sitePort = Number(new URL(siteOrigin).port)
  const proxy = await startFrontProxy(nginx, [sitePort], fileServer(port, folder, encoding))
  return { ...proxy, fileOrigin: `http://127.0.0.1:${port}` }
}
