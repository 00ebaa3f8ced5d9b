export const fileWords = {
  back: 'Back to the file',
  title: (name: string, organisation: string) => `${name}: file held by ${organisation}`,
  minutesLeft: (minutes: number) => (minutes === 1 ? 'less than a minute' : `${minutes} minutes`),
  staysOpen: 'This file stays open for',
  close: 'Close this file',
  print: 'To print, use your browser’s own print command.',
  /** Also on every copy that shows a detail or a document. */
  calledWrong: (date: string) => `The candidate says that this is wrong, since ${date}.`,
  youCalledWrong: (date: string) => `You said on ${date} that this is wrong.`,
  photoOf: (name: string) => `Photo of ${name}`,
  noPhoto: 'No photo',
  reference: 'Our reference',
  documents: 'Documents',
  details: 'Your details',
  standing: 'Where you stand',
  choices: 'Your choices',
  waits: {
    withheld: (label: string) => `We do not show this now: ${label}.`,
    overdue: (label: string) => `You should have this back already: ${label}.`,
    confirm: (label: string) => `Please confirm that you gave us this: ${label}.`,
  },
  noneOf: 'We do not have this document for you yet.',
  stages: 'Where we are with your application',
  stagesText:
    'This is what we say about our own work. No authority says it, and it decides nothing.',
  since: (date: string) => `since ${date}`,
  known: 'What we can tell you',
  knownText: (organisation: string) => `This is a copy that ${organisation} holds for you.`,
  released: (date: string) => `Our staff made this file available on ${date}.`,
  keep: 'Keep a copy (PDF)',
  keepTitle: 'Keep a copy',
  keepLead: 'Every document with our mark, in one file that opens without the internet.',
  printAll: 'All documents on one page, to print',
  taken: (moment: string) => `Taken from this site on ${moment}.`,
  held: (organisation: string) =>
    `${organisation} holds these documents and showed these copies. Check this file on our site under “Check a document”.`,
  unknownOf:
    'Whether a government issued a document, and whether it is still in force. We cannot know that.',
  unknown: 'What only the authority can tell you',
  wait: 'Please wait a moment',
  copyOf: (label: string, page: number, pages: number) =>
    pages > 1 ? `Our copy of the ${label}, page ${page} of ${pages}` : `Our copy of the ${label}`,
  heldSince: (date: string) => `Held since ${date}.`,
  printedIssued: (date: string) => `Printed on it: issued on ${date}.`,
  printedUntil: (date: string) => `Printed on it: until ${date}.`,
  pages: (pages: number) => (pages === 1 ? 'One page.' : `${pages} pages.`),
  large: 'Large image',
  of: (label: string) => ` of the ${label}`,
  allPages: (pages: number) => `All ${pages} pages, large`,
  warnings: {
    lmia: 'It is forbidden to buy or sell an LMIA letter. Pay nobody for one.',
    medical:
      'A medical certificate that was bought, without an examination, can get you sent back.',
  },
  ask: 'Where to ask',
  askNamed:
    'Ask the embassy or authority named on the document. Take its phone number from its own website, not from the document.',
  none: 'We do not have a document for you yet.',
  backTo: (label: string) => `Back to: ${label}`,
  experts: 'For experts',
  around: 'Other documents',
  previous: (label: string) => `Previous: ${label}`,
  next: (label: string) => `Next: ${label}`,
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}.`,
  daysLong: (days: number) => `${days} days`,
  monthsLong: (months: number) => {
    if (months % 12 !== 0) return `${months} months`
    return months === 12 ? 'one year' : `${months / 12} years`
  },
  keptShort: ({ departed, usual }: { departed: string; usual: string }) =>
    `We keep your passport and health documents until ${departed} after you left. Most of the rest stays until ${usual} after the last change.`,
  removedFrom: (date: string) => `From ${date} we remove what we do not have to keep.`,
  keptMore: 'How long we keep each document',
  keptFor: (times: { departed: string; sensitive: string; contract: string; usual: string }) =>
    `We keep a passport, medical form, police clearance or fingerprint paper until ${times.departed} after you left. If we know of no departure, we keep it until ${times.sensitive} after the last change. A contract, what was said about money and your details beside them stay until ${times.contract} after the last change. Everything else stays until ${times.usual} after it.`,
  /** For a law about the details, but not about the documents beside them. */
  keptDetails: (time: string) =>
    `Your details stay until ${time} after the last change, because the law requires it.`,
  keptByHand:
    'Then our staff are told that it is time, and remove it. It stays while a question of yours waits for an answer.',
  keptByItself:
    'Then it goes on a list, and is removed automatically a week later. It stays while a question of yours waits for an answer.',
  endedTitle: 'This file is closed',
  ended:
    'A file stays open for 15 minutes. It closes earlier if you close it, if you are given a new code, or if our staff close it. Nothing is left in this browser.',
  notSent: 'What you wrote was not sent. Open your file again and send it again.',
  nothingSent: 'Nothing was sent or changed. Open your file again and try again.',
  written: 'What you wrote, to copy. We did not keep it.',
  openAgain: 'Open it again',
}
