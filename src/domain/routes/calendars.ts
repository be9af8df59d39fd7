import { feedsSegment } from './feeds'

const extension = '.ics'
/** 32 random bytes in base64url. */
const keyForm = /^[\w-]{43}$/

/** The address of an agent's calendar; whoever has it reads the calendar. */
export function buildCalendarPath(key: string): string {
  return `/${feedsSegment}/calendar/${key}${extension}`
}

/** The key in the name of a calendar's file; null for any other name. */
export function parseCalendarName(name: string): string | null {
  const key = name.endsWith(extension) ? name.slice(0, -extension.length) : ''
  return keyForm.test(key) ? key : null
}
