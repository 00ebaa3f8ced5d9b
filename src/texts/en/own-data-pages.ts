import { ownDataLeftOut } from '../own-data-left-out.ts'

/** The page on which a candidate takes everything that is held. */
export const ownDataWords = {
  link: 'Download all your data',
  /** Its name where the site sends neither mail nor SMS. */
  collect: 'All your data: collect it at our office',
  title: 'Download all your data',
  lead: 'One file with what we hold about you. It has every detail, and every version of every document as a marked copy. It says who looked at your file, what was paid, and what was done.',
  leftOut: ownDataLeftOut.en,
  original:
    'The original scans stay with us. Each copy says that it is a copy and not a government document.',
  shared:
    'The file holds your passport and your medical documents. Do not save it on a shared phone or computer.',
  proofTitle: 'First prove that it is you',
  proof:
    'We send a code to the telephone number or email address that our office has for you. It works once, for 15 minutes.',
  send: 'Send me a code',
  sent: 'If our office has a telephone number or email address for you, a code is on its way. Wait a minute or two.',
  code: 'Code from our message',
  codeHint: '8 digits',
  take: 'Download all my data (ZIP)',
  none: 'No code came? Ask our office. Staff can hand over the same file, and you are told when they make one.',
  /** Instead of a code, where the site sends neither mail nor SMS. */
  sendsNothing: 'This site sends no messages. Ask our office; staff can hand over the same file.',
  back: 'Back to the file',
}
