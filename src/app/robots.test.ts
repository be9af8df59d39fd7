import { describe, expect, it, vi } from 'vitest'
import { toAnswerKind } from '@/domain/protection/answer-kind'
import { locales } from '@/domain/kernel/locales'
import robots from './robots'

vi.mock('next/server', () => ({ connection: vi.fn() }))
vi.mock('@/features/sitemaps/sitemap-files', () => ({ listSitemapLocales: () => ['nl'] }))
vi.mock('@/server/env', () => ({ env: () => ({ SITE_URL: 'https://www.example.be' }) }))

describe('robots', () => {
  it('are kept out of every page of one person, the portal of owners among them', async () => {
    const { rules } = await robots()
    const disallowed = [rules].flat().flatMap(({ disallow }) => disallow ?? [])
    const personal = disallowed.filter((path) => toAnswerKind(path) === 'personalPage')
    expect(personal.length).toBeGreaterThan(10 * locales.length)
    for (const locale of locales) expect(personal).toContain(`/${locale}/portal/`)
  })
})
