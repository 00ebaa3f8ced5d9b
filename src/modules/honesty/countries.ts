import { scriptOf, type WordScript } from './words/all-words.ts'

/** Languages whose names for countries are known. */
const languages = {
  latin: ['en', 'fil', 'fr', 'es', 'de'],
  bengali: ['bn'],
  devanagari: ['hi', 'ne'],
  arabic: ['ar'],
} as const satisfies Record<WordScript, readonly string[]>
/** Codes of countries, without those whose names are also first names or everyday words (Jordan, Georgia, Chad). */
const codes =
  `AC AD AE AF AG AI AL AM AN AO AQ AR AS AT AU AW AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BR BS BT BU BV
  BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CP CQ CR CS CV CW CY CZ DD DE DG DJ DK DM DO DY DZ EA EC EE
  EG EH ER ES ET EU EZ FI FJ FK FM FO FR FX GA GB GD GF GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR
  HT HU HV IC ID IE IL IN IO IQ IR IS IT JM JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU
  LV LY MA MC MD ME MF MG MH MK MM MN MP MQ MR MS MT MU MV MW MX MY MZ NA NC NG NH NI NL NO NP NR NU NZ OM
  PA PE PF PG PH PK PL PM PN PR PT PW PY QA QO RH RO RS RU RW SA SB SC SD SE SG SI SJ SK SL SM SN SO SR SS
  ST SU SV SX SY SZ TA TC TF TH TJ TK TL TM TN TO TP TR TT TV TW TZ UA UG UK UM UN US UY UZ VA VC VD VE VG
  VI VN VU WF WS XA XB XK YD YE YT YU ZA ZM ZR ZW ZZ`.split(/\s+/)
/** Codes that are also everyday words or endings, so that alone they name no country. */
const alsoWords =
  `AC AD AI AL AM AN AR AS AT BA BE BI BY CC CO DE DO EA ES ET ID IN IO IS IT LA MC ME ML MR MS MY
  NE NO PA PM PR PS RE SE SM SO ST TC TO TV UN VC VD`.split(/\s+/)
/** The codes that mean a country in an address ("ae-visa"), in lower case. */
export const countryCodes: ReadonlySet<string> = new Set(
  codes.filter((code) => !alsoWords.includes(code)).map((code) => code.toLowerCase()),
)
const demonyms = `italia, italiano, italiana, deutschland, österreich, polska, polski, romania, românia, norge, sverige, danmark, suomi, hrvatska, hellas, türkiye, turkiye, nippon, czech republic, holland, england, scotland, wales, london, toronto, brasil, españa, canadian, canadien, canadienne, kanadisch, kanadische, kanadischen, canadiense, australian, australien, australisch, australiano, british, britain, great britain, english speaking, uk, u k, usa, u s a, us, america, american, americain, americano, nz, new zealander, aotearoa,
  japanese, korean, korea, malaysian, singaporean, saudi, ksa, uae, u a e, emirates, emirati, dubai, abu dhabi, sharjah, qatari, kuwaiti, omani, bahraini, bangladeshi, bangladesi, bangla desh, indian, pakistani, nepali, nepalese, lankan, maldivian, philippine, filipino, indonesian, vietnamese, thai, chinese,
  german, deutsche, deutscher, deutsch, allemand, aleman, french, français, francais, francaise, spanish, español, española, espagnol, italian, portuguese, dutch, polish, romanian, greek, cypriot, maltese, croatian, turkish, russian, irish, european, europe, eu, schengen, swedish, norwegian, danish, finnish, swiss, austrian, belgian, israeli, jordanian, mexican, brazilian, kenyan, south african, ontario, quebec, british columbia, alberta, manitoba, saskatchewan, nova scotia, gcc,
  ভারতীয়, বাংলাদেশি, বাংলাদেশী, নেপালি, নেপালী, পাকিস্তানি, শ্রীলঙ্কান, ফিলিপিনো, কাতারি, কুয়েতি, ওমানি, বাহরাইনি, আমিরাতি, ইরাকি, জর্ডানি, লেবাননি, লিবীয়, মিশরীয়, মালয়েশীয়, মালয়েশিয়ান, জাপানি, চীনা, কোরীয়, কোরিয়ান, থাই, ইতালীয়, ইতালিয়ান, জার্মান, ফরাসি, স্পেনীয়, পর্তুগিজ, রোমানীয়, গ্রিক, তুর্কি, রুশ, রাশিয়ান, মার্কিন, অস্ট্রেলীয়, অস্ট্রেলিয়ান, মালদ্বীপীয়,
  भारतीय, बांग्लादेशी, बंगलादेशी, नेपाली, पाकिस्तानी, श्रीलंकाई, फिलिपीनी, कतरी, कतारी, कुवैती, कुवेती, ओमानी, बहरीनी, अमीराती, इराकी, मलेशियाई, मलेसियाली, जापानी, चिनियाँ, कोरियाई, कोरियाली, थाई, इतालवी, इटालियन, जर्मन, फ्रांसीसी, फ्रान्सेली, स्पेनिश, स्पेनी, पुर्तगाली, पोर्चुगल, रोमानियाई, तुर्की, रूसी, ऑस्ट्रेलियाई, अष्ट्रेलियाली, अमेरिकाली, बेलायती, क्यानडाली, मालदीवी,
  indiyano, indyano, kanadyano, kanadyana, amerikano, amerikana, hapones, koreano, koreana, tsino, intsik, italyano, italyana, aleman, pranses, espanyol, pilipino, pilipina, saudiano, ostralyano, kuwaiti, malaysiyano,
  কানাডিয়ান, কানাডীয়, আমেরিকা, আমেরিকান, ব্রিটিশ, দুবাই, ইউরোপ, কোরিয়া, সৌদি, ইউকে, লন্ডন, कनाडाई, क्यानडा, कनाडा, अमेरिका, अमेरिकी, ब्रिटिश, दुबई, यूरोप, युरोप, कोरिया, सऊदी, साउदी, बेलायत, كندي, كندية, أمريكا, أمريكي, أمريكية, بريطاني, بريطانية, دبي, أوروبا, سعودي, سعودية, إماراتي, إماراتية, قطري, قطرية, كويتي, كويتية, أسترالي, أسترالية, خليج, kanada, amerika, awstralya, saudi arabya, hapon, estados unidos, royaume uni, reino unido`

/** Yields names of countries in the languages of a script, from ICU, with the adjectives that ICU does not have. */
export function* countryNames(script: WordScript): Generator<string> {
  for (const name of demonyms.split(',')) if (scriptOf(name) === script) yield name.trim()
  for (const language of languages[script]) {
    const names = new Intl.DisplayNames([language], { type: 'region' })
    for (const code of codes) yield names.of(code) ?? ''
  }
}
