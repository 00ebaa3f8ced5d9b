import { type RefusalTable, refusing } from '#platform/errors'

/** Refusals of a table that cannot be read. */
export const tableRefusals = {
  'import.unreadable': {
    kind: 'invalid',
    sentence: 'This table cannot be read. Save it as CSV (UTF-8), XLSX or ODS and choose it again.',
  },
  'import.encoding_unknown': {
    kind: 'invalid',
    sentence:
      'We cannot tell which encoding this file uses. Choose the encoding, or save it as CSV (UTF-8) and choose it again.',
  },
  'import.too_large': {
    kind: 'too_large',
    sentence:
      'This table is larger than 64 MiB. Cut it into several files and import one after the other.',
  },
} as const satisfies RefusalTable

export const { refusal } = refusing(tableRefusals)
