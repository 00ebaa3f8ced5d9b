import { examineRecords, type RecordFinding } from '#modules/records'
import type { ActionContext } from '#platform/context'

const lookAtIt =
  'Compare it with its documents and with a backup, correct it, take its approval back and have it approved again.'

/** The sentence for each fault, by the record's reference. */
const sentences = {
  altered: (reference) =>
    `Record ${reference}: its row is not as the audit log says; it was changed in the database. ${lookAtIt}`,
  'altered-before': (reference) =>
    `Record ${reference}: its row was changed in the database between two edits. ${lookAtIt}`,
  'approved-since': (reference) =>
    `Record ${reference}: its row was once changed in the database. It has been approved since.`,
  unrecorded: (reference) =>
    `Record ${reference}: the audit log does not say who entered it. Find out who put it into the database, and delete it.`,
  lost: (id) =>
    `Record ${id}: its row is gone, and nothing in the log says that it was purged. Restore it from a backup.`,
} as const satisfies Record<RecordFinding['problem'], (subject: string) => string>

/** Says of which records the rows are not what the log says; what somebody has approved since is a note. */
export async function recordFindings(
  ctx: ActionContext,
): Promise<{ findings: string[]; notes: string[] }> {
  const findings: string[] = []
  const notes: string[] = []
  try {
    for await (const { problem, subject } of examineRecords(ctx))
      (problem === 'approved-since' ? notes : findings).push(sentences[problem](subject))
  } catch (error) {
    ctx.log.error({ error }, 'The records could not be examined')
    findings.push('Records: they could not be examined.')
  }
  return { findings, notes }
}
