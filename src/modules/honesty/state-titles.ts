import { isNamedOffice } from './clauses.ts'
import { turnsElsewhere } from './forms.ts'
import { initialsOfNations } from './state-offices.ts'
import { is, type Token } from './tokens.ts'

/** Tells whether a title names a body of the United Nations by its initials, in capitals. */
export const isBodyOfNations = (token: Token | undefined): boolean =>
  token !== undefined &&
  initialsOfNations.test(token.word) &&
  token.text === token.text.toUpperCase()

const isAuthority = (tokens: readonly Token[], at: number) =>
  is(tokens[at], 'authority', 'dignitary') ||
  isNamedOffice(tokens, at) ||
  isBodyOfNations(tokens[at])

const isPart = (tokens: readonly Token[], at: number) =>
  isAuthority(tokens, at) ||
  is(tokens[at], 'country', 'topic', 'sovereign', 'official', 'link', 'office', 'credential') ||
  tokens[at]?.word === "'s"

/**
 * Tells whether a title is one that only a state's own site has: the way into an authority's system, a greeting by its
 * head, the office where it issues something, or nothing but its name.
 */
export const isTitleOfState = (tokens: readonly Token[]): boolean =>
  isDoor(tokens) ||
  isGreeting(tokens) ||
  isIssuing(tokens) ||
  isOurs(tokens) ||
  isBodyAlone(tokens) ||
  isOfDistrict(tokens) ||
  isWhereApplied(tokens)

const door =
  /(?:^| )(?:log ?-?in|log ?on|sign ?-?in|servers?|লগ ?ইন|সার্ভার|लॉग ?इन|लॉगिन|सर्वर|लग ?इन|सर्भर|تسجيل الدخول|خادم)$/iu

/** "IRCC Application Status Login", "Official Registration Server"; not "Keep your IRCC login secret". */
function isDoor(tokens: readonly Token[]): boolean {
  if (tokens.length > 8 || tokens.some((token) => turnsElsewhere(token) && !is(token, 'check')))
    return false
  if (tokens.some((token) => is(token, 'your', 'if', 'not', 'free') && !is(token, 'link')))
    return false
  if (!tokens.some((token, at) => isAuthority(tokens, at) || is(token, 'official'))) return false
  return tokens.some((_, at) => {
    const said = tokens.slice(Math.max(0, at - 1), at + 1).map(({ text }) => text)
    const next = tokens[at + 1]
    const isEnd = next === undefined || next.gap !== 'space' || /^(?:ng|for|के|का)$/u.test(next.word)
    return isEnd && door.test(said.join(' '))
  })
}

const greets =
  /^(?:(?:message|greetings?|welcome|speech|statement)(?: from)?|كلمة|رسالة|ترحيب|mensahe|pagbati|pahayag)$/u
const greeting = /^(?:বাণী|শুভেচ্ছা|বার্তা|संदेश|सन्देश|शुभकामना)$/u

/** "Message from our Ambassador", "মন্ত্রীর বাণী": who greets is the head of an authority. */
function isGreeting(tokens: readonly Token[]): boolean {
  const isFirst = greets.test(tokens[0]?.word ?? '')
  if (!isFirst && !greeting.test(tokens.at(-1)?.word ?? '')) return false
  return (
    tokens.some((token) => is(token, 'authority', 'dignitary')) &&
    tokens.every(
      (token, at) =>
        at === (isFirst ? 0 : tokens.length - 1) ||
        isPart(tokens, at) ||
        is(token, 'this', 'your', 'we'),
    )
  )
}

const issuingOffice =
  /^(?:office|bureau|section|division|কার্যালয়|দপ্তর|কক্ষ|শাখা|कार्यालय|कक्ष|शाखा|प्रकोष्ठ)$/u

const issuing =
  /^(?:issu|attestation|decisions?$|ইস্যু|সত্যায়ন|সিদ্ধান্ত|जारी|इस्यु|निर्णय|सत्यापन|प्रमाणीकरण)/u

/** "BMET smart card issuing office": an authority, what it issues or decides, and last its office. */
const isIssuing = (tokens: readonly Token[]) =>
  tokens.length <= 8 &&
  issuingOffice.test(tokens.at(-1)?.text.toLowerCase() ?? '') &&
  tokens.some((_, at) => isAuthority(tokens, at)) &&
  tokens.some(({ text }) => issuing.test(text.toLowerCase())) &&
  tokens.every(({ gap }, at) => at === 0 || gap === 'space') &&
  !tokens.some((token) => is(token, 'near', 'not', 'if', 'place', 'your', 'we'))

const ours = /(?:^| )(?:our|aming|ating|আমাদের|हमारा|हमारी|हमारे|हाम्रो|हाम्रा)$/u

