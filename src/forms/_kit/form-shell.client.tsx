'use client'

import { lazy, useEffect, useRef, useState, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { fetchPart } from '@/ui/fetch-part'
import { useHasScript } from '@/ui/use-has-script'
import { helpMsMax, type FormModel } from './form-model'

const load = () => import('./form-enhancer.client')
const Enhancer = lazy(async () => ({ default: (await fetchPart(load)).FormEnhancer }))

/** The same each time, so that React never writes it over what the server drew. */
const asDrawn = { __html: '' }

/** Whether the page was drawn for something that happened, of which only the helped form can tell. */
function hasStory({ isStepped, start }: FormModel): boolean {
  const { errors, failure, captcha, reading } = start
  return isStepped || Boolean(failure ?? captcha ?? reading) || Object.keys(errors).length > 0
}

/** Whether an address leads to an answer of the form. */
function leadsInto(place: HTMLElement, hash: string): boolean {
  const target = hash === '' ? null : document.getElementById(hash.slice(1))
  return target instanceof HTMLInputElement && place.contains(target)
}

/** Tells when the form can do what it is helped with. */
function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(() => onReady(), [onReady])
  return children
}

/** Forms that were brought to life. A page that is left is hidden and may come back, with what was typed. */
const roots = new Map<HTMLElement, Root>()

/** Takes the help from forms that have left the document. */
function forgetGone(): void {
  for (const [place, root] of roots) {
    if (place.isConnected) continue
    roots.delete(place)
    root.unmount()
  }
}

/**
 * Waits until somebody begins with the form, then brings it to life. What is sent meanwhile is sent
 * when the help is there; where that cannot be had in time, as the browser would have sent it.
 *
 * @returns stops waiting, and takes the help away where the form is gone
 */
function helpWhenBegun(place: HTMLElement, form: FormModel): () => void {
  // Not while React draws, which it does when it takes the form from the page.
  const leave = () => queueMicrotask(forgetGone)
  leave()
  if (roots.has(place)) return leave
  const waiting = new AbortController()
  const { signal } = waiting
  let begun: Promise<void> | null = null
  let hasFailed = false
  let isSent = false
  let hasLeft = false

  async function help() {
    const { FormEnhancer } = await load()
    if (signal.aborted) return
    await new Promise<void>((resolve) => {
      const helped = (
        <Ready onReady={resolve}>
          <FormEnhancer form={form} />
        </Ready>
      )
      roots.set(place, hydrateRoot(place, helped, { identifierPrefix: form.kind }))
    })
    waiting.abort()
  }
  const begin = () =>
    (begun ??= help().catch((cause: unknown) => {
      begun = null
      hasFailed = true
      throw cause
    }))
  // The form works by itself, so a failure to load the help needs no answer; the next touch tries again.
  const beginQuietly = () => void begin().catch(() => undefined)

  const handleSubmit = (event: SubmitEvent) => {
    const { target, submitter } = event
    // Whose help did not come is not made to wait for it once more: the browser sends the form.
    if (!(target instanceof HTMLFormElement) || hasFailed) return
    event.preventDefault()
    const send = () => {
      if (isSent || hasLeft) return
      isSent = true
      waiting.abort()
      target.requestSubmit(submitter)
    }
    // Not within this very event: a form that is being sent cannot be sent.
    const sendLater = () => setTimeout(send)
    begin().then(sendLater, sendLater)
    // A line that hangs answers nothing.
    setTimeout(send, helpMsMax)
  }
  const handleClick = ({ target }: MouseEvent) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null
    if (link && leadsInto(place, link.hash)) beginQuietly()
  }

  place.addEventListener('focusin', beginQuietly, { signal })
  place.addEventListener('pointerdown', beginQuietly, { signal })
  place.addEventListener('submit', handleSubmit, { signal })
  document.addEventListener('click', handleClick, { signal })
  // Somebody may have been faster than the script.
  const isBegun = place.contains(document.activeElement)
  if (isBegun || leadsInto(place, window.location.hash)) beginQuietly()
  return () => {
    // What was pressed here must not take away the page that came next.
    hasLeft = true
    waiting.abort()
    leave()
  }
}

/** The form as the server drew it, which React leaves alone until somebody begins with it. */
function WaitingForm({ form }: { form: FormModel }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current ? helpWhenBegun(place.current, form) : undefined), [form])
  return <div dangerouslySetInnerHTML={asDrawn} ref={place} suppressHydrationWarning />
}

/**
 * A form of the site, whose help is heavy and comes when somebody begins with it. The server draws
 * the form whole; a browser that finds it drawn leaves it so until then, and one that comes from
 * another page of the site draws it itself.
 */
export function FormShell({ form }: { form: FormModel }) {
  const hasScript = useHasScript()
  const [wasDrawn] = useState(!hasScript)
  const isServer = typeof window === 'undefined'
  if (isServer || !wasDrawn || hasStory(form)) {
    return (
      <div>
        <Enhancer form={form} />
      </div>
    )
  }
  return <WaitingForm form={form} />
}
