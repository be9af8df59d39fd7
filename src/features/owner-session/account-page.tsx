import 'server-only'
import { formatTime, formatWeekdayDate } from '@/domain/formats/dates'
import { languageNames } from '@/domain/kernel/language-names'
import { locales, type Locale } from '@/domain/kernel/locales'
import { passwordCharactersMin } from '@/domain/accounts/password'
import { ownerNotices, wantsNotice } from '@/domain/owners/notices'
import { toOwnerName } from '@/domain/owners/owner-name'
import { formatPortalPath } from '@/domain/routes/portal'
import { formParameter } from '@/domain/routes/reserved'
import { getAgency } from '@/features/office/agency-queries'
import { findText } from '@/i18n/find-text'
import { toSessionId, type OwnerAccount } from '@/server/owner-auth'
import { payloadAsSystem } from '@/server/payload'
import { findDraft } from '@/server/request/form-drafts'
import { readSecondFactor } from '@/server/second-factor'
import { getTexts } from '@/server/texts/text-overrides'
import { Button } from '@/ui/button/button'
import { ButtonLink } from '@/ui/button/button-link'
import { CheckboxRow } from '@/ui/checkbox-row/checkbox-row'
import { ErrorSummary } from '@/ui/error-summary/late-error-summary.client'
import { Fieldset } from '@/ui/fieldset/fieldset'
import { FactList } from '@/ui/facts/facts'
import { OutcomeNotice } from '@/ui/notice/late-outcome-notice.client'
import { Link } from '@/ui/link/link'
import { Section } from '@/ui/section/section'
import { SelectField } from '@/ui/select-field/select-field'
import { fillIn } from '@/ui/template'
import { accountKind, buildAccountDeedPath, doneParameter, noticesField } from './account-form'
import { messages } from './account-messages'
import styles from './account-page.module.css'
import { listSessions } from './list-sessions'
import { OwnPasswordField } from './own-password-field'
import { currentField, hasPassword } from './owner-proof'
import { getOwnerTexts } from './owner-texts'
import { findSessionDevices, toDeviceName } from './session-devices'
import { messages as factorMessages } from './second-factor-messages'

type Texts = (typeof messages)[Locale]
type PartProps = { owner: OwnerAccount; locale: Locale; texts: Texts }
type Problem = { fieldId: string; text: string }

async function Details({ owner, texts }: PartProps) {
  const { email } = await getAgency()
  const rows = [
    { label: texts.name, value: toOwnerName(owner) },
    { label: texts.email, value: owner.email },
    ...(owner.phone ? [{ label: texts.phone, value: owner.phone }] : []),
  ]
  return (
    <Section flush title={texts.details}>
      <FactList columns={1} facts={rows} isLong />
      <p className={styles.note}>{texts.detailsHint}</p>
      {email && (
        <p>
          <Link href={`mailto:${email}`}>{email}</Link>
        </p>
      )}
    </Section>
  )
}

function Settings({ owner, locale, texts }: PartProps) {
  return (
    <Section flush title={texts.settings}>
      <form action={buildAccountDeedPath('settings', locale)} className={styles.form} method="post">
        <input name="lang" type="hidden" value={locale} />
        <SelectField
          autoComplete="off"
          defaultValue={owner.locale ?? locale}
          id="account-locale"
          label={texts.language}
          name="locale"
          options={locales.map((one) => ({ value: one, label: languageNames[one][locale] }))}
        />
        {/* A box that is not ticked is not sent, so the form says which ones it showed. */}
        <input name={noticesField} type="hidden" value={ownerNotices.join(' ')} />
        <Fieldset id="account-notices" legend={texts.noticesTitle}>
          {ownerNotices.map((notice) => (
            <CheckboxRow
              autoComplete="off"
              defaultChecked={wantsNotice(owner, notice)}
              id={`account-${notice}`}
              key={notice}
              label={texts.notices[notice]}
              name={notice}
              value="on"
            />
          ))}
        </Fieldset>
        <div>
          <Button type="submit">{texts.save}</Button>
        </div>
      </form>
    </Section>
  )
}

async function Password({
  owner,
  locale,
  texts,
  problem,
}: PartProps & { problem: Problem | null }) {
  const [isAsked, words] = await Promise.all([hasPassword(owner.id), getOwnerTexts(locale)])
  const title = isAsked ? texts.password : texts.choose
  const findError = (id: string) => (problem?.fieldId === id ? problem.text : undefined)
  return (
    <Section flush lead={<p>{texts.changeNote}</p>} title={title}>
      <form
        action={buildAccountDeedPath('password', locale)}
        className={styles.form}
        method="post"
        noValidate
      >
        <input name="lang" type="hidden" value={locale} />
        {/* Tells a keeper of passwords whose this is. */}
        <input autoComplete="username" hidden name="email" readOnly value={owner.email} />
        {isAsked && (
          <OwnPasswordField
            autoComplete="current-password"
            error={findError(currentField)}
            id={currentField}
            label={texts.current}
            words={words}
          />
        )}
        <OwnPasswordField
          autoComplete="new-password"
          error={findError('fresh')}
          hint={texts.freshHint}
          id="fresh"
          label={texts.fresh}
          minLength={passwordCharactersMin}
          words={words}
        />
        <div>
          {/* Where the summary of errors leads to when there is no field. */}
          <Button id={isAsked ? undefined : currentField} type="submit">
            {isAsked ? texts.change : texts.choose}
          </Button>
        </div>
      </form>
    </Section>
  )
}

