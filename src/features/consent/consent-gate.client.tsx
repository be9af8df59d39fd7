'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { consentKey } from '@/domain/consent/consent-key'
import { choices, type Choice, type ChosenPurpose } from '@/domain/consent/purposes'
import type { Tracking } from '@/domain/consent/vendors'
import { fetchQuietly } from '@/ui/fetch-part'
import { setEmbedsAllowed } from '@/ui/video/embed-permission'
import {
  consentEvent,
  findConsent,
  forgetConsent,
  keepConsent,
  keepsNothing,
  settleConsent,
  tellConsent,
} from './consent-memory'

/** Query parameter that forgets the answer and asks again. */
const askAgainParameter = 'setcookies'

type ConsentGateProps = {
  purposesVersion: string
  /** What the agency measures with; null on pages of one person, of which nobody else is told. */
  tracking: Tracking | null
}

function isChoice(value: string | undefined): value is Choice {
  return value !== undefined && Object.hasOwn(choices, value)
}

/** What a press on a button of the question agrees to. */
function findGiven(target: EventTarget | null): readonly ChosenPurpose[] | null {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-consent]')
  return button && isChoice(button.dataset.consent) ? choices[button.dataset.consent] : null
}

const loadSweep = fetchQuietly(() => import('./sweep'))
const loadCampaignMemory = fetchQuietly(() => import('./campaign-memory'))
const loadMeasuring = fetchQuietly(() => import('./measuring'))

/** What is agreed to now: it may be taken back while a script is on its way. */
const listGiven = (purposesVersion: string) => findConsent(purposesVersion)?.given ?? []

/** Clears what is not allowed by then: the answer may come before the script. */
function clear(purposesVersion: string): void {
  if (keepsNothing()) return
  void loadSweep().then(({ sweep }) => sweep(listGiven(purposesVersion)))
}

/** Whether this document was looked at: a service may have written once more while the one before left. */
let isCleared = false

/** Lets happen what the visitor agreed to, and shows the question where there is no answer. */
function settle({ purposesVersion, tracking }: ConsentGateProps): void {
  const consent = settleConsent(purposesVersion)
  const given = consent?.given ?? []
  document.documentElement.toggleAttribute('data-consent-asked', consent === null)
  document.documentElement.toggleAttribute('data-embeds-allowed', given.includes('media'))
  setEmbedsAllowed(given.includes('media'))
  const isAllGiven = given.length === choices.all.length
  if (consent === null || !(isCleared || isAllGiven)) clear(purposesVersion)
  isCleared = true
  if (given.includes('marketing') && window.location.search.includes('utm_')) {
    const { search } = window.location
    void loadCampaignMemory().then(({ keepCampaign }) => {
      if (listGiven(purposesVersion).includes('marketing')) keepCampaign(search)
    })
  }
  const isMeasured = tracking !== null && Object.values(tracking).some((id) => id !== null)
  if (!isMeasured) return
  void loadMeasuring().then(({ measure }) => measure(tracking, listGiven(purposesVersion)))
}

/** An address with `setcookies` forgets once, not again on every look at the page. */
function takeAskAgain(): boolean {
  const url = new URL(window.location.href)
  if (!url.searchParams.has(askAgainParameter)) return false
  url.searchParams.delete(askAgainParameter)
  window.history.replaceState(window.history.state, '', url)
  return true
}

/** The part of the question about cookies that runs on every page; the rest comes when it is needed. */
export function ConsentGate({ purposesVersion, tracking }: ConsentGateProps) {
  const pathname = usePathname()
  const ids = tracking && JSON.stringify(tracking)

  useEffect(() => {
    const known: Tracking | null = ids === null ? null : JSON.parse(ids)
    const onChange = () => settle({ purposesVersion, tracking: known })
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== consentKey && key !== null) return
      onChange()
      // What was taken back in another tab is kept in this one's session as well.
      clear(purposesVersion)
    }
    const onClick = ({ target }: MouseEvent) => {
      const given = findGiven(target)
      if (given === null) return
      // What an earlier answer left was cleared when it was asked again. So a press needs no file that
      // a bad line may not bring.
      if (keepConsent(given, purposesVersion)) tellConsent()
      // Where nothing can be kept the question leaves for this page alone.
      else document.documentElement.removeAttribute('data-consent-asked')
    }
    window.addEventListener(consentEvent, onChange)
    window.addEventListener('storage', onStorage)
    document.addEventListener('click', onClick)
    if (takeAskAgain()) forgetConsent()
    onChange()
    return () => {
      window.removeEventListener(consentEvent, onChange)
      window.removeEventListener('storage', onStorage)
      document.removeEventListener('click', onClick)
    }
    // Each page of a visit is looked at: it may hold a campaign, and is told to who counts.
  }, [pathname, purposesVersion, ids])

  return null
}
