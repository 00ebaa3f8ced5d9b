import { z } from 'zod'
import { csvLine, csvStart } from '#platform/csv'
import type { Row } from './export.store.ts'
import { type ArchiveKind, leftOutOf } from './exported-tables.ts'

export const manifestName = 'manifest.json'
export const format = 'candor-export'

const tables: Record<ArchiveKind, string> = {
  export: `tables/     each table twice: .csv opens in a spreadsheet, .json holds exactly the same rows as
            they are kept. Times are UTC. In the .csv an apostrophe stands before a cell that a
            spreadsheet would otherwise take for a formula.`,
  backup: `tables/     each table as .json, one row a line, exactly as it is kept. Times are UTC.`,
}

const afterwards: Record<ArchiveKind, string> = {
  export: `Everybody with an account sets a new password afterwards ("candor admin reset" for the first admin).`,
  backup: `Everybody signs in as before. What was revoked or purged since this was made has to be revoked or
purged again.`,
}

const keys: Record<ArchiveKind, string> = {
  export: 'Access codes are in it as keyed hashes only.',
  backup: `Passwords, API keys and access codes are in it as hashes only, second factors encrypted. Who has this
archive can try out passwords on a machine of their own.`,
}

const files = `documents/  the scans as they were uploaded, by record reference, kind and version
files/      pictures of notices, logo and office, photos of accounts`

/** In the place of a backup that grows. */
const filesElsewhere = `The scans and other files are not in this zip. ${manifestName} says which object below "objects", beside
"snapshots", has which file; each is encrypted with age, as this zip was.
`

const commands = {
  zip: 'candor restore THIS-FILE.zip',
  place: 'candor restore --from PLACE --identity FILE-WITH-THE-PRIVATE-KEY',
}

/** Returns the text for people who open the archive, also years from now. */
export function readme(
  kind: ArchiveKind,
  organisation: string,
  madeAt: string,
  within: keyof typeof commands = 'zip',
): string {
  return `${kind === 'backup' ? 'Backup of everything' : 'Everything'} that ${organisation} held in Candor on ${madeAt}

${tables[kind]}
${within === 'zip' ? files : filesElsewhere}
${manifestName}  the SHA-256 of every file above, and what was missing when this was made

This archive holds passports, medical forms and police documents. Keep it as you would keep those, and
delete copies that nobody needs.

${keys[kind]} Not in it is CANDOR_SECRET, with which hashes and
the audit log were made. Left out are also these tables:

${leftOutOf(kind)
  .map(([table, why]) => `${`${table} `.padEnd(18, '.')} ${why}`)
  .join('\n')}

To put it back: an empty installation of the same version with the same CANDOR_SECRET, then

    ${commands[within]}

${afterwards[kind]}
`
}

const encoder = new TextEncoder()

/**
 * Writes rows as CSV (RFC 4180) for people: with a byte order mark, so that spreadsheets recognise UTF-8, and an
 * apostrophe before a cell that a spreadsheet would take for a formula.
 */
export async function* csvOf(
  columns: readonly string[],
  batches: AsyncIterable<Row[]>,
): AsyncGenerator<Uint8Array> {
  yield encoder.encode(csvStart + csvLine(columns))
  for await (const rows of batches)
    yield encoder.encode(rows.map((row) => csvLine(columns.map((each) => row[each]))).join(''))
}

/** Writes rows as a JSON array, one row per line, exactly as they are stored: this is what can be restored. */
export async function* jsonOf(batches: AsyncIterable<Row[]>): AsyncGenerator<Uint8Array> {
  let before = '[\n'
  for await (const rows of batches) {
    yield encoder.encode(before + rows.map((row) => JSON.stringify(row)).join(',\n'))
    before = ',\n'
  }
  yield encoder.encode(before === '[\n' ? '[]\n' : '\n]\n')
}

/** The last file of an export: a description, and the SHA-256 of every other file. */
export const manifestSchema = z.object({
  format: z.literal(format),
  version: z.literal(1),
  kind: z.enum(['export', 'backup']).default('export'),
  /** All migrations: with fewer the rows are brought up to date, with others they cannot be read. */
  migrations: z.array(z.string()),
  madeAt: z.string(),
  organisation: z.string(),
  /** Rows by table. */
  tables: z.record(z.string(), z.number().int().nonnegative()),
  entries: z.array(
    z.object({
      path: z.string(),
      /** The file's key in the storage. */
      key: z
        .string()
        .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/)
        .optional(),
      bytes: z.number().int().nonnegative(),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
      /** The object that has the file in the place of the backup; without one it is in the zip. */
      object: z
        .string()
        .regex(/^[0-9a-f]{32}$/)
        .optional(),
    }),
  ),
  /** Scans whose file was missing in the storage, or had other bytes than were uploaded. */
  damaged: z.array(z.object({ documentId: z.string(), problem: z.enum(['missing', 'altered']) })),
})

export type Manifest = z.infer<typeof manifestSchema>
