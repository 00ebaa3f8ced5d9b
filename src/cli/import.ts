import { createReadStream, createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Command } from 'commander'
import {
  askForCheck,
  askForRun,
  cancelImport,
  chooseColumns,
  describeImport,
  getImport,
  giveUpAbandoned,
  type ImportJob,
  imagesAt,
  importLock,
  interruptedTwin,
  listOfMistakes,
  uploadTable,
  workOnImport,
} from '#modules/exchange'
import { importMappingSchema, problemOfNames } from '#modules/exchange/columns/schema'
import type { ActionContext } from '#platform/context'
import { Refusal, refuseUnless } from '#platform/errors'
import { Obstacle, UsageMistakes } from './exit-code.ts'
import { print, type Shell, say } from './shell.ts'
import { changeCandor } from './with-candor.ts'

interface Typed {
  images?: string
  mapping?: string
  updateExisting?: boolean
  dryRun?: boolean
  mistakes?: string
}

/** In milliseconds, between two lines of progress. */
const progressEvery = 2000

export function addImport(program: Command, shell: Shell): void {
  program
    .command('import')
    .description('Bring records in from a table (CSV, XLSX or JSON)')
    .argument('<file>', 'the table')
    .option('--images <path>', 'a folder or a zip with the images')
    .option(
      '--mapping <json>',
      'which column is what, as JSON or a file with it, beside what is found',
    )
    .option('--update-existing', 'change records that are on file')
    .option('--dry-run', 'say what would happen, and change nothing')
    .option('--mistakes <file>', 'write the rows that were not right there, as CSV')
    .action((file: string, typed: Typed) => importTable(shell, file, typed))
}

/** Exit code 0 when every row is in, 1 when some are not or it was interrupted. */
async function importTable(shell: Shell, file: string, typed: Typed): Promise<void> {
  const mapping = await mappingIn(typed.mapping)
  await changeCandor(shell, async ({ app, ctx }) => {
    const hold = await app.runtime.database.holdAlone(importLock)
    refuseUnless(hold, 'import.busy')
    try {
      await giveUpAbandoned(ctx)
      const job = await begin(ctx, file, { ...typed, mapping })
      const done = await work(ctx, job, typed)
      await report(ctx, shell, done, typed)
    } finally {
      await hold.letGo()
    }
  })
}

async function mappingIn(typed: string | undefined): Promise<Record<string, string>> {
  if (typed === undefined) return {}
  const mistake = new UsageMistakes([
    '--mapping: Write JSON such as {"passportNumber": "Passport no."}, or the path of a file with it.',
  ])
  const text = typed.trimStart().startsWith('{')
    ? typed
    : await readFile(typed, 'utf8').catch(() => '')
  try {
    return importMappingSchema.parse(JSON.parse(text)) as Record<string, string>
  } catch {
    throw mistake
  }
}

/** The import of this table, or the one that was interrupted over it. */
async function begin(
  ctx: ActionContext,
  file: string,
  {
    mapping,
    updateExisting = false,
    dryRun,
  }: Omit<Typed, 'mapping'> & { mapping: Record<string, string> },
): Promise<ImportJob> {
  const fresh = await uploadTable(ctx, {
    fileName: basename(file),
    source: bytesOf(file),
    place: 'command',
  })
  const { id: importId } = fresh
  const twin = dryRun ? undefined : await ctx.read((read) => interruptedTwin(read, fresh))
  if (twin) {
    await cancelImport(ctx, { importId })
    say(`Going on with the import of this table after ${twin.rowsDone} of ${twin.rows} rows.`)
    return twin
  }
  try {
    return await ctx.write(async (write) => {
      const choices = { mapping: { ...fresh.mapping, ...mapping }, updateExisting }
      await chooseColumns(write, { importId, ...choices })
      return dryRun ? askForCheck(write, { importId }) : askForRun(write, { importId })
    })
  } catch (error) {
    await cancelImport(ctx, { importId })
    throw asUsage(error, fresh)
  }
}

async function* bytesOf(file: string): AsyncIterable<Uint8Array> {
  try {
    yield* createReadStream(file)
  } catch {
    throw new Obstacle(`The file ${file} cannot be read. Check its path and its rights.`)
  }
}

function asUsage(error: unknown, { columns }: ImportJob): unknown {
  if (!(error instanceof Refusal) || error.code !== 'import.mapping') return error
  const sentences = error.fields.map(({ path, message }) => `--mapping: ${path}: ${message}`)
  const problem = problemOfNames(columns)
  return new UsageMistakes([
    ...(problem ? [problem] : []),
    ...sentences,
    `The columns of this table are: ${columns.join(', ')}.`,
  ])
}

async function work(ctx: ActionContext, job: ImportJob, { images }: Typed) {
  const stop = new AbortController()
  const stopped = () => stop.abort()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stopped)
  let said = Date.now()
  await workOnImport(ctx, {
    importId: job.id,
    signal: stop.signal,
    images: async () => (images === undefined ? [] : imagesAt(images)),
    onProgress: ({ rowsDone, rows }) => {
      if (Date.now() - said < progressEvery) return
      said = Date.now()
      say(`${rowsDone} of ${rows} rows`)
    },
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stopped)
  return describeImport(ctx, job.id)
}

type Described = Awaited<ReturnType<typeof describeImport>>

async function report(ctx: ActionContext, shell: Shell, done: Described, typed: Typed) {
  const { counts, findings, state, problem } = done
  if (problem) say(problem)
  for (const { row, problems } of done.problems) say(`Row ${row}: ${problems.join(' ')}`)
  const unsaid = done.problemRows - done.problems.length
  if (unsaid > 0) say(`… and ${unsaid} more rows. --mistakes FILE writes them all.`)
  if (findings.unusedImages > 0) say(`${findings.unusedImages} images belong to no row.`)
  if (findings.addresses > 0)
    say(`${findings.addresses} images are addresses in the web, which are not fetched.`)
  if (typed.mistakes !== undefined && done.problemRows > 0)
    await writeMistakes(ctx, done.id, typed.mistakes)
  const words = Object.entries(counts).map(([name, count]) => `${name} ${count}`)
  print(`${done.rows} rows: ${words.join(', ')}`)
  if (typed.dryRun) await cancelImport(ctx, { importId: done.id })
  if (state === 'running') say('Interrupted. The same command goes on from here.')
  const isWhole = state === 'done' || state === 'checked'
  if (!isWhole || counts.failed > 0 || counts.remarked > 0) shell.exitCode = 1
}

async function writeMistakes(ctx: ActionContext, importId: string, file: string): Promise<void> {
  const job = await ctx.read((read) => getImport(read, importId))
  const out = createWriteStream(file, { mode: 0o600 })
  await pipeline(Readable.from(listOfMistakes(ctx, job)), out).catch(() => {
    throw new Obstacle(`The file ${file} cannot be written. Check its path and its rights.`)
  })
}
