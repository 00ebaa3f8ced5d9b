import { createWriteStream } from 'node:fs'
import { access, constants, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  type describeImport,
  getImport,
  type ImportJob,
  listOfAddresses,
  listOfMistakes,
  sentenceOfAlike,
} from '#modules/import'
import type { ImportAnswer } from '#modules/import/rows/answers.schema'
import { dayOrders, isDayTarget, warningOfOlder } from '#modules/tables/columns/columns.schema'
import type { RowPlace } from '#modules/tables/notes/reading.schema'
import type { ActionContext } from '#platform/context'
import { systemCode } from '#platform/errors'
import { fileObstacle, print, say, UsageMistakes } from './shell.ts'

type Table = Pick<ImportJob, 'columns' | 'mapping'>
type Answer = Pick<ImportAnswer, 'column' | 'take'>

const how = `one of ${dayOrders.join(', ')}; or nothing, which leaves empty what is in doubt`

/** Reads `Date of birth=bikram-sambat`, by the column's name in the table or in Candor. */
export function answersOfDays(typed: readonly string[], { mapping }: Table): ImportAnswer[] {
  return typed.map((text) => {
    const at = text.lastIndexOf('=')
    const [name, take] = [text.slice(0, at).trim(), text.slice(at + 1).trim()]
    const [target] = Object.entries(mapping).find(([, column]) => column === name) ?? [name]
    if (!isDayTarget(target))
      throw new UsageMistakes([
        `--days: ${text}: Write the name of a column with days, “=”, and ${how}.`,
      ])
    if (take !== '' && !dayOrders.some((order) => order === take))
      throw new UsageMistakes([`--days: ${text}: Behind “=”, write ${how}.`])
    return { column: target as Answer['column'], value: 'any', take }
  })
}

/** Returns what to ask about each column whose days can be read in more than one way. */
export function openDays({
  findings,
  mapping,
}: Pick<Awaited<ReturnType<typeof describeImport>>, 'findings' | 'mapping'>): string[] {
  return findings.questions
    .filter(({ column }) => isDayTarget(column))
    .map(({ column, value, rows }) => {
      const name = mapping[column as keyof typeof mapping] ?? column
      return `Nobody can tell how the days of “${name}” are written, such as “${value}” (${rows} ${rows === 1 ? 'row' : 'rows'}). Say so: --days "${name}=HOW", with ${how}.`
    })
}

export function refuseUnknownSheets(
  typed: readonly string[] = [],
  { sheets }: Pick<ImportJob, 'sheets'>,
): void {
  const names = sheets.map(({ name }) => name)
  const unknown = typed.filter((name) => !names.includes(name))
  const there = names.length > 0 ? `Choose among: ${names.join(', ')}.` : 'There is no choice.'
  if (unknown.length > 0)
    throw new UsageMistakes(unknown.map((name) => `--sheet: There is no list “${name}”. ${there}`))
}

type Described = Awaited<ReturnType<typeof describeImport>>

/** Requested files, by their options. */
export interface Lists {
  mistakes?: string
  addresses?: string
}

/** Reports the result of importing a table, and writes the requested lists. */
export async function reportImport(
  ctx: ActionContext,
  done: Described,
  lists: Lists,
): Promise<void> {
  const { counts, findings, problem, unusedColumns, isOlder } = done
  if (problem) say(problem.message)
  if (unusedColumns.length > 0) say(`Nothing is taken from: ${unusedColumns.join(', ')}.`)
  const warning = isOlder ? warningOfOlder(unusedColumns) : null
  if (warning) say(warning.message)
  const at = ({ row, sheet }: RowPlace) =>
    sheet === undefined ? String(row) : `${row} of “${sheet}”`
  for (const { problems, isIn: _, person: __, ...place } of done.problems)
    say(`Row ${at(place)}, not in: ${problems.map(({ message }) => message).join(' ')}`)
  const unsaid = done.problemRows - done.problems.length
  if (unsaid > 0)
    say(`… and ${counted(unsaid, 'more row', 'more rows')}. --mistakes FILE writes them all.`)
  for (const { note, rows, first } of done.remarks)
    say(`${counted(rows, 'row', 'rows')}, such as ${first.map(at).join(', ')}: ${note.message}`)
  for (const { records, rows, person, ...place } of done.alike) {
    const others = rows.map((other) => ({ at: at(other), person: other.person }))
    say(`Row ${at(place)}: ${sentenceOfAlike({ person, records, rows: others })}`)
  }
  const { unusedImages, unusedNames, addresses, alikeRows } = findings
  if (alikeRows > done.alike.length && done.alike.length > 0)
    say(`… ${alikeRows} rows in all may be of somebody else. --mistakes FILE writes them too.`)
  if (unusedImages > 0) {
    const further = unusedImages > unusedNames.length ? ' …' : ''
    const belong = counted(unusedImages, 'image belongs', 'images belong')
    say(`${belong} to no row: ${unusedNames.join(', ')}${further}`)
  }
  if (addresses > 0) {
    const are = counted(addresses, 'image is an address', 'images are addresses')
    const where = lists.addresses === undefined ? ' --addresses FILE writes their list.' : ''
    say(`${are} on the web, which Candor never fetches.${where}`)
  }
  const isListed = done.problemRows + done.remarks.length + done.alike.length > 0
  if (lists.mistakes !== undefined && isListed)
    await write(ctx, done.id, listOfMistakes, lists.mistakes)
  if (lists.addresses !== undefined && addresses > 0)
    await write(ctx, done.id, listOfAddresses, lists.addresses)
  const words = Object.entries(counts).map(([name, count]) => `${name} ${count}`)
  print(`${done.rows} rows: ${words.join(', ')}`)
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** Refuses, before anything is done, files that could not be written after it. */
export async function refuseUnwritable(lists: Lists): Promise<void> {
  for (const file of [lists.mistakes, lists.addresses]) {
    if (file === undefined) continue
    try {
      const handle = await open(file, constants.O_WRONLY).catch((error: unknown) => {
        if (systemCode(error) !== 'ENOENT') throw error
      })
      if (handle) await handle.close()
      else await access(dirname(file), constants.W_OK)
    } catch (error) {
      throw unwritable(file, error)
    }
  }
}

async function write(
  ctx: ActionContext,
  importId: string,
  linesOf: (ctx: ActionContext, job: ImportJob) => AsyncIterable<string>,
  file: string,
): Promise<void> {
  const job = await ctx.read((read) => getImport(read, importId))
  const out = createWriteStream(file, { mode: 0o600 })
  await pipeline(Readable.from(linesOf(ctx, job)), out).catch((error: unknown) => {
    throw unwritable(file, error)
  })
}

const unwritable = (file: string, error: unknown) =>
  fileObstacle(`The file ${file} cannot be written.`, error)
