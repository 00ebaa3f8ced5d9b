import { type Language, languages } from '#platform/languages.schema'

/** A short text in each language, in the order of `languages`: English, Bengali, Hindi, Nepali, Arabic, Filipino. */
type Six = `${string}|${string}|${string}|${string}|${string}|${string}`
export type Labels = Readonly<Record<string, Six>>

/** Returns one language's part of a label. */
export const labelIn = (label: string, language: Language) =>
  label.split('|')[languages.indexOf(language)] ?? ''

/** What an agency does for a candidate, step by step; never what an authority decided (H4). */
export const stages = {
  stage_registered: `Registered with us|আমাদের কাছে নিবন্ধিত|हमारे यहाँ नाम दर्ज|हामीकहाँ नाम दर्ता|مسجّل لدينا|Nakarehistro sa amin`,
  stage_papers: `All papers are here|সব কাগজ এসেছে|सब काग़ज़ आ गए|सबै कागज आए|كل الأوراق لدينا|Narito na ang lahat ng papel`,
  stage_interview: `Interview with the employer|নিয়োগকারীর সাক্ষাৎকার|नियोक्ता से इंटरव्यू|रोजगारदाताको अन्तर्वार्ता|مقابلة صاحب العمل|Interview sa employer`,
  stage_selected: `Selected by the employer|নিয়োগকারী বাছাই করেছেন|नियोक्ता ने चुना|रोजगारदाताले छान्यो|اختاره صاحب العمل|Pinili ng employer`,
  stage_contract_here: `Contract has arrived here|চুক্তি এসেছে|क़रार आ गया|करार आइपुग्यो|وصل العقد إلينا|Dumating na ang kontrata`,
  stage_contract_read: `Contract read together|একসঙ্গে চুক্তি পড়া হয়েছে|क़रार साथ में पढ़ा|करार सँगै पढियो|قُرئ العقد معًا|Sabay na binasa ang kontrata`,
  stage_contract_signed: `Contract signed|চুক্তি সই হয়েছে|क़रार पर दस्तख़त|करारमा सही|وُقّع العقد|Pirmado na ang kontrata`,
  stage_medical: `Medical examination|মেডিকেল পরীক্ষা|मेडिकल जाँच|मेडिकल जाँच|الفحص الطبي|Medical exam`,
  stage_police: `Police paper asked for|পুলিশের কাগজ চাওয়া হয়েছে|पुलिस का काग़ज़ माँगा|प्रहरीको कागज मागियो|طُلبت ورقة الشرطة|Hiniling ang papel ng pulis`,
  stage_fingerprints: `Fingerprints given|আঙুলের ছাপ দেওয়া হয়েছে|उँगलियों के निशान दिए|औंठाछाप दियो|أُخذت البصمات|Naibigay ang fingerprint`,
  stage_sent: `Documents sent|কাগজপত্র পাঠানো হয়েছে|काग़ज़ भेजे गए|कागज पठाइयो|أُرسلت الأوراق|Naipadala ang mga dokumento`,
  stage_permit_asked: `Work permit applied for|ওয়ার্ক পারমিটের আবেদন করা হয়েছে|वर्क परमिट की अर्ज़ी दी|वर्क परमिटको निवेदन दियो|قُدّم طلب تصريح العمل|Nag-apply ng work permit`,
  stage_permit_here: `Work permit has arrived here|ওয়ার্ক পারমিট এসেছে|वर्क परमिट आ गया|वर्क परमिट आइपुग्यो|وصل تصريح العمل إلينا|Dumating na ang work permit`,
  stage_visa_asked: `Visa applied for|ভিসার আবেদন করা হয়েছে|वीज़ा की अर्ज़ी दी|भिसाको निवेदन दियो|قُدّم طلب التأشيرة|Nag-apply ng visa`,
  stage_visa_wait: `Waiting for the visa|ভিসার অপেক্ষায়|वीज़ा का इंतज़ार|भिसाको प्रतीक्षा|في انتظار التأشيرة|Naghihintay ng visa`,
  stage_visa_here: `Visa paper has arrived here|ভিসার কাগজ এসেছে|वीज़ा का काग़ज़ आ गया|भिसाको कागज आइपुग्यो|وصلت ورقة التأشيرة إلينا|Dumating na ang papel ng visa`,
  stage_passport_here: `Passport is with us|পাসপোর্ট আমাদের কাছে|पासपोर्ट हमारे पास|राहदानी हामीसँग|الجواز لدينا|Nasa amin ang pasaporte`,
  stage_passport_back: `Passport given back|পাসপোর্ট ফেরত দেওয়া হয়েছে|पासपोर्ट लौटाया|राहदानी फिर्ता|أُعيد الجواز|Naibalik ang pasaporte`,
  stage_clearance_wait: `Waiting for clearance|ছাড়পত্রের অপেক্ষায়|क्लियरेंस का इंतज़ार|क्लियरेन्सको प्रतीक्षा|في انتظار إذن السفر|Naghihintay ng clearance`,
  stage_clearance_here: `Clearance paper has arrived here|ছাড়পত্র এসেছে|क्लियरेंस का काग़ज़ आ गया|क्लियरेन्सको कागज आइपुग्यो|وصل إذن السفر إلينا|Dumating na ang papel ng clearance`,
  stage_training: `In training|প্রশিক্ষণে|ट्रेनिंग में|तालिममा|في التدريب|Nasa training`,
  stage_test: `Test taken|পরীক্ষা দেওয়া হয়েছে|परीक्षा दी|परीक्षा दियो|أدّى الاختبار|Nakapag-test na`,
  stage_insurance: `Insurance bought|বীমা করা হয়েছে|बीमा ले लिया|बीमा गरियो|تم شراء التأمين|May insurance na`,
  stage_ticket: `Ticket booked|টিকিট কাটা হয়েছে|टिकट कट गया|टिकट काटियो|حُجزت التذكرة|May nakabook nang tiket`,
  stage_talk: `Talk before departure|যাওয়ার আগের আলোচনা|जाने से पहले की बातचीत|जानुअघिको कुराकानी|لقاء ما قبل السفر|Usapan bago umalis`,
  stage_left: `Left|রওনা হয়েছেন|रवाना|प्रस्थान|سافر|Nakaalis na`,
  stage_arrived: `Told us of the arrival|পৌঁছে জানিয়েছেন|पहुँचकर बताया|पुगेर खबर गर्‍यो|أخبرنا بالوصول|Nagsabing nakarating na`,
  stage_home: `Back home|দেশে ফিরেছেন|घर लौट आए|घर फर्कियो|عاد إلى بلده|Nakauwi na`,
  stage_paused: `Paused|স্থগিত|रुका हुआ|रोकिएको|متوقف مؤقتًا|Nakahinto muna`,
  stage_ended: `Ended|শেষ|ख़त्म|टुङ्गियो|انتهى|Tapos na`,
} as const satisfies Labels

/**
 * Around a text of one field that is sentences of the catalogue, where it is kept among own words: whatever is typed
 * loses such characters.
 */
export const [composedBegin, composedEnd] = ['\u0001', '\u0002']

/** Returns the own words of a kept text, below its sentences; all of a text without sentences. */
export function ownPart(kept: string): string {
  if (!kept.startsWith(composedBegin)) return kept
  try {
    const { own } = JSON.parse(kept.slice(1, -1)) as { own?: unknown }
    return typeof own === 'string' ? own : ''
  } catch {
    return kept
  }
}

/** Own words by language; readers of a language that has none see another's, marked. */
export type OwnWords = Partial<Record<Language, string>>

/** A text and its language. */
export interface Phrase {
  text: string
  language: Language
}

/** Returns own words for a reader: in the reader's language, else in the first that has some; null without any. */
export function ownIn(own: OwnWords, reader?: Language): Phrase | null {
  const language = [...(reader ? [reader] : []), ...languages].find((each) => own[each])
  return language === undefined ? null : { text: own[language] as string, language }
}
