/**
 * Simplifies XML as the sheets of a workbook are read: without comments and instructions, CDATA as ordinary text.
 * @throws Error where one of them does not end
 */
export function plainXml(xml: string): string {
  const parts: string[] = []
  let from = 0
  for (let at = xml.search(unusual); at >= 0; ) {
    const [start, end] = kinds.find(([start]) => xml.startsWith(start, at)) ?? []
    if (start === undefined || end === undefined) throw new Error('unusual')
    const last = xml.indexOf(end, at + start.length)
    if (last < 0) throw new Error('endless')
    parts.push(xml.slice(from, at))
    if (start === cdata) parts.push(escaped(xml.slice(at + start.length, last)))
    from = last + end.length
    unusualFrom.lastIndex = from
    at = unusualFrom.exec(xml)?.index ?? -1
  }
  return from === 0 ? xml : parts.join('') + xml.slice(from)
}

const cdata = '<![CDATA['
const kinds = [
  ['<!--', '-->'],
  [cdata, ']]>'],
  ['<?', '?>'],
] as const
const unusual = /<(?:!--|!\[CDATA\[|\?)/
const unusualFrom = new RegExp(unusual, 'g')

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Returns the text of a part, decoded by its byte order mark or by its first line. */
export function decodedXml(bytes: Uint8Array): string {
  const [first, second] = bytes
  // Without a mark, its first sign `<` tells (XML 1.0, appendix F).
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0))
    return new TextDecoder('utf-16le').decode(bytes)
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c))
    return new TextDecoder('utf-16be').decode(bytes)
  const line = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  const [, said = ''] = /^[^<]{0,3}<\?xml\s[^>]*?encoding=["']([\w-]+)["']/.exec(line) ?? []
  // If this line was readable byte by byte, the text is not UTF-16, whatever it says.
  return new TextDecoder(/^(utf-?16.*|)$/i.test(said) ? 'utf-8' : said).decode(bytes)
}
