import { describe, expect, it } from 'vitest'
import {
  followRedirects,
  indexRedirects,
  keepQuery,
  matchRedirect as matchIn,
  type Redirect,
} from './redirects'
import { exampleTable } from './route-table.fixture'

const redirect = (from: string, to: string, permanent = true) => ({ from, to, permanent })

const matchRedirect = (redirects: readonly Redirect[], path: string) =>
  matchIn(indexRedirects(redirects), path)

describe('a redirect', () => {
  it('leads from its address to its target', () => {
    const redirects = [redirect('/nl/aanbod/', '/nl/te-koop/'), redirect('/fr/x/', '/fr/', false)]
    expect(matchRedirect(redirects, '/nl/aanbod/')).toEqual({ to: '/nl/te-koop/', permanent: true })
    expect(matchRedirect(redirects, '/fr/x/')).toEqual({ to: '/fr/', permanent: false })
  })

  it('answers to every spelling of its address', () => {
    const redirects = [redirect('/fr/propriétés/', '/fr/a-vendre/')]
    expect(matchRedirect(redirects, '/fr/propri%C3%A9t%C3%A9s')?.to).toBe('/fr/a-vendre/')
    expect(matchRedirect(redirects, '/FR/PROPRIÉTÉS/')?.to).toBe('/fr/a-vendre/')
  })

  it('leaves other addresses alone, also when they are encoded wrongly', () => {
    const redirects = [redirect('/nl/aanbod/', '/nl/te-koop/')]
    expect(matchRedirect(redirects, '/nl/aanbod/antwerpen/')).toBeNull()
    expect(matchRedirect(redirects, '/nl/%E0%A4%A/')).toBeNull()
  })

  it('may lead to another site, whatever the path there', () => {
    const to = 'https://example.com/nl/aanbod/'
    expect(matchRedirect([redirect('/nl/aanbod/', to)], '/nl/aanbod/')?.to).toBe(to)
  })

  it('never sends a visitor in circles', () => {
    const toItself = [redirect('/nl/a/', '/nl/A?van=mail')]
    const round = [redirect('/nl/a/', '/nl/b/'), redirect('/nl/b/', '/nl/a/')]
    const intoRound = [...round, redirect('/nl/c/', '/nl/b/')]
    expect(matchRedirect(toItself, '/nl/a/')).toBeNull()
    expect(matchRedirect(round, '/nl/a/')).toBeNull()
    expect(matchRedirect(intoRound, '/nl/c/')).toBeNull()
  })

  it('goes one step, because a page may stand at the next one', () => {
    const redirects = [redirect('/nl/a/', '/nl/b/'), redirect('/nl/b/', '/nl/c/')]
    expect(matchRedirect(redirects, '/nl/a/')?.to).toBe('/nl/b/')
  })
})

describe('a chain of redirects', () => {
  const follow = (pairs: [string, string, boolean?][], path: string) =>
    followRedirects(
      indexRedirects(pairs.map(([from, to, permanent]) => redirect(from, to, permanent))),
      exampleTable,
      path,
    )

  it('is followed to its end in one answer', () => {
    const chain: [string, string][] = [
      ['/a/', '/b/'],
      ['/b/', '/c/'],
      ['/c/', '/nl/te-koop/'],
    ]
    expect(follow(chain, '/a/')).toEqual({ to: '/nl/te-koop/', permanent: true })
  })
  it('ends at a page, which answers before any redirect', () => {
    const taken: [string, string][] = [
      ['/a/', '/nl/te-koop/'],
      ['/nl/te-koop/', '/nl/contact/'],
    ]
    expect(follow(taken, '/a/')?.to).toBe('/nl/te-koop/')
  })
  it('leads past the former address of a page', () => {
    expect(follow([['/a/', '/fr/connexion/']], '/a/')?.to).toBe('/fr/login/')
  })
  it('is for good only where every step is', () => {
    const chain: [string, string, boolean][] = [
      ['/a/', '/b/', true],
      ['/b/', '/nl/te-koop/', false],
    ]
    expect(follow(chain, '/a/')?.permanent).toBe(false)
  })
  it('keeps the query that a step names', () => {
    const chain: [string, string][] = [
      ['/a/', '/b/?van=folder'],
      ['/b/', '/nl/te-koop/'],
    ]
    expect(follow(chain, '/a/')?.to).toBe('/nl/te-koop/?van=folder')
  })
  it('leads nowhere in circles', () => {
    const round: [string, string][] = [
      ['/a/', '/b/'],
      ['/b/', '/a/'],
    ]
    expect(follow(round, '/a/')).toBeNull()
  })
})

describe('the query of the visitor', () => {
  it('goes along to a target that has none', () => {
    expect(keepQuery('/nl/te-koop/', '?q=tuin')).toBe('/nl/te-koop/?q=tuin')
    expect(keepQuery('/nl/te-koop/', '')).toBe('/nl/te-koop/')
  })

  it('gives way to the query or place that the target names', () => {
    expect(keepQuery('/nl/te-koop/?q=tuin', '?q=dak')).toBe('/nl/te-koop/?q=tuin')
    expect(keepQuery('/nl/team/#els', '?q=dak')).toBe('/nl/team/#els')
  })
})
