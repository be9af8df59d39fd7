import 'server-only'
import { formatWeekdayDate } from '@/domain/formats/dates'
import type { Locale } from '@/domain/kernel/locales'
import { showInGroups } from '@/domain/accounts/second-factor'
import { formatPortalPath } from '@/domain/routes/portal'
import { formParameter } from '@/domain/routes/reserved'
import { findText } from '@/i18n/find-text'
import { toSessionId, type OwnerAccount } from '@/server/owner-auth'
import { payloadAsSystem } from '@/server/payload'
import { findDraft } from '@/server/request/form-drafts'
import { readSecondFactor, type SecondFactorState } from '@/server/second-factor'
import { toCodeAddress } from '@/server/time-codes'
import { Button } from '@/ui/button/button'
import { ErrorSummary } from '@/ui/error-summary/late-error-summary.client'
import { Link } from '@/ui/link/link'
import { OutcomeNotice } from '@/ui/notice/late-outcome-notice.client'
import { QrCode } from '@/ui/qr-code/qr-code'
import { Section } from '@/ui/section/section'
import { fillIn } from '@/ui/template'
import { TextField } from '@/ui/text-field/text-field'
import { doneParameter } from './account-form'
import { FullLeave } from './late-full-leave.client'
import { OwnPasswordField } from './own-password-field'
import { currentField, hasPassword } from './owner-proof'
import { getOwnerTexts } from './owner-texts'
import {
  buildSecondFactorDeedPath,
  recoveryCodesKind,
  secondFactorKind,
  setUpId,
} from './second-factor-form'
import type { messages } from './second-factor-messages'
import styles from './second-factor-page.module.css'

type Texts = (typeof messages)[Locale]
type Problem = { fieldId: string; text: string }
type PartProps = {
  owner: OwnerAccount
  locale: Locale
  texts: Texts
  problem: Problem | null
}

type CodeFieldProps = Omit<PartProps, 'owner' | 'locale'> & { label: string }

function CodeField({ texts, problem, label }: CodeFieldProps) {
  return (
    <TextField
      autoComplete="one-time-code"
      error={problem?.fieldId === 'code' ? problem.text : undefined}
      errorPrefix={texts.errorPrefix}
      id="code"
      inputMode="numeric"
      label={label}
      name="code"
      required
    />
  )
}

async function Begin({ owner, locale, texts, problem }: PartProps) {
  const [isAsked, words] = await Promise.all([hasPassword(owner.id), getOwnerTexts(locale)])
  return (
    <Section flush lead={<p>{texts.beginLead}</p>} title={texts.beginTitle}>
      <form
        action={buildSecondFactorDeedPath('begin', locale)}
        className={styles.form}
        method="post"
        noValidate
      >
        <input name="lang" type="hidden" value={locale} />
        <input autoComplete="username" hidden name="email" readOnly value={owner.email} />
        {isAsked && (
          <OwnPasswordField
            autoComplete="current-password"
            error={problem?.fieldId === currentField ? problem.text : undefined}
            id={currentField}
            label={texts.current}
            words={words}
          />
        )}
        <div>
          {/* Where the summary of errors leads to when there is no field. */}
          <Button id={isAsked ? undefined : currentField} type="submit">
            {texts.begin}
          </Button>
        </div>
      </form>
    </Section>
  )
}

async function readIssuer(): Promise<string> {
  const payload = await payloadAsSystem('naming the agency to the app of an owner')
  const { tradeName } = await payload.findGlobal({ slug: 'site', depth: 0 })
  return tradeName
}

async function SetUp({ owner, locale, texts, problem, secret }: PartProps & { secret: string }) {
  const issuer = await readIssuer()
  const address = toCodeAddress(secret, { issuer, label: owner.email })
  return (
    <>
      {/* Where the first step begins: a place in an address takes the focus only if it can. */}
      <div id={setUpId} tabIndex={-1}>
        <Section flush title={texts.scanTitle}>
          <div className={styles.form}>
            <div className={styles.scan}>
              <QrCode label={texts.qr} value={address} />
            </div>
            <p>
              <Link href={address} look="standalone">
                {texts.openApp}
              </Link>
            </p>
            <p>{texts.scanLead}</p>
            <p>
              <span className={styles.note}>{texts.secret}</span>
              <br />
              <code className={styles.secret}>{showInGroups(secret)}</code>
            </p>
          </div>
        </Section>
      </div>
      <Section flush title={texts.confirmTitle}>
        <form
          action={buildSecondFactorDeedPath('confirm', locale)}
          className={styles.form}
          method="post"
          noValidate
        >
          <input name="lang" type="hidden" value={locale} />
          <CodeField label={texts.firstCode} problem={problem} texts={texts} />
          <div className={styles.ways}>
            <Button type="submit">{texts.confirm}</Button>
            <Button
              formAction={buildSecondFactorDeedPath('cancel', locale)}
              type="submit"
              variant="secondary"
            >
              {texts.cancel}
            </Button>
          </div>
        </form>
      </Section>
    </>
  )
}

