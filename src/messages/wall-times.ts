/** From when until when, as the clock on the wall shows it (`2026-12-01T10:00`). */
export function wallTimesIn(language: string, from: string, to: string): string {
  const style = language === 'bn' ? 'long' : 'medium'
  const range = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: style,
    timeStyle: 'short',
    timeZone: 'UTC',
  }).formatRange(new Date(`${from}Z`), new Date(`${to}Z`))
  return range.replace(/\s(?=[AP]M)/g, '\u00a0')
}

/** A time zone (`Asia/Dhaka`) as people of a language call it. */
export function timeZoneIn(language: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(localeOf(language), {
    timeZone,
    timeZoneName: 'shortGeneric',
  }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** British English, in which the day stands before the month. */
function localeOf(language: string): string {
  return language === 'en' ? 'en-GB' : language
}
