import { isTimeZone } from '#platform/clock/schema'
import { europeanDigits } from '#platform/ids/schema'

/** Reads `2:15`, `02.15`, `0215`, `2:15 am`, `১৪:০৫`, as spreadsheets and people write them. */
export function readTime(typed: string): string | null {
  const written = europeanDigits(typed).trim().toLowerCase()
  const [, hours = '', minutes = '', half] =
    /^(\d{1,2})[:.h ]?(\d{2})(?::\d{2})? ?(?:hrs?|hours)?([ap]\.?m\.?)?$/.exec(written) ?? []
  if (hours === '' || Number(minutes) > 59) return null
  const isHalf = half !== undefined && Number(hours) >= 1 && Number(hours) <= 12
  if (half !== undefined && !isHalf) return null
  const hour = isHalf ? (Number(hours) % 12) + (half.startsWith('p') ? 12 : 0) : Number(hours)
  return hour > 23 ? null : `${String(hour).padStart(2, '0')}:${minutes}`
}

/** Reads a time zone by its name, or by that of its city where only one zone has it. */
export function readZone(typed: string): string | null {
  const name = typed.trim().replaceAll(' ', '_')
  const known = ['UTC', ...Intl.supportedValuesOf('timeZone')]
  const same = known.filter((zone) => zone.toLowerCase() === name.toLowerCase())
  const ofCity = known.filter((zone) => zone.toLowerCase().endsWith(`/${name.toLowerCase()}`))
  const [only, other] = same.length > 0 ? same : ofCity
  if (only === undefined) return isTimeZone(name) ? name : null
  return other === undefined ? only : null
}
