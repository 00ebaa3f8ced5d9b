import { announce, listAnnouncements } from '#modules/announcements'
import {
  announcedSchema,
  announcementListSchema,
  newAnnouncementSchema,
} from '#modules/announcements/schema'
import { getRecord } from '#modules/records'
import { endpoint } from './endpoint.ts'

export const announcementEndpoints = [
  endpoint('GET /records/{id}/announcements', 'records:own', {
    summary: 'What the office said to the candidate of a record, the latest first',
    output: announcementListSchema,
    run: async (ctx, { params }) => {
      const { id } = await getRecord(ctx, params.id)
      return { announcements: await listAnnouncements(ctx, id) }
    },
  }),
  endpoint('POST /announcements', 'records:own', {
    summary:
      'Say something to candidates: it stands in each file, and a message says so; names each who could not be told',
    transaction: 'none',
    recentSignIn: { scope: 'candidates', atWork: true },
    body: newAnnouncementSchema,
    idempotent: true,
    output: announcedSchema,
    run: (ctx, { body }) => announce(ctx, body),
  }),
] as const
