export { readAgenda, readMonth, readMonthReport } from './agenda.ts'
export { endCalendar, makeCalendar, ownCalendar, readCalendar } from './calendar.ts'
