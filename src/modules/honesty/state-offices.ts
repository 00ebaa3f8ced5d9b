import { oneOf } from './one-of.ts'
import { applicationCentreIn, jobServiceIn, protectorIn } from './state-job-services.ts'
import { is, type Token } from './tokens.ts'

const isGovernment = oneOf('সরকার, सरकार')

/** "কাতার সরকার", "কেন্দ্রীয় সরকার": behind a state's name, or what says which, the word is no surname. */
export const isGovernmentOf = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.gap === 'space' &&
  isGovernment(tokens[at]) &&
  is(tokens[at - 1], 'country', 'sovereign')

/** Offices that no private firm has, whatever else its name says. */
const isStateOffice = oneOf(
  `department, deptt, dpt, authority, authorities, police, tribunal, ombudsman, inspectorate, registrar, departamento, pulisya,
  lupon, komisyon, byuro, biuro, ডিপার্টমেন্ট, পুলিশ, কর্তৃপক্ষ, বিভাগ, प्राधिकरण, विभाग, دائرة, مديرية, مصلحة, डिपार्टमेंट, डिपार्टमेन्ट, पुलिस,
  प्रहरी, شرطة`,
)

const isBureau = oneOf('bureau, office, board, commission, council, registry')
const isOfStates = oneOf(
  'state, public, federal, central, national, regulatory, licensing, medical, pambansang',
)
const isFederal = oneOf('federal')

/** "State Manpower Bureau", "Public Employment Office": the words before it say whose it is. */
const isStatesBureau = (tokens: readonly Token[], at: number) => {
  const before = tokens.slice(Math.max(0, at - 3), at)
  return (
    (isBureau(tokens[at]) && before.some(isOfStates)) ||
    (/agency$/.test(tokens[at]?.word ?? '') && before.some(isFederal))
  )
}

/** "الهيئة العامة للقوى العاملة": a public body. */
const isPublicBody = (tokens: readonly Token[], at: number) =>
  /^(?:ال)?هيئة$/u.test(tokens[at]?.word ?? '') &&
  /^(?:ال)?(?:عامة|وطنية|اتحادية)$/u.test(tokens[at + 1]?.word ?? '')

const isCourtOfLaw = oneOf('court')
const isOfCourts = oneOf(
  'high, supreme, federal, national, international, world, labour, labor, migrant, worker',
)

/** "International Court for Workers", "Court of Labour"; "Earls Court" and "Tennis Court" are places. */
const isCourt = (tokens: readonly Token[], at: number) =>
  isCourtOfLaw(tokens[at]) &&
  (/^(?:of|for)$/.test(tokens[at + 1]?.word ?? '') || isOfCourts(tokens[at - 1]))

/** Finds an office in a name that no private firm has, whatever else the name says. */
export function officeIn(tokens: readonly Token[]): string | null {
  const office = tokens.find(
    (token, at) =>
      isStateOffice(token) ||
      // "D3partment of Manpower": there it is the first word of a phrase.
      (token.key === 'department' && / of$/.test(token.word)) ||
      isStatesBureau(tokens, at) ||
      isPublicBody(tokens, at) ||
      isCourt(tokens, at),
  )
  // "Labour Attaché" is an office of an embassy; "Ambassador Travels" is not.
  const rank = tokens.find((token) => is(token, 'dignitary') && token.word.includes(' '))
  const service = jobServiceIn(tokens) ?? applicationCentreIn(tokens) ?? protectorIn(tokens)
  return office?.text ?? rank?.text ?? service?.text ?? bodyOfNations(tokens)
}

/** Bodies of the United Nations; in running text "un" is many things. */
export const initialsOfNations = /^(?:un|iom|ilo|unhcr)$/

/** "UN Refugee Bureau", "un-refugee-visa": finds the initials of a body of the United Nations beside what it does. */
function bodyOfNations(tokens: readonly Token[]): string | null {
  const body = tokens.find(({ word }) => initialsOfNations.test(word))
  const isItsWork = tokens.some(
    (token) =>
      is(token, 'topic', 'credential') ||
      /^(?:migrants?|refugees?|resettle|regist|appl)/.test(token.word),
  )
  return body && isItsWork ? body.text : null
}
