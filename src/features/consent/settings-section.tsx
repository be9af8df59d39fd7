import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
import { toPurposesVersion } from '@/domain/consent/vendors'
import { getTexts } from '@/server/texts/text-overrides'
import { Container } from '@/ui/container/container'
import { Notice } from '@/ui/notice/notice'
import { getTracking } from './consent-queries'
import { messages } from './messages'
import { SettingsForm } from './late-settings-form.client'
import styles from './settings-form.module.css'

/** The screen of the five settings. */
export async function ConsentSettings({ locale }: { locale: Locale }) {
  const [{ sheet, settings, purposes }, tracking] = await Promise.all([
    getTexts('consent', messages, locale),
    getTracking(),
  ])
  const choices = { necessary: sheet.necessary, all: sheet.all }
  return (
    <Container>
      <div className={styles.section}>
        <noscript>
          <Notice>
            <p>{settings.noScript}</p>
          </Notice>
        </noscript>
        <SettingsForm
          locale={locale}
          purposesVersion={toPurposesVersion(tracking)}
          texts={{ settings, purposes, choices }}
        />
      </div>
    </Container>
  )
}
