import 'server-only'
import { formatNumber } from '@/domain/formats/numbers'
import type { Locale } from '@/domain/kernel/locales'
import { buildPath } from '@/domain/routes/build-path'
import { knownPages } from '@/domain/routes/known-pages'
import { buildOwnDataActionPath, buildOwnDataPath } from '@/domain/routes/own-data'
import { messages as retentionMessages, type RetentionTexts } from '@/features/retention/messages'
import { getAddressBook } from '@/features/routing/address-book'
import type { Screen } from '@/features/routing/page-facts'
import { toOwnPageFacts } from '@/features/routing/to-own-page-facts'
import {
  SignedGone,
  SignedOnward,
  SignedScreen,
  SignedState,
} from '@/features/signed-pages/signed-screen'
import { getTexts } from '@/server/texts/text-overrides'
import { Button } from '@/ui/button/button'
import { CheckboxRow } from '@/ui/checkbox-row/checkbox-row'
import { Heading } from '@/ui/heading/heading'
import { Table } from '@/ui/table/table'
import { fillIn } from '@/ui/template'
import { messages } from './messages'
import styles from './own-data-screen.module.css'
import { findOwnAddress, readOwnDataToken } from './own-data-token'
import { summarisePerson, type PersonLine, type PersonSummary } from './person-summary'
import { tellLine } from './tell-line'

type PageTexts = (typeof messages)[Locale]['page']

/** What the last press came to, as the address says it. */
export const ownDataOutcomes = ['erased', 'erasedKept', 'unconfirmed', 'unavailable'] as const
export type OwnDataOutcome = (typeof ownDataOutcomes)[number]

type OwnDataRequest = { locale: Locale; token: string; outcome: OwnDataOutcome | null }

type LinesProps = { lines: readonly PersonLine[]; locale: Locale; texts: PageTexts }

function Lines({ lines, locale, texts, names }: LinesProps & { names: RetentionTexts }) {
  const columns = ['what', 'count', 'until', 'fate'] as const
  return (
    <Table
      caption={texts.caption}
      columns={columns.map((key) => ({
        key,
        label: texts.columns[key],
        numeric: key === 'count',
      }))}
      rows={lines.map((line) => ({
        id: `${line.collection} ${line.form}`,
        cells: {
          count: formatNumber(line.count),
          ...tellLine(line, { page: texts, names, locale }),
        },
      }))}
    />
  )
}

/** Each is a form, so that looking changes nothing; what cannot be undone is asked twice. */
function Deeds({ action, locale, texts }: { action: string; locale: Locale; texts: PageTexts }) {
  return (
    <>
      <form action={action} className={styles.part} method="post">
        <input name="lang" type="hidden" value={locale} />
        <input name="deed" type="hidden" value="export" />
        <div>
          <Button type="submit" variant="secondary">
            {texts.export}
          </Button>
        </div>
      </form>
      <form action={action} className={styles.part} method="post">
        <input name="lang" type="hidden" value={locale} />
        <input name="deed" type="hidden" value="erase" />
        <Heading level={2} size="m">
          {texts.eraseTitle}
        </Heading>
        <p>{texts.eraseText}</p>
        <CheckboxRow label={texts.confirm} name="confirm" required value="on" />
        <div>
          <Button type="submit">{texts.erase}</Button>
        </div>
      </form>
    </>
  )
}

type KeptProps = Omit<LinesProps, 'lines'> & {
  summary: PersonSummary
  email: string
  action: string
  names: RetentionTexts
}

function Kept({ summary, email, action, locale, texts, names }: KeptProps) {
  const { lines, hasOwnerAccount, isOfAgency } = summary
  const said = fillIn(texts.of, { email })
  if (isOfAgency) return <SignedState detail={said} state={texts.ofAgency} />
  const hasOffers = lines.some(({ collection }) => collection === 'offers')
  // The mail with the link is there in any case.
  const isKnown = lines.some(({ collection, count }) => collection !== 'mails' || count > 1)
  return (
    <>
      <SignedState state={isKnown ? said : texts.nothing} />
      <div className={styles.part}>
        <Lines lines={lines} locale={locale} names={names} texts={texts} />
        {hasOffers && <p>{texts.offersKept}</p>}
        {hasOwnerAccount && <p>{texts.owner}</p>}
      </div>
      <Deeds action={action} locale={locale} texts={texts} />
    </>
  )
}

const isGood = (outcome: OwnDataOutcome) => outcome === 'erased' || outcome === 'erasedKept'

/** Said once the link opens nothing any more. */
async function Gone({ locale, texts }: { locale: Locale; texts: PageTexts }) {
  const { table } = await getAddressBook(locale)
  const request = buildPath(table, knownPages.dataRequest, locale)
  return <SignedGone link={{ href: request.href, label: texts.again }} state={texts.gone} />
}

/**
 * The page of what is kept about whoever got the link: what it is, a copy to take along, and the way
 * to have it erased. What opens nothing leads on to a new link, whether its time is over or it was
 * damaged on its way.
 */
export async function getOwnDataScreen({
  locale,
  token,
  outcome,
}: OwnDataRequest): Promise<Screen> {
  const read = readOwnDataToken(token, new Date())
  const [email, { page: texts }, names] = await Promise.all([
    read === null || read.isExpired ? null : findOwnAddress(read.mailId),
    getTexts('personalData', messages, locale),
    getTexts('retention', retentionMessages, locale),
  ])
  const isOver = email === null
  // That all is gone is believed of a link alone that is gone with it.
  const isSaid = outcome !== null && read !== null && isGood(outcome) === isOver
  const said = isSaid ? outcome : null
  const isErased = said !== null && isGood(said)
  const title = isErased ? texts.erasedTitle : texts.title
  const body =
    email === null ? (
      isErased ? (
        <SignedOnward href={`/${locale}/`} label={texts.home} />
      ) : (
        <Gone locale={locale} texts={texts} />
      )
    ) : (
      <Kept
        action={buildOwnDataActionPath(token)}
        email={email}
        locale={locale}
        names={names}
        summary={await summarisePerson(email)}
        texts={texts}
      />
    )
  return {
    facts: await toOwnPageFacts(locale, title, (one) =>
      buildOwnDataPath(one, encodeURIComponent(token)),
    ),
    body: (
      <SignedScreen
        said={said === null ? null : { text: texts[said], isGood: isErased }}
        title={title}
      >
        {body}
      </SignedScreen>
    ),
  }
}
