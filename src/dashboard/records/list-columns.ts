import { useState } from 'react'
import { type ListColumn, listColumns } from '#modules/records/schema'

/** What each column that can be chosen is called. */
export const columnLabels: Record<ListColumn, string> = {
  picture: 'Picture',
  passportNumber: 'Passport',
  referenceNumber: 'Reference number',
  state: 'State',
  visible: 'Visible',
  nationality: 'Nationality',
  enteredBy: 'Entered by',
  createdAt: 'Entered',
  updatedAt: 'Changed',
}

const usual: readonly ListColumn[] = [
  'picture',
  'passportNumber',
  'referenceNumber',
  'state',
  'visible',
]
const name = 'candor-record-columns'

/** Columns from wherever they were kept, in their own order; what is unknown is dropped. */
export function knownColumns(kept: unknown): ListColumn[] {
  return Array.isArray(kept) ? listColumns.filter((column) => kept.includes(column)) : [...usual]
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
    return usual
  }
}
