import { readLogKey } from '#modules/audit'
import { type ArchiveEntry, zipOf } from '#modules/exchange'
import { readSettings } from '#modules/organisation'
import { selectRecord } from '#modules/records'
import type { ActionContext } from '#platform/context'
import { heldTables } from './held-tables.ts'
import {
  noteFiles,
  type OwnDataLetter,
  type OwnFiles,
  proofsOf,
  type Section,
  scansOf,
} from './own-files.ts'
import { rowsAbout } from './privacy.store.ts'
import { refuseUnless } from './refusals.ts'

/**
 * Writes everything about a record, one file after another: what people read, what programs read, each scan in every
 * version as a marked copy (H8), each event's proof, and finally what is in it and what was missing. Only one scan or
 * proof at a time is in memory.
 */
export async function ownDataZip(
  ctx: ActionContext,
  recordId: string,
  letter: OwnDataLetter,
): Promise<AsyncGenerator<Uint8Array>> {
  const { record, settings } = await ctx.read(async ({ tx }) => ({
    record: await selectRecord(tx, recordId),
    settings: await readSettings(tx),
  }))
  refuseUnless(record, 'record.not_found')
  const madeAt = ctx.clock.now()
  const { displayName: organisation, timeZone } = settings
  const { reference, language } = record
  const files: OwnFiles = { recordId, documents: [], photos: [], events: [], missing: [] }
  const head = { organisation, settings, reference, madeAt, language, timeZone }
  const mark = letter.watermark(organisation, reference)
  return zipOf(entriesOf(ctx, { files, letter, head, mark }), async (written) => {
    const start = JSON.stringify({ madeAt, organisation, reference, missing: files.missing })
    const parts = [
      Buffer.from(`${start.slice(0, -1)},"files":[\n`),
      ...written,
      Buffer.from('\n]}\n'),
    ]
    return { path: 'contents.json', parts }
  })
}

interface Whose {
  files: OwnFiles
  letter: OwnDataLetter
  head: Parameters<OwnDataLetter['page']>[0]
  mark: string
}

async function* entriesOf(
  ctx: ActionContext,
  { files, letter, head, mark }: Whose,
): AsyncGenerator<ArchiveEntry> {
  const { tx, close } = await ctx.openSnapshot()
  const sections = (note: (section: Section) => Section) =>
    (async function* () {
      for (const [table, held] of heldTables)
        yield note({ table, rows: rowsAbout(tx, files.recordId, [table, held]) })
    })()
  try {
    const page = letter.page(
      head,
      sections((section) => section),
    )
    yield written('index.html', page)
    yield written(
      'data.json',
      dataOf(
        head,
        sections((section) => noteFiles(section, files)),
      ),
    )
  } finally {
    await close()
  }
  yield* scansOf(ctx, files, mark)
  yield* proofsOf(ctx, files)
  const key = await ctx.read(readLogKey)
  if (key !== null) yield written('log/key.txt', once(`${key}\n`))
}

const written = (path: string, texts: AsyncIterable<string>): ArchiveEntry => ({
  path,
  isCompressed: true,
  bytes: encoded(texts),
})

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield Buffer.from(text)
}

async function* once(text: string): AsyncGenerator<string> {
  yield text
}

/** Yields each table's rows as they are stored, under its name. */
async function* dataOf(
  { organisation, reference, madeAt }: Whose['head'],
  sections: AsyncIterable<Section>,
): AsyncGenerator<string> {
  yield `${JSON.stringify({ organisation, reference, madeAt }).slice(0, -1)}`
  for await (const { table, rows } of sections) {
    yield `,\n${JSON.stringify(table)}:[`
    let before = '\n'
    for await (const batch of rows) {
      yield before + batch.map((row) => JSON.stringify(row)).join(',\n')
      before = ',\n'
    }
    yield ']'
  }
  yield '}\n'
}
