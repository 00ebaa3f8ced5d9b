/** "Check a paper". Each verdict stays within what the organisation can know (SPEC H4). */
export const verifyWords = {
  title: 'Check a paper',
  lead: (organisation: string) =>
    `Somebody gave you a file or a slip with our name? See whether it is the same as what ${organisation} holds.`,
  byFile: 'By the file',
  byFileLead:
    'Choose the file exactly as you were sent it. A photo or a screenshot of a paper is another file.',
  file: 'The file',
  fileHint: 'JPEG, PNG, WebP or PDF, at most 15 MiB. It is compared and not kept',
  compare: 'Compare the file',
  stays:
    'Your browser works out the file’s fingerprint and sends that alone. The file stays with you.',
  working: 'Working out the fingerprint …',
  fileMissing: 'Choose a file first',
  tooLarge:
    'We cannot compare this, ask the agency. The file is larger than 15 MiB, and we hold none so large.',
  byReference: 'By the reference',
  byReferenceLead: 'It stands on our slip and across our copies.',
  reference: 'Our reference',
  referenceHint: 'CR- and eight letters and numbers, for example CR-7K2M9QXD',
  lookUp: 'Look up the reference',
  referenceMissing: 'Type the reference',
  byReceipt: 'By the receipt',
  byReceiptLead: 'A receipt of ours bears a number and, beside it, a check value.',
  receipt: 'Receipt number',
  receiptHint: 'For example 2026-000001',
  receiptCheck: 'Check value',
  receiptCheckHint: 'Eight letters and figures, for example 7K2M-9QXD',
  lookUpReceipt: 'Look up the receipt',
  receiptMissing: 'Type the number of the receipt',
  receiptCheckMissing: 'Type the check value that stands beside the number',
  receiptIssued: (organisation: string) => `${organisation} issued this receipt.`,
  receiptAmount: 'Amount',
  receiptDay: 'Date received',
  receiptCorrected: (organisation: string, date: string) =>
    `On ${date} ${organisation} corrected the entry behind this receipt. Ask us what is right now.`,
  receiptUnknown: (organisation: string) =>
    `${organisation} cannot confirm this receipt. Look at each figure and letter again, or ask us.`,
  receiptLimits: 'What this does not tell you',
  receiptLimitsText:
    'Who paid, and what for. Compare number, amount and date with the paper in your hand: when one of them differs, it is not the receipt that we issued. A receipt is a private paper and says nothing about any visa or permit.',
  result: 'What we can tell you',
  same: (organisation: string, date: string) =>
    `This is the same file as the one ${organisation} has held since ${date}.`,
  kind: (label: string) => `We keep it as: ${label}.`,
  superseded: (organisation: string) =>
    `${organisation} holds a newer scan of this paper by now. Ask for the newer one.`,
  different: (organisation: string) =>
    `This is not a file that ${organisation} holds. That does not mean it is forged: saving or photographing a paper again changes the file.`,
  askFor: 'Ask whoever gave it to you for the file itself, or for shared papers on this website.',
  sharedLink: 'Open shared papers',
  cannot: 'We cannot compare this, ask the agency.',
  typed: 'You typed:',
  referenceHeld: (organisation: string) =>
    `${organisation} has a record with this reference. A reference alone says nothing about the paper in your hand.`,
  referenceUnknown: (organisation: string) =>
    `${organisation} can tell you nothing about this reference. Look at each letter again.`,
  reach: 'How to reach us',
  unknown: 'What only the authority can tell you',
  unknownText:
    'Whether a government issued the paper, and whether it is still in force. We cannot know that, whatever stands beside this.',
  again: 'Check another paper',
  scan: 'By the camera',
  scanLead: 'Hold a QR code before the camera and see where it leads. Nothing is recorded or sent.',
  scanStart: 'Start the camera',
  scanStop: 'Stop the camera',
  scanPicture: 'What the camera sees',
  scanLooking: 'Looking for a QR code …',
  scanNoCamera: 'The camera cannot be used. Allow it in your browser, or type the reference.',
  scanOwn:
    'This code leads to our website. That says nothing about the paper around it: anybody can copy a code.',
  scanReference: 'This code holds a reference. Press “Look up the reference”.',
  scanReceipt:
    'This code holds a receipt. Compare its number with the paper and press “Look up the receipt”.',
  scanForeign: (host: string) =>
    `This code leads to another website, and not to us: ${host}. A code on a forged paper leads to the forger’s own page.`,
  scanOther: 'This code holds no web address and no reference of ours.',
} as const
