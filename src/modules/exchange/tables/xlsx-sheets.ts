import { visibleLine } from '#platform/text/schema'
import { cellValue, type Meaning } from './cell-values.ts'
import { hiddenColumns } from './hidden-columns.ts'
import { areasIn } from './merged-cells.ts'
import { type Cell, rowsIn, type WrittenCell } from './sheet-cells.ts'
import { withinReach } from './sheet-reach.ts'
import { cellFormats, struckStyles } from './shown-numbers.ts'
import { struckOut } from './struck-out.ts'
import { tidyWorkbook } from './tidy-workbook.ts'
import { tagsIn } from './workbook-parts.ts'
import { type OpenSheet, type SheetRow, textOf } from './workbook-rows.ts'
import { sharedTexts } from './written-text.ts'

/**
 * Opens the sheets of an XLSX workbook.
 * @throws Error when it is not one
 */
export async function sheetsOfXlsx(workbook: Buffer): Promise<OpenSheet[]> {
  const { sheets, sharedStrings, styles, isSince1904 } = await tidyWorkbook(workbook)
  const meaning = {
    texts: sharedTexts(sharedStrings),
    formats: cellFormats(styles),
    struck: struckStyles(styles),
    isSince1904,
  }
  return sheets.map(({ name, isHidden, xml, drawing }) => ({
    ...{ name: visibleLine(name), isHidden },
    rows: () => rowsOf(xml, meaning),
    hiddenColumns: () => hiddenColumns(xml ?? ''),
    pictures: () => [...tagsIn(drawing, 'pic')].length,
  }))
}

function* rowsOf(sheet: string | null, meaning: Meaning): Iterable<SheetRow> {
  if (sheet === null) throw new Error('a part that cannot be read')
  const refuseFar = withinReach()
  const areasFrom = areasIn(sheet)
  for (const { row, isHidden, cells } of rowsIn(sheet)) {
    const values: Cell[] = []
    for (const cell of cells) {
      const value = readable(cell, meaning)
      if (value === null) continue
      while (values.length < cell.column - 1) values.push(null)
      values.push(meaning.struck.has(cell.style) ? struckOut(textOf(value)) : value)
    }
    if (values.length === 0) continue
    refuseFar({ row, column: values.length })
    yield { row, isHidden, values, merged: areasFrom(row) }
  }
}

/** Returns the value of a cell; of one that no program writes the sign of damage, so that its row says so. */
function readable(cell: WrittenCell, meaning: Meaning): Cell {
  try {
    return cellValue(cell, meaning)
  } catch {
    return '\ufffd'
  }
}
