import 'server-only'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { Locale } from '@/domain/kernel/locales'
import { buildAskLinkActionPath, openField, type AskedLink } from '@/domain/routes/login-links'
import { formatPortalPath, nextParameter, parsePortalReturn } from '@/domain/routes/portal'
import { formParameter } from '@/domain/routes/reserved'
import { findDraft, type FormDraft } from '@/server/request/form-drafts'
import { Button } from '@/ui/button/button'
import { Container } from '@/ui/container/container'
import { ErrorSummary } from '@/ui/error-summary/late-error-summary.client'
import { OutcomeNotice } from '@/ui/notice/late-outcome-notice.client'
import { TextField } from '@/ui/text-field/text-field'
import { loginKind, sessionToken, signedOutToken } from './answer-login'
import styles from './login-section.module.css'
import { OwnerGate } from './late-owner-gate.client'
import { NextField, readNext } from './next-field'
import { OwnPasswordField } from './own-password-field'
import { findSignedInOwner } from './owner-session'
import { getOwnerTexts, type OwnerTexts } from './owner-texts'
import { toPortalPath } from './sign-in'

type LoginSectionProps = {
  locale: Locale
  /** Null on the cached page. */
  query: URLSearchParams | null
}

/** One sentence for every refusal, so that nobody learns which addresses have an account. */
function findFailure(draft: FormDraft | null, texts: OwnerTexts): string | null {
  const { failed, limited, unavailable, signOutFailed } = texts
  const sentences = new Map(Object.entries({ failed, limited, unavailable, signOutFailed }))
  return sentences.get(draft?.errors['login'] ?? '') ?? null
}

type LoginFormProps = { locale: Locale; texts: OwnerTexts; draft: FormDraft | null; next: string }

/** What became of the last try, told where the form begins. */
function Refusal({ texts, draft }: Pick<LoginFormProps, 'texts' | 'draft'>) {
  const failure = findFailure(draft, texts)
  const errors = [
    { name: 'email', fieldId: 'owner-email', text: texts.emailMissing },
    { name: 'password', fieldId: 'owner-password', text: texts.passwordMissing },
  ].filter(({ name }) => draft?.errors[name] !== undefined)
  if (errors.length > 0) return <ErrorSummary errors={errors} title={texts.missingTitle} />
  if (failure === null) return null
  return (
    <OutcomeNotice tone="alert">
      <p>{failure}</p>
      {/* To everybody, whether this account is locked or there is none. */}
      {failure === texts.failed && <p>{texts.lockNote}</p>}
    </OutcomeNotice>
  )
}

function LoginForm({ locale, texts, draft, next }: LoginFormProps) {
  const email = draft?.values['email']
  const asking = (wish: AskedLink['wish']) => ({
    formAction: buildAskLinkActionPath(locale, { wish, next }),
    name: openField,
    type: 'submit' as const,
    value: wish,
  })
  return (
    <form
      action={`/api/owner-login/?lang=${locale}`}
      className={styles.section}
      method="post"
      noValidate
    >
      <Refusal draft={draft} texts={texts} />
      <input name="lang" type="hidden" value={locale} />
      <NextField next={next} />
      <TextField
        autoComplete="username"
        defaultValue={typeof email === 'string' ? email : undefined}
        error={draft?.errors['email'] && texts.emailMissing}
        errorPrefix={texts.errorPrefix}
        hint={texts.emailHint}
        id="owner-email"
        label={texts.email}
        name="email"
        required
        type="email"
      />
      <OwnPasswordField
        autoComplete="current-password"
        error={draft?.errors['password'] && texts.passwordMissing}
        id="owner-password"
        label={texts.password}
        name="password"
        words={texts}
      />
      <div className={styles.ways}>
        <Button size="large" type="submit">
          {texts.signIn}
        </Button>
        {/* Buttons of this form: what was typed as address need not be typed again. */}
        <Button {...asking('signIn')} size="large" variant="secondary">
          {texts.byLink}
        </Button>
      </div>
      <div>
        <Button {...asking('password')} variant="text">
          {texts.forgotten}
        </Button>
      </div>
    </form>
  )
}

/** Why somebody stands before the login; null for who came by themselves. */
function findReason(query: URLSearchParams | null, texts: OwnerTexts): string | null {
  const token = query?.get(formParameter)
  if (token === signedOutToken) return texts.signedOut
  const asked = parsePortalReturn(query?.get(nextParameter) ?? '')
  if (token !== sessionToken || asked === null) return null
  return asked.draft === null ? texts.signInFirst : texts.signInKept
}

function Reason({ text, isSignedOut }: { text: string; isSignedOut: boolean }) {
  return (
    <div className={styles.reason}>
      {isSignedOut ? (
        <OutcomeNotice forget={[formParameter]}>
          <p>{text}</p>
        </OutcomeNotice>
      ) : (
        <OutcomeNotice tone="info">
          <p>{text}</p>
        </OutcomeNotice>
      )}
    </div>
  )
}

/**
 * Leads on to the portal from the page that a request for it was led to, where its owner has signed
 * in by now, as in another window. The portal asks the same who is signed in, so that neither leads
 * back to the other.
 */
export async function leaveLogin(locale: Locale, query: URLSearchParams | null): Promise<void> {
  // The cached page is made for everybody; there `OwnerGate` asks.
  if (query?.get(formParameter) !== sessionToken) return
  if ((await findSignedInOwner(await headers())) === null) return
  redirect(toPortalPath({ locale, next: query.get(nextParameter) ?? '' }))
}

/** Where owners sign in; who has done so already is led on to the portal. */
export async function LoginSection({ locale, query }: LoginSectionProps) {
  const texts = await getOwnerTexts(locale)
  const draft = findDraft(query?.get(formParameter), loginKind)
  const next = readNext(draft, query)
  const reason = draft ? null : findReason(query, texts)
  const form = (
    <>
      {reason && <Reason isSignedOut={reason === texts.signedOut} text={reason} />}
      <LoginForm draft={draft} locale={locale} next={next} texts={texts} />
    </>
  )
  return (
    <Container width="form">
      {draft === null && <OwnerGate portalHref={formatPortalPath(locale, { kind: 'choice' })} />}
      {form}
    </Container>
  )
}
