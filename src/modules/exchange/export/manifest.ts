import { z } from 'zod'

export const manifestName = 'manifest.json'
export const format = 'candor-export'

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
