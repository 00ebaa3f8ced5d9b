export { day, hour, minute } from './spans.schema.ts'
export {
  calendarDate,
  clockAt,
  longDate,
  longMoment,
  shortDate,
  shortMoment,
  shortMomentBeside,
  type Told,
  timeZoneIn,
  wallTimesIn,
} from './told.schema.ts'
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
