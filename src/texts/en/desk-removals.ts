import { holdSentences } from '#modules/privacy/schema'

const cannotUndo = "You won't be able to revert this!"
const stays =
  'What stays: the audit log says that it was done, by whom and when, without any personal data; and copies in backups that were made before.'

/** What has been kept for as long as the settings say, and its removal, in English. */
export const removalsWords = {
  title: 'Due for removal',
  lead: {
    byItself:
      'Documents and records that have been kept for as long as the settings say. What is not held back is removed automatically a week after it was listed. The list is updated every hour.',
    byHand:
      'Documents and records that have been kept for as long as the settings say. They stay until somebody removes them here. The list is updated every hour.',
  },
  filter: 'What is due',
  everything: 'Everything',
  record: 'The whole record',
  none: 'Nothing is due. The settings say how long documents are kept.',
  clocks: {
    title: 'Which clock is right?',
    text: (server: string, here: string) =>
      `The server’s clock says ${server}, this computer’s says ${here}. What is due is counted by the server’s clock, so nothing can be removed here until both agree. If the server’s clock is wrong, tell whoever runs it; if this computer’s is wrong, set it and load this page again.`,
  },
  columns: {
    candidate: 'Candidate',
    what: 'What',
    since: 'Due since',
    removal: 'Removal',
    actions: 'Actions',
  },
  because: {
    departure: 'counted from the departure',
    change: 'counted from the last change',
    consent: 'the candidate said no to keeping',
    closing: 'the agency has closed',
    law: 'kept for as long as the law asks',
  },
  holds: holdSentences,
  heldBack: 'Held back',
  from: (day: string) => `Automatically from ${day}`,
  byHand: 'By hand',
  remove: 'Remove for good',
  removeOne: (what: string, name: string) => `Remove for good: ${what}, ${name}`,
  removeAll: (rows: number) => `Remove all ${rows} on this page`,
  ask: {
    yesOne: 'Yes, remove it!',
    record: (name: string) =>
      `${cannotUndo} The details of ${name}, every version of the documents, the access code and the shares are removed for good. ${stays}`,
    document: (name: string, what: string) =>
      `${cannotUndo} Every version of this document of ${name} is removed for good: ${what}. ${stays}`,
    all: (rows: number) => `Remove all ${rows}?`,
    yesAll: (rows: number) => `Yes, remove ${rows}`,
    many: (records: number, documents: number) =>
      `${cannotUndo} ${records} whole record${records === 1 ? '' : 's'} and ${documents} kind${documents === 1 ? '' : 's'} of document, each with every version, are removed for good. ${stays}`,
  },
  done: {
    removed: (count: number) => `Removed: ${count}.`,
    held: (count: number) => `Held back: ${count}.`,
    'not-due': (count: number) => `Changed since, so no longer due: ${count}.`,
  },
}
