/**
 * Starts the site in its container. Without `PAYLOAD_SECRET` in the environment it takes the one
 * that the set-up container made and keeps in the shared volume, so that a first look needs no
 * settings.
 */
import { readFile } from 'node:fs/promises'

async function readKeptSecret() {
  try {
    return JSON.parse(await readFile('.data/settings.json', 'utf8')).payloadSecret
  } catch {
    console.error(
      'There is no PAYLOAD_SECRET: set it, or mount the volume of the set-up container at /app/.data.',
    )
    process.exit(1)
  }
}

process.env.PAYLOAD_SECRET ||= await readKeptSecret()
await import('./server.js')
