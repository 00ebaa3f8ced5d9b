/** An event that takes a whole day, as calendars of other programs show it. */
interface DayEvent {
  /** Stays the same, so that a calendar changes an event instead of adding another. */
  uid: string
  /** Year-month-day. */
  day: string
  dayAfter: string
  summary: string
  url: string
}

/** Octets in a line, without its end (RFC 5545, section 3.1). */
const longestLine = 75

const octets = new TextEncoder()

/** Folds a line: what goes on begins with a space, and no character is cut. */
function folded(line: string): string {
  const lines: string[] = []
  let current = ''
  let length = 0
  for (const character of line) {
    const size = octets.encode(character).length
    if (length + size > longestLine) {
      lines.push(current)
      current = ' '
      length = 1
    }
    current += character
    length += size
  }
  return [...lines, current].join('\r\n')
}

/** Escapes a value of the type TEXT (section 3.3.11). */
const text = (value: string) => value.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

const dateOf = (day: string) => day.replaceAll('-', '')

/** Returns a calendar (RFC 5545). Whole days need no time zone; the moment when it was made is in UTC. */
export function icsOf(
  name: string,
  events: readonly DayEvent[],
  { now, product }: { now: string; product: string },
): string {
  const stamp = `${now.slice(0, 19).replace(/[-:]/g, '')}Z`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${text(product)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${text(name)}`,
    ...events.flatMap(({ uid, day, dayAfter, summary, url }) => [
      'BEGIN:VEVENT',
      `UID:${text(uid)}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${dateOf(day)}`,
      `DTEND;VALUE=DATE:${dateOf(dayAfter)}`,
      `SUMMARY:${text(summary)}`,
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
