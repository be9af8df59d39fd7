import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string) => readFile(path.join(root, file), 'utf8')

const composeSchema = z.object({
  services: z.record(
    z.string(),
    z.object({
      build: z.object({ target: z.string() }).optional(),
      healthcheck: z.object({ test: z.array(z.string()) }).optional(),
      depends_on: z.record(z.string(), z.object({ condition: z.string() })).optional(),
      volumes: z.array(z.string()).optional(),
    }),
  ),
  volumes: z.record(z.string(), z.unknown()),
})

const dockerfile = await read('Dockerfile')
const compose = composeSchema.parse(parse(await read('docker-compose.yml'), { merge: true }))
const stages = [...dockerfile.matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, name]) => name)

/** The instructions of one stage of the Dockerfile. */
function stageOf(name: string): string {
  return (
    dockerfile.split(/^FROM /m).find((stage) => stage.split('\n')[0]?.endsWith(` AS ${name}`)) ?? ''
  )
}

describe('the containers', () => {
  it('are built from stages that exist', () => {
    const targets = Object.values(compose.services).flatMap(({ build }) => build?.target ?? [])
    expect(targets).toEqual(['tools', 'web'])
    expect(stages).toEqual(expect.arrayContaining(targets))
  })
  it('start in the order database, set-up, site', () => {
    const { setup, web } = compose.services
    expect(compose.services.db?.healthcheck?.test.join(' ')).toContain('pg_isready')
    expect(setup?.depends_on).toEqual({ db: { condition: 'service_healthy' } })
    expect(web?.depends_on).toEqual({ setup: { condition: 'service_completed_successfully' } })
  })
  it('keep what they write in volumes that are declared', () => {
    const used = Object.values(compose.services).flatMap(({ volumes }) => volumes ?? [])
    const names = used.map((volume) => volume.split(':')[0])
    expect(new Set(names)).toEqual(new Set(Object.keys(compose.volumes)))
  })
  it.each(['tools', 'web'])('run %s as an ordinary user', (stage) => {
    expect(stageOf(stage)).toMatch(/^USER node$/m)
  })
  it('ask the site itself whether it is well', () => {
    expect(stageOf('web')).toMatch(/^HEALTHCHECK[\s\S]+\/api\/health\//m)
  })
})
