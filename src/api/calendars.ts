import { z } from 'zod'
import { endCalendar, makeCalendar, ownCalendar, readCalendar } from '#modules/agenda'
import {
  calendarKeySchema,
  calendarRates,
  newCalendarSchema,
  ownCalendarSchema,
} from '#modules/agenda/schema'
import { endpoint } from './endpoint.ts'

export const calendarEndpoints = [
  endpoint('GET /my/calendar', 'records:own', {
    summary:
      'Since when the caller’s agenda has an address for calendar programs; null: it has none',
    output: ownCalendarSchema,
    run: (ctx) => ownCalendar(ctx),
  }),
  endpoint('POST /my/calendar', 'records:own', {
    summary:
      'Make an address of the caller’s agenda for calendar programs, in place of the one before; the key is shown once',
    body: newCalendarSchema,
    refuses: ['account.not_a_person'],
    output: ownCalendarSchema.extend({ url: z.string() }),
    status: 201,
    run: async (ctx, { body }, { publicUrl }) => {
      const { key, since } = await makeCalendar(ctx, body)
      return { url: `${publicUrl}/api/v1/calendars/${key}`, since }
    },
  }),
  endpoint('DELETE /my/calendar', 'records:own', {
    summary: 'End the address of the caller’s agenda',
    refuses: ['account.not_a_person'],
    run: (ctx) => endCalendar(ctx),
  }),
  endpoint('GET /calendars/{key}', 'public', {
    summary:
      'The coming 60 days for a calendar program (RFC 5545): how many of what are on a day, no names. Whoever has the address reads it; it ends with a change of role or password',
    params: { key: calendarKeySchema },
    limit: calendarRates.calendar,
    output: { response: ['text/calendar'] },
    run: async (ctx, { params: { key } }, { publicUrl: site }) =>
      new Response(await readCalendar(ctx, { key, site }), {
        headers: {
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': 'inline; filename="agenda.ics"',
          'cache-control': 'no-store',
        },
      }),
  }),
] as const
