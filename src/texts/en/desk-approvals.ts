import { sentence } from '../isolated.ts'

/** The queue of records waiting for approval, and the decision, in English. */
export const approvalsWords = {
  title: 'Approvals',
  all: 'Show everything that is waiting',
  none: 'Nothing is waiting. Records that moderators submit appear here.',
  approvedMany: (count: number, name: string) => sentence`${String(count)} approved, ${name} last`,
  issueCodes: (count: number) =>
    count === 1 ? 'Issue its access code and print' : `Issue ${count} access codes and print`,
  deletedAccount: 'a deleted account',
  position: (at: number, total: number) => `${at} of ${total}`,
  waiting: (total: number) => (total === 1 ? '1 record waiting' : `${total} records waiting`),
  queue: 'Waiting for approval',
  since: (moment: string) => `waiting since ${moment}`,
  review: (name: string) => sentence`Review of ${name}`,
  about: (reference: string, author: string, position: string) =>
    `${reference} · entered by ${author} · ${position}`,
  whyWithdrawn: 'Why the approval was withdrawn',
  documents: 'Documents',
  notSeen: 'not seen',
  sendBack: 'Return',
  remove: 'Delete',
  open: 'Open the record',
  reason: {
    title: (name: string) => sentence`Return ${name}`,
    label: 'Reason',
    hint: 'The author reads it. Say what is wrong and what to do.',
    hintKeys: 'Ctrl+Enter sends it.',
  },
  changed: {
    title: 'Changed since the last approval',
    approved: (moment: string, by: string) => sentence`${moment}, by ${by}`,
    nothing: 'Nothing: details and documents are as they were approved.',
    isNew: 'New record. Nothing to compare yet.',
    new: 'new',
    takenOff: 'taken off',
    dates: 'the same scan, other printed dates',
    versions: (before: number, after: number) => `version ${before} → version ${after}`,
    compare: 'Compare',
    compareOne: (document: string) => `Compare ${document}`,
    look: 'Look at it',
    lookAt: (document: string) => `Look at it: ${document}`,
  },
  keys: {
    next: 'next record',
    previous: 'previous record',
    approve: 'next document; after the last one, approve',
    sendBack: 'return with a reason; Ctrl+Enter sends it',
    show: 'this list',
  },
}
