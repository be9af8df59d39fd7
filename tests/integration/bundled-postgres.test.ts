import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ensureDatabase, joinCluster, type Cluster } from '../../scripts/postgres/cluster'
import { withClient } from '../../scripts/postgres/connect'
import { isAlive } from '../../scripts/postgres/file-lock'

let folder: string
let joined: Cluster[] = []

beforeEach(async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'gevel-postgres-'))
  // Root runs the server under another account, which must be able to enter.
  await chmod(parent, 0o755)
  folder = path.join(parent, 'postgres')
  joined = []
})

afterEach(async () => {
  for (const cluster of joined) await cluster.leave()
  await rm(path.dirname(folder), { recursive: true })
})

async function join(): Promise<Cluster> {
  const cluster = await joinCluster({ folder, isDurable: true, say: () => undefined })
  joined.push(cluster)
  await ensureDatabase(cluster, 'gevel')
  return cluster
}

async function readPid(): Promise<number> {
  return Number.parseInt(await readFile(path.join(folder, 'data', 'postmaster.pid'), 'utf8'), 10)
}

async function ask(cluster: Cluster, question: string): Promise<unknown> {
  return withClient(cluster.url('gevel'), async (client) => (await client.query(question)).rows[0])
}

async function untilGone(pid: number): Promise<void> {
  for (let tries = 0; tries < 100 && isAlive(pid); tries += 1) await sleep(50)
}

describe('the bundled Postgres', () => {
  it('is shared, and runs until the last one leaves', async () => {
    const [first, second] = [await join(), await join()]
    const pid = await readPid()
    await first.leave()
    expect(await ask(second, 'select 1 as one')).toEqual({ one: 1 })
    await second.leave()
    expect(isAlive(pid)).toBe(false)
  })
  it('keeps its records and its address over a restart', async () => {
    const before = await join()
    await ask(before, 'create table kept as select 42 as answer')
    await before.leave()
    const after = await join()
    expect(after.url('gevel')).toBe(before.url('gevel'))
    expect(await ask(after, 'select answer from kept')).toEqual({ answer: 42 })
  })
  it('starts again, with what was committed, after it was killed', async () => {
    await ask(await join(), 'create table kept as select 42 as answer')
    const pid = await readPid()
    process.kill(pid, 'SIGKILL')
    await untilGone(pid)
    expect(await ask(await join(), 'select answer from kept')).toEqual({ answer: 42 })
  })
  it('starts when the number of its last process belongs to another program', async () => {
    await (await join()).leave()
    await writeFile(path.join(folder, 'data', 'postmaster.pid'), `${process.pid}\n`)
    expect(await ask(await join(), 'select 1 as one')).toEqual({ one: 1 })
  })
  it('takes another port when a program took the one it had', async () => {
    const before = await join()
    await before.leave()
    const port = Number(new URL(before.url('gevel')).port)
    const other = createServer().listen(port, '127.0.0.1')
    await once(other, 'listening')
    const after = await join()
    other.close()
    expect(new URL(after.url('gevel')).port).not.toBe(String(port))
    expect(await ask(after, 'select 1 as one')).toEqual({ one: 1 })
  })
  it('refuses files of another version, and leaves them as they are', async () => {
    await (await join()).leave()
    const versionFile = path.join(folder, 'data', 'PG_VERSION')
    await writeFile(versionFile, '17\n')
    await expect(join()).rejects.toThrow(/was made by Postgres 17 .* move the folder away/)
    expect(await readFile(versionFile, 'utf8')).toBe('17\n')
  })
  it('does not take a folder with other files for an unfinished start', async () => {
    await (await join()).leave()
    await rm(path.join(folder, 'data', 'PG_VERSION'))
    await expect(join()).rejects.toThrow(/is not a database of Postgres/)
  })
  it('sorts and folds letters with accents, also for similarity', async () => {
    const cluster = await join()
    await ask(cluster, 'create extension pg_trgm')
    expect(await ask(cluster, "select upper('é') as upper, 'É' ilike 'é' as alike")).toEqual({
      upper: 'É',
      alike: true,
    })
    expect(await ask(cluster, "select show_trgm('é') as parts")).toMatchObject({
      parts: expect.objectContaining({ length: 2 }),
    })
  })
})
