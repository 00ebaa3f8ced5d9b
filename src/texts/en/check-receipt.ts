import { letterheadWords } from './letterhead.ts'

/**
 * The receipt of a check: what was compared, when, and the result. It says nothing about what an authority
 * would say (H4).
 */
export const checkReceiptWords = {
  ...letterheadWords,
  title: 'Receipt of a check',
  keepTitle: 'Keep this answer',
  keepLead:
    'A page to print with a number, the date and this answer. Anybody with the number can read it again here.',
  keep: 'Make a receipt',
  error: 'No receipt was made',
  number: 'Number',
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
  sha256: 'Fingerprint of the file (SHA-256)',
  shownSha256: 'Fingerprint of its text (SHA-256)',
  reference: 'Reference',
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
  purpose: 'Shared for',
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
  qrOf: (address: string) => `QR code of ${address}`,
  credential: 'Download this receipt, signed (W3C credential, .vc.json)',
  credentialLead:
    'We sign it when you download it, with what had changed by then. Programs can check our signature. It names nobody.',
  proof: 'Download the proof from our log',
  proofLead:
    'It proves that this receipt was written into our log. It is ready a second after the receipt was made.',
  back: 'Check another document',
  backToShare: 'Back to the shared documents',
  look: 'Look at a receipt of a check',
  unknownTitle: 'No such receipt',
  mistyped: 'One character of this number is wrong. Compare it with your receipt.',
  unknown:
    'We have no receipt with this number. We may have deleted the file that it was about. If it was shown to you as ours, ask us.',
}
