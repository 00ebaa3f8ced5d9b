/** "Check a document". Each verdict stays within what the organisation can know (H4). */
export const verify = {
  title: 'Check a document',
  lead: (organisation: string) =>
    `Is the document in your hand the same as the copy that ${organisation} holds?`,
  byFile: 'Check a file',
  byFileLead:
    'Choose the file exactly as you received it: a photo or screenshot will not match. We compare it and do not keep it.',
  file: 'The file',
  fileHint: 'JPEG, PNG, WebP, HEIC, TIFF or BMP, at most 15 MiB',
  compare: 'Compare the file',
  stays: 'Only the file’s fingerprint is sent. The file stays on your device.',
  working: 'Working out the fingerprint …',
  fileMissing: 'Choose a file first',
  tooLarge:
    'We cannot compare this, ask the agency. The file is larger than 15 MiB, and we hold none so large.',
  byReference: 'Type the reference',
  byReferenceLead: 'You will find it on our slip and across our copies.',
  referenceHint: 'CR- and eight letters and numbers, for example CR-7K2M9QXD',
  lookUp: 'Look up the reference',
  referenceMissing: 'Type the reference',
  byReceipt: 'Check a receipt',
  byReceiptLead: 'Our receipts have a number and, next to it, a check value.',
  receipt: 'Receipt number',
  receiptHint: 'For example 2026-000001, or RC-7K2M9-QXD4T-68',
  receiptCheck: 'Check value',
  receiptCheckHint: 'Eight letters and numbers, for example 7K2M-9QXD',
  lookUpReceipt: 'Look up the receipt',
  receiptMissing: 'Type the number of the receipt',
  receiptCheckMissing: 'Type the check value printed next to the number',
  receiptIssued: (organisation: string) => `${organisation} issued this receipt.`,
  refundIssued: (organisation: string) =>
    `${organisation} issued this receipt for money that it paid back.`,
  receiptCorrected: (organisation: string, date: string) =>
    `On ${date} ${organisation} corrected the entry behind this receipt. Ask us for the correct one.`,
  receiptUnknown: (organisation: string) =>
    `${organisation} cannot confirm this receipt. Check each letter and number, or ask us.`,
  receiptLimits: 'What this does not tell you',
  receiptLimitsText: {
    who: 'Who paid, and what for.',
    /** Only where there is something to compare. */
    compare:
      'Compare number, amount and date with the document in your hand. If one of them differs, it is not the receipt that we issued.',
    nothingElse: 'A receipt is a private document and says nothing about any visa or permit.',
  },
  /** The answer about a receipt, as its heading says. */
  receiptOutcomes: { issued: 'We issued this receipt', unknown: 'We cannot confirm this receipt' },
  outcomes: {
    same: 'This is the file that we hold',
    copy: 'This is a copy that this site showed',
    superseded: 'This is an older scan: we hold a newer one',
    different: 'This is not a file that we hold',
    held: 'We know this reference',
    unheld: 'We do not know this reference',
  },
  same: (organisation: string, date: string) =>
    `This is the same file as the one ${organisation} has held since ${date}.`,
  copy: (organisation: string, date: string) =>
    `This is a copy that this site showed, made from the document that ${organisation} has held since ${date}.`,
  documents: (documents: number) => `It shows ${documents} documents.`,
  kind: (label: string) => `Kind of document: ${label}.`,
  superseded: (organisation: string) =>
    `${organisation} now holds a newer scan of this document. Ask for the newer one.`,
  different: (organisation: string) =>
    `This is not a file that ${organisation} holds. That does not mean that it is forged: saving or photographing a document again changes the file. Some documents are never compared, because only the candidate may see them.`,
  askFor:
    'Ask the person who gave it to you for the original file, or to share the documents on this website.',
  cannot: 'We cannot compare this, ask the agency.',
  typed: 'You typed:',
  referenceHeld: (organisation: string) =>
    `${organisation} has a record with this reference. A reference alone says nothing about the document in your hand.`,
  referenceUnknown: (organisation: string) =>
    `${organisation} cannot tell you anything about this reference. Check each letter.`,
  shareTitle: 'Ask the person to share it',
  shareSteps: [
    'The person opens the own file on this website.',
    'Under “Share documents” the person chooses what you may see.',
    'You get an address and a share code, and open it under “Open shared documents”.',
  ],
  reach: 'How to reach us',
  unknownText:
    'Whether a government issued the document, and whether it is still in force. We cannot know that, whatever our answer is.',
  again: 'Check another document',
  byPicture: 'Read a QR code from a picture',
  byPictureLead:
    'Choose a photo or screenshot of the code to see where it leads. We read it and do not keep it.',
  picture: 'The picture',
  pictureHint: 'JPEG, PNG, WebP, HEIC, TIFF or BMP, at most 5 MiB',
  readCode: 'Read the code',
  pictureMissing: 'Choose a picture first',
  pictureTooLarge: 'The picture is larger than 5 MiB. Take it again, smaller, or cut out the code.',
  pictureUnsupported:
    'We cannot read this file. Choose a photo or screenshot (JPEG, PNG, WebP, HEIC, TIFF or BMP). Of a PDF, take a screenshot.',
  noCode:
    'We found no QR code in this picture. Take it from closer up, straight and in good light.',
  openOwn: 'Open that page',
  scan: 'Scan a QR code',
  scanLead: 'Hold a QR code up to the camera to see where it leads. Nothing is recorded or sent.',
  scanStart: 'Start the camera',
  scanStop: 'Stop the camera',
  scanPicture: 'What the camera sees',
  scanLooking: 'Looking for a QR code …',
  scanNoCamera: 'The camera cannot be used. Allow it in your browser, or type the reference.',
  scanOwn:
    'This code leads to our website. That tells you nothing about the document: anybody can copy a code.',
  scanReference: 'This code contains a reference. Press “Look up the reference”.',
  scanReceipt:
    'This code contains a receipt. Compare its number with the document and press “Look up the receipt”.',
  scanForeign: (host: string) =>
    `This code leads to another website, not to us: ${host}. A code on a forged document leads to the forger’s own page.`,
  scanOther: 'This code contains neither a web address nor one of our references.',
} as const

