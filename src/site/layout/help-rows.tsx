import {
  type HelpPhone,
  type HelpPlace,
  helpFor,
  type Journey,
  placeName,
  telOf,
} from '#modules/organisation/help.schema'
import { countryName } from '#modules/records/schema'
import { mentionsIn } from '#speech/wordings'
import type { Words } from '../words.ts'
import { longDate } from './dates.ts'
import { Outward, Said } from './said.tsx'

/** Country codes with fewer than three digits, as the ITU assigns them (E.164, annex). */
const shortCode = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

/** How a national number may begin when the call is free. */
const freeCall = /^[01]?800/

/**
 * Groups a telephone number for the eye: the code of the country, or of a free call, and the rest in threes
 * and fours. Up to five digits stay together, as people say them.
 */
export function groupedNumber(number: string): string {
  if (number.startsWith('+')) {
    const digits = number.slice(1)
    const code = shortCode.exec(digits)?.[0] ?? digits.slice(0, 3)
    return [`+${code}`, ...groupsOf(digits.slice(code.length))].join(' ')
  }
  const [code = ''] = freeCall.exec(number) ?? []
  if (number.length <= 5 || code === '') return groupsOf(number).join(' ')
  return [code, ...groupsOf(number.slice(code.length))].join(' ')
}

/** Groups digits in threes first, then as many fours as needed to avoid a shorter group. */
function groupsOf(digits: string): string[] {
  if (digits.length <= 5) return [digits]
  const fours = digits.length % 3
  const inThrees = digits.length - 4 * fours
  const threes = digits.slice(0, inThrees).match(/\d{3}/g) ?? []
  return [...threes, ...(digits.slice(inThrees).match(/\d{4}/g) ?? [])]
}

interface HelpRowProps {
  words: Words
  place: HelpPlace
}

/** Authorities, one below the other. */
export function HelpRows({ words, places }: { words: Words; places: readonly HelpPlace[] }) {
  return (
    <ul>
      {places.map((place) => (
        <HelpRow key={`${place.role} ${place.authority} ${place.url}`} {...{ words, place }} />
      ))}
    </ul>
  )
}

interface PlaceNumbersProps {
  words: Words
  journey: Journey
  /** Whether one number of each is enough: the one that works from everywhere, if there is one. */
  isBrief?: boolean
}

/** Whom to call on a journey, without a link to another website; from where, and how sure the numbers are. */
export function PlaceNumbers({ words, journey, isBrief = false }: PlaceNumbersProps) {
  const { help } = words
  const places = helpFor(journey).filter(({ phones }) => phones.length > 0)
  return (
    <>
      <ul className="help-numbers">
        {places.map((place) => (
          <li key={`${place.role} ${place.authority}`}>
            <span>
              <b>{help.roles[place.role]}</b>
              <small>
                <PlaceName words={words} place={place} />
              </small>
            </span>{' '}
            <span className="calls">
              {(isBrief ? [bestOf(place)] : place.phones).map((phone) => (
                <PhoneLink
                  key={phone.number}
                  {...{ words, phone }}
                  isShort
                  isPlaced={isBrief && place.role === 'police'}
                />
              ))}
            </span>
          </li>
        ))}
      </ul>
      <p className="soft">
        {help.withPlus} {places.some(({ confirmedBy }) => !confirmedBy) && help.published}
      </p>
    </>
  )
}

/** Returns the number that works from everywhere, else the first. */
const bestOf = ({ phones }: HelpPlace) =>
  phones.find(({ only }) => only === null) ?? (phones[0] as HelpPhone)

/** One authority: its purpose, its name, its website and its numbers, each with its source. */
function HelpRow({ words, place }: HelpRowProps) {
  const { help } = words
  return (
    <li>
      <p className={place.role === 'police' ? undefined : 'soft'}>{help.roles[place.role]}</p>
      <p>
        <Outward href={place.url}>
          <PlaceName {...{ words, place }} />
        </Outward>
        {place.by !== 'state' && (
          <span className="soft">{mentionsIn(words.lang)[place.by](() => '')}</span>
        )}
        {place.url !== null && <span className="host soft">{new URL(place.url).host}</span>}
      </p>
      {place.phones.map((phone) => (
        <Phone key={phone.number} words={words} phone={phone} />
      ))}
      {place.confirmedBy && (
        <p className="soft">
          {help.confirmed(place.confirmedBy.name, longDate(place.confirmedBy.on, words))}
        </p>
      )}
    </li>
  )
}

/** The authority's own name, marked as English, or what it is in the reader's language. */
function PlaceName({ words, place }: HelpRowProps) {
  const nameOf = (country: string) => countryName(country, words.lang)
  if (place.authority !== null) return <Said words={words} text={place.authority} />
  return placeName(place, { words: words.help, nameOf })
}

function Phone({ words, phone }: { words: Words; phone: HelpPhone }) {
  return (
    <p>
      <PhoneLink words={words} phone={phone} />
      {phone.seenIn !== null && (
        <span className="seen soft">
          {words.help.seenIn} <Said words={words} text={phone.seenIn} />
        </span>
      )}
    </p>
  )
}

interface PhoneLinkProps {
  words: Words
  phone: HelpPhone
  /** Whether a sentence near it says that one with a plus works from any country. */
  isShort?: boolean
  /** Whether the name beside it says in which country it works. */
  isPlaced?: boolean
}

/** The number as a link that dials it, and below it from where it works. */
function PhoneLink({ words, phone, isShort = false, isPlaced = false }: PhoneLinkProps) {
  const { help, lang } = words
  return (
    <>
      <a className="phone" href={telOf(phone)}>
        <bdi dir="ltr">{groupedNumber(phone.number)}</bdi>
      </a>{' '}
      {!isPlaced && (phone.only !== null || !isShort) && (
        <span className="reach soft">
          ({phone.only === null ? help.anywhere : help.onlyIn(countryName(phone.only, lang))})
        </span>
      )}
    </>
  )
}
