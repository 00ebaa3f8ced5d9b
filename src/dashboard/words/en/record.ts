import { sentence } from '#messages/isolated'
import { noStageLabel } from '../../ui/no-stage.ts'

/** The page of one record: its state, papers and stage, and who looks after it, in English. */
export const recordWords = {
  all: 'All records',
  reference: 'Record reference',
  deletedAccount: 'a deleted account',
  bar: {
    title: 'State and actions',
    inTrash: 'In the trash',
    whyReturned: 'Why it was returned',
    whyWithdrawn: 'Why the approval was withdrawn',
    whether: 'Whether you may approve',
    sendBack: 'Return',
    update: 'Update',
    hide: 'Hide',
    unhide: 'Unhide',
    issue: 'Issue code and print',
    withdraw: 'Withdraw approval',
    remove: 'Delete',
    restore: 'Restore',
  },
  reason: {
    title: 'Return to the author',
    label: 'Reason',
    hint: 'The author reads it. Say what is wrong and what to do.',
  },
  documents: {
    title: 'Documents',
    add: 'Add scans',
    takenOff: 'Taken off',
  },
  versions: {
    title: (paper: string) => `Versions of ${paper}`,
    name: (version: number) => `version ${version}`,
    one: (version: number) => `Version ${version}`,
    shown: 'Shown now',
    shownOne: (version: string) => `Shown now: ${version}`,
    view: 'View',
    viewOne: (version: string) => `View ${version}`,
    copy: 'Copy SHA-256',
    copyOne: (version: string) => `Copy SHA-256 of ${version}`,
    copied: 'SHA-256 copied',
    notCopied: (hash: string) =>
      `The browser does not let this page copy. Copy it from here: ${hash}`,
    takenOff: (moment: string) => `Taken off ${moment}`,
    withheld: (moment: string) => `Hidden from the public ${moment}`,
    replaced: (moment: string) => `Replaced ${moment}`,
    current: 'Current',
    pages: (pages: number) => `${pages} pages`,
    kibibytes: (size: number) => `${size} KiB`,
    mebibytes: (size: number) => `${size.toFixed(1)} MiB`,
  },
  dates: {
    of: (paper: string) => `Dates printed on ${paper}`,
    title: 'Dates printed on it',
    lead: 'Copy them from the paper; leave empty what is not printed. The candidate sees them as what is printed.',
    issuedOn: 'Issued on',
    validUntil: 'Valid until',
    save: 'Save dates',
    saved: 'The dates are noted',
  },
  withheld: {
    title: (moment: string) => `Hidden from the public since ${moment}`,
    asked: (authority: string, day: string) =>
      `We asked ${authority} on ${day}. Its answer was different from our copy.`,
    before:
      'We asked an authority before it was put on file again. Its answer was different from our copy.',
    whatNow:
      'The candidate reads this on the opened file, and that it does not say what is wrong. Find out more, then answer under “Asked the authorities”.',
  },
  assignee: {
    title: 'Assigned to',
    label: 'Who looks after this record',
    nobody: 'Nobody',
    nobodyNow: 'Nobody looks after it now',
    now: (name: string) => sentence`${name} looks after it now`,
    colleagues: 'The colleagues',
  },
  stage: {
    title: 'Stage',
    label: 'Where we are with the application',
    hint: 'The candidate reads it, as your words about your own work.',
    none: noStageLabel,
    now: (stage: string) => `The stage is now ${stage}`,
    takenBack: 'The stage is taken back',
    all: 'The stages',
    soFar: 'Stages so far',
    back: 'Taken back',
  },
  whole: {
    title: 'The whole file',
    text: 'The PDF has the details and every page of every current document, each marked as your copy. The zip has the documents as you received them: keep it in the office. The log keeps both, and candidates read it in their own data.',
    pdf: 'Download as PDF',
    originals: 'Download the originals',
  },
  ownData: {
    title: 'The candidate’s own data',
    text: 'One zip with the record, every version of every paper as a marked copy, viewings, shares, messages, payments, and events. Candidates take it themselves from their file, with a code that we send them.',
    handOver: 'Hand over all data',
    question: {
      title: 'Make a copy of all data?',
      text: 'Hand it to the candidate alone. The candidate is told that staff made it, and the log keeps it.',
      yes: 'Make the copy',
    },
  },
  mistakes: {
    title: 'Reported mistakes',
    answer: 'Answer in “Reported mistakes”',
  },
}
