import type { Permission } from '#modules/accounts/forms.schema'
import { documentKindNames } from '#modules/documents/schema'
import { helpDestinations, helpOrigins } from '#modules/organisation/help.schema'
import { fieldNames } from '#modules/records/fields.schema'
import { answerProblems, answerText, publicly } from '#modules/speech/schema'
import { paymentProblems as paying } from '#modules/training/problems.schema'
import { day } from '#platform/clock/schema'
import { filledProse } from '#platform/text.schema'
import { composedText } from '#speech/public-text'
import {
  aboutField,
  caseAnswerProblems as answering,
  type CaseField,
  choiceField,
  countField,
  countryField,
  dayField,
  itemField,
  languageField,
  lineField,
  neededLine,
  neededText,
  originalField,
  caseProblems as problems,
  sumFields,
  textField,
  wageFields,
} from './fields.schema.ts'

/** A sentence of the catalogue, and own words below it. */
const saidOutside = (own: ReturnType<typeof filledProse>) =>
  composedText('answer', publicly('text', own), answerProblems.noSentence)

/**
 * What staff write when they answer: a reason, an answer or why an entry is corrected, which are read outside, or a note
 * for each other.
 */
export const answerTexts = {
  reason: saidOutside(filledProse(1000, answering.noReason, answering.longReason)),
  answer: composedText('answer', answerText, answerProblems.noSentence),
  correction: saidOutside(filledProse(500, paying.noCorrection, paying.longReason)),
  note: filledProse(4000, answering.noAnswerNote, answering.longAnswerNote),
} as const

/** One way in which a case ends. */
interface CaseResult {
  /** What is written with it. */
  text?: keyof typeof answerTexts
  /** Whether the person who brought the case may disagree with it, once. */
  mayDisagree?: true
}

export type Aside = 'office' | 'authority' | 'faster' | 'never' | 'unknown' | 'outside' | 'concern'

/** What a case of this kind is, from its form to its end. */
export interface CaseKindRow {
  by: 'candidate' | 'anybody' | 'product'
  /** Whether a signed-in person brings it about their own account too, without a file. */
  ofAccount?: true
  /** What in the file it is about, where it is about something. */
  part?: readonly string[] | RegExp
  fields: Readonly<Record<string, CaseField>>
  results: Readonly<Record<string, CaseResult>>
  /** Who deals with it, besides the colleague to whom it is assigned. */
  audience: Permission
  /** In how many days it is to be answered, unless the settings say otherwise. */
  days: number
  /** Whether the texts of the file promise these days, which no setting changes. */
  daysArePromised?: true
  /** Who reads the answer: whoever has the number, the candidate in the file, staff alone. */
  readBy: 'number' | 'file' | 'staff'
  /** For how long it is kept after its answer, in milliseconds; without it, nobody and nothing removes it alone. */
  keptFor?: number
  /** The field by whose value the sums of its cases are added up. */
  counts?: string
  /** Whether it shows what was promised or paid, and is kept as long as a contract. */
  isOfContract?: true
  /** What is told of something that the file does not list. */
  unlisted?: 'money' | 'unnoted'
  /** Whether a photo may come with it. */
  file?: true
  /** How many of it one person may bring; by default a hundred. */
  most?: number
  /** The field with a number that somebody may have: what names a purged record's goes with it. */
  names?: string
  /** Whether its writer may keep the text: then only its digest is stored. */
  mayStay?: true
  /** Neither row nor event names an account, whoever is signed in. */
  isAnonymous?: true
  /** Whether everybody who sees what it is about is told that the candidate calls it wrong. */
  marks?: true
  /** Whether the record waits with its removal until there is an answer. */
  holds?: true
  /** Whether it counts as nothing that was entered about the record, which would then be kept for longer. */
  isNoEntry?: true
  /** Whether whoever brought it may take it back, answered or not; until then it is not brought a second time. */
  mayTakeBack?: true
  /** Whether the help outside for the own journey stands beside what was sent: money, another contract, papers kept back. */
  needsHelp?: true
  /** Where else to turn to, beside the form. */
  asides?: readonly Aside[]
}

