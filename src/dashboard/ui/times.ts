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
