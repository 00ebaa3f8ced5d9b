import { openImportWorker } from '#modules/import'
import type { CandidateRecord } from '#modules/records/schema'
import type { TestApp } from '#test/test-app'
import { callsOf, type Import, type Source, sentenceIn, sentencesIn } from './calls.ts'

/** How an import ended: a table or images that were not taken, missing columns, or rows. */
export type Ended =
  | { refused: string }
  | { imagesRefused: string }
  | { columnsMissing: Record<string, string> }
  | {
      /** Each record as its cells, the nationality as its code. */
      rows: string[]
      /** What is said of rows, by their number in the table. */
      problems?: Record<number, string[]>
      /** Rows of the older system's export that are no candidates. */
      skipped?: number
      /** Kinds of documents by passport number. */
      documents?: Record<string, string>
      /** Images that no row asks for. */
      unused?: string[]
    }

/** Imports into an installation as the dashboard does: table, images, dry run, run; or back again. */
export function importerOf(app: TestApp, key: string) {
  const calls = callsOf(app, key)
  const worker = openImportWorker(app.runtime)
  const step = async (id: string, name: string): Promise<Response> => {
    const asked = await calls.ask('POST', `/imports/${id}/${name}`)
    await worker.work()
    return asked
  }

  async function bringIn(
    table: Source,
    images: readonly Source[] = [],
  ): Promise<{ id?: string; ended: Ended }> {
    const begun = await calls.send('POST', '/imports', table)
    if (!begun.ok) return { ended: { refused: await sentenceIn(begun) } }
    const { id } = (await begun.json()) as Import
    for (const image of images) {
      const added = await calls.send('PUT', `/imports/${id}/images`, image)
      if (!added.ok) return giveUp(id, { imagesRefused: await sentenceIn(added) })
    }
    const asked = await step(id, 'check')
    if (!asked.ok) return giveUp(id, { columnsMissing: await sentencesIn(asked) })
    const foreseen = await calls.read<Import>(`/imports/${id}`)
    if ((await calls.recordsIn('no')).length > 0) throw new Error('The dry run brought rows in.')
    await step(id, 'run')
    const done = await calls.read<Import>(`/imports/${id}`)
    if (done.state !== 'done') throw new Error(`It is ${done.state}: ${done.problem?.message}`)
    refuseOther(foreseen, done)
    return { id, ended: await endOf(done, foreseen) }
  }

  async function giveUp(id: string, ended: Ended) {
    await step(id, 'cancel')
    return { ended }
  }

  async function endOf(done: Import, foreseen: Import): Promise<Ended> {
    const records = await calls.recordsIn('no')
    const documents: Record<string, string> = {}
    if ((done.counts.images ?? 0) > 0)
      for (const record of records)
        documents[record.passportNumber] = await calls.documentsOf(record)
    const problems = Object.fromEntries(
      done.problems.map((one) => [one.row, one.problems.map(({ message }) => message)]),
    )
    const { unusedNames: unused } = foreseen.findings
    const { skipped = 0 } = done.counts
    return {
      rows: records.map(cellsOf),
      ...(done.problems.length > 0 && { problems }),
      ...(skipped > 0 && { skipped }),
      ...(Object.keys(documents).length > 0 && { documents }),
      ...(unused.length > 0 && { unused }),
    }
  }

  /** Takes an import back, and what it made away for good. */
  async function takeBack(id: string): Promise<void> {
    await step(id, 'undo')
    for (const { id: recordId, version } of await calls.recordsIn('yes'))
      await calls.ask('POST', `/records/${recordId}/purge`, version)
  }

  return { bringIn, takeBack }
}

/** What the dry run says is what happens; the run alone sees what is inside an image. */
function refuseOther(foreseen: Import, done: Import): void {
  for (const name of ['created', 'updated', 'unchanged', 'failed', 'skipped'])
    if (foreseen.counts[name] !== done.counts[name])
      throw new Error(`${name}: foreseen ${foreseen.counts[name]}, done ${done.counts[name]}`)
  const said = new Set(
    done.problems.flatMap(({ row, problems }) => problems.map(({ message }) => row + message)),
  )
  for (const { row, problems } of foreseen.problems)
    for (const { message } of problems)
      if (!said.has(row + message)) throw new Error(`Foreseen of row ${row} only: ${message}`)
}

function cellsOf(record: CandidateRecord): string {
  const { passportNumber, referenceNumber, name, fatherName, motherName, address } = record
  const cells = [passportNumber, referenceNumber, name, fatherName, motherName, address]
  const state = [record.state === 'approved' ? [] : record.state, record.hiddenAt ? 'hidden' : []]
  return [...cells, record.nationality, ...state.flat()].join(' | ')
}
