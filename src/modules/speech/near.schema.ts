import type { Mention } from './match.schema.ts'

/** What says in front of a name, in Latin and Arabic letters, that something is near it, or a road or house called so. */
const before =
  /(?:(?<!\p{L})(?:near|nearby|opp|opposite|behind|beside|besides|adjacent to|next to|in front of|facing|across(?: from)?|close to|beside of|infront of|just after|next door to|above|below|under|(?:north|south|east|west|left|right) of(?: the)?|(?:minutes?|k?m|met(?:er|re)s?|walk) from(?: the)?|(?:lane|road|street) of(?: the)?|malapit sa|tapat ng|katapat ng|harap ng|harapan ng|katabi ng|tabi ng|likod ng|kabila ng)(?!\p{L})|قرب|بالقرب من|مقابل|قبالة|بجوار|جوار|بجانب|جانب|خلف|أمام|شارع|طريق|حي|مبنى|برج|ميدان|دوار السفارة)/iu

/** What says so behind a name, in Bengali and Devanagari letters. */
const behind =
  /পাশে|পাশের|নিকট|কাছে|কাছাকাছি|সামনে|বিপরীত|পিছনে|পেছনে|সংলগ্ন|নিচতলা|নিচে|উপরে|উত্তরে|দক্ষিণে|পূর্বে|পশ্চিমে|ভিতরে|উল্টো|উল্টা|के पास|पास में|सामने|निकट|नज़दीक|नजदीक|बगल|पीछे|विपरीत|समीप|उत्तर|दक्षिण|पूर्व|पश्चिम|से सटे|नजिक|नजीक|छेउ|अगाडि|अघिल्तिर|पछाडि|सामुन्ने|सँगै|छेवै/u

/** What roads and houses are called: "Embassy Road", "Secretariat Bhaban". */
const named =
  /(?<![\p{L}])(?:road|rd|row|junction|street|st|avenue|ave|drive|dr|lane|ln|nagar|colony|quarters?|area|sector|circle|plaza|chowk|chok|more?|bazaa?r|market|view|marg|sarani|sadak|gate|para|hills?|square|tower|building|bldg|bhaban|bhavan|bhawan|house|complex|mansion|arcade|crossing|corner|village|subdivision|compound|enclave|quarter|zone|park|court|kalye|heights?|gardens?|apartments?|residenc(?:y|e)|villas?|daan|gusali)s?\.?(?!\p{L})(?!\s+(?:office|counter|cent|desk|unit|section|department))|রোড|সড়ক|মোড়|ভবন|কলোনি|কলোনী|গলি|পাড়া|টাওয়ার|মার্কেট|মার্গ|मार्ग|रोड|सड़क|सडक|चौक|चोक|भवन|कॉलोनी|टावर|नगर|गली/iu

/** Tells whether what an address names is only near it, or a road or a house that is called so. */
export function isNear(text: string, { at, word, topic }: Mention): boolean {
  if (topic === 'verdict') return false
  const ends = /[,،;\n।|()]/u
  const from = text.slice(0, at).search(/[^,،;\n।|()]*$/u)
  const rest = text.slice(at + word.length)
  const to = rest.search(ends)
  const [front, back] = [text.slice(from, at), to === -1 ? rest : rest.slice(0, to)]
  return before.test(front) || behind.test(word + back) || named.test(back)
}
