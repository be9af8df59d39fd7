import { fetchJson } from '@/features/lists/fetch-json'
import { isTouched } from '@/ui/use-early-answers'
import type { FilterAnswer } from './filter-figure.client'

/** Takes what the counts are now. */
export type Show = (answer: FilterAnswer | 'initial' | 'unknown') => void

/** After a key or a tick the counts wait this long for the next one. */
const pauseMs = 250

/** Leaves out of what a form sends what says nothing, so that equal searches have equal addresses. */
export function clean(data: FormData, nothing: Readonly<Record<string, string>>): void {
  for (const name of new Set(data.keys())) {
    const values = data.getAll(name)
    const telling = values.filter(
      (value) => typeof value === 'string' && value.trim() !== '' && value !== nothing[name],
    )
    data.delete(name)
    for (const value of telling) data.append(name, value)
  }
}

/** The query that a form would send, without question mark; empty where it says nothing. */
export function toQuery(form: HTMLFormElement): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') query.append(name, value)
  }
  return query.toString()
}

/** Whether the choices are no longer those with which the page came. */
export function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some(
    (control) => 'name' in control && control.name !== '' && isTouched(control),
  )
}

/** Asks for counts one question at a time; a newer question drops the older one. */
export function createAsker(form: HTMLFormElement, countsHref: string, show: Show) {
  let timer: number | undefined
  let stop = new AbortController()
  const ask = async () => {
    const question = new AbortController()
    stop = question
    const answer = isChanged(form)
      ? await fetchJson<FilterAnswer>(`${countsHref}&${toQuery(form)}`, question.signal)
      : 'initial'
    if (!question.signal.aborted) show(answer ?? 'unknown')
  }
  const drop = () => {
    window.clearTimeout(timer)
    stop.abort()
  }
  return {
    askSoon: () => {
      drop()
      timer = window.setTimeout(ask, pauseMs)
    },
    drop,
  }
}
