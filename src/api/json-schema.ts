import { z } from 'zod'

export type Json = Record<string, unknown>

/** Returns a schema's input or output as JSON Schema 2020-12. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
