import * as z from 'zod'
import { parseLink } from '../routes/safe-target'

/** Longest testimonial, in characters. */
export const testimonialCharactersMax = 2000

/** Longest address of a website, in characters. */
export const websiteCharactersMax = 200

function toWebsite(text: string): string {
  const trimmed = text.trim()
  return /^[a-z][a-z\d+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`
}

function isWebsite(text: string): boolean {
  const link = parseLink(text)
  return link?.kind === 'external' && new URL(link.href).hostname.includes('.')
}

/** A website, with or without `https://` before it. Fails with `website.invalid`. */
export const websiteSchema = z
  .string({ error: 'website.invalid' })
  .max(websiteCharactersMax, { error: 'website.invalid' })
  .transform(toWebsite)
  .refine(isWebsite, { error: 'website.invalid' })
