import { later } from '#platform/clock'
import type { ActionContext } from '#platform/context'
import { exchangeLimits } from '../limits.ts'
import { deleteChanges } from './import-changes.store.ts'
import { folderOf, type ImportJob } from './import-job.ts'
import { forgetProblems } from './import-rows.store.ts'
import { deleteFiles, selectForgotten, selectWithFiles, updateImport } from './imports.store.ts'

/**
 * Removes the files of imports seven days after their last activity: tables and images contain passports, and
 * everything that came in is on file. An import that is still waiting is cancelled.
 */
export async function sweepOldImports(ctx: ActionContext): Promise<number> {
  const before = later(ctx.clock.now(), -exchangeLimits.importKept)
  const jobs = await ctx.read(({ tx }) => selectForgotten(tx, before))
  for (const job of jobs) {
    await ctx.write(async ({ tx, clock }) => {
      const now = clock.now()
      const hasRun = ['done', 'cancelled', 'undone'].includes(job.state)
      const end = hasRun ? {} : { state: 'cancelled' as const, endedAt: now, runner: null }
      await updateImport(tx, job, { ...end, ...withoutPeople(job), filesRemovedAt: now })
      await forgetProblems(tx, job.id)
      await deleteChanges(tx, job.id)
      await deleteFiles(tx, job.id)
    })
    await ctx.storage.removeAll(folderOf(job.id))
  }
  return jobs.length
}

/**
 * Leaves out what a table says about people: values in questions, names of images, and the columns that nobody chose,
 * which are the cells of the first person where a table has no row of names.
 */
function withoutPeople({ findings, letters, columns, mapping }: ImportJob): Partial<ImportJob> {
  const chosen = new Set<string>(Object.values(mapping))
  return {
    findings: { ...findings, questions: [], unusedNames: [] },
    letters: letters && { ...letters, cells: [] },
    columns: columns.filter((column) => chosen.has(column)),
    answers: [],
  }
}

/** Removes files of imports without a row: of an upload that a crash cut off, or of a removal. */
export async function sweepImportFiles(ctx: ActionContext, olderThan: Date): Promise<number> {
  let removed = 0
  for await (const { key, modifiedAt } of ctx.storage.list('imports/')) {
    if (modifiedAt >= olderThan) continue
    const id = key.split('/')[1] ?? ''
    const named = await ctx.read(({ tx }) => selectWithFiles(tx, [id]))
    if (named.has(id)) continue
    await ctx.storage.remove(key)
    removed += 1
  }
  return removed
}
