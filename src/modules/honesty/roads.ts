import { is, type Token } from './tokens.ts'

/** What roads and houses are called beside the words of every day, so only with a capital: "Embassy Row", not "a row". */
const named =
  /^(?:row|terrace|heights|gardens?|grove|mews|hills?|walk|way|place|towers?|apartments|mansions?|arcade|parade|rise|loop|garden|estates?|villas?|villages?|block|sector|cantonment)$/

/** Whether a word makes a road, a house or a quarter of the one in front of it, which is then no authority. */
export const isRoad = (token: Token | undefined): boolean =>
  is(token, 'place') || (token?.capital === true && named.test(token.word))
