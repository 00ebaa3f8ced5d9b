/**
 * Phrases as alternatives: each is a row of parts, each part some wordings; a part that begins with a question mark may
 * be missing.
 */
const phrases = (...rows: readonly (readonly string[])[]): RegExp =>
  new RegExp(
    `^(?:${rows
      .map((parts) =>
        parts
          .map((part) => {
            const isOptional = part.startsWith('?')
            return `(?:(?:${plainly(isOptional ? part.slice(1) : part)}) )${isOptional ? '?' : ''}`
          })
          .join(''),
      )
      .join('|')})$`,
    'u',
  )

/** What is written in two ways means one thing: the dot below letters, the vowels of Arabic, the forms of alef. */
export const plainly = (words: string): string =>
  words
    .normalize('NFKC')
    .replace(/[\u064B-\u0652\u093C\u09BC]/gu, '')
    .replace(/[أإآٱ]/gu, 'ا')
    .replaceAll(" 's", "'s")

const wrong =
  'not true|not correct|not right|not so|not the case|untrue|false|wrong|incorrect|a lie|a myth|a rumou?r|a mistake|nonsense'
const people = '?those|anyone|anybody|someone|somebody|people|him|whoever'
const not =
  "do not|don't|never|please do not|you must not|you should not|nobody should|no one should"
const sayBn = '?এ কথা|এই কথা|একথা|এমন কথা|কথাটা|কথাটি|এটা|এ'
const trueBn = 'সত্য নয়|সত্যি নয়|ঠিক নয়|ঠিক না|ভুল|ভুল হবে|মিথ্যা|মিথ্যা কথা|গুজব'
const trueHi = 'सच नहीं|सही नहीं|सत्य नहीं|ठीक नहीं|गलत|झूठ'
const trueNe =
  'सत्य होइन|साँचो होइन|सही होइन|ठीक होइन|गलत हो|गलत हुन्छ|झूट हो|झुटो हो|झूटो हो|मिथ्या हो|हल्ला हो|हल्ला मात्र हो'
const thatAr = 'ان|بان'

/** In front of a sentence that is said not to be so: "It is not true that". */
export const rejectedBefore = phrases(
  [
    "it is|it was|it's|it would be|that is",
    '?simply|plainly|just|quite|entirely|completely',
    wrong,
    '?to say|to think|to claim|to believe|to write',
    'that',
  ],
  ["it isn't|it wouldn't be", 'true|correct|right|so', '?to say', 'that'],
  [not, 'believe|think|say|claim', 'that'],
  [
    not,
    'believe|trust|listen to',
    people,
    '?who|if|when',
    '?they|somebody|someone|anybody|anyone|people',
    'says?|tells? you|tell you|claims?',
    '?that',
  ],
  [
    'nobody|no one',
    '?here|of us|among us',
    'can say|may say|says|said|has said|has ever said|ever said|claims',
    'that',
  ],
  [
    'we',
    "never|have never|do not|don't|did not|didn't",
    'say|said|claim|claimed|write|wrote',
    'that',
  ],
  ['we deny', 'that'],
  [sayBn, trueBn, 'যে'],
  ['আমরা|কেউ', '?কখনো|কখনোই', 'বলি না|বলিনি|দাবি করি না|বলতে পারবে না|বলতে পারে না', 'যে'],
  ['?यह|ये|यह बात', `${trueHi}|कहना गलत|मानना गलत|कहना झूठ`, '?है|होगा', 'कि'],
  ['हम|हमने|कोई', '?यह', '?कभी', 'नहीं', 'कहते|कहा|कह सकता', '?है', 'कि'],
  ['?यो|यो कुरा', trueNe, 'कि'],
  ['ليس صحيحا?|ليس من الصحيح|غير صحيح|من الخطا|من الكذب|كذب', '?القول|الاعتقاد|الظن', thatAr],
  ['لا', 'تصدقوا?|نقول|ندعي|يستطيع احد', '?من يقول|القول|ان يقول', thatAr],
  ['لم نقل', '?يوما|قط', thatAr],
  ['hindi', '?po', 'totoo na|totoong|tama na|tamang', '?sabihing|sabihin na|isiping', '?na'],
  ['mali|maling', '?na|ang', 'sabihing|sabihin na|isiping', '?na'],
  ['mali na|kasinungalingan na|kasinungalingang'],
  [
    'huwag',
    '?po|kayong|kang|kayo',
    'maniwala|maniwalang',
    '?sa|kung|na|kapag',
    '?nagsasabing|sinasabing|may nagsabing|nagsasabi na',
    '?na',
  ],
  ['hindi namin', 'sinasabing|sinabing|sinasabi na|sinabi na'],
  ['walang', 'makapagsasabing|makapagsasabi na|makakapagsabing'],
)

