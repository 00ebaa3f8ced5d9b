/**
 * Taking an attestation, and checking one. No sentence says more of a document than that we hold a copy of
 * it (H4).
 */
export const attestationWords = {
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
  back: 'Back to the file',
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
  state: 'State',
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
