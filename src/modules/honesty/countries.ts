/** Languages whose names of countries are known. */
const languages = ['en', 'fil', 'bn', 'hi', 'ne', 'ar', 'fr', 'es', 'de'] as const
/** Countries whose names are first names or everyday words as well. */
const ambiguous = new Set([
  'JO',
  'GE',
  'TD',
  'ML',
  'NE',
  'CU',
  'TG',
  'GG',
  'JE',
  'IM',
  'SH',
  'AX',
  'PS',
  'MO',
  'RE',
  'BQ',
  'CX',
  'NF',
])
const demonyms = `italia, italiano, italiana, deutschland, österreich, polska, polski, romania, românia, norge, sverige, danmark, suomi, hrvatska, hellas, türkiye, turkiye, nippon, czech republic, holland, england, scotland, wales, london, toronto, brasil, españa, canadian, canadien, canadienne, kanadisch, kanadische, kanadischen, canadiense, australian, australien, australisch, australiano, british, britain, great britain, english speaking, uk, u k, usa, u s a, us, america, american, americain, americano, nz, new zealander, aotearoa,
  japanese, korean, korea, malaysian, singaporean, saudi, ksa, uae, u a e, emirates, emirati, dubai, abu dhabi, sharjah, qatari, kuwaiti, omani, bahraini, bangladeshi, bangladesi, bangla desh, indian, pakistani, nepali, nepalese, lankan, maldivian, philippine, filipino, indonesian, vietnamese, thai, chinese,
  german, deutsche, deutscher, deutsch, allemand, aleman, french, français, francais, francaise, spanish, español, española, espagnol, italian, portuguese, dutch, polish, romanian, greek, cypriot, maltese, croatian, turkish, russian, irish, european, europe, eu, schengen, swedish, norwegian, danish, finnish, swiss, austrian, belgian, israeli, jordanian, mexican, brazilian, kenyan, south african, ontario, quebec, british columbia, alberta, manitoba, saskatchewan, nova scotia, gulf, gcc,
  কানাডিয়ান, কানাডীয়, আমেরিকা, আমেরিকান, ব্রিটিশ, দুবাই, ইউরোপ, কোরিয়া, সৌদি, ইউকে, লন্ডন, कनाडाई, क्यानडा, कनाडा, अमेरिका, अमेरिकी, ब्रिटिश, दुबई, यूरोप, युरोप, कोरिया, सऊदी, साउदी, बेलायत, كندي, كندية, أمريكا, أمريكي, أمريكية, بريطاني, بريطانية, دبي, أوروبا, سعودي, سعودية, إماراتي, إماراتية, قطري, قطرية, كويتي, كويتية, أسترالي, أسترالية, خليج, kanada, amerika, awstralya, saudi arabya, hapon, estados unidos, royaume uni, reino unido`

/** Names of countries in the covered languages, from ICU, with the adjectives that ICU does not have. */
export function* countryNames(): Generator<string> {
  yield* demonyms.split(',').map((name) => name.trim())
  const codes = countryCodes()
  for (const language of languages) {
    const names = new Intl.DisplayNames([language], { type: 'region' })
    for (const code of codes) yield names.of(code) ?? ''
  }
}

/** Those that ICU has a name for, of all that two letters make. */
function countryCodes(): string[] {
  const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at))
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !ambiguous.has(code) && english.of(code) !== undefined)
}
