/** Report a concern (H10), and how to reach the organisation. */
export const reportWords = {
  title: 'Report a concern',
  lead: 'Is somebody using our name, does a document look wrong, or were you asked for money? Tell us.',
  text: 'What happened?',
  textHint: 'When, who and where. Leave out your access code',
  from: 'How can we reach you?',
  fromHint: 'A phone number or an email. You can leave this empty',
  page: 'Which page or address is it about?',
  pageHint: 'The page where you saw it, here or elsewhere. You can leave this empty',
  submit: 'Send the report',
  whoReads:
    'Our managers read every report. They see what you write here and nothing else about you. We delete it two years after we have dealt with it.',
  how: 'How to reach us',
  nothing: 'Come to the office where you were given your slip, and ask for the manager.',
  say: 'Keep the document, the messages and the receipt. Do not send your access code to anybody, not even to us.',
  newCode: 'Lost your access code?',
  newCodeLink: 'Ask for a new code',
  authorityTitle: 'Is it about us, or about your employer?',
  ownComplaint: 'You get a numbered page with a proof, and you can stay anonymous:',
  authority: (authority: string, number: string) =>
    `You can also tell the authority that licenses us: ${authority}. Our licence number is ${number}.`,
  /** Of a regulator that is not in the reviewed table. */
  authorityByOwnAccount: (authority: string, number: string) =>
    `You can also tell ${authority}. By our own account it licenses us, with number ${number}.`,
  registerLink: 'The public register of licences',
  thanksTitle: 'Thank you, we have your report',
  thanks: 'Our staff can now read your report.',
  thanksReach: 'If you told us how to reach you, we will answer.',
  thanksUrgent: 'Were you asked for money today? Pay nothing before you have asked the authority.',
}
