import { europeanDigits } from '#platform/ids/schema'

/** Names of the twelve months of our calendar, January first; spellings with a stroke between. */
const monthNames = [
  ...[
    'january|jan|januari|enero|ene|janvier|janv|gennaio|জানুয়ারি|জানুয়ারী|জানু|जनवरी|जन|जनवरि|يناير|كانون الثاني|জানুয়ারি|জানুয়ারী',
  ],
  ...[
    'february|feb|febr|pebrero|febrero|fevrier|fév|février|fev|ফেব্রুয়ারি|ফেব্রুয়ারী|ফেব্রু|फरवरी|फ़रवरी|फेब्रुअरी|फर|فبراير|شباط',
  ],
  ...['march|mar|marso|marzo|mars|মার্চ|मार्च|مارس|اذار|آذار'],
  ...['april|apr|abril|avril|avr|এপ্রিল|अप्रैल|अप्रिल|ابريل|أبريل|نيسان'],
  ...['may|mayo|mai|মে|मई|मे|مايو|ايار|أيار'],
  ...['june|jun|hunyo|junio|juin|জুন|जून|जुन|يونيو|يونيه|حزيران'],
  ...['july|jul|hulyo|julio|juillet|juil|জুলাই|जुलाई|जुलाइ|يوليو|يوليه|تموز'],
  ...['august|aug|agosto|ago|août|aout|আগস্ট|আগষ্ট|अगस्त|अगस्ट|اغسطس|أغسطس|اب|آب'],
  ...[
    'september|sep|sept|setyembre|septiembre|septembre|সেপ্টেম্বর|সেপ্টে|सितंबर|सितम्बर|सेप्टेम्बर|سبتمبر|ايلول|أيلول',
  ],
  ...[
    'october|oct|oktubre|octubre|octobre|অক্টোবর|অক্টো|अक्टूबर|अक्तूबर|अक्टोबर|اكتوبر|أكتوبر|تشرين الاول|تشرين الأول',
  ],
  ...['november|nov|nobyembre|noviembre|novembre|নভেম্বর|নভে|नवंबर|नवम्बर|नोभेम्बर|نوفمبر|تشرين الثاني'],
  ...[
    'december|dec|disyembre|dic|diciembre|décembre|decembre|ডিসেম্বর|ডিসে|दिसंबर|दिसम्बर|डिसेम्बर|ديسمبر|كانون الاول|كانون الأول',
  ],
]
const english =
  'january february march april may june july august september october november december'.split(' ')

const byName = new Map(
  monthNames.flatMap((names, at) =>
    names.split('|').map((name) => [folded(name), english[at] as string] as const),
  ),
)

/** Bengali য় and ড় have two forms; Arabic alef several; marks above Latin letters come and go. */
function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('\u09af\u09bc', '\u09df')
    .replace(/[\u200b-\u200f\u064b-\u065fـ]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .normalize('NFC')
}

