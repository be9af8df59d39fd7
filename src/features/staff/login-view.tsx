import 'server-only'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { toLocale } from '@/domain/kernel/locales'
import { deskPath } from '@/domain/routes/desk'
import { DeskLogo } from '@/features/office/desk-brand'
import { deskTexts } from './desk-messages'
import { LoginForm } from './login-form.client'
import styles from './staff.module.css'

/** The login of the desk. Whoever is in already goes on. */
export function StaffLogin({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const { redirect: asked } = searchParams ?? {}
  const next = getSafeRedirect({ fallbackTo: deskPath, redirectTo: asked ?? '' })
  if (req.user) redirect(next)
  const texts = deskTexts[toLocale(req.i18n.language)]
  return (
    <main>
      <div className={styles.logo}>
        <DeskLogo />
      </div>
      <h1 className={styles.title}>{texts.login}</h1>
      <LoginForm next={next} texts={texts} />
    </main>
  )
}
