import { keyOf } from './fold.schema.ts'

/** Codes of countries (ISO 3166); not Jordan, Georgia and Chad, which are names of people too. */
const codes =
  `AD AE AF AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BN BO BR BT BW BY BZ CA CH CL CM CN CO CR CU CY CZ DE DK DO DZ EC EE EG ES ET
  FI FJ FR GB GH GM GN GR GT HK HN HR HU ID IE IL IN IQ IR IS IT JM JP KE KG KH KR KW KZ LA LB LK LT LU LV LY MA MD ME MG MK MM MN
  MO MT MU MV MX MY MZ NA NG NI NL NO NP NZ OM PE PG PH PK PL PS PT PY QA RO RS RU RW SA SC SD SE SG SI SK SN SO SY TH TJ TM TN TR
  TW TZ UA UG US UY UZ VN YE ZA ZM ZW`.split(/\s+/)

/** Nationalities, unions, emirates and provinces that no table of names holds. */
const others = `canadian australian british english american japanese korean korea malaysian singaporean saudi ksa uae emirates emirati dubai sharjah
  qatari kuwaiti omani bahraini bangladeshi bangladesi indian bharat pakistani nepali nepalese lankan srilanka maldivian philippine philippines filipino pilipinas
  indonesian vietnamese thai chinese german deutschland italian italia polish romanian greek turkish russian irish european schengen swedish norwegian
  danish finnish swiss austrian belgian maltese croatian cypriot portuguese spanish french dutch uk usa us eu britain england scotland wales america
  ontario quebec alberta manitoba saskatchewan ksa kanada kanadyano amerika saudia polska
  সৌদি কুয়েতি কাতারি আমেরিকা ব্রিটিশ কোরিয়া দুবাই ভারতীয় বাংলাদেশি বাংলাদেশী नेपाली भारतीय सऊदी साउदी अमेरिका कोरिया दुबई
  কানাডীয় কানাডিয়ান জাপানি কোরীয় কোরিয়ান মালয়েশীয় অস্ট্রেলীয় ইতালীয় মার্কিন कनाडाई जापानी कोरियाई मलेशियाई कुवैती क़तरी अमेरिकी क्यानेडियन कोरियाली मलेसियाली
  الكندي الكويتي القطري العماني البحريني الأسترالي البريطاني الأمريكي الأوروبي الألماني الفرنسي الإيطالي الياباني الكوري الماليزي الهندي الباكستاني النيبالي الفلبيني المصري الأردني
  السعودية السعودي الكويت الكويتية قطر الإمارات الإماراتية كندا الكندية عمان البحرين أستراليا الأسترالية دبي بريطانيا أمريكا`

let words: Set<string> | undefined

/** Returns the keys of the names of countries in the six languages, and of nationalities. */
export function nationWords(): ReadonlySet<string> {
  if (words) return words
  words = new Set(others.split(/\s+/).map(keyOf))
  for (const language of ['en', 'fil', 'bn', 'hi', 'ne', 'ar']) {
    const names = new Intl.DisplayNames([language], { type: 'region' })
    // Of "South Korea" and "Saudi Arabia" the word that no other name has.
    for (const code of codes)
      for (const part of (names.of(code) ?? '').split(/[\s&-]+/))
        if (part.length > 3 && !common.has(part.toLowerCase())) words.add(keyOf(part))
  }
  return words
}

/** Parts of countries' names that say no country. */
const common = new Set(
  `south north new united states kingdom islands republic costa rica papua guinea african african faso burkina africa china special region administrative
  bosnia herzegovina saint city দক্ষিণ উত্তর নতুন দ্বীপপুঞ্জ যুক্ত दक्षिण उत्तर नया राज्य संयुक्त संयुक्त दक्षिणी المتحدة العربية جنوب شمال جزر سلطنة المملكة الولايات جمهورية
  timog bagong estados unidos arabo`.split(/\s+/),
)
