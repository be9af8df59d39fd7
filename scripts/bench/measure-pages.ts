import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { listPageKinds } from '../../tests/e2e/_kit/weighed-pages'
import { inRoot } from '../paths'
import { findFreePort } from '../postgres/free-port'
import { stopChild } from '../terminal/child'
import { closeAtEnd } from '../terminal/shutdown'
import { startFrontCache } from './front-cache'
import { shoot, type Shot } from './shoot'

const connections = 50
const seconds = 10

async function startBareServer(address: string) {
  const port = await findFreePort()
  const file = inRoot('scripts', 'bench', 'bare-server.mjs')
  const child = spawn(process.execPath, [file, address, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = closeAtEnd(() => stopChild(child, 5_000))
  await once(child.stdout, 'data')
  return { origin: `http://127.0.0.1:${port}`, stop }
}

function printShot(name: string, shot: Shot, ceiling?: Shot): void {
  const share = ceiling ? `${((100 * shot.perSecond) / ceiling.perSecond).toFixed(0)} %` : ''
  const figures = [shot.perSecond.toFixed(0), `${shot.p50} ms`, `${shot.p975} ms`, share]
  console.log(`| ${[name, ...figures, shot.failed].join(' | ')} |`)
}

/** Pages that are kept, against what a server could do at most with the same bytes in the same minute. */
export async function measurePages(origin: string): Promise<void> {
  const kinds = await listPageKinds(origin)
  console.log(`| page | per second | p50 | p97.5 | of the ceiling | failed |`)
  for (const { name, path } of kinds.slice(0, 3)) {
    await shoot(origin, [path], { connections, seconds: 3 })
    const bare = await startBareServer(`${origin}${path}`)
    const ceiling = await shoot(bare.origin, [path], { connections, seconds })
    await bare.stop()
    const shot = await shoot(origin, [path], { connections, seconds })
    printShot(`bare Node, the bytes of ${name}`, ceiling)
    printShot(name, shot, ceiling)
  }
}

/** The front cache as it is shipped, against the same proxy with the page as a file. */
export async function measureFrontCache(origin: string): Promise<void> {
  const cache = await startFrontCache(origin, '/nl/')
  if (cache === null) return console.log('Left out: there is no nginx.')
  console.log(`| what nginx answers with | per second | p50 | p97.5 | of the file | failed |`)
  await shoot(cache.origin, ['/nl/'], { connections, seconds: 3 })
  const file = await shoot(cache.fileOrigin, ['/page'], { connections, seconds })
  const kept = await shoot(cache.origin, ['/nl/'], { connections, seconds })
  await cache.stop()
  printShot('a file with the bytes of home', file)
  printShot('home from the front cache', kept, file)
}
