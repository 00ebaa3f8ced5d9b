/** Report a concern (SPEC H10), and how to reach the organisation. */
export const reportWords = {
  title: 'Report a concern',
  lead: 'Somebody used our name, a paper looks wrong, or you were asked for money that you do not owe? Tell us.',
  text: 'What happened?',
  textHint: 'When it was, who it was, and where you saw it. Leave out your access code',
  from: 'How can we reach you?',
  fromHint: 'A telephone number or an email. You may leave this empty',
  page: 'Which page or address is it about?',
  pageHint: 'The page where you saw it, here or elsewhere. You may leave this empty',
  submit: 'Send the report',
  whoReads:
    'The admins of this office read every report. They see what you write here and nothing else about you.',
  how: 'How to reach us',
  nothing: 'Come to the office where you were given your slip, and ask for the manager.',
  say: 'Keep the paper, the messages and the receipt. Send nobody your access code, not even us.',
  newCode: 'You need a new code? Come with your passport, or call us. We ask who you are first.',
  authorityTitle: 'Is it about us?',
  authority: (authority: string, number: string) =>
    `Then tell the authority that licenses us: ${authority}. Our licence number is ${number}.`,
  registerLink: 'The public register of licences',
  thanksTitle: 'Thank you, we have your report',
  thanks: 'The admins of this office see it from now on.',
  thanksReach: 'We answer if you told us how to reach you.',
  thanksUrgent: 'Were you asked for money today? Pay nothing before you have asked the authority.',
}
