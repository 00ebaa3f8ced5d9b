import { exportOriginals } from '#modules/archive'
import { openMarks } from '#modules/cases'
import { calledWrongSince } from '#modules/cases/fields.schema'
import {
  copyWholeFile,
  listSightings,
  type StoredDocument,
  watermarkText,
} from '#modules/documents'
import type { Sighting } from '#modules/documents/originals.schema'
import { documentKinds, kindLabel } from '#modules/documents/schema'
import { officialChecksById, readSettings, timeZoneOf } from '#modules/organisation'
import { contactLines } from '#modules/organisation/identity.schema'
import { factsOf } from '#modules/records/facts.schema'
import { fieldLabels } from '#modules/records/fields.schema'
import type { CandidateRecord } from '#modules/records/schema'
import { calendarDate, longDate, longMoment } from '#platform/clock/schema'
import { fileWords } from '#texts/en/file'
import { ownDataLetterWords as words } from '#texts/en/own-data'
import { isolated, sentence } from '#texts/isolated'
import { download } from './answers.ts'
import { endpoint } from './endpoint.ts'

type Framing = Parameters<typeof copyWholeFile>[1]['framing']

/**
 * Frames the documents in the whole file of a record: the first page says whose office holds it, the
 * details follow, and each document says where to ask about it (H4, H5); every page has its mark (H8).
 */
const wholeFileFraming: Framing = async (read, { record, documents, withheld }) => {
  const organisation = await readSettings(read.tx)
  const { displayName } = organisation
  const sightings = await listSightings(read, record.id)
  const locale = { lang: 'en', timeZone: await timeZoneOf(read.tx) }
  const title = sentence`${record.name}: the file that ${displayName} holds`
  const labels = fieldLabels('en')
  const facts = factsOf(record, { fields: labels, language: 'en' })
  const contested = await openMarks(read, record.id)
  /** That the candidate calls it wrong, after what is said of it; empty if not. */
  const wrong = (about: 'detail' | 'paper', target: string) => {
    const since = calledWrongSince(contested, about, target)
    return since === null ? '' : `. ${fileWords.calledWrong(longDate(since, locale))}`
  }
  const wrongName = wrong('detail', 'name')
  return {
    title,
    language: 'en',
    watermark: watermarkText(isolated(displayName), record.reference),
    nameOf: ({ kind, pages }, page) => `${kindLabel(kind, 'en')}, page ${page} of ${pages}`,
    lines: [
      title,
      words.isPrivate,
      sentence`Record reference: ${record.reference}. Copied by staff on ${longMoment(read.clock.now(), locale)}.`,
      contactLines(organisation, 'en').join('\n'),
      wrongName && sentence`${labels.name}: ${record.name}${wrongName}`,
      facts
        .map(([label, value, field]) => sentence`${label}: ${value}${wrong('detail', field)}`)
        .join('\n'),
      'Every page is a marked copy. It shows what the agency holds. Whether a document is genuine, only the authority that issued it can tell.',
      ...documents.map((document) => documentLine(document, record, wrong('paper', document.kind))),
      ...withheld.map(withheldLine),
      ...sightings.map(sightingLine),
    ].filter((line) => line !== ''),
  }
}

function documentLine(
  { kind, pages, issuedOn, validUntil }: StoredDocument,
  going: CandidateRecord,
  wrong: string,
) {
  const { shareable } = documentKinds[kind]
  const printed = [
    issuedOn && `Issued on, as printed: ${calendarDate(issuedOn, 'en')}`,
    validUntil && `Valid until, as printed: ${calendarDate(validUntil, 'en')}`,
    shareable === 'never' && 'For the candidate only: show it to nobody else.',
  ]
  const checks = [...officialChecksById(kind, going).values()]
  const asked = checks.map(({ authority, service, url }) => {
    const host = url === null ? '' : ` (${new URL(url).host})`
    return `Ask: ${authority}, ${service}${host}`
  })
  const pageWord = pages === 1 ? '1 page' : `${pages} pages`
  return [
    `${kindLabel(kind, 'en')}, ${pageWord}${wrong}`,
    ...printed.filter(Boolean),
    ...asked,
  ].join('\n')
}

function withheldLine({ kind, withheldAt }: StoredDocument): string {
  const since = calendarDate(String(withheldAt).slice(0, 10), 'en')
  return `${kindLabel(kind, 'en')}: left out of this copy. It has been hidden since ${since}, because an authority showed something else.`
}

function sightingLine({ kind, seenOn, seenBy, number, validUntil }: Sighting): string {
  const numbered = number === null ? '' : sentence`, number ${number}`
  const until = validUntil && ` Printed on it: until ${calendarDate(validUntil, 'en')}.`
  return sentence`${kindLabel(kind, 'en')}: seen on ${calendarDate(seenOn, 'en')} by ${seenBy || 'staff'}${numbered}.${until ?? ''} No scan is kept.`
}

export const wholeFileEndpoints = [
  endpoint('GET /records/{id}/file.pdf', 'records:own', {
    summary:
      'The details and every page of every current document as one PDF of marked copies, for whoever may have the originals; audited',
    recentSignIn: { scope: 'candidates', atWork: true },
    transaction: 'none',
    refuses: [
      'record.in_trash',
      'session.forbidden',
      'document.file_missing',
      'document.file_corrupt',
      'document.damaged',
    ],
    output: { response: ['application/pdf'] },
    run: async (ctx, { params: { id } }) => {
      const { record, pdf } = await copyWholeFile(ctx, { recordId: id, framing: wholeFileFraming })
      return download({ name: `${record.reference}-file.pdf`, type: 'application/pdf' }, pdf)
    },
  }),
  endpoint('GET /records/{id}/originals.zip', 'records:own', {
    summary:
      'The originals of every current document as one zip, with a list of them; an archive that breaks off is incomplete and opens nowhere. Audited',
    recentSignIn: { scope: 'candidates', atWork: true },
    transaction: 'none',
    refuses: ['record.in_trash', 'session.forbidden', 'export.original_missing'],
    output: { response: ['application/zip'] },
    run: async (ctx, { params: { id } }) => {
      const { record, zip } = await exportOriginals(ctx, id)
      return download({ name: `${record.reference}-originals.zip`, type: 'application/zip' }, zip)
    },
  }),
] as const
