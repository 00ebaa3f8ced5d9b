export {
  calendarDate,
  clockAt,
  type Locale,
  longDate,
  longMoment,
  shortDate,
  shortMoment,
  shortMomentBeside,
  timeZoneIn,
  wallTimesIn,
} from './formatting.schema.ts'
export { day, hour, minute } from './spans.schema.ts'
export {
  beginOfDay,
  dayAfter,
  dayIn,
  daysAfter,
  daysHere,
  instantAt,
  isTimeZone,
  monthsAfter,
  sameTimeOn,
  wallTimeOf,
} from './wall.schema.ts'
