import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
import {
  buildAskLinkActionPath,
  buildAskLinkPath,
  buildAskPasswordPath,
  buildLoginLinkActionPath,
  buildLoginLinkPath,
  wishParameter,
  type AskedLink,
} from '@/domain/routes/login-links'
import { carryPortalReturn, parsePortalReturn } from '@/domain/routes/portal'
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
import { toLoginBefore } from './answer-login'
import styles from './link-screens.module.css'
import { messages } from './link-messages'
import { findLinkOwner, readLoginLink, type LoginLink } from './login-link'
import { NextField, readNext } from './next-field'
import { OwnPasswordField } from './own-password-field'
import { getOwnerTexts, type OwnerTexts } from './owner-texts'
import { redeemLinkKind } from './answer-use-link'

type Texts = (typeof messages)[Locale]

type AskWish = AskedLink['wish']

/** The link that is wished; who has not said that the password is forgotten may still ask for that one. */
function AskDeeds({ texts, wish }: { texts: Texts; wish: AskWish }) {
  return (
    <div className={styles.deeds}>
      <input name={wishParameter} type="hidden" value={wish} />
      <Button name="kind" size="large" type="submit" value={wish}>
        {wish === 'password' ? texts.newPasswordLink : texts.signInLink}
      </Button>
      {wish === 'signIn' && (
        <Button name="kind" size="large" type="submit" value="password" variant="secondary">
          {texts.passwordLink}
        </Button>
      )}
    </div>
  )
}

type AskFormProps = {
  locale: Locale
  texts: Texts
  wish: AskWish
  next: string
  typed: string | undefined
  /** What is wrong with the address. */
  error: string | undefined
}

function AskForm({ locale, texts, wish, next, typed, error }: AskFormProps) {
  return (
    <>
      <p>{wish === 'password' ? texts.askPasswordLead : texts.askLead}</p>
      {error !== undefined && (
        <ErrorSummary
          errors={[{ fieldId: 'owner-link-email', text: error }]}
          title={texts.errorTitle}
        />
      )}
      <form
        action={buildAskLinkActionPath(locale, { wish, next })}
        className={styles.form}
        method="post"
        noValidate
      >
        <input name="lang" type="hidden" value={locale} />
        <NextField next={next} />
        <TextField
          autoComplete="username"
          defaultValue={typed}
          error={error}
          errorPrefix={texts.errorPrefix}
          id="owner-link-email"
          label={texts.email}
          name="email"
          required
          type="email"
        />
        <AskDeeds texts={texts} wish={wish} />
      </form>
    </>
  )
}

function toSaid(isSent: boolean, failure: string | undefined, texts: Texts) {
  if (isSent) return { text: texts.sent, isGood: true }
  return failure === undefined ? null : { text: failure, isGood: false }
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
  const wished = draft?.values[wishParameter] ?? query.get(wishParameter)
  const wish = wished === 'password' ? 'password' : 'signIn'
  const title = wish === 'password' ? texts.forgottenTitle : texts.askTitle
  const error = findText(texts.problems, code) ?? undefined
  const isOfField = code === 'email.invalid'
  const isSent = query.has(sentParameter)
  const askPath = wish === 'password' ? buildAskPasswordPath : buildAskLinkPath
  const next = readNext(draft, query)
  const login = page('/login/')
  return {
    facts: await toOwnPageFacts(locale, title, askPath),
    body: (
      <SignedScreen said={toSaid(isSent, isOfField ? undefined : error, texts)} title={title}>
        <div className={styles.page}>
          {isSent ? (
            <p>
              <Link href={carryPortalReturn(askPath(locale), next)} look="standalone">
                {texts.askAgain}
              </Link>
            </p>
          ) : (
            <AskForm
              error={isOfField ? error : undefined}
              locale={locale}
              next={next}
              texts={texts}
              typed={typeof typed === 'string' ? typed : undefined}
              wish={wish}
            />
          )}
          <p>
            <Link
              href={parsePortalReturn(next) === null ? login : toLoginBefore(login, next)}
              look="standalone"
            >
              {texts.backToLogin}
            </Link>
          </p>
        </div>
      </SignedScreen>
    ),
  }
}

type NewPasswordProps = { words: OwnerTexts; texts: Texts; error: string | undefined }

function NewPassword({ words, texts, error }: NewPasswordProps) {
  return (
    <>
      {error !== undefined && (
        <ErrorSummary
          errors={[{ fieldId: 'owner-password', text: error }]}
          title={texts.errorTitle}
        />
      )}
      <OwnPasswordField
        autoComplete="new-password"
        error={error}
        hint={texts.passwordHint}
        id="owner-password"
        label={texts.password}
        name="password"
        words={words}
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

const toAskAgain = (locale: Locale, next: string) =>
  carryPortalReturn(buildAskLinkPath(locale), next)

/** The page behind what is no link of ours, such as one that a mail program has cut. */
async function getBrokenScreen({ locale, token, query }: LinkRequest): Promise<Screen> {
  const texts = await getTexts('ownerLinks', messages, locale)
  const path = (one: Locale) => buildLoginLinkPath(one, encodeURIComponent(token))
  return {
    facts: await toOwnPageFacts(locale, texts.signInTitle, path),
    body: (
      <SignedScreen said={null} title={texts.signInTitle}>
        <SignedGone
          link={{ href: toAskAgain(locale, readNext(null, query)), label: texts.askAgain }}
          state={texts.problems.broken}
        />
      </SignedScreen>
    ),
  }
}

/**
 * The page behind a link into an account: one button, or a new password. What opens nothing leads on
 * to a new link, whether its time is over or it was damaged on its way.
 */
export async function getLoginLinkScreen(request: LinkRequest): Promise<Screen> {
  const { locale, token, query } = request
  const link = readLoginLink(token, new Date())
  if (link === null) return getBrokenScreen(request)
  const [owner, words, texts] = await Promise.all([
    findLinkOwner(link),
    getOwnerTexts(locale),
    getTexts('ownerLinks', messages, locale),
  ])
  const draft = findDraft(query.get(formParameter), redeemLinkKind)
  const errors = draft?.errors ?? {}
  const next = readNext(draft, query)
  const failure = owner === null ? null : findText(texts.problems, errors['link'])
  const title = texts[titles[link.kind]]
  const isSignIn = link.kind === 'signIn'
  return {
    facts: await toOwnPageFacts(locale, title, (one) => buildLoginLinkPath(one, token)),
    body: (
      <SignedScreen said={failure === null ? null : { text: failure, isGood: false }} title={title}>
        {owner === null ? (
          <SignedGone
            link={{ href: toAskAgain(locale, next), label: texts.askAgain }}
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
            <NextField next={next} />
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
                <NewPassword
                  error={findText(texts.problems, errors['password']) ?? undefined}
                  texts={texts}
                  words={words}
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
