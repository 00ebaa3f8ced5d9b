import type { DocumentKind } from '#modules/documents/schema'
import { documentKinds } from '#modules/documents/schema'
import type { NewRecord } from '#modules/records/schema'
import { disclaimerOf, fieldsOf } from './specimen.ts'

/**
 * Writes the same document as a PDF of two pages, as an office would send it. Written by hand (ISO 32000-1,
 * 7.5): the standard font Helvetica has Latin letters only, so it is for names in Latin script.
 */
export function writeLetter(kind: DocumentKind, details: NewRecord): Buffer {
  const first = [documentKinds[kind].label, '', ...fieldsOf(details).split('\n'), '']
  return pdfOf([
    [...first, ...wrapped(disclaimerOf(kind))],
    ['Second page', '', ...wrapped('The second page of a letter of two pages.')],
  ])
}

function wrapped(text: string): string[] {
  return text.match(/.{1,60}(?:\s|$)/g) ?? []
}

const escaped = (text: string) => text.replace(/[^\x20-\x7e]/g, '?').replace(/[\\()]/g, '\\$&')

/** Writes SPECIMEN from corner to corner in light red, then the lines. */
function contentOf(lines: readonly string[]): string {
  const text = lines.map((line) => `(${escaped(line)}) Tj T*`).join('\n')
  return `q 0.92 0.72 0.70 rg BT /F1 128 Tf 0.576 0.817 -0.817 0.576 115 95 Tm (SPECIMEN) Tj ET Q
BT /F1 16 Tf 24 TL 60 740 Td\n${text}\nET`
}

function pdfOf(pages: readonly (readonly string[])[]): Buffer {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((lines, index) => {
      const content = contentOf(lines)
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + index * 2} 0 R
/Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  return Buffer.from(withCrossReferences(objects), 'latin1')
}

function withCrossReferences(objects: readonly string[]): string {
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  return `${file}xref\n0 ${count}\n0000000000 65535 f \n${entries}trailer
<< /Size ${count} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
}