type OnProps = PartProps & { state: Extract<SecondFactorState, { kind: 'on' }> }

function On({ locale, texts, problem, state }: OnProps) {
  const day = formatWeekdayDate(state.since.toISOString(), locale)
  return (
    <>
      <div>
        <p className={styles.strong}>{fillIn(texts.stateOn, { day })}</p>
        <p>{fillIn(texts.left, { count: state.codesLeft })}</p>
      </div>
      <Section flush lead={<p>{texts.changeLead}</p>} title={texts.changeTitle}>
        {/* Both deeds undo something: whoever presses Enter has chosen neither. */}
        <form
          action={buildSecondFactorDeedPath('renew', locale)}
          className={styles.form}
          method="post"
          noValidate
        >
          {/* Enter presses the first button of a form, which does nothing while it is disabled. */}
          <button disabled hidden type="submit" />
          <input name="lang" type="hidden" value={locale} />
          <CodeField label={texts.ownCode} problem={problem} texts={texts} />
          <div className={styles.ways}>
            <Button type="submit">{texts.renew}</Button>
            <Button
              formAction={buildSecondFactorDeedPath('off', locale)}
              type="submit"
              variant="secondary"
            >
              {texts.off}
            </Button>
          </div>
        </form>
      </Section>
    </>
  )
}

type CodesProps = { codes: readonly string[]; locale: Locale; texts: Texts }

function Codes({ codes, locale, texts }: CodesProps) {
  return (
    <>
      <OutcomeNotice>
        <p>{texts.switchedOn}</p>
      </OutcomeNotice>
      <Section flush lead={<p>{texts.codesLead}</p>} title={texts.codesTitle}>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        {/* A form, which loads the page in full: nothing of this one is kept to go back to. */}
        <form action={formatPortalPath(locale, { kind: 'account' })} method="get">
          <Button type="submit">{texts.codesDone}</Button>
        </form>
        <FullLeave />
      </Section>
    </>
  )
}

function findProblem(texts: Texts, token: string | null): Problem | null {
  const draft = findDraft(token, secondFactorKind)
  const [fieldId = '', name] = Object.entries(draft?.errors ?? {})[0] ?? []
  const text = findText(texts.problems, name)
  return text === null ? null : { fieldId, text }
}

type SecondFactorPageProps = {
  owner: OwnerAccount
  locale: Locale
  query: URLSearchParams
  texts: Texts
}

/** Where an owner switches the second step of the own login on and off. */
export async function SecondFactorPage({ owner, locale, query, texts }: SecondFactorPageProps) {
  const token = query.get(formParameter)
  const codes = findDraft(token, recoveryCodesKind)?.values['codes']
  if (Array.isArray(codes)) return <Codes codes={codes} locale={locale} texts={texts} />
  const payload = await payloadAsSystem('showing an owner the second step of the own login')
  const whose = { accountId: owner.id, sessionId: toSessionId(owner), now: new Date() }
  const state = await readSecondFactor('owners', { payload }, whose)
  const problem = findProblem(texts, token)
  const done = problem === null ? findText(texts.done, query.get(doneParameter)) : null
  const part = { owner, locale, texts, problem }
  return (
    <>
      {problem && <ErrorSummary errors={[problem]} title={texts.errorTitle} />}
      {done && state.kind === 'off' && (
        <OutcomeNotice forget={[doneParameter]}>
          <p>{done}</p>
        </OutcomeNotice>
      )}
      {state.kind === 'off' && <Begin {...part} />}
      {state.kind === 'settingUp' && <SetUp {...part} secret={state.secret} />}
      {state.kind === 'on' && <On {...part} state={state} />}
    </>
  )
}
