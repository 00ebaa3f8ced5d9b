/**
 * What the parts of the list are to a screen reader. A table's own tags say most of it by
 * themselves, but not once CSS makes cards of the rows on a small screen; then browsers forget.
 */
export const gridRoles = {
  grid: { role: 'grid', 'aria-multiselectable': true },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'gridcell' },
} as const
