import type { ComponentType } from 'react'
import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps, Payload, TypedUser } from 'payload'
import { toLocale, type Locale, type LocalizedText } from '@/domain/kernel/locales'
import { buildDeskPath } from '@/domain/routes/desk'
import { isStaff } from '../access/roles'
import styles from './desk-screen.module.css'
import { say } from './say'

/** What is known to the body of a screen: who looks at it, and what its address asks for. */
export type DeskScreenProps = {
  payload: Payload
  user: TypedUser
  language: Locale
  search: NonNullable<AdminViewServerProps['searchParams']>
}

type Screen = {
  view: AdminViewServerProps
  /** The address of the screen, where a stranger comes back to after the login. */
  path: string
  title: LocalizedText
  /** Where the title leads, for a screen with several views. */
  href?: string
  Body: ComponentType<DeskScreenProps>
}

/** A screen of the desk beside those of the records, within its frame: for staff alone. */
export function DeskScreen({ view, path, title, href, Body }: Screen) {
  const { initPageResult, params, searchParams, i18n, payload, viewActions } = view
  const { req, permissions, visibleEntities, locale } = initPageResult
  const { user } = req
  if (!user) redirect(`${buildDeskPath('login')}?redirect=${encodeURIComponent(path)}`)
  if (!isStaff(user)) notFound()
  const language = toLocale(i18n.language)
  const heading = say(title, language)
  return (
    <DefaultTemplate
      i18n={i18n}
      locale={locale}
      params={params}
      payload={payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={user}
      viewActions={viewActions}
      visibleEntities={visibleEntities}
    >
      <Gutter>
        <div className={styles.screen} data-desk-screen>
          <h1 className={styles.title}>{href ? <a href={href}>{heading}</a> : heading}</h1>
          <Body language={language} payload={payload} search={searchParams ?? {}} user={user} />
        </div>
      </Gutter>
    </DefaultTemplate>
  )
}
