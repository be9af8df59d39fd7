import { inData } from '../paths'
import type { Environment } from '../terminal/child'
import type { Settings } from './settings'

export type Mode = 'development' | 'production' | 'test'

/** A site that nobody else can open: it listens on this machine, under a name of this machine. */
function isLocal({ host, siteUrl }: Settings): boolean {
  return (
    host === 'localhost' && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(siteUrl).hostname)
  )
}

/** The variables every program of the project is started with; folders are absolute. */
export function toEnvironment(settings: Settings, databaseUrl: string, mode: Mode): Environment {
  return {
    ...process.env,
    NODE_ENV: mode,
    NEXT_TELEMETRY_DISABLED: '1',
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: settings.payloadSecret,
    SITE_URL: settings.siteUrl,
    PORT: String(settings.port),
    HOSTNAME: settings.host,
    MEDIA_DIR: process.env.MEDIA_DIR || inData('media'),
    DOCUMENT_DIR: process.env.DOCUMENT_DIR || inData('documents'),
    IMAGE_CACHE_DIR: process.env.IMAGE_CACHE_DIR || inData('image-cache'),
    OUTBOX_DIR: process.env.OUTBOX_DIR || inData('outbox'),
    // Blank for none, so that no relative one is inherited.
    MAP_TILES_FILE: settings.mapTilesFile ?? '',
    // A test sends nobody a mail.
    ...(mode === 'test' && { SMTP_URL: '' }),
    // Where the seed writes the logins it makes besides the editor's.
    LOGINS_FILE: inData('logins.json'),
    // Demo owners are made for this machine alone, or for whoever asks for them.
    SEED_OWNERS: process.env.SEED_OWNERS || (isLocal(settings) ? 'on' : 'off'),
    SEED_ADMIN_EMAIL: settings.adminEmail,
    SEED_ADMIN_PASSWORD: settings.adminPassword,
  }
}
