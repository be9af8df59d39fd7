import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { globalTag, siteTag } from '@/cms/cache-tags'
import { anonymous, payloadAs } from '@/server/payload'
import type { CaptchaMode } from './guard'

/** How the agency has its forms protected. */
export async function getCaptchaMode(): Promise<CaptchaMode> {
  'use cache'
  cacheLife('max')
  cacheTag(siteTag, globalTag('site'))
  const door = await payloadAs(anonymous)
  const { captcha } = await door.findGlobal({ slug: 'site', depth: 0, select: { captcha: true } })
  return captcha
}
