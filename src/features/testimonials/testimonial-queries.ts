import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { cacheTags, siteTag } from '@/cms/cache-tags'
import type { Locale } from '@/domain/kernel/locales'
import { anonymous, payloadAs } from '@/server/payload'
import { toTestimonial, type TestimonialView } from './to-testimonial'

const testimonialsMax = 100

/** What clients said, newest first: approved, published, and written or translated in `locale`. */
export async function findTestimonials(locale: Locale): Promise<TestimonialView[]> {
  'use cache'
  cacheLife('max')
  cacheTag(siteTag, cacheTags.testimonials)
  const door = await payloadAs(anonymous)
  const { docs } = await door.find({
    collection: 'testimonials',
    locale,
    fallbackLocale: false,
    depth: 1,
    limit: testimonialsMax,
    sort: ['-postedAt', 'id'],
  })
  return docs.map(toTestimonial).filter((view) => view !== null)
}
