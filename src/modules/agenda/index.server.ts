export { readAgenda, readMonth } from './agenda.ts'
export { endCalendar, makeCalendar, ownCalendar, readCalendar } from './calendar.ts'
