import { z } from 'zod'
import { tablesLeftOut } from './exported-tables.ts'

export const manifestName = 'manifest.json'
export const format = 'candor-export'

/** The last file of an export: what it is, and the SHA-256 of every other file. */
export const manifestSchema = z.object({
  format: z.literal(format),
  version: z.literal(1),
  madeAt: z.string(),
  organisation: z.string(),
  /** Rows by table. */
  tables: z.record(z.string(), z.number().int().nonnegative()),
  entries: z.array(
    z.object({
      path: z.string(),
      /** Where the file lies in the storage. */
      key: z
        .string()
        .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/)
        .optional(),
      bytes: z.number().int().nonnegative(),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
  /** Scans whose file the storage did not have, or had with other bytes than were uploaded. */
  damaged: z.array(z.object({ documentId: z.string(), problem: z.enum(['missing', 'altered']) })),
})

export type Manifest = z.infer<typeof manifestSchema>

/** For people who open the archive, also years from now. */
export function readme(organisation: string, madeAt: string): string {
  return `Everything that ${organisation} held in Candor on ${madeAt}

tables/     each table twice: .csv opens in a spreadsheet, .json holds exactly the same rows as
            they are kept. Times are UTC. In the .csv an apostrophe stands before a cell that a
            spreadsheet would otherwise take for a formula.
documents/  the scans as they were uploaded, by record reference, kind and version
files/      pictures of notices, the logo and photos of accounts
${manifestName}  the SHA-256 of every file above, and what was missing when this was made

This archive holds passports, medical forms and police papers. Keep it as you would keep those, and
delete copies that nobody needs.

Access codes are in it as keyed hashes only. Not in it is CANDOR_SECRET, with which those hashes and
the audit log were made. Left out are also these tables:

${Object.entries(tablesLeftOut)
  .map(([table, why]) => `${`${table} `.padEnd(18, '.')} ${why}`)
  .join('\n')}

To put it back: an empty installation with the same CANDOR_SECRET, then

    candor restore THIS-FILE.zip

Everybody with an account sets a new password afterwards ("candor admin reset" for the first admin).
`
}
