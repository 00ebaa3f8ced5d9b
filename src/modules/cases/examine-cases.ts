import { type AuditAction, eachEvent, isPurged } from '#modules/audit'
import type { ActionContext } from '#platform/context'
import { digestOf, hasItsFile, isWhole } from './case-files.ts'
import { type CaseRow, type StepRow, selectCasesAfter, selectSteps } from './cases.store.ts'
import { caseContentSchema, kindsThat } from './schema.ts'

/** What the doctor found wrong with a case. */
export interface CaseFinding {
  problem: 'altered' | 'file' | 'lost' | 'step-altered' | 'step-lost' | 'moved'
  kind: string
  /** The number of the case; its id where it is gone. */
  subject: string
}

/**
 * Compares each case and each step of it with its signature, its text with its digest, its photo with its hash, how far it is with its steps, and
 * all of it with the log. A difference, or a missing row, was made from outside: no verb does it.
 */
export async function* examineCases(ctx: ActionContext): AsyncIterable<CaseFinding> {
  const macs = new Map<string, string>()
  const numbers = new Map<string, string>()
  for (let after = ''; ; ) {
    const rows = await ctx.read(({ tx }) => selectCasesAfter(tx, after, 200))
    if (rows.length === 0) break
    const ids = rows.map(({ id }) => id)
    const all = await ctx.read(({ tx }) => selectSteps(tx, ids))
    for (const row of rows) {
      after = row.id
      macs.set(row.id, row.mac)
      numbers.set(row.id, row.number)
      const found = { kind: row.kind, subject: row.number }
      const steps = all.filter(({ caseId }) => caseId === row.id)
      for (const step of steps) {
        macs.set(step.id, step.mac)
        if (!isWhole(ctx, step)) yield { problem: 'step-altered', ...found }
      }
      if (!isWhole(ctx, row) || !hasItsText(row)) yield { problem: 'altered', ...found }
      else if (!(await hasItsFile(ctx, row))) yield { problem: 'file', ...found }
      else if (!isAsFarAs(row, steps)) yield { problem: 'moved', ...found }
    }
  }
  for await (const { details, subject } of eachEvent(ctx, { actions: [...actions] })) {
    const { caseId, stepId = caseId, kind } = details as Record<string, string | undefined>
    const mac = macs.get(String(stepId))
    if (mac === details.mac) continue
    const found = { kind: String(kind), subject: numbers.get(String(caseId)) ?? String(caseId) }
    const of = stepId === caseId ? '' : ('step-' as const)
    if (mac !== undefined) yield { problem: `${of}altered`, ...found }
    else if (lasting.has(found.kind) && !(await isPurged(ctx, subject)))
      yield { problem: `${of}lost`, ...found }
  }
}

/** The kinds that only a purge of their record removes. */
const lasting: ReadonlySet<string> = new Set(kindsThat(({ keptFor }) => keptFor === undefined))

const actions = [
  'case.opened',
  'case.answered',
  'case.disagreed',
  'case.taken_back',
  'case.reopened',
  'case.noted',
] as const satisfies readonly AuditAction[]

function hasItsText({ said, digest }: CaseRow): boolean {
  if (said === null || digest === null) return true
  const parsed = caseContentSchema.safeParse(JSON.parse(said))
  return parsed.success && digestOf(parsed.data) === digest
}

/** Tells whether state and result are what the last step left. */
function isAsFarAs({ state, result }: CaseRow, steps: readonly StepRow[]): boolean {
  if (state === 'kept') return steps.length === 0
  const last = steps.findLast(({ step }) => step !== 'note')
  if (last === undefined) return state === 'open' && result === null
  const ends = last.step === 'answered' || last.step === 'takenBack'
  return ends === (state === 'answered') && (!ends || last.result === result)
}
