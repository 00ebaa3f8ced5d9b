import { expect, test } from 'vitest'
import { reachOf } from './sheet-reach.ts'

async function reachIn(xml: string, piece = xml.length) {
  const pieces = async function* () {
    for (let at = 0; at < xml.length; at += piece) yield xml.slice(at, at + piece)
  }
  const { letters, row } = await reachOf(pieces())
  return `${letters}${row}`
}

test.each([
  ['<row r="1"><c r="A1" s="1"/><c r="B1"><v>1</v></c></row>', 'B1'],
  ["<row r='2'><c r='XFD2'><v>1</v></c></row>", 'XFD2'],
  ['<x:row r="2"><x:c s="1" r = "AB2"><x:v>1</x:v></x:c></x:row>', 'AB2'],
  // The number of the row counts, whatever its cells say.
  ['<row r="5000"><c r="A2"><v>1</v></c></row>', 'A5000'],
  ['<row><c r="C7"><v>1</v></c></row>', 'C7'],
  // Programs write the last row, empty, to keep its height.
  ['<row r="1"><c r="B1"><v>1</v></c></row><row r="1048576" ht="12"/>', 'B1'],
  ['<row r="999999999"><c r="A2"><v>1</v></c></row>', 'A999999999'],
  ['<row r="1048577"/>', 'A1048577'],
  ['<row r="2"><c r="ZZZ2"/></row>', 'ZZZ2'],
  ['<row r="2"><c x=">" r="XFD2"><v>1</v></c></row>', 'XFD2'],
  [`<row r="2"><c x=' r="A1"' r="XFD2"><v>1</v></c></row>`, 'XFD2'],
  [`<row r="2"><c${' '.repeat(3000)}r="XFD2"><v>1</v></c></row>`, 'XFD2'],
  ['<c:row>5</c:row><c id="5"/><!-- it\'s a comment -->', 'A0'],
])('%s reaches as far as %s', async (xml, reach) => {
  for (const piece of [xml.length, 1, 7]) expect(await reachIn(xml, piece)).toBe(reach)
})

test.each([
  '<row r="&#50;"/>',
  '<row r="2"><c r="&#88;FD2"><v>1</v></c></row>',
  '<row r="2"><c r="ABCD2"><v>1</v></c></row>',
  '<row r="2"><c x="<" r="XFD2"><v>1</v></c></row>',
  `<row r="2"><c${' '.repeat(70_000)}r="XFD2"><v>1</v></c></row>`,
])('what no spreadsheet writes is none: %s', async (xml) => {
  await expect(reachIn(xml, 1000)).rejects.toThrow()
})
