import { notFound, permanentRedirect, redirect } from 'next/navigation'
import { cache } from 'react'
import type { Locale } from '@/domain/kernel/locales'
import { knownPages } from '@/domain/routes/known-pages'
import { keepQuery } from '@/domain/routes/redirects'
import { formParameter } from '@/domain/routes/reserved'
import { getAddressBook } from '@/features/routing/address-book'
import type { Screen } from '@/features/routing/page-facts'
import { findRedirect } from '@/features/routing/redirect-queries'
import { resolvePath, resolvePreviewPath } from '@/features/routing/resolve'
import { FormView } from '@/forms/_kit/form-view'
import { SentChoices } from '@/forms/_kit/sent-choices'
import { PageModules } from '@/modules/_kit/page-modules'
import { anonymous, type Viewer } from '@/server/payload'
import { getScreen } from './get-screen'

type Address = {
  locale: Locale
  path: readonly string[]
  search: string | null
  viewer?: Viewer
  isPreview?: boolean
}

/** Follows the redirect that an editor wrote for an address without a page, else "not found". */
async function leaveMissing(pathname: string, search: string): Promise<never> {
  const target = await findRedirect(pathname)
  if (target === null) notFound()
  const location = keepQuery(target.to, search)
  if (target.permanent) permanentRedirect(location)
  redirect(location)
}

/** The screen at an address; leaves by redirect or "not found" before anything is sent. */
export async function findScreenAt(address: Address): Promise<Screen> {
  const { locale, path, search, viewer = anonymous, isPreview = false } = address
  const query = search === null ? null : new URLSearchParams(search)
  const pathname = `/${[locale, ...path].join('/')}/`
  const resolution = isPreview
    ? await resolvePreviewPath(locale, path)
    : await resolvePath(locale, path, query ?? undefined)
  if (resolution.kind === 'missing') return leaveMissing(pathname, search ?? '')
  if (resolution.kind === 'redirect') permanentRedirect(`${resolution.to}${search ?? ''}`)
  const book = await getAddressBook(locale)
  return getScreen(resolution.destination, {
    locale,
    pathname,
    query,
    viewer,
    isPreview,
    renderModules: (page) => (
      <PageModules
        {...page}
        formToken={query?.get(formParameter) ?? null}
        locale={locale}
        pageHref={pathname}
        query={query}
        viewer={viewer}
      />
    ),
    renderForm: (form) => (
      <FormView
        {...form}
        isPreview={isPreview}
        locale={locale}
        pageHref={pathname}
        privacyHref={book.page(knownPages.privacy)}
        token={query?.get(formParameter)}
      />
    ),
    renderChosen: (feedback) => (
      <SentChoices feedback={feedback} locale={locale} token={query?.get(formParameter)} />
    ),
  })
}

/** The screen at a public address, made once per request for the head and the body. */
export const getPublicScreen = cache((locale: Locale, pathText: string, search: string | null) =>
  findScreenAt({ locale, path: pathText === '' ? [] : pathText.split('/'), search }),
)