/** "About our embassy", "Ang aming embahada"; "Ask our embassy" sends people to their own state's. */
const isOurs = (tokens: readonly Token[]) =>
  tokens.length <= 8 &&
  tokens.some(
    (token, at) =>
      ours.test(token.word) &&
      is(tokens[at + 1], 'authority') &&
      !is(tokens[at + 2], 'thing', 'place'),
  ) &&
  !tokens.some((token) => turnsElsewhere(token) || is(token, 'if', 'not', 'near'))

/** "Blacklist Removal Tribunal", "IOM Dhaka Country Office": a title that is only the name of a body. */
const isBodyAlone = (tokens: readonly Token[]) =>
  tokens.length >= 2 &&
  tokens.length <= 6 &&
  (/^(?:tribunal|inspectorate|ombudsman|directorate)$/.test(tokens.at(-1)?.word ?? '') ||
    (isBodyOfNations(tokens[0]) && is(tokens.at(-1), 'office'))) &&
  tokens.every(({ gap }, at) => at === 0 || gap === 'space') &&
  !tokens.some((token) => turnsElsewhere(token) || is(token, 'if', 'not', 'near', 'your', 'tie'))

const district =
  /^(?:district|divisional|provincial|municipal|upazila|জেলা|উপজেলা|বিভাগীয়|जिला|ज़िला|जिल्ला|प्रादेशिक)$/u
const matterOfState =
  /^(?:manpower|employment|administration|labou?r|police|passport|education|welfare|জনশক্তি|কর্মসংস্থান|প্রশাসন|প্রশাসকের|শ্রম|পুলিশ|পাসপোর্ট|श्रम|रोजगार|रोज़गार|प्रशासन|पुलिस|प्रहरी|पासपोर्ट|राहदानी)$/u
const districtOffice = /^(?:office|bureau|কার্যালয়|অফিস|দপ্তর|कार्यालय|दफ्तर|अफिस)$/u

/** "District Manpower Office, Comilla": an office of a state in a district, alone or with its town. */
function isOfDistrict(tokens: readonly Token[]): boolean {
  const stop = tokens.findIndex(({ gap }, at) => at > 0 && gap !== 'space')
  const name = (stop === -1 ? tokens : tokens.slice(0, stop)).map(({ text }) => text.toLowerCase())
  return (
    name.length <= 5 &&
    district.test(name[0] ?? '') &&
    districtOffice.test(name.at(-1) ?? '') &&
    name.some((word) => matterOfState.test(word))
  )
}

/** "Visa Application Centre, Dhaka", "ভিসা আবেদন কেন্দ্র": a place where a state takes applications, and its town. */
function isWhereApplied(tokens: readonly Token[]): boolean {
  const stop = tokens.findIndex((token, at) => at > 0 && token.gap !== 'space')
  const [name, town] = stop === -1 ? [tokens, []] : [tokens.slice(0, stop), tokens.slice(stop)]
  return (
    name.length <= 6 &&
    name.some((token) => is(token, 'topic', 'credential')) &&
    name.some(({ word }) => isApplying.test(word)) &&
    name.some(({ word }) => isCentre.test(word)) &&
    name.every(
      (token) =>
        is(token, 'topic', 'credential', 'country', 'link') ||
        isApplying.test(token.word) ||
        isCentre.test(token.word),
    ) &&
    town.every((token) => is(token, 'country') || token.classes.size === 0)
  )
}
const isApplying =
  /(?:^| )(?:applications?|processing|collection|submission|issuance|আবেদন|প্রক্রিয়াকরণ|आवेदन|प्रसंस्करण|(?:ال)?طلبات?|(?:ال)?معالجة|aplikasyon)$/u
const isCentre =
  /^(?:cent(?:re|er)s?|counter|desk|office|section|কেন্দ্র|সেন্টার|কাউন্টার|শাখা|केंद्र|केन्द्र|सेंटर|सेन्टर|काउंटर|काउन्टर|(?:ال)?مركز|مراكز|sentro|tanggapan|opisina)$/u

/** "Embahada ng Pilipinas sa Riyadh": a town of one or two words at the end, behind "in". */
export function withoutTown(tokens: readonly Token[]): readonly Token[] {
  const inTown = tokens.findLastIndex(({ word }) => /^(?:in|at|sa|في)$/u.test(word))
  const town = tokens.slice(inTown + 1)
  const isTown =
    inTown > 1 &&
    (town.length === 1 || town.length === 2) &&
    town.every(({ classes, gap }) => classes.size === 0 && gap === 'space')
  return isTown ? tokens.slice(0, inTown) : tokens
}
