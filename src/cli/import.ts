import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Command } from 'commander'
import { refuseUnless } from '#gate'
import {
  askForCheck,
  askForRun,
  cancelImport,
  chooseColumns,
  describeImport,
  giveUpAbandoned,
  type ImportJob,
  imagesAt,
  importLock,
  interruptedTwin,
  uploadTable,
  workOnImport,
} from '#modules/import'
import { problemOfNames } from '#modules/tables'
import { importMappingSchema } from '#modules/tables/columns/columns.schema'
import {
  type ChosenEncoding,
  chosenEncodings,
  encodingName,
  encodingSchema,
} from '#modules/tables/notes/reading.schema'
import type { ActionContext } from '#platform/context'
import { Refusal } from '#platform/errors'
import {
  answersOfDays,
  type Lists,
  openDays,
  refuseUnknownSheets,
  refuseUnwritable,
  reportImport,
} from './import-report.ts'
import { fileObstacle, type Shell, say, UsageMistakes } from './shell.ts'
import { changeCandor } from './with-candor.ts'

interface Typed extends Lists {
  images?: string
  mapping?: string
  encoding?: string
  updateExisting?: boolean
  dryRun?: boolean
  days: string[]
  sheet?: string[]
}

/** In milliseconds, between two lines of progress. */
const progressEvery = 2000

export function addImport(program: Command, shell: Shell): void {
  program
    .command('import')
    .description('Bring records in from a table (CSV, XLSX, ODS or JSON)')
    .argument('<file>', 'the table')
    .option('--images <path>', 'a folder or a zip with the images')
    .option(
      '--mapping <json>',
      'which column is what, as JSON or a file with it, besides what is found',
    )
    .option('--encoding <name>', 'the encoding of the text, such as windows-1256')
    .option(
      '--days <column=how>',
      'how the days of a column are written, such as "Born=bikram-sambat"; once for each column',
      (one: string, others: string[]) => [...others, one],
      [],
    )
    .option('--sheet <name...>', 'the sheets to take, where not all that have the columns')
    .option('--update-existing', 'change records that are on file')
    .option('--dry-run', 'say what would happen, and change nothing')
    .option('--mistakes <file>', 'write the rows with mistakes to this file, as CSV')
    .option('--addresses <file>', 'write the addresses of images on the web to this file, as CSV')
    .action((file: string, typed: Typed) => importTable(shell, file, typed))
}

/** Imports a table; exit code 0 when every row is in, 1 when some are not or it was interrupted. */
async function importTable(shell: Shell, file: string, typed: Typed): Promise<void> {
  const mapping = await mappingIn(typed.mapping)
  const encoding = encodingIn(typed.encoding)
  await refuseUnwritable(typed)
  const images = typed.images === undefined ? [] : await imagesAt(typed.images)
  await changeCandor(shell, async ({ app, ctx }) => {
    const hold = await app.runtime.database.takeMutex(importLock)
    refuseUnless(hold, 'import.busy')
    const stop = new AbortController()
    const stopped = () => stop.abort()
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stopped)
    try {
      await giveUpAbandoned(ctx)
      const job = await begin(ctx, file, { ...typed, mapping, encoding })
      const work = { images: async () => images, signal: stop.signal }
      let done = await workOn(ctx, job, work)
      const open = done.state === 'checked' ? openDays(done) : []
      if (open.length > 0 && !typed.dryRun) {
        await cancelImport(ctx, { importId: job.id })
        throw new UsageMistakes([...open, 'Nothing has changed.'])
      }
      for (const question of open) say(question)
      if (done.state === 'checked' && !typed.dryRun) {
        const run = await ctx.write((write) => askForRun(write, { importId: job.id }))
        done = await workOn(ctx, run, work)
      }
      await reportImport(ctx, done, typed)
      await endImport(ctx, shell, done)
    } finally {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stopped)
      await hold.letGo()
    }
  })
}

type Described = Awaited<ReturnType<typeof describeImport>>

async function endImport(ctx: ActionContext, shell: Shell, done: Described): Promise<void> {
  const { id: importId, state, counts } = done
  if (state === 'checked' || state === 'checking') await cancelImport(ctx, { importId })
  if (state === 'checking') say('Interrupted before the first row. Nothing has changed.')
  if (state === 'running') say('Interrupted. The same command continues from here.')
  const isWhole = state === 'done' || state === 'checked'
  if (!isWhole || counts.failed > 0 || counts.remarked > 0) shell.exitCode = 1
}

