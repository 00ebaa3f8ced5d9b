import { problems, tooLong } from '#platform/problems.schema'

/** Why words may not be public, and the honest way to say it. */
export const speechProblems = problems('speech', {
  hidden: 'This holds a mark that nobody can see. Type the text again instead of pasting it.',
  marks: 'There are marks here without a letter, or more than two on one. Type the text again.',
  script: '“{words}” is of a script that is not read here. Write in {scripts} letters.',
  mixed: '“{words}” mixes letters of two alphabets in one word. Write each word in one.',
  spaced: 'Words here have gaps between their letters. Write each word without them.',
  long: 'This is longer than {most} characters. Shorten it.',
  authority:
    '“{words}” names an authority. Choose the authority from the list instead: it is shown as an authority, and not as you.',
  state:
    '“{words}” speaks of a state. Choose the authority from the list, or the sentence about your licence.',
  verdict:
    '“{words}” is a verdict that only an authority can give. Choose a sentence that says what you know: the paper is here, or what is printed on it.',
  system: '“{words}” is a system of a state. Choose it from the list of official checks instead.',
  reliance:
    '“{words}” asks people to rely on you as on an authority. Choose the sentence that says where to ask.',
  beside:
    '“{words}” may not stand beside “{subject}”: only plain words about bringing, coming, paying and days do. Choose a sentence, or leave “{words}” out.',
  stage:
    '“{words}” is no plain word for a stage: one says what you did, have or wait for. Choose a stage of the list, or leave “{words}” out.',
  nameWord: 'The name contains “{words}”, which no agency’s name may hold. Leave it out.',
  nameStateBody: '“{words}” is a state’s own body. Write the registered name of your agency.',
  nameOffice:
    'With “{words}” the name reads as a public office. Write the name that is your own, such as “Padma Overseas Ltd”.',
  nameNation:
    'With “{words}” together the name reads as a state’s. Leave the country or the other word out.',
  nameVisa:
    '“{words}” needs a legal form in the name, such as Ltd, Pvt Ltd, LLC or Inc. Write the name as it is registered.',
  nameForm:
    '“{words}” has no legal form, such as Ltd, (Pvt) Ltd, LLC, W.L.L. or Inc. Write the name as it is registered, or behind it whose business it is: (sole proprietor NAME). Or choose the regulator whose register has the name, and write your number there.',
  nameGeneral: '“{words}” could be any state’s. Add the word that is your agency’s own.',
  number: 'A number has digits, and few letters. Write it as it stands on the paper.',
  host: '“{words}” in this address reads as a state’s. Link to a page of yours, or choose the official check.',
  hiddenHost:
    'The address has a name before an @, behind which another site hides. Leave that part out.',
  ownHost:
    'The address contains “{words}”, which reads as a government or its visa service. Use an address that names your agency.',
  colour:
    'This is close to the colour of {of} ({colour}), and nobody may take this site for a government’s. Choose another, such as #8a4b08.',
  regulator:
    '“{words}” is not in the list of regulators. Choose one of the list, or the country whose register this site does not know.',
})

/** What staff are told about an answer. */
export const answerProblems = problems('speech', {
  noAnswer: 'Write what you answer.',
  longAnswer: tooLong('The answer'),
})

/** What staff are told about a sentence. */
export const sentenceProblems = problems('speech', {
  wrongPlace: 'This sentence cannot stand here. Choose another one.',
  gapMissing: 'Something is missing in this sentence. Fill it in.',
  gapUnknown: 'This sentence has no such gap.',
  gapWrong: 'This does not fit here. Choose it again.',
  gone: 'What this sentence names is no longer there. Choose it again, or fill in the fact.',
})

/** What staff are told about a fact. */
export const factProblems = problems('speech', {
  missing: 'Fill this in.',
  badYear: 'Write the year in four digits.',
})

/** The kinds of public text; each has its rules. */
export type PublicKind =
  /** A name with a legal form, one that a register may stand in for (it is judged beside that), and the shown name. */
  | 'legal-name'
  | 'registered-name'
  | 'display-name'
  /** Of a person: a teacher, or the person who signs. */
  | 'person'
  /** Of a candidate, as the passport has it: a name, an address. */
  | 'detail'
  /** What a contract or another paper says, of an employer that may be a state's. */
  | 'term'
  /** A number or mark: of a licence, of a telephone. */
  | 'mark'
  /** Own words: a title, a label, sentences. */
  | 'title'
  | 'text'
  /** Own words for a stage, which say something of a candidate’s file without naming it. */
  | 'stage'
  /** Where something is. */
  | 'place'
  | 'email'
  /** A page of this site, or an address elsewhere. */
  | 'link'
  /** An address that is this organisation's own. */
  | 'own-host'
  /** `#rrggbb`. */
  | 'colour'
