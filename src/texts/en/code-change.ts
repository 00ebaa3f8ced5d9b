/** The pages on which a candidate changes the access code. */
export const codeChangeWords = {
  link: 'Change your access code',
  title: 'Change your access code',
  lead: 'Do this if somebody else may know your code: a helper, a sub-agent, or whoever filled in a form for you.',
  stays:
    'The old code then stops working, and your shares end. Make new ones for those who still need them.',
  handedOver: (date: string) =>
    `On ${date} our staff noted that they handed you this code in person. If nobody did, somebody else may have it: change it here.`,
  notSo: 'Say that it was not so',
  current: 'Your current access code',
  currentHint: '10 letters and digits, from your slip',
  propose: 'Show me a new code',
  newTitle: 'Your new access code',
  write: 'Write it down now. We show it only this once, and our staff cannot see it.',
  notYet: 'It does not work yet. Type it below to change the code.',
  typed: 'Type the new code',
  change: 'Change the code',
  again: 'Show me another new code',
  keep: 'Keep my old code',
}
