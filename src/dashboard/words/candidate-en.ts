import { fileWords } from '#messages/file-en'
import { shareWords } from '#messages/share-en'
import { type DocumentKind, documentKinds } from '#modules/documents/schema'

/** The pages of the own file and its shares, in English; where the public site says it, with its words. */
export const candidateWords = {
  file: fileWords,
  share: shareWords.share,
  kinds: Object.fromEntries(
    Object.entries(documentKinds).map(([kind, { label }]) => [kind, label]),
  ) as Record<DocumentKind, string>,
  link: {
    title: 'My file',
    lead: 'Link your file to your account. You prove that it is yours once, with your passport number and the access code on the slip that we gave you.',
    number: 'Passport number',
    numberHint: 'On the photo page, for example BX0123456',
    code: 'Access code',
    codeHint: 'Ten letters and numbers on our slip, for example 7QXK2-M9PDA',
    numberMissing: 'Type your passport number',
    codeMissing: 'Type the access code on your slip',
    submit: 'Link my file',
    done: 'Your file is linked',
    noData: 'No Data Found',
    noDataHelp: [
      'Compare the number with your passport, letter by letter.',
      'Use the code on your newest slip. An older one ends when we give you a new one.',
      'A file opens only after our staff have released it.',
    ],
    what: 'What you get',
    gains: [
      'You see your papers here without typing number and code again.',
      'You choose what an employer or a bank may see, and for how long.',
      'You see who looked, and when.',
    ],
    noSlip: 'No slip, or somebody else has seen the code? Ask our office for a new one.',
    without: 'Open my file without linking it',
    linkedSince: (date: string) => `Linked to your account since ${date}.`,
    unlink: 'End the link',
    unlinkTitle: 'End the link?',
    unlinkText:
      'This account shows your file no longer. Shares that you made stay open until you revoke them or their time is up. You can link again with number and code.',
    unlinkYes: 'End the link',
    unlinkNo: 'Keep it',
    unlinked: 'The link is ended',
    goneTitle: 'Your file cannot be shown now',
    gone: 'Our staff took it back for the moment, or you have a new access code. With a new slip, link it again below. Otherwise ask our office.',
    toShares: 'Share papers',
    toFile: 'To my file',
    seePapers: 'Papers',
    imageFailed: 'This picture did not come. Reload the page, or look again later.',
  },
  shares: {
    title: 'My shares',
    notLinked:
      'First link your file to your account. Then you can choose here what others may see.',
    toLink: 'Link my file',
    new: 'Make a share',
    made: 'Your share is made',
    copy: 'Copy address and code',
    copied: 'Copied',
    message: (address: string, code: string) => `${address}\nShare code: ${code}`,
    done: 'I have noted the code',
    print: 'Print',
    revokeTitle: 'Revoke this share?',
    revokeText: (label: string) =>
      `“${label}” shows nothing from this moment on. This cannot be undone, but you can make a new share.`,
    revokeYes: 'Revoke it',
    revokeNo: 'Keep it',
    revoked: 'The share is revoked',
    who: 'Who looked',
    whoLead: 'Each time somebody opened your file or a share of it, newest first.',
    nobody: 'Nobody has looked so far.',
    by: {
      'access-code': 'With your access code',
      account: 'With a linked account, such as this one',
      share: 'With a share',
    },
    byShare: (label: string) => `With the share “${label}”`,
    notYou:
      'You did not open it yourself? Ask our office for a new access code. It ends the old one, its links and all shares.',
  },
  /** What somebody else says in English: the server, a schema, the table of official checks. */
  sentences: {} as Readonly<Record<string, string>>,
}
