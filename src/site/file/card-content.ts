import { encodeQR } from 'qr'
import { refuseUnless } from '#gate'
import { ownContract } from '#modules/contracts'
import type { CardContent } from '#modules/documents'
import type { Organisation } from '#modules/organisation'
import { type HelpPlace, helpFor, type Journey } from '#modules/organisation/help.schema'
import { licenceOf } from '#modules/organisation/regulators.schema'
import { selectRecord } from '#modules/records'
import { countryName } from '#modules/records/schema'
import { dayIn, longDate } from '#platform/clock/schema'
import { groupedNumber } from '../layout/help-rows.tsx'
import type { RequestContext } from '../route.ts'
import { englishWords, type Words } from '../words.ts'
import type { FileAccess } from './file-access.tsx'
import { journeyOf } from './page-parts.tsx'

/** Something in the reader's words and in English: one sentence, made from each. */
type Say = (words: Words) => string

/** A row with a number to call; `tel` as it is dialled. */
export interface CardNumber {
  label: Say
  tel: string
}

/** Who last letters of the passport are enough for: an officer can compare them, a finder cannot use them. */
const shownOfPassport = 4

/**
 * Returns what stands on the card of an open file: who, where to, whom to call. Never the code, the whole number of the
 * passport, the day of birth, the home, the family.
 */
export async function contentOf(
  context: RequestContext,
  way: FileAccess,
): Promise<{ content: CardContent; numbers: CardNumber[]; recordId: string; journey: Journey }> {
  const { ctx, words, organisation } = context
  const { record, contract } = await ctx.read(async (read) => {
    const holder = await way.holder(read, context)
    const record = await selectRecord(read.tx, holder.recordId)
    refuseUnless(record, 'viewing.ended')
    return { record, contract: await ownContract(read, holder) }
  })
  const line = (say: Say) => ({
    text: say(words),
    english: words.lang === 'en' ? null : say(englishWords()),
  })
  const row = (say: Say, value: string) => ({ label: line(say), value })
  const journey = journeyOf(record)
  const numbers = numbersFor(journey, organisation)
  const { employer = null, place = null } = contract?.terms ?? {}
  const { destinationCountry, flightOn, flightTime, flightNumber, flightRoute } = record
  const country = destinationCountry && countryName(destinationCountry, 'en')
  const work = [employer, place, country].filter(Boolean).join(', ')
  const day = flightOn && longDate(flightOn, englishWords())
  const flight = [day, flightTime, flightNumber, flightRoute].filter(Boolean).join(', ')
  const today = longDate(dayIn(organisation.timeZone, ctx.clock.now()), englishWords())
  const ends = record.passportNumber.slice(-shownOfPassport)
  const content: CardContent = {
    isRightToLeft: words.dir === 'rtl',
    first: line(({ layout }) => layout.isPrivate),
    issuer: [organisation.displayName, licenceSaid(organisation)],
    name: record.name,
    facts: [
      row(({ card }) => card.passportEnds, `•••••${ends}`),
      row(({ card }) => card.ourNumber, record.reference),
    ],
    journey: [
      ...(work === '' ? [] : [row(({ card }) => card.work, work)]),
      ...(flight === '' ? [] : [row(({ card }) => card.flight, flight)]),
    ],
    help: line(({ card }) => card.call),
    numbers: numbers.map(({ label, tel }) => row(label, groupedNumber(tel))),
    below: line(({ card }) => card.opens),
    not: line(({ card }) => `${card.not} ${card.by(today)}`),
    qr: encodeQR(new URL('/check', ctx.config.url).href, 'raw', { ecc: 'medium', border: 4 }),
  }
  return { content, numbers, recordId: record.id, journey }
}

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
