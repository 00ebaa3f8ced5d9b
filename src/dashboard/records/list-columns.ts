import { useState } from 'react'
import { fieldsListed, type ListedField, recordFields } from '#modules/records/fields.schema'
import { type ListColumn, listColumns, usualColumns } from '#modules/records/schema'
import type { StaffLanguage } from '#platform/languages.schema'
import { useLanguage } from '../look/language.ts'
import { type RecordsWords, useRecordsWords } from '../words/records.ts'

/** The details that can be a column. */
export const listedFields = [...fieldsListed('usual'), ...fieldsListed('chosen')]

/** Returns the names of the columns in a language. */
export function columnLabelsIn(
  language: StaffLanguage,
  { columns, name }: Pick<RecordsWords, 'columns' | 'name'>,
): Record<ListColumn | 'name', string> {
  const labels = listedFields.map((field) => [field, recordFields[field].label[language]])
  return { ...(Object.fromEntries(labels) as Record<ListedField, string>), ...columns, name }
}

/** Returns the same in the language of the page. */
export function useColumnLabels() {
  return columnLabelsIn(useLanguage(), useRecordsWords())
}

const name = 'candor-record-columns'

/** Reads stored columns, in their fixed order; drops unknown ones. */
export function knownColumns(kept: unknown): ListColumn[] {
  return Array.isArray(kept)
    ? listColumns.filter((column) => kept.includes(column))
    : [...usualColumns]
}

/** Returns the columns that this browser shows, stored where that is allowed. */
export function useListColumns() {
  const [columns, setColumns] = useState<readonly ListColumn[]>(read)
  const choose = (next: readonly ListColumn[]) => {
    const known = knownColumns(next)
    setColumns(known)
    try {
      localStorage.setItem(name, JSON.stringify(known))
    } catch {
      // At least kept until the page is left.
    }
  }
  return { columns, choose }
}

function read(): readonly ListColumn[] {
  try {
    return knownColumns(JSON.parse(localStorage.getItem(name) ?? 'null'))
  } catch {
    return usualColumns
  }
}