async function mappingIn(typed: string | undefined): Promise<Record<string, string>> {
  if (typed === undefined) return {}
  const mistake = new UsageMistakes([
    '--mapping: Write JSON such as {"passportNumber": "Passport no."}, or the path of a file with it.',
  ])
  const text = typed.trimStart().startsWith('{')
    ? typed
    : await readFile(typed, 'utf8').catch((error: unknown) => {
        throw fileObstacle(`--mapping: The file ${typed} cannot be read.`, error)
      })
  try {
    return importMappingSchema.parse(JSON.parse(text)) as Record<string, string>
  } catch {
    throw mistake
  }
}

function encodingIn(typed: string | undefined): ChosenEncoding | undefined {
  if (typed === undefined) return undefined
  const { data } = encodingSchema.safeParse(typed.toLowerCase())
  if (data) return data
  throw new UsageMistakes([`--encoding: Write one of ${chosenEncodings.join(', ')}.`])
}

interface Begin extends Omit<Typed, 'mapping' | 'encoding'> {
  mapping: Record<string, string>
  encoding: ChosenEncoding | undefined
}

/** The others say nothing that a person has to know before the dry run. */
const isSpreadsheet = (format: string) => format !== 'csv' && format !== 'json'

/**
 * Begins the import of this table, with a dry run first, which finds what belongs to no row; or continues
 * an interrupted one.
 */
async function begin(
  ctx: ActionContext,
  file: string,
  { mapping, encoding, updateExisting = false, dryRun, days, sheet: sheets }: Begin,
): Promise<ImportJob> {
  const fresh = await uploadTable(ctx, {
    fileName: basename(file),
    source: bytesOf(file),
    place: 'command',
    encoding,
  })
  sayLetters(fresh)
  if (fresh.sheets.length > 1)
    say(
      `Sheets with people: ${fresh.sheets.map(({ name, rows }) => `${name} (${rows})`).join(', ')}.`,
    )
  if (isSpreadsheet(fresh.format) && fresh.reading.length > 0)
    say(`Read from this spreadsheet: ${fresh.reading.map(({ message }) => message).join(', ')}.`)
  const { id: importId } = fresh
  const twin = dryRun ? undefined : await ctx.read((read) => interruptedTwin(read, fresh))
  if (twin) {
    await cancelImport(ctx, { importId })
    say(`Continuing the import of this table after ${twin.rowsDone} of ${twin.rows} rows.`)
    return twin
  }
  try {
    refuseUnknownSheets(sheets, fresh)
    return await ctx.write(async (write) => {
      const choices = { mapping: { ...fresh.mapping, ...mapping }, updateExisting, sheets }
      const answers = answersOfDays(days, { ...fresh, ...choices })
      await chooseColumns(write, { importId, ...choices, answers })
      return askForCheck(write, { importId })
    })
  } catch (error) {
    await cancelImport(ctx, { importId })
    throw asUsage(error, fresh)
  }
}

async function* bytesOf(file: string): AsyncIterable<Uint8Array> {
  try {
    yield* createReadStream(file)
  } catch (error) {
    throw fileObstacle(`The file ${file} cannot be read.`, error)
  }
}

/** Reports how letters were read that are not UTF-8, before anything is imported. */
function sayLetters({ letters }: ImportJob): void {
  if (letters === null) return
  const cells = letters.cells.map((cell) => `“${cell}”`).join(', ')
  const how = `This table was read as ${encodingName(letters.encoding)}: ${cells || 'no letters beyond ASCII'}.`
  say(letters.isChosen ? how : `${how} If that is wrong, use --encoding NAME.`)
}

function asUsage(error: unknown, { columns }: ImportJob): unknown {
  if (!(error instanceof Refusal) || error.code !== 'import.mapping') return error
  const sentences = error.fields.map(({ path, message }) => `--mapping: ${path}: ${message}`)
  const problem = problemOfNames(columns)
  return new UsageMistakes([
    ...(problem ? [problem.message] : []),
    ...sentences,
    `The columns of this table are: ${columns.join(', ')}.`,
  ])
}

async function workOn(
  ctx: ActionContext,
  { id }: ImportJob,
  work: Pick<Parameters<typeof workOnImport>[1], 'images' | 'signal'>,
): Promise<Described> {
  let said = performance.now()
  await workOnImport(ctx, {
    ...work,
    importId: id,
    onProgress: ({ state, rowsDone, rows }) => {
      if (performance.now() - said < progressEvery) return
      said = performance.now()
      say(`${state === 'checking' ? 'Dry run: ' : ''}${rowsDone} of ${rows} rows`)
    },
  })
  return describeImport(ctx, id)
}
