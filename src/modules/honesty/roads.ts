import { is, type Token } from './tokens.ts'

/** Everyday words that also name roads and houses, so only with a capital: "Embassy Row", not "a row". */
const named =
  /^(?:row|terrace|heights|gardens?|grove|mews|hills?|walk|way|place|towers?|apartments|mansions?|arcade|parade|rise|loop|garden|estates?|villas?|villages?|block|sector|cantonment)$/

/** Tells whether a word makes the one before it a road, a house or a quarter, and so no authority. */
export const isRoad = (token: Token | undefined): boolean =>
  is(token, 'place') || (token?.capital === true && named.test(token.word))

/** Homes of people who serve a state: "Government Housing", "Police Quarters", "সরকারি কলোনি". */
export const isHousing = (token: Token | undefined): boolean => houses.test(token?.word ?? '')

/** Tells the same where the residents come in between: "Govt. Officers Quarter". */
export const isHousingAt = (tokens: readonly Token[], at: number): boolean =>
  isHousing(tokens[at]) ||
  (/^(?:officers?|employees?|staff|servants?)$/.test(tokens[at]?.word ?? '') &&
    isHousing(tokens[at + 1]))

const houses =
  /^(?:housing|quarters?|colony|flats?|hostel|কলোনি|কলোনী|আবাসন|কোয়ার্টার|কোয়ার্টার|হাউজিং|আবাসিক|कॉलोनी|कालोनी|आवास|क्वार्टर|क्वाटर|إسكان|مساكن)$/u

/** "Ground floor, Ministry building": finds the seat of an authority, unless the text says that it is near. */
export function seatIn(part: readonly Token[]): string | null {
  if (part.some((token) => is(token, 'near', 'not'))) return null
  // "Immigration counter 4"
  const counter = part.find(({ word }) =>
    /^(?:immigration|customs|consular) (?:counter|desk)$/.test(word),
  )
  if (counter) return counter.text
  const seat = part.findIndex(({ word }) =>
    /^(?:building|complex|annexe?|ভবন|भवन|मुख्यालय|مبنى|gusali)$/u.test(word),
  )
  const beside = (at: number) => {
    const token = part[at]
    return is(token, 'authority') && !ofState.test(token?.word ?? '')
  }
  if (seat === -1 || part.slice(seat + 1).some(isRoad)) return null
  const named = [seat - 1, seat - 2, seat - 3, seat + 1].find(
    (at) => beside(at) && (at > seat - 2 || is(part[seat - 1], 'topic')),
  )
  return named === undefined ? null : (part[named]?.text ?? null)
}

/** A state owns more than its seats. */
const ofState =
  /^(?:gov|govt|governmental?|সরকার|সরকারি|সরকারী|सरकार|सरकारी|حكوم|gobyerno|secretariat|the state|municipal)/u
