/** What the forms and the server say of a notice, beside what all pages say. */
const sentences: Readonly<Record<string, string>> = {
  'notice.not_found': 'এমন কোনো নোটিশ নেই।',
  'notice.already_public': 'নোটিশটি আগে থেকেই সাইটে আছে। পাতাটি আবার লোড করে দেখুন।',
  'Title is required': 'শিরোনাম লিখতে হবে',
  'Text is required': 'নোটিশের লেখা দিতে হবে',
  'The title is longer than 120 characters. Shorten it.': 'শিরোনাম ১২০ অক্ষরের বেশি। ছোট করুন।',
  'The text is longer than 10,000 characters. Shorten it.': 'লেখাটি ১০,০০০ অক্ষরের বেশি। ছোট করুন।',
  'Both images are required': 'দুটি ছবিই দিতে হবে',
  'Choose a day and a time.': 'দিন ও সময় বেছে নিন।',
  'Choose a day and a time that are still to come.': 'এখনো আসেনি এমন দিন ও সময় বেছে নিন।',
  'The server refused to make it.': 'সার্ভার এটি তৈরি করেনি।',
  'This holds a mark that nobody can see, such as one that turns the direction of writing. Type the text again instead of pasting it.':
    'লেখায় এমন একটি চিহ্ন আছে যা চোখে দেখা যায় না, যেমন লেখার দিক ঘুরিয়ে দেওয়ার চিহ্ন। পেস্ট না করে লেখাটি আবার টাইপ করুন।',
  'There are accents or marks here without a letter, or more than two on one. Type the text again.':
    'এখানে অক্ষর ছাড়া কোনো চিহ্ন আছে, বা এক অক্ষরে দুটির বেশি চিহ্ন। লেখাটি আবার টাইপ করুন।',
}

/** Why a text may not be public: how the English ends, and the Bengali of it after the words that it names. */
const ofWords: readonly (readonly [end: string, bengali: string])[] = [
  [
    'reads much like texts that pass a private agency off as an authority, or its pages as a visa. Say plainly what you do yourselves, and where to ask the authority.',
    'অনেকটা এমন লেখার মতো, যা বেসরকারি এজেন্সিকে কর্তৃপক্ষ বলে বা তার পাতাকে ভিসা বলে চালায়। আপনারা নিজেরা কী করেন আর কর্তৃপক্ষকে কোথায় জিজ্ঞাসা করতে হবে, তা সোজা ভাষায় লিখুন।',
  ],
  [
    'reads as if this site were, or spoke for, an authority. You are a private organisation: say what you do yourselves.',
    'পড়লে মনে হয় এই সাইট নিজেই কোনো কর্তৃপক্ষ, বা তার হয়ে কথা বলে। আপনারা বেসরকারি প্রতিষ্ঠান: নিজেরা কী করেন, তা লিখুন।',
  ],
  [
    'reads as if it were known here that a visa or permit is valid or granted. Only the authority knows: say where to ask.',
    'পড়লে মনে হয় ভিসা বা পারমিটের অবস্থা এখানে জানা আছে। তা শুধু কর্তৃপক্ষ জানে: কোথায় জিজ্ঞাসা করতে হবে, তা লিখুন।',
  ],
  [
    'tells people to rely on this site as on a paper of the authority. Say that it shows copies only.',
    'মানুষকে বলে এই সাইটকে কর্তৃপক্ষের কাগজের মতো মানতে। লিখুন যে এখানে শুধু কপি দেখা যায়।',
  ],
  [
    'contradicts the sentence on every page. Leave it out.',
    'প্রতিটি পাতার প্রথম কথাটির উল্টো। এটি বাদ দিন।',
  ],
  [
    'reads as if an authority spoke here. Say who you are, or what to ask there.',
    'পড়লে মনে হয় এখানে কোনো কর্তৃপক্ষ কথা বলছে। আপনারা কে, অথবা সেখানে কী জিজ্ঞাসা করতে হবে, তা লিখুন।',
  ],
  [
    'reads as the title of an authority’s own page. Say what people find behind it, such as “Ask the embassy”.',
    'পড়লে মনে হয় এটি কোনো কর্তৃপক্ষের নিজের পাতার নাম। এখানে মানুষ কী পাবেন তা লিখুন, যেমন “দূতাবাসকে জিজ্ঞাসা করুন”।',
  ],
  [
    'mixes letters of two alphabets in one word. Write each word in one.',
    'শব্দটিতে দুই লিপির অক্ষর মিশে আছে। প্রতিটি শব্দ এক লিপিতে লিখুন।',
  ],
  [
    'has spaces between the letters of words. Write each word without them.',
    'শব্দের অক্ষরগুলোর মাঝে ফাঁকা আছে। প্রতিটি শব্দ ফাঁকা ছাড়া লিখুন।',
  ],
]

/** The two that end with the languages that are covered. */
const ofLanguages = [
  [
    /^This is in a language that the check of public texts does not cover\. /,
    () => 'লেখাটি এমন ভাষায়, যা সাইটের লেখা পরীক্ষায় ধরা যায় না।',
  ],
  [
    /^“(.+)” is not a letter or sign that the check of public texts covers\. /,
    (sign: string) => `“${sign}” এমন অক্ষর বা চিহ্ন, যা সাইটের লেখা পরীক্ষায় ধরা যায় না।`,
  ],
] as const

function ofPublicText(sentence: string): string | undefined {
  for (const [end, bengali] of ofWords)
    if (sentence.endsWith(`” ${end}`)) return `${sentence.slice(0, -end.length)}${bengali}`
  for (const [pattern, bengali] of ofLanguages) {
    const found = pattern.exec(sentence)
    if (found)
      return `${bengali(found[1] ?? '')} ইংরেজি, বাংলা, হিন্দি, নেপালি, আরবি বা ফিলিপিনোতে লিখুন।`
  }
}

export const words = {
  say: (sentence: string): string | undefined => sentences[sentence] ?? ofPublicText(sentence),
}