async function Sessions({ owner, locale, texts }: PartProps) {
  const devices = await findSessionDevices(owner.id)
  const say = (template: string, at: string) =>
    fillIn(template, { day: formatWeekdayDate(at, locale), time: formatTime(at) })
  const sessions = listSessions(owner.sessions ?? [], toSessionId(owner), new Date())
  return (
    <Section flush title={texts.sessions}>
      <ul className={styles.list}>
        {sessions.map(({ id, openedAt, endsAt, isThis }) => {
          const opened = say(texts.opened, openedAt)
          const device = toDeviceName(devices.get(id), texts)
          const name = isThis ? texts.this : `${device}, ${opened}`
          return (
            <li className={styles.item} key={id}>
              <div>
                <p className={styles.strong}>
                  <span>{device}</span>
                  {isThis && (
                    <>
                      {' · '}
                      <span>{texts.this}</span>
                    </>
                  )}
                </p>
                <p>{opened}</p>
                <p className={styles.note}>{say(texts.ends, endsAt)}</p>
              </div>
              <form action={buildAccountDeedPath('session', locale)} method="post">
                <input name="lang" type="hidden" value={locale} />
                <input name="session" type="hidden" value={id} />
                <Button
                  aria-label={fillIn(texts.endNamed, { session: name })}
                  type="submit"
                  variant="secondary"
                >
                  {texts.end}
                </Button>
              </form>
            </li>
          )
        })}
      </ul>
      <form action={buildAccountDeedPath('sessions', locale)} method="post">
        <input name="lang" type="hidden" value={locale} />
        <Button type="submit" variant="text">
          {texts.everywhere}
        </Button>
      </form>
    </Section>
  )
}

/** Whether the login has a second step; the rest stands on a page of its own. */
async function SecondStep({ owner, locale }: Omit<PartProps, 'texts'>) {
  const [texts, payload] = await Promise.all([
    getTexts('ownerSecondFactor', factorMessages, locale),
    payloadAsSystem('telling an owner how the second step of the own login stands'),
  ])
  const whose = { accountId: owner.id, sessionId: null, now: new Date() }
  const state = await readSecondFactor('owners', { payload }, whose)
  const isOn = state.kind === 'on'
  return (
    <Section flush lead={<p>{texts.lead}</p>} title={texts.title}>
      <div className={styles.form}>
        {isOn ? (
          <div>
            <p className={styles.strong}>
              {fillIn(texts.stateOn, { day: formatWeekdayDate(state.since.toISOString(), locale) })}
            </p>
            <p>{fillIn(texts.left, { count: state.codesLeft })}</p>
          </div>
        ) : (
          <p className={styles.strong}>{texts.stateOff}</p>
        )}
        <div>
          <ButtonLink
            href={formatPortalPath(locale, { kind: 'secondStep' })}
            prefetch={false}
            variant="secondary"
          >
            {isOn ? texts.manageOn : texts.manageOff}
          </ButtonLink>
        </div>
      </div>
    </Section>
  )
}

type AccountPageProps = { owner: OwnerAccount; locale: Locale; query: URLSearchParams }

/** What an owner may see and change of the own account. */
export async function AccountPage({ owner, locale, query }: AccountPageProps) {
  const texts = await getTexts('portalAccount', messages, locale)
  const draft = findDraft(query.get(formParameter), accountKind)
  const [fieldId = '', name] = Object.entries(draft?.errors ?? {})[0] ?? []
  const wrong = findText(texts.problems, name)
  const problem = wrong === null ? null : { fieldId, text: wrong }
  const said = problem === null ? findText(texts.done, query.get(doneParameter)) : null
  return (
    <>
      {problem && <ErrorSummary errors={[problem]} title={texts.errorTitle} />}
      {said && (
        <OutcomeNotice forget={[doneParameter]}>
          <p>{said}</p>
        </OutcomeNotice>
      )}
      <div className={styles.parts}>
        <div className={styles.column}>
          <Details locale={locale} owner={owner} texts={texts} />
          <Settings locale={locale} owner={owner} texts={texts} />
          <Password locale={locale} owner={owner} problem={problem} texts={texts} />
        </div>
        <div className={styles.column}>
          <SecondStep locale={locale} owner={owner} />
          <Sessions locale={locale} owner={owner} texts={texts} />
        </div>
      </div>
    </>
  )
}
