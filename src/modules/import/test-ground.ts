import { text } from 'node:stream/consumers'
import { expect } from 'vitest'
import { createAccount } from '#modules/accounts'
import { currentDocuments } from '#modules/documents'
import { listRecords } from '#modules/records'
import { type CandidateRecord, recordListSchema } from '#modules/records/schema'
import { placeOfRow } from '#modules/tables/notes/reading.schema'
import type { ActionContext } from '#platform/context'
import { bytesOf } from '#test/candidates'
import { chooseSettings } from '#test/choose-settings'
import { startPadma } from '#test/padma'
import { zipOf } from '#test/tables'
import type { Engine } from '#test/test-runtime'
import {
  addImages,
  askForCheck,
  askForRun,
  askForUndo,
  chooseColumns,
  describeImport,
  getImport,
  listOfMistakes,
  openImportWorker,
  sweepOldImports,
  uploadTable,
} from './index.server.ts'
import { selectNoted } from './kept/import-rows.store.ts'
import type { ImportAnswer } from './rows/answers.schema.ts'

/** What an import gets besides its table. */
interface Given {
  updateExisting?: boolean
  /** Files of one zip by their names. */
  images?: Record<string, Buffer>
}

/** Sets up a Candor with an admin who imports, and short functions for what she does and sees. */
export async function importGround(engine: Engine) {
  const app = await startPadma(engine)
  const { id } = await createAccount(app.system, {
    email: 'importer@padma.example',
    name: 'Amina',
    password: 'seven quiet river boats',
    role: 'admin',
  })
  const amina = app.as({ kind: 'account', id, role: 'admin', name: 'Amina', sessionId: 's' })

  const upload = (table: string | Buffer, fileName = 'candidates.csv') =>
    uploadTable(amina, { fileName, source: bytesOf(Buffer.from(table)) })
  const work = () => openImportWorker(app.runtime).work()
  const describe = (importId: string) => describeImport(amina, importId)
  const look = async (importId: string) => {
    const rows = await amina.read(({ tx }) =>
      selectNoted(tx, importId, { of: ['problems'], limit: 500 }),
    )
    return inSentences(await describe(importId), rows)
  }
  const check = async (importId: string) => {
    await amina.write((ctx) => askForCheck(ctx, { importId }))
    await work()
    return look(importId)
  }
  const run = async (importId: string) => {
    await amina.write((ctx) => askForRun(ctx, { importId }))
    await work()
    return look(importId)
  }
  const undo = async (importId: string) => {
    await amina.write((ctx) => askForUndo(ctx, { importId }))
    await work()
    return look(importId)
  }
  const prepare = async (table: string | Buffer, { updateExisting, images }: Given = {}) => {
    const { id: importId } = await upload(table)
    if (images) {
      const source = bytesOf(await zipOf(images))
      await addImages(amina, { importId, name: 'scans.zip', source })
    }
    if (updateExisting) await amina.write((ctx) => chooseColumns(ctx, { importId, updateExisting }))
    return importId
  }
  return {
    ...{ app, amina, upload, work, describe, look, check, run, undo, prepare, close: app.close },
    answer: answering(amina),
    bring: async (table: string | Buffer, given?: Given) => run(await prepare(table, given)),
    /** Brings a table in; what the dry run says first is what happens then. */
    bringAsForeseen: async (table: string | Buffer, given?: Given) => {
      const id = await prepare(table, given)
      const { counts, problems } = await check(id)
      const done = await run(id)
      expect(done).toMatchObject({ state: 'done', counts, problems })
      return done
    },
    records: async (query: object = {}): Promise<CandidateRecord[]> => {
      const list = recordListSchema.parse({ pageSize: 100, sort: 'oldest', ...query })
      return (await amina.read((ctx) => listRecords(ctx, list))).records
    },
    documentsOf: (recordId: string) => amina.read((ctx) => currentDocuments(ctx, recordId)),
    mistakesOf: async (importId: string) =>
      text(listOfMistakes(amina, await amina.read((ctx) => getImport(ctx, importId)))),
    sweep: () => sweepOldImports(app.system),
    eventsOf: (subject: string) => app.events({ subject }),
    askForSecondPerson: () => chooseSettings(app, { secondPersonApproval: true }),
  }
}

/** Says what a value of a column stands for. */
function answering(amina: ActionContext) {
  return (
    importId: string,
    column: ImportAnswer['column'],
    value: string,
    take: ImportAnswer['take'],
  ) => amina.write((ctx) => chooseColumns(ctx, { importId, answers: [{ column, value, take }] }))
}

/** Returns what is said about rows, in English only, with the remarks of those that came in. */
function inSentences(
  details: Awaited<ReturnType<typeof describeImport>>,
  rows: Awaited<ReturnType<typeof selectNoted>>,
) {
  const sentence = ({ message }: { message: string }) => message
  return {
    ...details,
    reading: details.reading.map(sentence),
    problem: details.problem && sentence(details.problem),
    problems: rows.map(({ row, outcome, problems }) => ({
      ...placeOfRow(details.sheets, row),
      isIn: outcome !== 'failed',
      problems: problems.map(sentence),
    })),
    remarks: details.remarks.map(({ note, ...remark }) => ({ ...remark, note: sentence(note) })),
  }
}

export type ImportGround = Awaited<ReturnType<typeof importGround>>
