import { z } from 'zod'
import { publicly } from '#modules/speech/schema'
import { filled } from '#platform/gaps.schema'
import { line, prose, textProblems } from '#platform/text/schema'

const moment = z.iso
  .datetime({ offset: true, error: 'Give a time such as 2026-11-21T09:30:00Z.' })
  .transform((text) => new Date(text).toISOString())

/** What an operator enters about a breach. */
export const breachFormSchema = z.object({
  since: moment,
  until: moment.optional(),
  known: moment.optional(),
  account: line().min(1, { error: 'Name the email of an account.' }).optional(),
  share: z.uuid({ error: 'Name the id of a share, as the audit log has it.' }).optional(),
  /** The candidates read it, so it is judged like every public text. */
  about: publicly(
    'text',
    prose().max(2000, { error: filled(textProblems.long, { most: 2000 }) }),
  ).optional(),
})
