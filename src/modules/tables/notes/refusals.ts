import { refusalsOf, refusing } from '#platform/errors'

/** Refusals of a table that cannot be read. */
export const tableRefusals = refusalsOf({
  'import.unreadable': 'invalid',
  'import.encoding_unknown': 'invalid',
  'import.too_large': 'too_large',
})

export const { refusal } = refusing(tableRefusals)
