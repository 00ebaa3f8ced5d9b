import { visibleText } from '#platform/text/schema'

/** The ASCII separators of units, records and groups. FileMaker writes them between the values of one field. */
const isSeparator = (sign: string) => sign >= '\u001c' && sign <= '\u001f'

/**
 * What is left of a letter that a program read in a wrong encoding: control characters, which nobody types, and a soft
 * hyphen or fixed space after such a letter's first half, as in `MarÃ\u00ada`. Taken out, the rest would look like a name.
 */
const damaged =
  /(?!\u0085)[\u0080-\u009f]|(?<=[\u00c2-\u00f4])\u0085|(?<=[ÂÃÄÅĂĹГЕأإ])\u00ad|(?<=[ÂÃÄÅ])\u00a0(?=\p{Ll}| |$)/gu

/** Returns a cell as it is shown. Separators of values become line ends: without them two numbers would be one. */
export function textOfCell(cell: string): string {
  const whole = cell.replace(damaged, '\ufffd')
  return visibleText(whole.replace(/\p{Cc}/gu, (sign) => (isSeparator(sign) ? '\n' : sign)))
}
