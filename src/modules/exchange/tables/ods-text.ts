import { struckOut, withoutReferences } from './written-text.ts'
import { attributesOf, type Tag, type Tags } from './xml.ts'

/** Which styles of text strike out, and which do not whatever is around them. */
export type StruckRuns = ReadonlyMap<string, boolean>

/**
 * Reads the text of a cell, of one line for each paragraph, and goes behind the cell. Comments, drawings and
 * pronunciations are no part of it (OpenDocument 1.3, part 3, 5.1.3, 6.1 and 9.1.4).
 * @param isStruck whether the style of the cell strikes out
 */
export function textOfOdsCell(tags: Tags, cell: Tag, runs: StruckRuns, isStruck: boolean): string {
  const lines: string[] = []
  if (cell.isEmpty) return ''
  for (const tag of tags.within(cell.name)) {
    if (tag.name === 'text:p' || tag.name === 'text:h')
      lines.push(tag.isEmpty ? '' : paragraph(tags, runs, isStruck).trim())
    else tags.skip(tag)
  }
  return lines.join('\n').trim()
}

function paragraph(tags: Tags, runs: StruckRuns, isStruck: boolean): string {
  const around = [isStruck]
  let text = ''
  while (around.length > 0) {
    const tag = tags.next()
    const struck = around.at(-1) ?? false
    if (tag.before !== '')
      text += marked(withoutReferences(tag.before.replace(spaces, ' ')), struck)
    if (tag.isEnd) around.pop()
    else if (!tag.name.startsWith('text:') || noText.has(tag.name)) tags.skip(tag)
    else {
      text += spaceOf(tag)
      if (!tag.isEmpty) around.push(runs.get(styleOf(tag)) ?? struck)
    }
  }
  return text
}

const marked = (text: string, isStruck: boolean) => (isStruck ? struckOut(text) : text)
const styleOf = ({ said }: Tag) => attributesOf(said)['text:style-name'] ?? ''

/** A line end in the XML is a space. */
const spaces = /[ \t\r\n]+/g
const noText = new Set(['text:note', 'text:ruby-text'])

/** More at once, which nobody typed, would only take memory. */
const mostSpaces = 100

function spaceOf({ name, said }: Tag): string {
  if (name === 'text:tab') return '\t'
  if (name === 'text:line-break') return '\n'
  if (name !== 'text:s') return ''
  const count = Number(attributesOf(said)['text:c'] ?? 1)
  return ' '.repeat(count >= 1 ? Math.min(count, mostSpaces) : 1)
}
