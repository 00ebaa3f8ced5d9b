import { letterheadWords } from './printed.ts'

const seeOne = (document: string) => `You see your details and our copy of ${document}.`

export const check = {
  kinds: {
    all: {
      title: 'Check your file',
      name: 'Your file',
      about: 'Every document that we hold for you.',
      lead: 'Type one of your numbers and the access code on our slip.',
    },
    'work-permit': {
      title: 'Check your work permit',
      name: 'Work permit',
      about: 'Your details and the Work Permit Certificate.',
      lead: seeOne('the Work Permit Certificate'),
    },
    'visa-paper': {
      title: 'Check your visa paper',
      name: 'Visa paper',
      about: 'Your details and the Visa Paper.',
      lead: seeOne('the Visa Paper'),
    },
    'application-status': {
      title: 'Check your application status',
      name: 'Application status',
      about: 'Your details and the letter about your application.',
      lead: seeOne('the letter about your application'),
    },
    lmia: {
      title: 'Check your LMIA letter',
      name: 'LMIA letter',
      about: 'Your details and the LMIA Certificate.',
      lead: seeOne('the LMIA Certificate'),
    },
  },
  where: 'Where to find them',
  places: [
    [
      'Passport number',
      'On the page with your photo, in the corner. Two letters and seven digits in many countries.',
    ],
    [
      'Reference number',
      'The number of your application. You will find it at the top of letters from the authority.',
    ],
    [
      'Access code',
      'On the slip that we gave you. When we give you a new one, the old one stops working.',
    ],
  ],
  passport: 'Passport number',
  passportHint: 'On the photo page, like BX0123456',
  number: 'Passport or reference number',
  numberHint: 'On the photo page, or on letters to you',
  code: 'Access code',
  codeHint: 'Ten letters and numbers on our slip, like 7QXK2-M9PDA',
  open: 'Open my file',
  numberMissing: 'Type your passport number or your reference number',
  codeMissing: 'Type the access code on your slip',
  noData: 'No Data Found',
  noDataHelp: [
    'Compare the number with the document, letter by letter.',
    'Use the code on your newest slip. Older codes no longer work.',
    'A file opens only after our staff have made it available.',
  ],
  notOpenTitle: 'This file is not open in this browser',
  notOpen:
    'It was closed, or your browser blocks cookies. Open it again. If this page comes back, allow cookies for this website, or use another browser.',
  shareCodeTitle: 'An access code has ten letters and numbers',
  shareCode:
    'You typed nine. Compare the code with your slip. If somebody gave you the code to see their documents, it is a share code, which opens on another page.',
  newCode: 'Ask us for a new code',
  keepCode:
    'Nobody can open a file with a number alone. Keep the code to yourself: we never ask for it by phone or message.',
}

/**
 * The receipt of a check: what was compared, when, and the result. It says nothing about what an authority
 * would say (H4).
 */
export const checkReceipt = {
  ...letterheadWords,
  title: 'Receipt of a check',
  keepTitle: 'Keep this answer',
  keepLead:
    'A page to print with a number, the date and this answer. Anybody with the number can read it again here.',
  keep: 'Make a receipt',
  error: 'No receipt was made',
  at: 'Date and time',
  compared: 'What was compared',
  comparisons: {
    file: 'The file’s bytes',
    copy: 'The marked copy that this site showed',
    reference: 'The reference',
    share: 'Nothing: somebody opened documents that a candidate shared',
    attestation: 'An attestation that was shown: its signature and its state',
    receipt: 'The file of a receipt that was shown: its signature and its state',
    payment: 'The number and check value of a payment receipt',
  },
  shownSha256: 'Fingerprint of its text (SHA-256)',
  answer: 'The answer then',
  shown: (organisation: string) =>
    `A candidate shared copies of documents that ${organisation} holds. They were opened on this website.`,
  attestationEnds: 'The attestation ends',
  /** What was found about a text that somebody showed. */
  verdicts: {
    'in-force': (organisation: string) =>
      `${organisation} had signed the attestation that was shown, and it was in force.`,
    expired: (organisation: string) =>
      `${organisation} had signed the attestation that was shown, but it had expired.`,
    ended: (organisation: string) =>
      `${organisation} had signed the attestation that was shown, but no longer stood by it.`,
    ours: (organisation: string) =>
      `The file that was shown is a receipt of ${organisation}, as it was signed. Nothing was known to have changed since.`,
    changed: (organisation: string) =>
      `The file that was shown is a receipt of ${organisation}, as it was signed. Something had changed since: look at that receipt.`,
    unsure: (organisation: string) => `${organisation} does not confirm what was shown.`,
    altered: (organisation: string) => `${organisation} had not signed the text that was shown.`,
    foreign: (organisation: string) =>
      `What was shown named another issuer, which ${organisation} does not judge. The signature was not checked.`,
    issued: (organisation: string) =>
      `${organisation} had issued the receipt with this number and its check value.`,
    refunded: (organisation: string) =>
      `${organisation} had issued the receipt with this number and its check value, for money that it paid back.`,
    unconfirmed: (organisation: string) =>
      `${organisation} could not confirm a receipt with this number and check value.`,
  },
  amountNotRepeated:
    'Amount and date are not repeated here. Look the receipt up with its check value to compare them.',
  wasCorrected: (organisation: string) =>
    `${organisation} had corrected the entry behind that receipt before this check.`,
  notRepeated: 'We did not check who showed it. No name in it is repeated here.',
  shownDocuments: 'Documents shown',
  heldSince: (document: string, date: string) => `Copy of “${document}”, held since ${date}`,
  noDocuments: 'No document',
  issuedAs: 'Issued as',
  since: 'What has changed since',
  nothingSince: 'Nothing that we know of.',
  /**
   * Headings for a receipt's file that somebody had checked. A receipt is never in force: it describes one
   * moment.
   */
  ours: 'This receipt is ours',
  oursChanged: 'This receipt is ours, and something has changed since',
  superseded: (organisation: string, date: string) =>
    `Superseded since ${date}: ${organisation} now holds a newer scan. Ask for the newer one.`,
  withdrawn: (organisation: string, date: string) =>
    `Withdrawn since ${date}: ${organisation} no longer shows what this receipt is about.`,
  corrected: (organisation: string, date: string) =>
    `Corrected since ${date}: ${organisation} corrected the entry behind the payment receipt. Ask for the correct one.`,
  changed: (date: string) => `Changed since ${date}: look at the receipt whose file was shown.`,
  ended: (organisation: string, date: string) =>
    `Ended since ${date}: ${organisation} no longer stands by the attestation, whatever the reason.`,
  expired: (date: string) => `Expired since ${date}: the time of the attestation is over.`,
  limits: 'What this receipt does not say',
  limitsText:
    'It says what was compared and when, nothing more. Only the authority can tell you whether it issued the document, and whether the document is still in force.',
  readAt: (address: string) =>
    `Anybody can read this receipt again at ${address}. The page there also says what has changed since.`,
  credential: 'Download this receipt, signed (W3C credential, .vc.json)',
  credentialLead:
    'We sign it when you download it, with what had changed by then. Programs can check our signature. It names nobody.',
  proof: 'Download the proof from our log',
  proofLead:
    'It proves that this receipt was written into our log. It is ready a second after the receipt was made.',
  backToShare: 'Back to the shared documents',
  look: 'Look at a receipt of a check',
  unknownTitle: 'No such receipt',
  mistyped: 'One character of this number is wrong. Compare it with your receipt.',
  unknown:
    'We have no receipt with this number. We may have deleted the file that it was about. If it was shown to you as ours, ask us.',
}