/** In front of a sentence that is said to be so by a denial: "Nobody doubts that". */
export const affirmedBefore = phrases(
  [
    "nobody|no one|none|you|we|please|do not|don't|never",
    '?should|can|could|may|need|will|would|must|cannot|do|ever|dares|dare',
    '?not|never|ever|to',
    'doubts?|den(?:y|ies)|disputes?|questions?|contests?',
    'that',
  ],
  [
    'there is|there can be',
    'no doubt|no question|no denying|no disputing|not the slightest doubt|not the least doubt|not any doubt',
    'that',
  ],
  ['it cannot be|it can not be|it can never be', 'denied|doubted|disputed', 'that'],
  [
    'it is not|it is no|it was not',
    'false|wrong|a lie|lie|untrue|a mistake|mistake|a secret|secret',
    '?to say',
    'that',
  ],
  ['?এতে|এ বিষয়ে', '?কোনো|কোন|একটুও', 'সন্দেহ নেই', 'যে'],
  ['কেউ', 'অস্বীকার', 'করতে পারবে না|করতে পারে না|করে না', 'যে'],
  ['এটা', 'মিথ্যা নয়|ভুল নয়', 'যে'],
  ['?इसमें|इस बात में|इस में', '?कोई|ज़रा भी', 'शक|संदेह|शंका', 'नहीं', '?है', 'कि'],
  ['कोई', 'इनकार|इंकार', 'नहीं', 'कर सकता|करता', 'कि'],
  ['यह', 'झूठ|गलत', 'नहीं', '?है', 'कि'],
  ['?यसमा', '?कुनै', 'शंका|शङ्का|सन्देह', 'छैन', 'कि'],
  ['यो', 'झूट|झुटो|गलत', 'होइन', 'कि'],
  ['لا', 'شك|ريب|ينكر احد|يشك احد|احد ينكر|احد يشك', '?في', 'ان'],
  ['ليس كذبا|ليس من الخطا', '?القول', thatAr],
  [
    'walang',
    '?dapat|sinumang|sinuman|may',
    'magduda|duda|dudang|makatatanggi|makakatanggi|pagdududa',
    '?na|ng',
  ],
  ['hindi', 'maitatanggi|maitatangging|kasinungalingan|mali|dapat pagdudahan', '?na'],
)

/** The same behind it, where verbs come last. */
export const rejectedBehind = phrases(
  [
    `${sayBn.slice(1)}|এই ধারণা|এমন ধারণা|ধারণাটি|এই দাবি|এমন দাবি|দাবিটি|বলা|এ কথা বলা|এমন কথা বলা`,
    '?একদম|মোটেই|পুরোপুরি|সম্পূর্ণ',
    `${trueBn}|বিশ্বাস করবেন না|কেউ বলতে পারবে না|কেউ বলতে পারে না|আমরা বলি না`,
  ],
  ['यह|ये|यह बात|ऐसी बात|ऐसा कहना|यह कहना|कहना|यह दावा', '?बिल्कुल|बिलकुल|सरासर', trueHi, '?है|होगा'],
  ['भन्नु|भन्ने|भन्ने कुरा|भन्ने दाबी|भन्ने हल्ला|भनेको|भन्नु चाहिँ|यो कुरा', `${trueNe}|कसैले भन्न सक्दैन|नपत्याउनुहोस्`],
)
export const affirmedBehind = phrases(
  ['এতে|এ বিষয়ে|এ নিয়ে', '?কোনো|কোন|একটুও', 'সন্দেহ নেই'],
  ['এটা|এ কথা', 'মিথ্যা নয়|ভুল নয়|কেউ অস্বীকার করতে পারবে না|কেউ অস্বীকার করতে পারে না'],
  ['इसमें|इस बात में', '?कोई|ज़रा भी', 'शक|संदेह|शंका', 'नहीं', '?है'],
  ['यह|यह बात', 'झूठ|गलत', 'नहीं', '?है'],
  ['भन्नेमा|यसमा', '?कुनै', 'शंका|शङ्का|सन्देह', 'छैन'],
  ['भन्नु', 'झूट|गलत', 'होइन'],
)
