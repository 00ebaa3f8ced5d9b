import { z } from 'zod'

export const recordSchema = z.object({ name: z.string() })
export type Record = z.infer<typeof recordSchema>
