/** Asking for a new access code. */
export const newCodeWords = {
  title: 'Ask for a new code',
  lead: 'We make sure that it is you before we give out a code.',
  name: 'Your name',
  nameHint: 'As in your passport',
  number: 'Passport or reference number',
  numberHint: 'On the photo page, or at the top of letters about your application',
  from: 'How can we reach you?',
  fromHint: 'A phone number or an email. The number on your file is quickest',
  submit: 'Send',
  kept: 'We delete this request 90 days after we have dealt with it.',
  fasterTitle: 'At once, at our office',
  faster: 'Bring your passport. You get a new slip while you wait.',
  neverTitle: 'What we never do',
  never: 'We never ask for your old code, and we never send a code to somebody else for you.',
  thanksTitle: 'We have your request',
  thanks: [
    'Our staff will look at your file and contact you. They will ask questions to make sure that it is you.',
    'You will get the new code on a slip. Your old code then stops working.',
    'Nobody may ask you for money for a code.',
  ],
}
