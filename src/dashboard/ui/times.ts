const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** A point in time (ISO 8601) as a day, in the reader's time zone. */
export function dayOf(instant: string): string {
  return day.format(new Date(instant))
}

/** A point in time (ISO 8601) as day and time, in the reader's time zone. */
export function momentOf(instant: string): string {
  return moment.format(new Date(instant))
}

/** Today where the reader is, as the date field writes it. */
export function today(): string {
  const now = new Date()
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
