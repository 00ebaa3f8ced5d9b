import type { z } from 'zod'

/** Invisible marks, one of each sort. */
const unseenMarks = [
  '\u202E',
  '\u2067',
  '\u061C',
  '\u200B',
  '\u200D',
  '\uFEFF',
  '\u00AD',
  '\u034F',
  '\u3164',
  '\u115F',
  '\u2800',
  '\uFE0F',
  '\uFFFA',
  '\u0007',
  '\u0085',
  '\u{E0041}',
  '\u{E0100}',
]
const all = unseenMarks.join('')

/** Texts in the forms that fields expect, each with every mark in it. */
const probes = [
  `Rah${all}ima`,
  `/che${all}ck`,
  `https://padma.example/a${all}b`,
  `asha${all}@padma.example`,
  `2026-11-20${all}`,
  `12${all}`,
  'a'.repeat(40).concat(all),
]

/** Returns where a schema takes a string and returns an invisible mark, as paths such as `tiles[].title`. */
export function keepsUnseen(schema: z.ZodType, path = ''): string[] {
  // A function of another schema's output, not of the input.
  if (schema.def.type === 'transform') return []
  const answers = probes.map((probe) => schema.safeParse(probe))
  const takesText = answers.some(({ success }) => success)
  const keeps = answers.some(({ data }) => unseenMarks.some((mark) => given(data).includes(mark)))
  if (keeps) return [path]
  return takesText ? [] : within(schema, path)
}

const given = (data: unknown) => (typeof data === 'string' ? data : (JSON.stringify(data) ?? ''))

/** Does the same for the parts of a schema. */
function within(schema: z.ZodType, path: string): string[] {
  const def = schema.def as unknown as { type: string; [part: string]: unknown }
  const inner = (name: string, at = path) => keepsUnseen(def[name] as z.ZodType, at)
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape as Record<string, z.ZodType>).flatMap(([name, field]) =>
        keepsUnseen(field, path === '' ? name : `${path}.${name}`),
      )
    case 'array':
      return inner('element', `${path}[]`)
    case 'record':
      return [...inner('keyType', `${path} keys`), ...inner('valueType', `${path}{}`)]
    case 'tuple':
      return (def.items as z.ZodType[]).flatMap((item) => keepsUnseen(item, `${path}[]`))
    case 'union':
      return (def.options as z.ZodType[]).flatMap((option) => keepsUnseen(option, path))
    case 'intersection':
      return [...inner('left'), ...inner('right')]
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      return inner('innerType')
    case 'pipe':
      // The result for a text was checked whole; otherwise the fields are in the input or in the output.
      return isText(schema) ? [] : [...inner('in'), ...inner('out')]
    case 'lazy':
      return keepsUnseen((def.getter as () => z.ZodType)(), path)
    case 'unknown':
    case 'any':
    case 'custom':
      return [path]
    default:
      return []
  }
}

function isText(schema: z.ZodType): boolean {
  const def = schema.def as unknown as { type: string; in?: z.ZodType }
  return def.type === 'string' || (def.type === 'pipe' && isText(def.in as z.ZodType))
}
