import sharp, { type OverlayOptions } from 'sharp'
import { type DocumentKind, kindLabel } from '#modules/documents/schema'
import { countryName, type NewRecord } from '#modules/records/schema'
import type { ActionContext } from '#platform/context'
import { printed, stampOf } from './portrait.ts'

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

/** Binds the same document as a PDF of two pages, as an office would send it. */
export async function bindLetter(
  { images, clock }: Pick<ActionContext, 'images' | 'clock'>,
  kind: Exclude<DocumentKind, 'photo' | 'application-status'>,
  about: { details: NewRecord; variant: number },
): Promise<Buffer> {
  const title = kindLabel(kind, 'en')
  return images.bindBook({
    ...{ title, language: 'en', madeAt: new Date(clock.now()) },
    lines: [`SPECIMEN: ${title}`, fieldsOf(about.details), disclaimerOf(kind)],
    pages: [{ jpeg: await drawSpecimen(kind, about), name: disclaimerOf(kind) }],
  })
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
