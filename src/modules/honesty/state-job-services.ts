import { oneOf } from './one-of.ts'
import { is, type Token } from './tokens.ts'

const isWork = oneOf(
  `employment, labour, labor, job, jobs, work, workforce, unemployment, employability, trabaho, empleo, paggawa, hanapbuhay, কর্মসংস্থান, চাকরি, চাকরির, শ্রম, শ্রমিক,
  रोजगार, रोज़गार, श्रम, नौकरी, जॉब, सेवायोजन, عمل, تشغيل, توظيف, وظائف, قوى`,
)
const isOfState = oneOf(
  `public, state, federal, pampublikong, pampubliko, publiko, সরকারি, সরকারী, রাষ্ট্রীয়, सरकारी, राजकीय, राज्य, عامة, عام, حكومي, حكومية, حكومة`,
)
const isOfNation = oneOf(
  'national, central, provincial, regional, pambansang, pambansa, জাতীয়, কেন্দ্রীয়, राष्ट्रीय, राष्ट्रिय, केंद्रीय, केन्द्रीय, وطني, وطنية, مركزي, مركزية, اتحادية',
)
/** What a firm has only with other words. */
const isCounterOrCounters = oneOf(
  `service, exchange, bank, office, centre, center, jobcentre, portal, board, administration, council, register, serbisyo, tanggapan, sentro, opisina, palitan, bangko,
  সেবা, কেন্দ্র, অফিস, কার্যালয়, বিনিময়, ব্যাংক, পোর্টাল, বোর্ড, सेवा, केंद्र, केन्द्र, कार्यालय, दफ्तर, विनिमय, पोर्टल, बोर्ड, बैंक,
  مكتب, مركز, هيئة, خدمة, خدمات, بوابة, بنك, منصة, مجلس`,
)
/** "Employment Services" are a firm's. */
const isCounter = (token: Token | undefined) =>
  isCounterOrCounters(token) && token?.word !== 'services'
const isTrade = oneOf('services, agency, bureau')
/** Of Bengali, Hindi and Nepali firms too, whatever country they name. */
const isFirms = oneOf('সেবা, सेवा, خدمة, خدمات, serbisyo')

