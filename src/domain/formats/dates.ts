import { toCalendarDay } from '../kernel/calendar-day'
import type { Locale } from '../kernel/locales'

const months: Record<Locale, string> = {
  nl: 'januari februari maart april mei juni juli augustus september oktober november december',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  en: 'January February March April May June July August September October November December',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
}

const weekdays: Record<Locale, string> = {
  nl: 'zondag maandag dinsdag woensdag donderdag vrijdag zaterdag',
  fr: 'dimanche lundi mardi mercredi jeudi vendredi samedi',
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
  de: 'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag',
}

const belgianTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Brussels',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/**
 * Prints day, month and year with zeros: "07/03/2026", in every language. The day is that of
 * Belgium. Gives the empty text for what is no date.
 */
export function formatDate(value: Date | string): string {
  return toCalendarDay(value)?.split('-').reverse().join('/') ?? ''
}

/** Prints a date with the name of its month: "7 maart 2026". The empty text for what is no date. */
export function formatLongDate(value: Date | string, locale: Locale): string {
  const [year = '', month = '', day = ''] = toCalendarDay(value)?.split('-') ?? []
  if (year === '') return ''
  const name = months[locale].split(' ')[Number(month) - 1] ?? ''
  return `${ordinal(Number(day), locale)} ${name} ${year}`
}

/** Prints a month with its year: "maart 2026". The empty text for what is no date. */
export function formatMonth(value: Date | string, locale: Locale): string {
  const [year = '', month = ''] = toCalendarDay(value)?.split('-') ?? []
  return year === '' ? '' : `${months[locale].split(' ')[Number(month) - 1] ?? ''} ${year}`
}

/** Prints the day of the week of a date: "zaterdag". The empty text for what is no date. */
export function formatWeekday(value: Date | string, locale: Locale): string {
  const day = toCalendarDay(value)
  if (day === null) return ''
  return weekdays[locale].split(' ')[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? ''
}

/**
 * Prints a date with its day of the week: "zaterdag 7 maart 2026", "Samstag, 7. März 2026". The
 * empty text for what is no date.
 */
export function formatWeekdayDate(value: Date | string, locale: Locale): string {
  const day = toCalendarDay(value)
  if (day === null) return ''
  return `${formatWeekday(day, locale)}${locale === 'de' ? ',' : ''} ${formatLongDate(day, locale)}`
}

/** Prints the Belgian time of a moment in 24 hours: "14:00". The empty text for what is no moment. */
export function formatTime(value: Date | string): string {
  const moment = new Date(value)
  return Number.isNaN(moment.getTime()) ? '' : belgianTime.format(moment)
}

/** Prints a day and its times in figures, for every language: "28/11/2026 14:00–14:30". */
export function formatDayAndTimes(from: Date | string, to: Date | string): string {
  return `${formatDate(from)} ${formatTime(from)}–${formatTime(to)}`
}

function ordinal(day: number, locale: Locale): string {
  if (locale === 'de') return `${day}.`
  return locale === 'fr' && day === 1 ? '1er' : String(day)
}
