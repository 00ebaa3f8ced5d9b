import sharp, { type OverlayOptions } from 'sharp'
import { type DocumentKind, kindLabel } from '#modules/documents/schema'
import { countryName, type NewRecord } from '#modules/records/schema'
import { printed, stampOf } from './portrait.ts'

/**
 * Writes the same document as a PDF of two pages, as an office would send it. Written by hand (ISO 32000-1,
 * 7.5): the standard font Helvetica has Latin letters only, so it is for names in Latin script.
 */
export function writeLetter(kind: DocumentKind, details: NewRecord): Buffer {
  const first = [kindLabel(kind, 'en'), '', ...fieldsOf(details).split('\n'), '']
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

/** A4 at 100 dpi: readable, and small on the disk. */
const sheet = { width: 827, height: 1169 }
const margin = 84
const measure = sheet.width - margin * 2
const tints = ['#fbfaf6', '#f6f1e4', '#f3f5f7']
const ink = '#2b2d33'
const pale = '#d3d2cc'

/** The sender of the letter: private and invented. Documents that a state would issue have none. */
const letterheads: Partial<Record<DocumentKind, readonly string[]>> = {
  'job-offer': ['Blue Heron Farms (invented)', 'Tern & Plover Bakery (invented)'],
  ticket: ['Paper Plane Travel (invented)', 'Kite String Journeys (invented)'],
  medical: ['Lemon Tree Clinic (invented)', 'Quiet Pond Clinic (invented)'],
}
const noIssuer = ['Drawn sheet, issued by nobody', 'Sheet for a demonstration, issued by nobody']

const bodies = new Map<string, Promise<Buffer>>()

/** Draws a scan of a document of this kind about this candidate, SPECIMEN across: JPEG, or WebP for one kind. */
export async function drawSpecimen(
  kind: Exclude<DocumentKind, 'photo'>,
  { details, variant }: { details: NewRecord; variant: number },
): Promise<Buffer> {
  const body = await blankFormOf(kind, variant % 6)
  const fields = await printed(fieldsOf(details), { size: 21, width: measure, colour: ink })
  const filled = sharp(body, { raw: { ...sheet, channels: 3 } }).composite([
    { ...fields, left: margin, top: 330 },
  ])
  return kind === 'application-status'
    ? filled.webp({ quality: 70, effort: 1 }).toBuffer()
    : filled.jpeg({ quality: 66 }).toBuffer()
}

/** Returns what the demonstration's letters say about the candidate, line by line. */
function fieldsOf(details: NewRecord): string {
  const { name, passportNumber, referenceNumber, nationality, destinationCountry } = details
  return [
    `Name: ${name}`,
    `Passport number: ${passportNumber}`,
    `Reference number: ${referenceNumber ?? 'not given yet'}`,
    `Nationality: ${countryName(nationality)}`,
    `Destination: ${destinationCountry ? countryName(destinationCountry) : 'not decided'}`,
  ].join('\n')
}

/** Returns what each letter says about itself. */
const disclaimerOf = (kind: DocumentKind) =>
  `This sheet stands where a scan of the ${kindLabel(kind, 'en').toLowerCase()} would stand. ` +
  'A program drew it for a demonstration. Nobody issued it, and it proves nothing.'

/** Draws everything on the sheet that is not about the candidate; once for each look. */
function blankFormOf(kind: DocumentKind, look: number): Promise<Buffer> {
  const key = `${kind} ${look}`
  const form = bodies.get(key) ?? drawForm(kind, look)
  bodies.set(key, form)
  return form
}

async function drawForm(kind: DocumentKind, look: number): Promise<Buffer> {
  const heads = letterheads[kind] ?? noIssuer
  const head = heads[look % heads.length] as string
  const print = (text: string, size: number) => printed(text, { size, width: measure, colour: ink })
  const overlays: OverlayOptions[] = [
    { ...(await print(head, 20)), left: margin, top: 84 },
    { ...(await line(measure, 2, ink)), left: margin, top: 126 },
    { ...(await print(kindLabel(kind, 'en'), 36)), left: margin, top: 204 },
    { ...(await print(disclaimerOf(kind), 19)), left: margin, top: 600 },
  ]
  for (let row = 0; row < 9; row++) {
    const length = row % 3 === 2 ? measure * 0.55 : measure * (0.94 + (look % 3) * 0.02)
    overlays.push({ ...(await line(length, 9, pale)), left: margin, top: 760 + row * 34 })
  }
  overlays.push(await stampOf(sheet))
  const background = tints[look % tints.length] as string
  return sharp({ create: { ...sheet, channels: 3, background } })
    .composite(overlays)
    .removeAlpha()
    .raw()
    .toBuffer()
}

async function line(length: number, height: number, background: string): Promise<OverlayOptions> {
  const raw = { width: Math.round(length), height, channels: 3 as const }
  const input = await sharp({ create: { ...raw, background } })
    .raw()
    .toBuffer()
  return { input, raw }
}
