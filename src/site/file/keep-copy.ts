import { calledWrongSince, type Mark } from '#modules/cases/fields.schema'
import {
  type CopySizes,
  copyAsPdf,
  type StoredDocument,
  sizesOfCopy,
  watermarkText,
} from '#modules/documents'
import { documentInViewing } from '#modules/lookup'
import type { OpenedRecord } from '#modules/lookup/schema'
import { helpFor, placeName } from '#modules/organisation/help.schema'
import { contactLines } from '#modules/organisation/identity.schema'
import { countryName } from '#modules/records/schema'
import { longDate, longMoment } from '#platform/clock/schema'
import { isolated } from '#texts/isolated'
import { adviceBy } from '../layout/said.tsx'
import type { RequestContext } from '../route.ts'
import type { Words } from '../words.ts'
import type { FileAccess } from './file-access.tsx'
import { journeyOf } from './page-parts.tsx'

/**
 * Makes "Keep a copy": every page of every document of the opened file, marked, in one PDF for reading
 * offline. Its first page says whose documents they are, when the copy was taken, who holds them, what only
 * the authorities can tell, and where to ask them.
 */
export async function keepCopy(
  context: RequestContext,
  way: FileAccess,
  { record, contested, documents: opened }: OpenedRecord,
  size: keyof CopySizes,
): Promise<Response> {
  const { ctx, words, organisation } = context
  const copied = opened.filter(({ kind }) => kind !== 'photo')
  const documents = await copiedOf(context, way, copied)
  const title = words.file.title(record.name, organisation.displayName)
  const pdf = await copyAsPdf(ctx, {
    ...{ documents, title, language: words.lang, isSmall: size === 'small' },
    watermark: markOf(context, record),
    lines: [title, ...linesOf(context, { record, contested, documents: copied })],
    nameOf: ({ kind, pages }, page) => words.file.copyOf(words.kinds[kind], page, pages),
  })
  return new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': `attachment; filename="${record.reference}${size === 'small' ? '-small' : ''}.pdf"`,
      'cache-control': 'private, no-store',
    },
  })
}

const markOf = (
  { organisation }: RequestContext,
  { reference }: Pick<Shown['record'], 'reference'>,
) => watermarkText(isolated(organisation.displayName), reference)

/** Returns about how large both copies are. */
export async function sizesOfCopies(
  context: RequestContext,
  way: FileAccess,
  { record, documents: opened }: OpenedRecord,
): Promise<CopySizes> {
  const copied = opened.filter(({ kind }) => kind !== 'photo')
  const documents = await copiedOf(context, way, copied)
  return sizesOfCopy(context.ctx, { documents, watermark: markOf(context, record) })
}

function copiedOf(context: RequestContext, way: FileAccess, copied: OpenedRecord['documents']) {
  return context.ctx.read(async (read) => {
    const holder = await way.holder(read, context)
    const found: StoredDocument[] = []
    for (const { id } of copied) {
      const seen = await documentInViewing(read, holder, id)
      if (seen) found.push(seen.document)
    }
    return found
  })
}

interface Shown {
  record: OpenedRecord['record']
  contested: OpenedRecord['contested']
  documents: OpenedRecord['documents']
}

function linesOf({ ctx, words, organisation }: RequestContext, shown: Shown) {
  const { file, fields, layout } = words
  const { record, contested, documents } = shown
  const wrongName = wrongIn(words, contested, { about: 'detail', target: 'name' })
  const { displayName } = organisation
  return [
    layout.isPrivate,
    wrongName && `${fields.name}: ${wrongName}`,
    `${file.reference}: ${record.reference}`,
    file.taken(longMoment(ctx.clock.now(), words)),
    file.held(displayName),
    contactLines(organisation, words.lang).join('\n'),
    `${file.unknown}: ${file.unknownOf}`,
    ...documents.map((document) => documentAndChecks(words, document, contested)),
    file.askNamed,
    helpNumbers(words, record),
  ].filter((line) => line !== '')
}

/** Returns that the candidate calls it wrong, since when; empty if not. */
function wrongIn(
  words: Words,
  contested: Shown['contested'],
  { about, target }: Pick<Mark, 'about' | 'target'>,
): string {
  const since = calledWrongSince(contested, about, target)
  return since === null ? '' : words.file.calledWrong(longDate(since, words))
}

/** Writes, for each document, what the candidate calls wrong, and where to ask about it (H5). */
function documentAndChecks(
  words: Words,
  { kind, heldSince, officialChecks }: Shown['documents'][number],
  contested: Shown['contested'],
): string {
  const { file } = words
  const places = officialChecks.map(({ authority, service, texts, url }) => {
    const host = url === null ? '' : ` (${new URL(url).host})`
    const [whom, how] = [
      adviceBy(words, texts.authority) ?? authority,
      adviceBy(words, texts.service) ?? service,
    ]
    return `${file.ask}: ${whom}${words.comma}${how}${host}`
  })
  const held = `${words.kinds[kind]}. ${file.heldSince(longDate(heldSince, words))}`
  const wrong = wrongIn(words, contested, { about: 'paper', target: kind })
  return [held, wrong, ...places].filter((line) => line !== '').join('\n')
}

/** Returns whom to call without internet access: the numbers for the candidate's own countries. */
function helpNumbers({ help, lang, comma }: Words, record: Shown['record']): string {
  const nameOf = (country: string) => countryName(country, lang)
  const rows = helpFor(journeyOf(record))
    .filter(({ phones }) => phones.length > 0)
    .map((place) => {
      const numbers = place.phones.map(({ number, only }) =>
        only === null ? number : `${number} (${help.onlyIn(nameOf(only))})`,
      )
      return `${placeName(place, { words: help, nameOf })}: ${numbers.join(comma)}`
    })
  return rows.length === 0 ? '' : [`${help.keepTitle}:`, ...rows, help.published].join('\n')
}
