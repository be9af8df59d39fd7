import 'server-only'
import { headers } from 'next/headers'
import type { Locale } from '@/domain/kernel/locales'
import { buildAskLinkPath } from '@/domain/routes/login-links'
import { formParameter } from '@/domain/routes/reserved'
import { findDraft, type FormDraft } from '@/server/request/form-drafts'
import { Button } from '@/ui/button/button'
import { ButtonLink } from '@/ui/button/button-link'
import { Container } from '@/ui/container/container'
import { Link } from '@/ui/link/link'
import { Notice } from '@/ui/notice/notice'
import { TextField } from '@/ui/text-field/text-field'
import { loginKind, sessionToken } from './answer-login'
import styles from './login-section.module.css'
import { OwnerGate } from './owner-gate.client'
import { nextParameter } from './portal-gate'
import { OwnerPanel } from './owner-panel'
import { getOwnerView } from './owner-queries'
import { findSignedInOwner } from './owner-session'
import { getOwnerTexts, type OwnerTexts } from './owner-texts'

type LoginSectionProps = {
  locale: Locale
  /** Null on the cached page. */
  query: URLSearchParams | null
}

/** One sentence for every refusal, so that nobody learns which addresses have an account. */
function findFailure(draft: FormDraft | null, texts: OwnerTexts): string | null {
  const { failed, limited, unavailable } = texts
  const sentences = new Map(Object.entries({ failed, limited, unavailable }))
  return sentences.get(draft?.errors['login'] ?? '') ?? null
}

type LoginFormProps = { locale: Locale; texts: OwnerTexts; draft: FormDraft | null; next: string }

function LoginForm({ locale, texts, draft, next }: LoginFormProps) {
  const failure = findFailure(draft, texts)
  const email = draft?.values['email']
  return (
    <form action="/api/owner-login/" className={styles.section} method="post">
      {failure && (
        <Notice live tone="alert">
          {failure}
        </Notice>
      )}
      <input name="lang" type="hidden" value={locale} />
      {next !== '' && <input name={nextParameter} type="hidden" value={next} />}
      <TextField
        autoComplete="username"
        defaultValue={typeof email === 'string' ? email : undefined}
        errorPrefix={texts.errorPrefix}
        id="owner-email"
        label={texts.email}
        name="email"
        required
        type="email"
      />
      <TextField
        autoComplete="current-password"
        errorPrefix={texts.errorPrefix}
        id="owner-password"
        label={texts.password}
        name="password"
        required
        type="password"
      />
      <div className={styles.ways}>
        <Button size="large" type="submit">
          {texts.signIn}
        </Button>
        <ButtonLink
          href={buildAskLinkPath(locale)}
          prefetch={false}
          size="large"
          variant="secondary"
        >
          {texts.byLink}
        </ButtonLink>
      </div>
      <p>
        <Link href={buildAskLinkPath(locale)} look="standalone" prefetch={false}>
          {texts.forgotten}
        </Link>
      </p>
    </form>
  )
}

/** The page of the session, rendered for this request alone; null when nobody is signed in. */
async function findSession(locale: Locale, query: URLSearchParams | null) {
  if (query?.get(formParameter) !== sessionToken) return null
  const owner = await findSignedInOwner(await headers())
  return owner === null ? null : getOwnerView(owner, locale)
}

/** Where owners sign in, and see their own properties once they have. */
export async function LoginSection({ locale, query }: LoginSectionProps) {
  const [texts, view] = await Promise.all([getOwnerTexts(locale), findSession(locale, query)])
  const draft = findDraft(query?.get(formParameter), loginKind)
  const typed = draft?.values[nextParameter]
  const next = typeof typed === 'string' ? typed : (query?.get(nextParameter) ?? '')
  const form = <LoginForm draft={draft} locale={locale} next={next} texts={texts} />
  return (
    <Container width="form">
      {view && <OwnerPanel locale={locale} texts={texts} view={view} />}
      {!view && draft && form}
      {!view && !draft && (
        <OwnerGate locale={locale} texts={texts}>
          {form}
        </OwnerGate>
      )}
    </Container>
  )
}
