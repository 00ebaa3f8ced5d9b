import { useState } from 'react'
import { fieldsListed, type ListedField, recordFields } from '#modules/records/fields/schema'
import { type ListColumn, listColumns, usualColumns } from '#modules/records/schema'

/** The details that can be a column. */
export const listedFields = [...fieldsListed('usual'), ...fieldsListed('chosen')]

/** What each column that can be chosen is called. */
export const columnLabels: Record<ListColumn, string> = {
  ...(Object.fromEntries(listedFields.map((name) => [name, recordFields[name].label.en])) as Record<
    ListedField,
    string
  >),
  picture: 'Picture',
  state: 'State',
  visible: 'Visible',
  stage: 'Stage',
  assignedTo: 'Assigned to',
  enteredBy: 'Entered by',
  createdAt: 'Entered',
  updatedAt: 'Changed',
}

const name = 'candor-record-columns'

/** Columns from wherever they were kept, in their own order; what is unknown is dropped. */
export function knownColumns(kept: unknown): ListColumn[] {
  return Array.isArray(kept)
    ? listColumns.filter((column) => kept.includes(column))
    : [...usualColumns]
}

/** The columns that this browser shows, remembered where storage is allowed. */
export function useListColumns() {
  const [columns, setColumns] = useState<readonly ListColumn[]>(read)
  const choose = (next: readonly ListColumn[]) => {
    const known = knownColumns(next)
    setColumns(known)
    try {
      localStorage.setItem(name, JSON.stringify(known))
    } catch {
      // Remembered until the page is left, at least.
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
