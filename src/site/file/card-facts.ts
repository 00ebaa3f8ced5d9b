import { createHash } from 'node:crypto'
import { refuseUnless } from '#gate'
import { ownContract } from '#modules/contracts'
import type { CardContent } from '#modules/documents'
import type { OpenedRecord } from '#modules/lookup/schema'
import type { Organisation } from '#modules/organisation'
import { type HelpPlace, helpFor, type Journey } from '#modules/organisation/help.schema'
import { licenceOf } from '#modules/organisation/regulators.schema'
import { selectRecord } from '#modules/records'
import { type CandidateRecord, countryName } from '#modules/records/schema'
import { longDate } from '#platform/clock/schema'
import type { ReadContext } from '#platform/context'
import { englishWords, type Words } from '../words.ts'
import { journeyOf } from './page-parts.tsx'

/** Something in the reader's words and in English: one sentence, made from each. */
export type Say = (words: Words) => string

/** A row with a number to call; `tel` as it is dialled. */
export interface CardNumber {
  label: Say
  tel: string
}

/** Who last letters of the passport are enough for: an officer can compare them, a finder cannot use them. */
const shownOfPassport = 4

/** What stands on a card in every language alike: values, and whom to call. */
export interface CardFacts {
  record: CandidateRecord
  issuer: CardContent['issuer']
  passportEnds: string
  work: string
  flight: string
  journey: Journey
  numbers: CardNumber[]
}

/** Finds what stands on the card of a file now. Never the code, the whole number of the passport, the day of birth, the home, the family. */
export async function cardFacts(
  read: ReadContext,
  recordId: string,
  organisation: Organisation,
): Promise<CardFacts> {
  const record = await selectRecord(read.tx, recordId)
  refuseUnless(record, 'viewing.ended')
  const contract = await ownContract(read, { recordId, kinds: null })
  const { employer = null, place = null } = contract?.terms ?? {}
  const { destinationCountry, flightOn, flightTime, flightNumber, flightRoute } = record
  const country = destinationCountry && countryName(destinationCountry, 'en')
  const day = flightOn && unbroken(longDate(flightOn, englishWords()))
  const journey = journeyOf(record)
  return {
    ...{ record, journey, numbers: numbersFor(journey, organisation) },
    issuer: [organisation.displayName, licenceSaid(organisation)],
    passportEnds: record.passportNumber.slice(-shownOfPassport),
    work: [employer, place, country].filter(Boolean).join(', '),
    flight: [day, flightTime, flightNumber, flightRoute].filter(Boolean).join(', '),
  }
}

/** Names the card as it is now: another name where a fact on it is another, whatever the language and the day. */
export async function cardVersion(
  read: ReadContext,
  { recordId, opened }: { recordId: string; opened: OpenedRecord },
  organisation: Organisation,
): Promise<string> {
  const { record, issuer, passportEnds, work, flight, numbers } = await cardFacts(
    read,
    recordId,
    organisation,
  )
  const { name, reference } = record
  const facts = [issuer, name, passportEnds, reference, work, flight, photoIn(opened)?.id]
  const text = JSON.stringify([...facts, numbers.map(({ tel }) => tel)])
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

/** Returns the photo that a card shows. */
export const photoIn = ({ documents }: Pick<OpenedRecord, 'documents'>) =>
  documents.find(({ kind }) => kind === 'photo')

/** A date is read as one, and stands in one line. */
export const unbroken = (date: string) => date.replaceAll(' ', '\u00A0')

/** In English: whoever helps abroad reads that. */
function licenceSaid(organisation: Organisation): string {
  const { layout, comma } = englishWords()
  const { number, authority, registerUrl } = licenceOf(organisation, 'en')
  const own = registerUrl === null ? [layout.ownAccount] : []
  return [`${layout.licence} ${number}`, authority, ...own].join(comma)
}

/** Returns whom to call on a journey, the most urgent first: each number by a reviewed row, the last the agency's own. */
function numbersFor(journey: Journey, organisation: Organisation): CardNumber[] {
  const { origin, destination } = journey
  const places = helpFor(journey)
  /** The first number of some rows that can be dialled there, or from everywhere. */
  const numberOf = (isMeant: (place: HelpPlace) => boolean) =>
    places
      .filter(isMeant)
      .flatMap(({ phones }) => phones)
      .find(({ only }) => only === null || only === destination)?.number
  const at = (country: string | null, words: Words) => countryName(country ?? '', words.lang)
  const abroad = ({ country }: HelpPlace) => country === destination
  const rows: [string | undefined, Say][] = [
    [
      numberOf((place) => place.role === 'police' && abroad(place)),
      (words) => words.card.danger(at(destination, words)),
    ],
    [
      numberOf(({ role }) => role === 'mission'),
      (words) => words.card.mission(at(origin, words), at(destination, words)),
    ],
    [
      numberOf((place) => place.role === 'labour' && abroad(place)),
      (words) => words.card.labour(at(destination, words)),
    ],
    [
      numberOf(({ role, country }) => country === origin && role !== 'mission'),
      (words) => words.card.atHome(at(origin, words)),
    ],
    [organisation.telephones[0], (words) => words.card.agency],
  ]
  return rows.flatMap(([tel, label]) => (tel === undefined ? [] : [{ tel, label }]))
}
