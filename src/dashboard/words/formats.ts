import type { Language } from '../look/language.ts'

const calendarDays: Record<Language, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }),
  // Bengali months are rarely shortened.
  bn: new Intl.DateTimeFormat('bn', { dateStyle: 'long', timeZone: 'UTC' }),
}

/** A calendar day (`2026-12-01`), which is the same in every time zone. */
export function calendarDayIn(language: Language, date: string): string {
  return calendarDays[language].format(new Date(date))
}