/** Every kind of case. To add one, add a row here and its texts (`texts/<language>/cases.json`). */
const caseKinds = {
  // "This is wrong", beside a detail or a document of the own file.
  mistake: {
    by: 'candidate',
    part: [
      ...fieldNames.map((name) => `detail:${name}`),
      ...documentKindNames.map((kind) => `paper:${kind}`),
    ],
    fields: {
      proposed: neededText(500, problems.longProposal, problems.noProposal),
      note: textField(1000, problems.longContestNote),
    },
    results: { accepted: {}, declined: { text: 'reason', mayDisagree: true } },
    ...{ audience: 'records:all', days: 14, readBy: 'file' },
    ...{ marks: true, holds: true },
  },
  // "This is wrong", beside an entry of the ledger: a candidate's, or a student's own.
  payment: {
    by: 'candidate',
    ofAccount: true,
    part: /^entry:[1-9]\d{0,14}$/,
    fields: { text: neededText(1000, problems.longText, problems.noObjection) },
    results: {
      answered: { text: 'answer', mayDisagree: true },
      corrected: { text: 'correction', mayDisagree: true },
    },
    ...{ audience: 'training:manage', days: 14, readBy: 'file', holds: true },
    ...{ unlisted: 'money', needsHelp: true },
  },
  // "I paid this to that person on that day; no receipt."
  money: {
    by: 'candidate',
    fields: {
      item: itemField(problems.noItem),
      ...sumFields(problems.noSum),
      paidTo: neededLine(200, problems.longReceiver, problems.noReceiver),
      paidOn: aboutField(problems.noTime),
      note: textField(1000, problems.longText),
    },
    results: { answered: { text: 'answer', mayDisagree: true } },
    ...{ audience: 'training:manage', days: 14, readBy: 'file', holds: true },
    ...{ counts: 'item', isOfContract: true, needsHelp: true },
  },
  // "They gave me another contract": what it says and a photo of it; each may be left out.
  contract: {
    by: 'candidate',
    fields: {
      ...wageFields,
      employer: lineField(200, problems.longEmployer),
      note: textField(2000, problems.longContractNote),
    },
    results: { answered: { text: 'answer', mayDisagree: true } },
    ...{ audience: 'records:all', days: 14, readBy: 'file', holds: true },
    ...{ file: true, isOfContract: true, most: 20, needsHelp: true },
  },
  // What follows is read first (leaving.schema.ts) and done at once; staff give back what is the candidate's.
  leaving: {
    by: 'candidate',
    fields: { language: languageField },
    results: { done: {} },
    ...{ audience: 'records:all', days: 3, daysArePromised: true, readBy: 'file' },
    ...{ isNoEntry: true, mayTakeBack: true, needsHelp: true },
  },
  // "Give it back": an original that the office has; the hand-over itself is in the book of originals.
  original: {
    by: 'candidate',
    part: /^original:[a-z-]{1,30}:[0-9a-f-]{36}$/,
    fields: {},
    results: { returned: {} },
    ...{ audience: 'records:all', days: 3, readBy: 'file' },
    ...{ daysArePromised: true, isNoEntry: true, unlisted: 'unnoted', needsHelp: true },
  },
  // The same of an original that the agency has not noted, or that somebody took who brought the candidate.
  unnoted: {
    by: 'candidate',
    fields: {
      original: originalField(problems.noOriginal),
      taker: choiceField(['office', 'broker', 'employer', 'unknown'], problems.noTaker),
      since: aboutField(),
      note: textField(1000, problems.longText),
    },
    results: { noted: {}, returned: {}, answered: { text: 'answer', mayDisagree: true } },
    ...{ audience: 'records:all', days: 3, readBy: 'file', holds: true },
    ...{ daysArePromised: true, isNoEntry: true, needsHelp: true },
  },
  // "Ask the office": a plain question about the own file.
  question: {
    by: 'candidate',
    fields: { text: neededText(1000, problems.longText, problems.noQuestion) },
    results: { answered: { text: 'answer', mayDisagree: true } },
    ...{ audience: 'records:all', days: 3, readBy: 'file', isNoEntry: true },
  },
  // H10, from anybody.
  concern: {
    by: 'anybody',
    fields: {
      text: neededText(4000, problems.longReport, problems.noStory),
      from: lineField(200, problems.longContact),
      /** A path here, or an address elsewhere; what follows `?` or `#` may be what somebody typed there. */
      page: { ...lineField(500, problems.longAddress), isAddress: true },
    },
    results: { answered: { text: 'note' }, closed: {} },
    ...{ audience: 'concerns:manage', days: 14, readBy: 'staff', keptFor: 2 * 366 * day },
    asides: ['office', 'authority'],
  },
  // A new access code. Nothing is looked up: the number is not compared with any record.
  code: {
    by: 'anybody',
    fields: {
      name: neededLine(200, problems.longFullName, problems.noFullName),
      number: { ...neededLine(60, problems.longNumber, problems.noNumber), isCode: true },
      from: neededLine(200, problems.longContact, problems.noContact),
    },
    results: { answered: { text: 'note' }, closed: {} },
    ...{ audience: 'concerns:manage', days: 3, readBy: 'staff', keptFor: 90 * day },
    ...{ names: 'number', asides: ['faster', 'never'] },
  },
  // docs/decisions/0020: numbered, sealed by its digest, sent or not.
  complaint: {
    by: 'anybody',
    fields: {
      about: choiceField(['agency', 'employer', 'other'], problems.noSubject),
      text: neededText(4000, problems.longComplaint, problems.noStory),
      from: lineField(200, problems.longContact),
      origin: countryField(helpOrigins, problems.badCountry),
      destination: countryField(helpDestinations, problems.badCountry),
    },
    results: { answered: { text: 'answer' } },
    ...{ audience: 'concerns:manage', days: 14, readBy: 'number' },
    ...{ mayStay: true, isAnonymous: true },
    asides: ['unknown', 'outside', 'concern'],
  },
  // A document that the public does not see, because an authority showed something else.
  withheld: {
    by: 'product',
    part: documentKindNames.map((kind) => `paper:${kind}`),
    fields: { askedOn: dayField(problems.noTime, problems.impossibleDay) },
    results: { kept: {}, shown: {} },
    ...{ audience: 'records:all', days: 3, readBy: 'staff', isNoEntry: true },
  },
  // Many wrong codes within an hour, for a number or for all numbers.
  codes: {
    by: 'product',
    fields: {
      which: choiceField(['passport', 'reference', 'all'], problems.noSubject),
      tries: countField,
      usual: countField,
    },
    results: { answered: { text: 'note' }, closed: {} },
    ...{ audience: 'records:all', days: 1, readBy: 'staff', keptFor: 30 * day, isNoEntry: true },
  },
  // A receipt that differs from the log, as Candor itself found.
  fault: {
    by: 'product',
    fields: {
      of: choiceField(['payment', 'check'], problems.noSubject),
      number: { ...neededLine(60, problems.longNumber, problems.noNumber), isCode: true },
    },
    results: { answered: { text: 'note' }, closed: {} },
    ...{ audience: 'concerns:manage', days: 3, readBy: 'staff', keptFor: 2 * 366 * day },
  },
} as const satisfies Readonly<Record<string, CaseKindRow>>

export type CaseKind = keyof typeof caseKinds
export const caseKindNames = Object.keys(caseKinds) as CaseKind[]

/** Returns what a case of a kind is. */
export const rowOf = (kind: CaseKind): CaseKindRow => caseKinds[kind]

/** Returns the kinds that some may bring, or that have a property. */
export const kindsThat = (has: (row: CaseKindRow) => unknown): CaseKind[] =>
  caseKindNames.filter((kind) => has(rowOf(kind)))
