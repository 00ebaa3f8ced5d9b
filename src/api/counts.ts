import { z } from 'zod'
import { mayRole, type Permission } from '#modules/accounts/forms.schema'
import { countOpenCases } from '#modules/cases'
import { countAbove } from '#modules/contracts'
import { countOverdue } from '#modules/documents'
import { countUnread } from '#modules/messages'
import { countUnfitNotices } from '#modules/notices'
import { readLicenceStanding, readSettings } from '#modules/organisation'
import { countDueRemovals } from '#modules/privacy'
import { countRecords, countWaitingChanges } from '#modules/records'
import { countUnfitClasses } from '#modules/training'
import { endpoint } from './endpoint.ts'

/** What is waiting, by the dashboard's links; null for what the role does not deal with. */
const countsSchema = z.object({
  /** Notifications in the dashboard that this member of staff has not read. */
  notifications: z.number().int().nullable(),
  /** Records, and changes of approved ones, waiting for approval. */
  approvals: z.number().int().nullable(),
  /** The caller's records that came back with a reason. */
  returned: z.number().int().nullable(),
  /** What people said or asked and nobody has answered, and how much of it is overdue. */
  cases: z.number().int().nullable(),
  overdueCases: z.number().int().nullable(),
  /** Documents that an authority showed as something else, and that nobody has answered. */
  /** Numbers with many wrong access codes. */
  /** Originals in hand that were due back before today. */
  overdueOriginals: z.number().int().nullable(),
  /** Documents and records that have been kept for as long as the settings say. */
  dueRemovals: z.number().int().nullable(),
  /** Candidates who paid more than the law of their country allows. */
  feesAboveCap: z.number().int().nullable(),
  /** Saved settings that are withheld from the public. */
  unfitSettings: z.number().int().nullable(),
  /** 1 when the licence prevents new records, or will within 14 days; else 0. */
  licenceToLookUp: z.number().int().nullable(),
  /** The same for notices that are not withdrawn, and for classes that run or are to come. */
  unfitNotices: z.number().int().nullable(),
  unfitClasses: z.number().int().nullable(),
})

export const countsEndpoints = [
  endpoint('GET /counts', 'signed-in', {
    summary: 'How much is waiting for the caller: approvals, returned records, reports, alerts',
    output: countsSchema,
    run: async (ctx) => {
      const { actor } = ctx
      const role = actor.kind === 'account' || actor.kind === 'api_key' ? actor.role : null
      const when = <T>(permission: Permission, count: () => Promise<T>) =>
        mayRole(role, permission) ? count() : null
      const isModerator = role === 'moderator'
      const cases = await when('records:own', () => countOpenCases(ctx))
      return {
        notifications: await when('records:own', () => countUnread(ctx)),
        approvals: await when(
          'records:approve',
          async () => (await countRecords(ctx, 'pending')) + (await countWaitingChanges(ctx.tx)),
        ),
        returned: isModerator ? await countRecords(ctx, 'returned') : null,
        cases: cases?.open ?? null,
        overdueCases: cases?.overdue ?? null,
        overdueOriginals: await when('records:all', () => countOverdue(ctx)),
        dueRemovals: await when('records:all', () => countDueRemovals(ctx)),
        feesAboveCap: await when('training:manage', () => countAbove(ctx)),
        unfitSettings: await when(
          'organisation:manage',
          async () => (await readSettings(ctx.tx)).unfit.length,
        ),
        licenceToLookUp: await when('organisation:manage', async () =>
          Number((await readLicenceStanding(ctx)).isDue),
        ),
        unfitNotices: await when('notices:manage', () => countUnfitNotices(ctx)),
        unfitClasses: await when('training:manage', () => countUnfitClasses(ctx)),
      }
    },
  }),
] as const
