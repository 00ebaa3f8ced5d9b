import { z } from 'zod'

export const manifestName = 'manifest.json'
export const format = 'candor-export'

/** The last file of an export: what it is, and the SHA-256 of every other file. */
export const manifestSchema = z.object({
  format: z.literal(format),
  version: z.literal(1),
  kind: z.enum(['export', 'backup']).default('export'),
  /** The newest migration of the tables; builds before `migrations` take an archive of just theirs. */
  schema: z.string().optional(),
  /** All of them: with fewer the rows are brought up to date, with others they cannot be read. */
  migrations: z.array(z.string()).optional(),
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
