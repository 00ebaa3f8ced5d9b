/** "Check a document". Each verdict stays within what the organisation can know (H4). */
export const verifyWords = {
  title: 'Check a document',
  lead: (organisation: string) =>
    `Is the document in your hand the same as the copy that ${organisation} holds?`,
  byFile: 'Check a file',
  byFileLead:
    'Choose the file exactly as you received it: a photo or screenshot will not match. We compare it and do not keep it.',
  file: 'The file',
  fileHint: 'JPEG, PNG, WebP, HEIC, TIFF, BMP or PDF, at most 15 MiB',
  compare: 'Compare the file',
  stays: 'Only the file’s fingerprint is sent. The file stays on your device.',
  working: 'Working out the fingerprint …',
  fileMissing: 'Choose a file first',
  tooLarge:
    'We cannot compare this, ask the agency. The file is larger than 15 MiB, and we hold none so large.',
  byReference: 'Type the reference',
  byReferenceLead: 'You will find it on our slip and across our copies.',
  reference: 'Our reference',
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
  refundDay: 'Date paid back',
  receiptAmount: 'Amount',
  receiptDay: 'Date received',
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
  result: 'What we can tell you',
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
  sharedLink: 'Open shared documents',
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
  unknown: 'What only the authority can tell you',
  unknownText:
    'Whether a government issued the document, and whether it is still in force. We cannot know that, whatever our answer is.',
  again: 'Check another document',
  byPicture: 'Read a QR code from a picture',
  byPictureLead:
    'Choose a photo or screenshot of the code to see where it leads. We read it and do not keep it.',
  picture: 'The picture',
  pictureHint: 'JPEG, PNG, WebP, HEIC, TIFF, BMP or PDF, at most 5 MiB',
  readCode: 'Read the code',
  pictureMissing: 'Choose a picture first',
  pictureTooLarge: 'The picture is larger than 5 MiB. Take it again, smaller, or cut out the code.',
  pictureUnsupported:
    'We cannot read this file. Choose a photo or screenshot (JPEG, PNG, WebP, HEIC, TIFF or BMP) or a PDF.',
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
