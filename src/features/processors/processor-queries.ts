import 'server-only'
import { listProcessors, type Processor, type ServiceAddresses } from '@/domain/privacy/processors'
import { env, type Env } from '@/server/env'
import { isPublicAddress } from '@/server/outside/public-address'

/** The services that settings name and that handle data of visitors, by what they do. */
export function toAddresses(settings: Env): ServiceAddresses {
  return {
    database: [settings.DATABASE_URL, ...settings.DATABASE_REPLICA_URLS],
    files: [settings.S3_ENDPOINT],
    mail: [settings.SMTP_URL],
    scanner: [settings.CLAMD_URL],
    traces: [settings.OTEL_EXPORTER_OTLP_ENDPOINT],
  }
}

/** Who handles the data of visitors for the agency, as the site is set up now. */
export const readProcessors = (): Processor[] => listProcessors(toAddresses(env()), isPublicAddress)