/** Longest first, so that `تشرين الثاني` is read whole. */
const anyName = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${[...byName.keys()].sort((one, other) => other.length - one.length).join('|')})(?![\\p{L}\\p{M}])\\.?`,
  'gu',
)

/** Two names of one month, as bilingual passports print them: `MAR/MARS`. */
const twice = new RegExp(`(${english.join('|')}) ?[/,-]? ?\\1`, 'g')

/** What stands before a day in its own cell, and behind it. */
const label =
  /^(?:(?:(?:d\.? ?o\.? ?b|date|birth|born|dated?|of|on|issued?|expir[a-z]*|valid|till|until|upto|is|the|day)\.?|জন্ম|তারিখ|মেয়াদ|जन्म|तिथि|मिति|तारीख|تاريخ|الميلاد|ميلاد|petsa|ng|kapanganakan|ika)[ :.=–-]*)+(?=[\p{N}\p{L}])/u
const behind =
  /(?:[ ,.;]|\((?:a\.?d|c\.?e|[a-z]{3,9}day)\.?\)|(?<=[\d ])(?:a\.? ?d|c\.? ?e)\.?|খ্রি(?:স্টাব্দ|ষ্টাব্দ)?|খৃঃ|ইং|ई(?:स्वी|\.)?|ميلادي[ةه]?|(?<=[\d ])م)+$/u
/** `১২ই`, `২রা`, `12th of`, `ika-12 ng` */
const ordinal = /(?<=\d)(?:ই|লা|রা|ঠা|শে|এ|वीं|वें|ला|रा) |(?<=\d)(?:st|nd|rd|th)? (?:of|de|ng) /gu

/** Writes a day as `readDay` knows it: European figures, English months, and no words around it. */
export function plainDay(typed: string): string {
  const text = folded(europeanDigits(typed.normalize('NFKC')))
    .trim()
    .replace(/ *[‐‑‒–—−] */g, '-')
    .replace(/[،]/g, ',')
  const without = text.replace(label, '').replace(behind, '').trim()
  const named = without
    .replace(/(?<=\d)(?=\p{L}{3})|(?<=\p{L}{3})(?=\d)/gu, ' ')
    .replace(ordinal, ' ')
    .replace(anyName, (name) => byName.get(name.replace(/\.$/, '')) ?? name)
    .replace(/\s+/g, ' ')
    .replace(twice, '$1')
    .replace(/ (?:de|del|of|ng) /g, ' ')
  return apart(named).trim()
}

const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']

/** Puts strokes between the figures of a day where other signs, or none, stand. */
function apart(text: string): string {
  const figures =
    /^(\d{1,4})(?:[ ,_|·'`]+|\s*[./-]\s*)(\d{1,2}|[ivx]{1,4})(?:[ ,_|·'`]+|\s*[./-]\s*)(\d{1,4})$/.exec(
      text,
    )
  if (figures) {
    const [, first = '', second = '', third = ''] = figures
    const month = roman.indexOf(second) + 1
    if (month > 0) return [first, english[month - 1], third].join(' ')
    if (/^\d/.test(second)) return [first, second, third].join('/')
  }
  const [, whole] = /^(\d{8})$/.exec(text) ?? []
  if (whole === undefined) return text
  const isYearFirst = /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])/.test(whole)
  return isYearFirst
    ? [whole.slice(0, 4), whole.slice(4, 6), whole.slice(6)].join('-')
    : [whole.slice(0, 2), whole.slice(2, 4), whole.slice(4)].join('/')
}

const ofNames = [
  /^(?<day>\d{1,2})[ .,/-]+(?<name>[a-z]{3,9})[ .,/-]+['’]?(?<year>\d{4}|\d{2})$/,
  /^(?<name>[a-z]{3,9})[ .,/-]+(?<day>\d{1,2})[ .,/-]+['’]?(?<year>\d{4}|\d{2})$/,
  /^(?<year>\d{4})[ .,/-]+(?<name>[a-z]{3,9})[ .,/-]+(?<day>\d{1,2})$/,
]
const ofFigures = [
  /^(?<year>\d{4})[./-](?<month>\d{1,2})[./-](?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})[./-](?<month>\d{1,2})[./-](?<year>\d{4}|\d{2})$/,
]

/**
 * Returns the days, as `1989-10-26`, that somebody may mean who writes a past day as people do, day first: `26 October
 * 1989`, `26.10.89`, `26101989`. A year of two figures may be of two centuries.
 */
export function daysWritten(typed: string): readonly string[] {
  const text = plainDay(typed).replace(/(?<=\d) *([./-]) *(?=\d)/g, '$1')
  const groups = [...ofNames, ...ofFigures].map((form) => form.exec(text)?.groups).find(Boolean)
  const { year = '', month, day = '', name = '' } = groups ?? {}
  const number = month ?? String(english.indexOf(name) + 1)
  const years = year.length === 2 ? [`19${year}`, `20${year}`] : [year]
  if (year === '' || number === '0') return []
  return years.map((whole) => [whole, number.padStart(2, '0'), day.padStart(2, '0')].join('-'))
}
