import { visibleText } from '#platform/text/schema'

/** What ASCII has between units, records and groups. FileMaker writes it between the values of one field. */
const isSeparator = (sign: string) => sign >= '\u001c' && sign <= '\u001f'

/** A cell as it is shown. What stands between its values becomes a line end: without it two numbers would be one. */
export function textOfCell(cell: string): string {
  return visibleText(cell.replace(/\p{Cc}/gu, (sign) => (isSeparator(sign) ? '\n' : sign)))
}
