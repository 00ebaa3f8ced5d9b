import { visibleText } from '#platform/text/schema'

/** The ASCII separators of units, records and groups. FileMaker writes them between the values of one field. */
const isSeparator = (sign: string) => sign >= '\u001c' && sign <= '\u001f'

/** Returns a cell as it is shown. Separators of values become line ends: without them two numbers would be one. */
export function textOfCell(cell: string): string {
  return visibleText(cell.replace(/\p{Cc}/gu, (sign) => (isSeparator(sign) ? '\n' : sign)))
}