/**
 * Taking an attestation, and checking one. No sentence says more of a document than that we hold a copy of
 * it (H4).
 */
export const attestation = {
  title: 'Take an attestation',
  link: 'Take an attestation of a document',
  lead: (organisation: string) =>
    `A file that says that ${organisation} holds a copy of your document. It does not say that the document is genuine.`,
  gives:
    'Give it to a bank, an employer or an office: they can check it without your code. It says when we asked the authority about the document, or that nobody here has.',
  document: 'Which document',
  person: 'What it says about you',
  withName: 'My name',
  withReference: 'The reference of my file',
  personHint: 'It names nobody unless you choose to.',
  form: 'Which kind of file',
  forms: { 'data-integrity': 'W3C credential (.vc.json)', 'sd-jwt': 'SD-JWT (.sd-jwt)' },
  formHint:
    'Take the first one unless you are asked for the other. With a program for SD-JWT you can leave out your name or reference before you pass it on.',
  holds:
    'It lasts for 90 days at most. It ends earlier when your file is hidden, or the document is replaced or taken off. It also ends when you say that something in it is wrong.',
  take: 'Take the file',
  nothing: 'No document in this file can have an attestation.',
  /** Instead of the form, after a no to showing documents to others. */
  saidNo: (date: string) =>
    `You said no to sharing on ${date}. An attestation is made to be shown to others, so you cannot take one.`,
  wallet: {
    title: 'Add it to a wallet',
    hint: 'A wallet is an app that keeps such statements and shows them for you. You do not need one: the file says the same.',
    take: 'Show a code for my wallet',
    lead: (document: string) =>
      `For a wallet app on your phone. It gets the same statement as the file: that we hold a copy of this document (${document}). It does not say that the document is genuine. A wallet is optional.`,
    picture: 'QR code for a wallet app',
    pin: 'PIN for the wallet',
    until: 'Works until',
    how: 'What to do',
    steps: [
      'Open your wallet app and scan the code with it.',
      'Check that the app names the address of this site.',
      'Type the PIN when the app asks for it.',
    ],
    here: 'Open the wallet on this phone',
    hereHint: 'Nothing opens if this phone has no wallet app that takes such statements.',
    once: 'The code works once. It ends after 5 wrong PINs, or when you ask for another one. Give the code and the PIN to nobody.',
    back: 'Choose again',
  },
  /** What a wallet calls its attestation: the copy that a private company holds, never the document (H4). */
  names: {
    issuer: (agency: string) => `${agency}, a private company, not a government`,
    heldBy: (agency: string) => `Copy held by ${agency}`,
    byAgency: 'Copy held by a private agency',
    description:
      'A private company, not a government, says that it holds a copy of a file. It does not say whether the document is genuine, or what a visa is worth: only the authority that issued the document can tell.',
    claims: {
      agency: 'Private agency',
      licence: 'Licence of the agency',
      regulator: 'Who gave the licence',
      kind: 'Copy held',
      statement: 'What this says',
      heldSince: 'Held since',
      sha256: 'Fingerprint of the file (SHA-256)',
      comparisons: 'Who asked the authority',
      candidateName: 'Name, as the agency holds it',
      recordReference: 'Reference of the agency’s record',
    },
  },
  holder: {
    title: 'The wallet that it was made for',
    holds: (when: string) =>
      `It signed this on ${when} to show it to somebody. We cannot tell to whom: only they can compare that.`,
    missing:
      'It did not sign what you sent. That is not a fault, but anybody who has this text can show it.',
  },
  check: 'Check an attestation',
  checkLead:
    'A file that ends in .vc.json or .sd-jwt, or the proof of a receipt. We check it and do not keep it.',
  file: 'The attestation',
  text: 'Or its text',
  send: 'Check the attestation',
  outcomes: {
    'in-force': 'We signed this, and it is in force',
    ended: 'We signed this, and it has ended',
    expired: 'We signed this, and its time is over',
    unsure: 'We do not stand by this',
    altered: 'We did not sign this text',
    foreign: 'Somebody else’s attestation',
    unreadable: 'This is not an attestation',
  },
  signature: 'Signature',
  signatures: {
    holds: 'It is ours, and the text is as we signed it.',
    revoked: 'Somebody else had our key at that time. Do not trust this.',
    altered: 'Not ours. The text was changed, or we never signed it.',
    unreadable: 'We found no attestation in what you sent. Choose the file as you received it.',
  },
  foreign: (host: string) =>
    `Signed by ${host}, which we do not judge. We did not check the signature.`,
  states: {
    'in-force': 'In force.',
    ended: 'Ended: we no longer stand by it, whatever the reason.',
    expired: 'Its time is over. Ask for a new one.',
    unknown: 'We have no record of this. Do not rely on it.',
  },
  says: 'What it says',
  asked: 'Who asked the authority',
  comparedNow: 'What we say about this today',
  kind: 'Document',
  heldSince: 'Held since',
  sha256: 'Fingerprint of the file (SHA-256)',
  name: 'Name, as we hold it',
  reference: 'Reference',
  until: 'In force until',
} as const
