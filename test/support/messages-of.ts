import type { z } from 'zod'

/** Collects the messages of a schema and of everything that it is made of. */
export function messagesOf(node: unknown, seen = new Set<unknown>()): string[] {
  if (typeof node !== 'object' || node === null || seen.has(node)) return []
  seen.add(node)
  const definition = (node as Partial<z.ZodType>)._zod?.def
  if (definition === undefined) return Object.values(node).flatMap((part) => messagesOf(part, seen))
  const { error } = definition as { error?: (issue: unknown) => unknown }
  const own = typeof error === 'function' ? [String(error({}))] : []
  return [...own, ...messagesOf(definition, seen)]
}
