/** The links between a person's own pages. */
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

/** A person's own file before it is linked to the account, and the end of the link. */
const link = {
  title: 'My file',
  lead: 'Link it to your account. You prove once that it is yours.',
  submit: 'Link my file',
  what: 'What you get',
  gains: [
    'You see your documents here without typing the number and the code again.',
    'You choose what an employer or a bank may see, and for how long.',
    'You see who opened your file, and when.',
  ],
  noSlip: 'No slip? Or has somebody else seen the code? Ask our office for a new one.',
  without: 'Open my file without linking it',
  linkedSince: (date: string) => `Linked to your account since ${date}.`,
  unlink: 'End the link',
  unlinkText:
    'This account will no longer show your file. Your shares stay open until you stop them or their time is up. You can link the file again with its number and code.',
  unlinkYes: 'Stop showing my file here',
  goneTitle: 'Your file cannot be shown now',
  gone: 'Our staff have closed it for now, or you have a new access code. If you have a new slip, link your file again below. Otherwise ask our office.',
}

/** Who opened the file or a share of it. */
const views = {
  title: 'Who opened it',
  lead: 'The last 50 times that somebody opened your file or a share of it, newest first.',
  nobody: 'Nobody has opened it yet.',
  by: {
    'access-code': 'With your access code',
    account: 'With a linked account',
    share: 'With a share',
  },
  byShare: (label: string) => `With the share “${label}”`,
  /** The link at each viewing: to the file that proves that it is in our log. */
  proof: 'Proof',
  notMe: 'This was not me',
  proofText:
    'Each file proves that our log holds this line. Anybody can check it with the log’s public key.',
  notSealedTitle: 'The proof is not ready yet',
  notSealed: 'Try again in a few seconds.',
}

/** The pages of a signed-in person. */
export const ownWords = { my, link, views }
