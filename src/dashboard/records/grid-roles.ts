/**
 * The ARIA roles of the list's parts. A table's own tags imply most of them, but not once CSS turns rows
 * into cards on a small screen: then browsers drop them.
 */
export const gridRoles = {
  grid: { role: 'grid', 'aria-multiselectable': true },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'gridcell' },
} as const
