import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'
import createNextIntlPlugin from 'next-intl/plugin'

const inRoot = (path) => fileURLToPath(new URL(path, import.meta.url))
const root = inRoot('.')
const withIntl = createNextIntlPlugin('./src/i18n/request.ts')

/** @type {import('next').NextConfig} */
const site = {
  cacheComponents: true,
  partialPrefetching: true,
  trailingSlash: true,
  output: 'standalone',
  // Said outright, because a lock file in a folder above would be taken for the project's.
  outputFileTracingRoot: root,
  turbopack: { root },
  poweredByHeader: false,
  // What readers of search engines and of social networks need stands in the head of every kept page, so
  // that they get that one, in place of one that is drawn anew for each of them.
  htmlLimitedBots: /(?!)/,
  reactStrictMode: true,
  // Types are a stage of their own (`npm run typecheck`); checking them twice doubles the build.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Pages made on request stay in memory, where their number is bounded; on disk it would not be.
    isrFlushToDisk: false,
  },
  // Pictures go through our own route with fixed sizes; the framework's resize endpoint stays shut.
  images: { unoptimized: true },
  // Typefaces of what is set on paper are read from disk, which the build cannot see in the code.
  outputFileTracingIncludes: {
    '/brochures/**': ['./src/features/brochure/fonts/*.ttf'],
    '/api/offer-copies/**': ['./src/features/brochure/fonts/*.ttf'],
    '/api/portal/**': ['./src/features/brochure/fonts/*.ttf'],
  },
  // Whether servers share what they keep is decided when one starts; built they are always the same.
  cacheHandler: inRoot('src/server/shared-cache/page-handler.mjs'),
  cacheHandlers: { default: inRoot('src/server/shared-cache/value-handler.mjs') },
  serverExternalPackages: ['@react-pdf/renderer'],
  outputFileTracingExcludes: { '/**': ['./.data/**', './tests/**', './seed/**', './docs/**'] },
}

const config = withPayload(withIntl(site), { devBundleServerPackages: false })

// Payload asks every address for client hints, which costs visitors of the public site a second
// round trip and splits shared caches. Only the admin needs them.
const ownHeaders = config.headers
config.headers = async () => {
  const rules = (await ownHeaders?.()) ?? []
  const scoped = rules.map((rule) =>
    rule.source === '/:path*' ? { ...rule, source: '/admin/:path*' } : rule,
  )
  return scoped
}

/** Half a gigabyte that takes its time to write, and that no server reads. */
const noMaps = { turbopackSourceMaps: false, turbopackInputSourceMaps: false }

/** A developer's server keeps in the framework's own way, which has a few tricks for quick reloads. */
export default function configure(phase) {
  if (phase !== PHASE_DEVELOPMENT_SERVER) {
    return { ...config, experimental: { ...config.experimental, ...noMaps } }
  }
  return { ...config, cacheHandler: undefined, cacheHandlers: undefined }
}
