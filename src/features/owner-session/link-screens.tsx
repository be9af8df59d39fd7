import 'server-only'
import { notFound } from 'next/navigation'
import type { Locale } from '@/domain/kernel/locales'
import {
  askLinkActionPath,
  buildAskLinkPath,
  buildLoginLinkActionPath,
  buildLoginLinkPath,
  wishParameter,
} from '@/domain/routes/login-links'
import { formParameter } from '@/domain/routes/reserved'
import { getAddressBook } from '@/features/routing/address-book'
import type { Screen } from '@/features/routing/page-facts'
import { toOwnPageFacts } from '@/features/routing/to-own-page-facts'
import { SignedGone, SignedScreen } from '@/features/signed-pages/signed-screen'
import { findText } from '@/i18n/find-text'
import { findDraft } from '@/server/request/form-drafts'
import { getTexts } from '@/server/texts/text-overrides'
import { Button } from '@/ui/button/button'
import { ErrorSummary } from '@/ui/error-summary/late-error-summary.client'
import { Link } from '@/ui/link/link'
import { fillIn } from '@/ui/template'
import { TextField } from '@/ui/text-field/text-field'
import { askLinkKind, sentParameter } from './answer-ask-link'
import styles from './link-screens.module.css'
import { messages } from './link-messages'
import { findLinkOwner, readLoginLink, type LoginLink } from './login-link'
import { redeemLinkKind } from './answer-use-link'

type Texts = (typeof messages)[Locale]

/** The two links that there are; the wished one comes first, and so is what "enter" asks for. */
function AskDeeds({ texts, wish }: { texts: Texts; wish: 'signIn' | 'password' }) {
  const names = { signIn: texts.signInLink, password: texts.passwordLink }
  const other = wish === 'signIn' ? 'password' : 'signIn'
  return (
    <div className={styles.deeds}>
      <input name={wishParameter} type="hidden" value={wish} />
      <Button name="kind" size="large" type="submit" value={wish}>
        {names[wish]}
      </Button>
      <Button name="kind" size="large" type="submit" value={other} variant="secondary">
        {names[other]}
      </Button>
    </div>
  )
}

type AskRequest = { locale: Locale; query: URLSearchParams }

/** Where owners ask for a link into their account. */
export async function getAskLinkScreen({ locale, query }: AskRequest): Promise<Screen> {
  const [texts, { page }] = await Promise.all([
    getTexts('ownerLinks', messages, locale),
    getAddressBook(locale),
  ])
  const draft = findDraft(query.get(formParameter), askLinkKind)
  const typed = draft?.values['email']
  const code = draft?.errors['email']
  const wish = draft?.values[wishParameter] ?? query.get(wishParameter)
  const error = findText(texts.problems, code) ?? undefined
  const isOfField = code === 'email.invalid'
  return {
    facts: await toOwnPageFacts(locale, texts.askTitle, buildAskLinkPath),
    body: (
      <SignedScreen
        said={
          query.has(sentParameter)
            ? { text: texts.sent, isGood: true }
            : error !== undefined && !isOfField
              ? { text: error, isGood: false }
              : null
        }
        title={texts.askTitle}
      >
        <div className={styles.page}>
          <p>{texts.askLead}</p>
          {isOfField && error !== undefined && (
            <ErrorSummary
              errors={[{ fieldId: 'owner-link-email', text: error }]}
              title={texts.errorTitle}
            />
          )}
          <form
            action={`${askLinkActionPath}?lang=${locale}`}
            className={styles.form}
            method="post"
            noValidate
          >
            <input name="lang" type="hidden" value={locale} />
            <TextField
              autoComplete="username"
              defaultValue={typeof typed === 'string' ? typed : undefined}
              error={isOfField ? error : undefined}
              errorPrefix={texts.errorPrefix}
              id="owner-link-email"
              label={texts.email}
              name="email"
              required
              type="email"
            />
            <AskDeeds texts={texts} wish={wish === 'password' ? 'password' : 'signIn'} />
          </form>
          <p>
            <Link href={page('/login/')} look="standalone">
              {texts.backToLogin}
            </Link>
          </p>
        </div>
      </SignedScreen>
    ),
  }
}

function PasswordField({ texts, error }: { texts: Texts; error: string | undefined }) {
  return (
    <>
      {error !== undefined && (
        <ErrorSummary
          errors={[{ fieldId: 'owner-password', text: error }]}
          title={texts.errorTitle}
        />
      )}
      <TextField
        autoComplete="new-password"
        error={error}
        errorPrefix={texts.errorPrefix}
        hint={texts.passwordHint}
        id="owner-password"
        label={texts.password}
        name="password"
        required
        type="password"
      />
    </>
  )
}

const titles = {
  signIn: 'signInTitle',
  password: 'passwordTitle',
  invitation: 'invitationTitle',
} as const satisfies Record<LoginLink['kind'], keyof Texts>

type LinkRequest = { locale: Locale; token: string; query: URLSearchParams }

/** The page behind a link into an account: one button, or a new password. "Not found" for others. */
export async function getLoginLinkScreen({ locale, token, query }: LinkRequest): Promise<Screen> {
  const link = readLoginLink(token, new Date())
  if (link === null) notFound()
  const [owner, texts] = await Promise.all([
    findLinkOwner(link),
    getTexts('ownerLinks', messages, locale),
  ])
  const errors = findDraft(query.get(formParameter), redeemLinkKind)?.errors ?? {}
  const failure = owner === null ? null : findText(texts.problems, errors['link'])
  const title = texts[titles[link.kind]]
  const isSignIn = link.kind === 'signIn'
  return {
    facts: await toOwnPageFacts(locale, title, (one) => buildLoginLinkPath(one, token)),
    body: (
      <SignedScreen said={failure === null ? null : { text: failure, isGood: false }} title={title}>
        {owner === null ? (
          <SignedGone
            link={{ href: buildAskLinkPath(locale), label: texts.askAgain }}
            state={texts.problems.gone}
          />
        ) : (
          <form
            action={`${buildLoginLinkActionPath(token)}?lang=${locale}`}
            className={styles.page}
            method="post"
            noValidate
          >
            <input name="lang" type="hidden" value={locale} />
            {isSignIn && <p>{texts.signInLead}</p>}
            {link.kind === 'invitation' && <p>{texts.invitationLead}</p>}
            <p className={styles.account}>{fillIn(texts.account, { email: owner.email })}</p>
            {!isSignIn && (
              <>
                <input
                  autoComplete="username"
                  hidden
                  name="username"
                  readOnly
                  type="email"
                  value={owner.email}
                />
                <PasswordField
                  error={findText(texts.problems, errors['password']) ?? undefined}
                  texts={texts}
                />
              </>
            )}
            <div>
              <Button size="large" type="submit">
                {isSignIn ? texts.signIn : texts.save}
              </Button>
            </div>
          </form>
        )}
      </SignedScreen>
    ),
  }
}
