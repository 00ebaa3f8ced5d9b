import { is, type Token } from './tokens.ts'

/** What roads and houses are called beside the words of every day, so only with a capital: "Embassy Row", not "a row". */
const named =
  /^(?:row|terrace|heights|gardens?|grove|mews|hills?|walk|way|place|towers?|apartments|mansions?|arcade|parade|rise|loop|garden|estates?|villas?|villages?|block|sector|cantonment)$/

/** Whether a word makes a road, a house or a quarter of the one in front of it, which is then no authority. */
export const isRoad = (token: Token | undefined): boolean =>
  is(token, 'place') || (token?.capital === true && named.test(token.word))

/** Where people live who serve a state: "Government Housing", "Police Quarters", "সরকারি কলোনি". */
export const isHousing = (token: Token | undefined): boolean => houses.test(token?.word ?? '')

/** The same where those who live there stand between: "Govt. Officers Quarter". */
export const isHousingAt = (tokens: readonly Token[], at: number): boolean =>
  isHousing(tokens[at]) ||
  (/^(?:officers?|employees?|staff|servants?)$/.test(tokens[at]?.word ?? '') &&
    isHousing(tokens[at + 1]))

const houses =
  /^(?:housing|quarters?|colony|flats?|hostel|কলোনি|কলোনী|আবাসন|কোয়ার্টার|কোয়ার্টার|হাউজিং|আবাসিক|कॉलोनी|कालोनी|आवास|क्वार्टर|क्वाटर|إسكان|مساكن)$/u
