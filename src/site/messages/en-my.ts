/** The links from one page of one's own to the others. */
const my = {
  pages: 'Your pages',
  links: {
    '/my/file': 'My file',
    '/my/shares': 'My shares',
    '/my/classes': 'My classes',
    '/my/payments': 'My payments',
    '/account': 'My account',
  },
}

/** The own file before it is linked to the account, and the end of the link. */
const link = {
  title: 'My file',
  lead: 'Link your file to your account. You prove that it is yours once, with your passport number and the access code on the slip that we gave you.',
  number: 'Passport number',
  numberHint: 'On the photo page, for example BX0123456',
  numberMissing: 'Type your passport number',
  submit: 'Link my file',
  what: 'What you get',
  gains: [
    'You see your papers here without typing number and code again.',
    'You choose what an employer or a bank may see, and for how long.',
    'You see who opened your file, and when.',
  ],
  noSlip: 'No slip, or has somebody else seen the code? Ask our office for a new one.',
  without: 'Open my file without linking it',
  linkedSince: (date: string) => `Linked to your account since ${date}.`,
  unlink: 'End the link',
  unlinkText:
    'This account will no longer show your file. Shares that you made stay open until you revoke them or their time is up. You can link again with number and code.',
  unlinkYes: 'End the link now',
  goneTitle: 'Your file cannot be shown now',
  gone: 'Our staff have taken it back for now, or you have a new access code. With a new slip, link it again below. Otherwise ask our office.',
}

/** Who opened the file or a share of it. */
const views = {
  title: 'Who opened it',
  lead: 'The last 50 times that somebody opened your file or a share of it, newest first.',
  nobody: 'Nobody has opened it so far.',
  by: {
    'access-code': 'With your access code',
    account: 'With a linked account, such as this one',
    share: 'With a share',
  },
  byShare: (label: string) => `With the share “${label}”`,
  notYou:
    'Was it not you? Ask our office for a new access code. It ends the old one, its links and all shares.',
}

/** The pages of a signed-in person. */
export const ownWords = { my, link, views }
