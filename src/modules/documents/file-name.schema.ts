import { type DocumentKind, documentKindNames, documentKinds, kindLabel } from './schema.ts'

/** Why a file's name does not tell which kind of document it is. */
export type NameDoubt =
  | { reason: 'unknown' }
  /** The name mentions several kinds of document. */
  | { reason: 'ambiguous'; kinds: DocumentKind[] }

/** How people name these files in Bengali, Hindi, Arabic, French, Spanish and Tagalog. */
const otherLanguages: Record<DocumentKind, string> = {
  photo: 'ছবি, ফটো, फोटो, صورة, foto, litrato, retrato',
  'work-permit': 'ওয়ার্ক পারমিট, वर्क परमिट, تصريح عمل, permis de travail, permiso de trabajo',
  'job-offer': 'চাকরির অফার, অফার লেটার, عرض عمل, offre d emploi, oferta de trabajo',
  'application-status': 'আবেদনের অবস্থা, حالة الطلب, état de la demande, estado de solicitud',
  lmia: 'এলএমআইএ, eimt',
  'visa-paper': 'ভিসা, वीज़ा, वीजा, تأشيرة, visado',
  medical:
    'মেডিকেল, মেডিক্যাল, मेडिकल, فحص طبي, visite médicale, examen medico, examen médico, medikal',
  'police-clearance':
    'পুলিশ ক্লিয়ারেন্স, पुलिस क्लीयरेंस, casier judiciaire, antecedentes penales, nbi clearance',
  fingerprint: 'আঙুলের ছাপ, ফিঙ্গারপ্রিন্ট, بصمة, empreintes, huellas',
  ticket: 'টিকিট, বিমান টিকিট, टिकट, تذكرة, billet, billete, boleto',
  'visa-approval': 'ভিসা অনুমোদন, موافقة التأشيرة',
  manpower: 'ম্যানপাওয়ার, বিএমইটি, oec',
  contract:
    'চুক্তিপত্র, চুক্তি, अनुबंध, عقد عمل, عقد, contrat, contrat de travail, contrato, contrato de trabajo',
  'contract-translation':
    'চুক্তিপত্রের অনুবাদ, চুক্তির অনুবাদ, अनुबंध अनुवाद, ترجمة العقد, traduction du contrat, traducción del contrato',
  passport: 'পাসপোর্ট, पासपोर्ट, राहदानी, جواز السفر, جواز, passeport, pasaporte',
}

interface Match {
  kind: DocumentKind
  /** Position of the hint in the kind's list: the first tells the most. */
  rank: number
  start: number
  end: number
}

/** Returns the kind of document that a file's name mentions, or why it cannot tell. */
export function kindByName(fileName: string): DocumentKind | NameDoubt {
  const name = wordsOf(fileName)
  const all = documentKindNames.flatMap((kind) => matchesOf(kind, name))
  // "visa" within "visa approval" adds nothing.
  const telling = all.filter((one) => !all.some((other) => isWithin(one, other)))
  const best = Math.min(...telling.map(({ rank }) => rank))
  const kinds = [...new Set(telling.filter(({ rank }) => rank === best).map(({ kind }) => kind))]
  if (kinds.length === 0) return { reason: 'unknown' }
  if (kinds.length > 1) return { reason: 'ambiguous', kinds }
  return kinds[0] as DocumentKind
}

/** Tells whether the first words of a name mention a kind. */
export function beginsWithKind(fileName: string): boolean {
  const name = wordsOf(fileName)
  return documentKindNames.some((kind) => matchesOf(kind, name).some(({ start }) => start === 0))
}

/**
 * Splits a file's name into words: without extension, in lower case, at punctuation, digits and capitals. Marks belong
 * to their letters: Bengali vowels are marks.
 */
function wordsOf(fileName: string): string {
  const words = fileName
    .normalize('NFKC')
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim()
  return ` ${words} `
}

interface Hint {
  words: string
  rank: number
}

const hints = Object.fromEntries(
  documentKindNames.map((kind) => [kind, hintsOf(kind)]),
) as unknown as Record<DocumentKind, Hint[]>

/** Returns each hint, also as one word, `jobofferletter`, and the English ones in the plural: `fingerprints`. */
function hintsOf(kind: DocumentKind): Hint[] {
  const { nameHints } = documentKinds[kind]
  // The label itself tells as much as the first hint, a word of another language as much as the second.
  const english = [
    { words: wordsOf(kindLabel(kind, 'en')).trim(), rank: 0 },
    ...nameHints.map((words, rank) => ({ words, rank })),
  ]
  const ranked = [
    ...english,
    ...english.map(({ words, rank }) => ({ words: `${words}s`, rank })),
    ...otherLanguages[kind].split(', ').map((words) => ({ words, rank: 1 })),
  ]
  return ranked.flatMap(({ words, rank }) =>
    [...new Set([words, words.replaceAll(' ', '')])].map((one) => ({ words: one, rank })),
  )
}

function matchesOf(kind: DocumentKind, name: string): Match[] {
  return hints[kind].flatMap(({ words, rank }) => {
    const start = name.indexOf(` ${words} `)
    return start < 0 ? [] : [{ kind, rank, start, end: start + words.length }]
  })
}

function isWithin(one: Match, other: Match): boolean {
  const isLonger = other.end - other.start > one.end - one.start
  return other.kind !== one.kind && isLonger && other.start <= one.start && other.end >= one.end
}
