/** One entry of a calendar file: its properties by name, without their parameters. */
export type ReadEvent = Readonly<Record<string, string>>

/** Takes back what RFC 5545 (3.3.11) asks to write before commas, semicolons and backslashes. */
function unescape(value: string): string {
  return value.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))
}

function toPair(line: string): [string, string] {
  const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/s.exec(line) ?? []
  return [name, unescape(value)]
}

/**
 * Reads a calendar file (RFC 5545) as far as tests ask: long lines joined, the properties of the
 * calendar and of each event.
 *
 * @throws Error for a text that is no calendar, or whose parts do not end
 */
export function readCalendarFile(text: string): {
  calendar: ReadEvent
  events: ReadEvent[]
} {
  const lines = text
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter(Boolean)
  if (lines[0] !== 'BEGIN:VCALENDAR' || lines.at(-1) !== 'END:VCALENDAR') {
    throw new Error('Not a calendar file')
  }
  const inner = lines.slice(1, -1).join('\r\n')
  const blocks = [...inner.matchAll(/BEGIN:VEVENT\r\n(.*?)\r\nEND:VEVENT/gs)]
  if (blocks.length !== inner.split('BEGIN:VEVENT').length - 1)
    throw new Error('An event has no end')
  const toRecord = (part: string) =>
    Object.fromEntries(part.split('\r\n').filter(Boolean).map(toPair))
  return {
    calendar: toRecord(inner.replace(/BEGIN:VEVENT\r\n.*?\r\nEND:VEVENT/gs, '')),
    events: blocks.map(([, block = '']) => toRecord(block)),
  }
}