/** A word that only holds a name together. */
const isSmall = (token: Token | undefined) =>
  /^(?:of|for|and|the|ng|sa|para|mga|'s)$/.test(token?.word ?? '')

/** Returns the place before or behind a word, over the small words between them. */
function beside(tokens: readonly Token[], at: number, step: 1 | -1): number {
  let next = at + step
  while (Math.abs(next - at) <= 2 && isSmall(tokens[next])) next += step
  return next
}

/** "Employment Service", "service of employment", "مكتب العمل", "Tanggapan ng Trabaho": work beside a counter for it. */
function counterOf(
  tokens: readonly Token[],
  at: number,
  isMeant: (one: Token | undefined) => boolean,
) {
  const isArabic = /[\u0600-\u06FF]/.test(tokens[at]?.word ?? '')
  // "مكتب الكويت للتوظيف": what a firm is for is no part of a state's name.
  if (isArabic && /^لل?(?!ل)/u.test(tokens[at]?.word ?? '')) return -1
  const isWhose = (place: number) => isOfState(tokens[place]) || isOfNation(tokens[place])
  const sides = [beside(tokens, at, 1), beside(tokens, at, -1)]
  const places = isArabic
    ? [at - 1]
    : // "Serbisyo sa Pampublikong Trabaho"
      sides.map((place) => (isWhose(place) && place < at ? beside(tokens, place, -1) : place))
  return places.find((place) => isMeant(tokens[place])) ?? -1
}

/**
 * "Public Employment Service of Kuwait", "Job Bank Canada", "National Labour Exchange": finds the service by which a
 * state finds work for people. "Gulf Employment Services", "Canada Job Consultants" are firms.
 */
export function jobServiceIn(tokens: readonly Token[]): Token | undefined {
  return tokens.find((token, at) => {
    const next = tokens[at + 1]
    if (next?.word === 'exchange' && /^(?:manpower|labou?r|employment|workers?)$/.test(token.word))
      return true
    // "Service of" may be one word here.
    if (isWork(token) && /^(?:service|services|office|portal|bank) of$/.test(next?.word ?? ''))
      return is(tokens[at + 2], 'country')
    if (!isWork(token)) return false
    const [counter, trade] = [counterOf(tokens, at, isCounter), counterOf(tokens, at, isTrade)]
    const around = [at, counter, trade].filter((place) => place !== -1)
    const near = (isMeant: (one: Token | undefined) => boolean) =>
      around.some((place) =>
        [beside(tokens, place, -1), beside(tokens, place, 1)].some((one) => isMeant(tokens[one])),
      )
    if ((counter !== -1 || trade !== -1) && near(isOfState)) return true
    if (counter === -1) return isTradeOf(tokens, trade)
    if (near(isOfNation)) return true
    if (
      /^(?:الع?عمل|العمل)$/u.test(token.word) &&
      /^(?:ال)?مكتب$/u.test(tokens[counter]?.word ?? '')
    )
      return true
    // "रोजगार कार्यालय" is a state's, as "रोजगार सेवा" is a firm's.
    if (/^(?:कार्यालय|विनिमय|কার্যালয়|বিনিময়)$/u.test(tokens[counter]?.text.normalize('NFC') ?? ''))
      return true
    return (
      !isFirms(tokens[counter]) &&
      near((one) => is(one, 'country') && !/خليج/u.test(one?.word ?? ''))
    )
  })
}

/** "Employment Services of Kuwait": a trade that belongs to a country. */
const isTradeOf = (tokens: readonly Token[], trade: number) =>
  trade !== -1 && tokens[trade + 1]?.word === 'of' && is(tokens[trade + 2], 'country')

const isVisa = oneOf(
  'visa, visas, evisa, permit, permits, passport, immigration, ভিসা, পাসপোর্ট, वीज़ा, वीजा, भिसा, पासपोर्ट, تأشيرة, تأشيرات, جوازات',
)
const isApplying = oneOf(
  'application, applications, facilitation, processing, submission, collection, issuing, issuance, aplikasyon, আবেদন, প্রক্রিয়াকরণ, आवेदन, प्रसंस्करण, طلب, طلبات, تقديم, معالجة, إصدار',
)
const isPlace = oneOf(
  'centre, center, counter, point, hub, office, desk, sentro, tanggapan, কেন্দ্র, সেন্টার, কাউন্টার, केंद्र, केन्द्र, सेंटर, सेन्टर, مركز, مراكز, مكتب',
)

/** "Visa Application Centre", "Canada Visa Centre", "مركز طلبات التأشيرات": finds where a state takes applications. */
export function applicationCentreIn(tokens: readonly Token[]): Token | undefined {
  const isCountry = tokens.some((token) => is(token, 'country'))
  return tokens.find((token, at) => {
    const isMatter =
      isVisa(token) || (is(token, 'credential') && / (?:application|अनुमति)/u.test(token.word))
    if (!isMatter) return false
    const near = tokens.slice(Math.max(0, at - 4), at + 4)
    const isApplied = / application/.test(token.word) || near.some(isApplying)
    const places = isApplied
      ? near
      : [tokens[beside(tokens, at, 1)], tokens[beside(tokens, at, -1)]]
    return (isApplied || isCountry) && places.some((one) => one !== token && isPlace(one))
  })
}

const isAbroad = oneOf(
  'emigrant, emigrants, migrant, migrants, emigration, expatriate, expatriates, migrante, অভিবাসী, প্রবাসী, उत्प्रवासी, प्रवासी, आप्रवासी, مهاجرين, وافدين, مغتربين',
)
const isGuard = oneOf(
  'protector, protectorate, protection, proteksyon, proteksiyon, সুরক্ষা, संरक्षण, संरक्षक, حماية',
)
const isWelfare = oneOf('welfare, kapakanan, কল্যাণ, कल्याण, رعاية, شؤون')
const isBoard = oneOf(
  'office, board, bureau, council, administration, fund, desk, service, tanggapan, lupon, কার্যালয়, অফিস, বোর্ড, তহবিল, कार्यालय, बोर्ड, कोष, مكتب, هيئة, مجلس, صندوق, مركز',
)

/** "Emigrant Protection Office", "Protectorate of Emigrants": finds who watches over people abroad for a state. */
export function protectorIn(tokens: readonly Token[]): Token | undefined {
  return tokens.find((token, at) => {
    if (!isAbroad(token)) return false
    const near = tokens.slice(Math.max(0, at - 4), at + 4)
    const isGuarded = near.some(isGuard)
    return (
      (isGuarded && near.some(({ word }) => /^(?:protector|protectorate)$/.test(word))) ||
      ((isGuarded || near.some(isWelfare)) && near.some(isBoard))
    )
  })
}
