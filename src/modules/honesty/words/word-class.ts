/**
 * What a word can be to the rules. A word may be several things; the words next to it decide which one counts.
 * english.ts shows best what each class holds.
 */
const wordClasses = [
  // Who speaks.
  ...(['we', 'this', 'site', 'here', 'people'] as const),
  // States and what belongs to them.
  ...([
    'authority',
    'dignitary',
    'office',
    'topic',
    'country',
    'sovereign',
    'border',
    'official',
  ] as const),
  // What ties somebody to somebody, or a verdict to a document.
  ...(['copula', 'tie', 'make', 'link', 'welcome', 'by'] as const),
  // Documents and verdicts.
  ...(['credential', 'paper', 'your', 'verdict', 'surely', 'attest', 'check'] as const),
  // Reliance on a page of this site.
  ...(['proof', 'instead', 'accept', 'show', 'cross'] as const),
  // Words against the sentence of H1.
  ...(['ignore', 'notice', 'above', 'mistaken', 'formality', 'say'] as const),
  // Words that make a claim together, in any order: what a page shows, what of it can be taken along, to have a right,
  // to serve as a document, to need no other, not to be taken seriously, H1's place.
  ...(['sign', 'print', 'entitle', 'serve', 'free', 'dismiss', 'caveat'] as const),
  // Outcomes: what an office turns down, what is beyond doubt, what smooths the way. No rule uses them; what is learnt
  // about one word holds for the others, in every language.
  ...(['refusal', 'certain', 'favour'] as const),
  // To decide on what was applied for, and what a state does to those who do not obey.
  ...(['decide', 'sanction'] as const),
  // What takes a claim back, or asks.
  ...(['not', 'doubt', 'if', 'ask', 'only'] as const),
  // What is honest to say about an authority: its fees, its address, its licence for us.
  ...(['thing', 'place', 'near', 'private'] as const),
  // Names of firms.
  ...(['form', 'business', 'agency'] as const),
  // Everyday words, by which a language is recognised.
  'common',
] as const
export type WordClass = (typeof wordClasses)[number]

/** The words of a language, separated by commas; several words make a phrase. */
export type Words = Partial<Record<WordClass, string>>
