import 'server-only'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { isOff } from '@/domain/appointments/states'
import type { Locale } from '@/domain/kernel/locales'
import { buildAppointmentActionPath, buildAppointmentPath } from '@/domain/routes/appointments'
import type { Screen } from '@/features/routing/page-facts'
import { toOwnPageFacts } from '@/features/routing/to-own-page-facts'
import { AskedTwice } from '@/features/signed-pages/signed-screen'
import { classNames } from '@/ui/class-names'
import { Button } from '@/ui/button/button'
import { Container } from '@/ui/container/container'
import { Notice } from '@/ui/notice/notice'
import { RadioRows } from '@/ui/radio-rows/radio-rows'
import { Section } from '@/ui/section/section'
import type { AppointmentProblem } from './answer-appointment'
import { AppointmentPlace } from './appointment-place'
import { findAppointment, type AppointmentView } from './appointment-queries'
import styles from './appointment-screen.module.css'
import { SubjectLink, type FindHref } from './subject-link'
import { formatSlot, toSlotChoices } from './to-slot-choices'

type AppointmentRequest = {
  locale: Locale
  token: string
  /** Why the last change was not made, as the address says it. */
  problem: string | null
  /** Whether it has just been moved. */
  isMoved: boolean
  /** Whether the waiting list has just been left. */
  hasLeft: boolean
  findHref: FindHref
}

const problems: Readonly<Record<AppointmentProblem, true>> = {
  missing: true,
  full: true,
  closed: true,
  unknown: true,
  over: true,
  placed: true,
  unavailable: true,
}

function isProblem(text: string | null): text is AppointmentProblem {
  return text !== null && Object.hasOwn(problems, text)
}

type ActionProps = {
  token: string
  locale: Locale
  action: 'cancel' | 'leave' | 'move'
  submit: string
  children?: ReactNode
}

/** Sends a decision; following the link of the appointment alone changes nothing. */
function ActionForm({ token, locale, action, submit, children }: ActionProps) {
  return (
    <form action={buildAppointmentActionPath(token)} className={styles.form} method="post">
      <input name="lang" type="hidden" value={locale} />
      <input name="action" type="hidden" value={action} />
      {children}
      <Button type="submit" variant={action === 'move' ? undefined : 'secondary'}>
        {submit}
      </Button>
    </form>
  )
}

type PartProps = { view: AppointmentView; token: string; locale: Locale; error?: string }

async function Move({ view, token, locale, error }: PartProps) {
  const t = await getTranslations('appointments.own')
  const isWaiting = view.state === 'waiting'
  if (view.otherSlots.length === 0) {
    return isWaiting ? null : <Section lead={t('moveNone')} title={t('move')} />
  }
  const options = toSlotChoices(view.otherSlots, locale)
  // Whoever is told of a free place comes for that one.
  const isFreeNow = isWaiting && view.otherSlots.some(({ id }) => id === view.slot.id)
  const takeLead = isFreeNow ? 'takeOwnLead' : 'takeLead'
  return (
    <Section lead={t(isWaiting ? takeLead : 'moveLead')} title={t(isWaiting ? 'take' : 'move')}>
      <ActionForm
        action="move"
        locale={locale}
        submit={t(isWaiting ? 'takeSubmit' : 'moveSubmit')}
        token={token}
      >
        <RadioRows
          defaultOption={isFreeNow ? String(view.slot.id) : undefined}
          error={error}
          errorPrefix={t('errorPrefix')}
          legend={t('slots')}
          name="slot"
          options={options}
        />
      </ActionForm>
    </Section>
  )
}

async function Cancel({ view, token, locale }: PartProps) {
  const action = view.state === 'waiting' ? 'leave' : 'cancel'
  const t = await getTranslations(`appointments.own.${action}`)
  return (
    <AskedTwice lead={t('lead')} title={t('title')}>
      <ActionForm action={action} locale={locale} submit={t('submit')} token={token} />
    </AskedTwice>
  )
}

/**
 * The page of one appointment for the visitor who has its link: when it is, how it stands, and
 * forms to move or cancel it. Leaves with "not found" for a token that was not made here.
 */
export async function getAppointmentScreen(request: AppointmentRequest): Promise<Screen> {
  const { locale, token, problem, isMoved, findHref } = request
  const view = await findAppointment(token, new Date())
  if (view === null) notFound()
  const t = await getTranslations('appointments.own')
  const text = isProblem(problem) ? t(`problem.${problem}`) : undefined
  const hasLeft = request.hasLeft && view.state === 'cancelled'
  const title = t(hasLeft || view.state === 'waiting' ? 'waitingTitle' : 'title')
  return {
    facts: await toOwnPageFacts(locale, title, (one) => buildAppointmentPath(one, token)),
    body: (
      <Container width="form">
        <div className={styles.head}>
          {text && (
            <Notice live tone="alert">
              <p>{text}</p>
            </Notice>
          )}
          {isMoved && view.state === 'confirmed' && text === undefined && (
            <Notice live tone="success">
              <p>{t('moved')}</p>
            </Notice>
          )}
          <h1 className={styles.title}>{title}</h1>
          <p className={classNames(styles.when, isOff(view.state) && styles.over)}>
            {formatSlot(view.slot, locale)}
          </p>
          <div className={styles.place}>
            <AppointmentPlace id={view.id} locale={locale} state={view.state} />
          </div>
          {isOff(view.state) ? (
            <div className={styles.ended}>
              <Notice>
                <p>{t(hasLeft ? 'left' : `state.${view.state}`)}</p>
              </Notice>
            </div>
          ) : (
            <p className={styles.state}>{t(`state.${view.state}`)}</p>
          )}
          <SubjectLink about={view.about} findHref={findHref} locale={locale} />
        </div>
        {view.isChangeable && (
          <>
            <Move
              error={problem === 'missing' ? text : undefined}
              locale={locale}
              token={token}
              view={view}
            />
            <Cancel locale={locale} token={token} view={view} />
          </>
        )}
      </Container>
    ),
  }
}
