import 'server-only'
import { headers } from 'next/headers'
import type { Locale } from '@/domain/kernel/locales'
import { buildLoginCodePath, loginCodeActionPath } from '@/domain/routes/login-links'
import { formParameter } from '@/domain/routes/reserved'
import { getAddressBook } from '@/features/routing/address-book'
import type { Screen } from '@/features/routing/page-facts'
import { toOwnPageFacts } from '@/features/routing/to-own-page-facts'
import { SignedGone, SignedScreen } from '@/features/signed-pages/signed-screen'
import { payloadAsSystem } from '@/server/payload'
import { findDraft } from '@/server/request/form-drafts'
import { getTexts } from '@/server/texts/text-overrides'
import { Button } from '@/ui/button/button'
import { ErrorSummary } from '@/ui/error-summary/late-error-summary.client'
import { TextField } from '@/ui/text-field/text-field'
import { loginCodeKind } from './answer-login-code'
import styles from './link-screens.module.css'
import { findPendingLogin } from './pending-login'
import { messages } from './second-factor-messages'

type Texts = (typeof messages)[Locale]
type CodeFormProps = { locale: Locale; texts: Texts; error: string | undefined }

function CodeForm({ locale, texts, error }: CodeFormProps) {
  return (
    <form
      action={`${loginCodeActionPath}?lang=${locale}`}
      className={styles.page}
      method="post"
      noValidate
    >
      {error !== undefined && (
        <ErrorSummary errors={[{ fieldId: 'login-code', text: error }]} title={texts.errorTitle} />
      )}
      <input name="lang" type="hidden" value={locale} />
      <p>{texts.loginLead}</p>
      <TextField
        autoComplete="one-time-code"
        error={error}
        errorPrefix={texts.errorPrefix}
        hint={texts.codeHint}
        id="login-code"
        inputMode="numeric"
        label={texts.code}
        name="code"
        required
      />
      <div>
        <Button size="large" type="submit">
          {texts.signIn}
        </Button>
      </div>
      <p className={styles.account}>{texts.lost}</p>
    </form>
  )
}

type CodeRequest = { locale: Locale; query: URLSearchParams }

/** Where a login with a second factor is completed, by who has taken the first step. */
export async function getLoginCodeScreen({ locale, query }: CodeRequest): Promise<Screen> {
  const payload = await payloadAsSystem('looking whether somebody has taken the first step')
  const [texts, { page }, pending] = await Promise.all([
    getTexts('ownerSecondFactor', messages, locale),
    getAddressBook(locale),
    findPendingLogin({ payload }, await headers(), new Date()),
  ])
  const code = findDraft(query.get(formParameter), loginCodeKind)?.errors['code']
  const problems: Readonly<Record<string, string>> = texts.problems
  const error = code !== undefined && Object.hasOwn(problems, code) ? problems[code] : undefined
  return {
    facts: await toOwnPageFacts(locale, texts.loginTitle, buildLoginCodePath),
    body: (
      <SignedScreen said={null} title={texts.loginTitle}>
        {pending === null ? (
          <SignedGone
            link={{ href: page('/login/'), label: texts.backToLogin }}
            state={error ?? texts.problems.gone}
          />
        ) : (
          <CodeForm error={error} locale={locale} texts={texts} />
        )}
      </SignedScreen>
    ),
  }
}
