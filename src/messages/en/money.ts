/** What was paid for a recruitment, and what the law allows: pages of the own file. */
export const moneyWords = {
  title: 'What you paid',
  lead: 'Every payment for your recruitment that we recorded, and what you say you paid besides.',
  link: 'See what you paid',
  linkText: 'See each payment, compare it with the law, and enter what you paid without a receipt.',
  total: (sum: string) => `You paid ${sum} in all`,
  nothing: 'No payment of yours is recorded.',
  parts: (receipted: string, own: string) => `${receipted} with our receipt, ${own} as you say.`,
  recruitment: (sum: string) =>
    `Of it, ${sum} is what the International Labour Organization calls recruitment fees and related costs. By its principles, no worker should pay them.`,
  law: 'What the law of your country allows',
  noLaw: 'We have no rule for your country in our table. Ask the authority of your country.',
  above: (paid: string, allowed: string) =>
    `You paid ${paid}. That is more than the ${allowed} that we found in print.`,
  aboveNothing: (paid: string) =>
    `You paid ${paid}. By the rule that we found in print, you should pay nothing for this.`,
  within: (paid: string, allowed: string) =>
    `You paid ${paid}. The most that we found in print is ${allowed}.`,
  withinNothing: 'By the rule that we found in print, you should pay nothing for this.',
  unknown: {
    amount: (paid: string, allowed: string) =>
      `The most that we found in print is ${allowed}. You paid ${paid}. We do not convert money, so compare it yourself.`,
    wages: (months: string) =>
      `The most that we found in print is ${months}. We do not know your monthly wage, so compare it yourself.`,
    unknown: (paid: string) => `You paid ${paid}. We found no sum in print.`,
  },
  months: (months: number) => (months === 1 ? 'one month’s wage' : `${months} months’ wages`),
  nothingPaid: 'nothing',
  covers: 'For',
  allCosts: 'Everything that the recruitment costs',
  by: 'Law',
  authority: 'Authority',
  source: 'Found in',
  reviewed: (date: string) => `We looked at this on ${date}.`,
  unconfirmed: 'Nobody has compared it with the law itself.',
  confirmed: (name: string, date: string) => `${name} compared it with the law on ${date}.`,
  noAdvice: 'This is no legal advice. Laws change: ask the authority. It does not depend on us.',
  help: 'Help outside the agency',
  aboveHelp: 'You can ask for the money back, and you can complain outside the agency.',
  subAgent: 'Who brought you',
  broughtBy: (name: string) => `We noted that ${name} brought you to us.`,
  registration: (number: string) =>
    `Registration: ${number}. We noted this number. Ask the regulator whether it is this person’s.`,
  noRegistration:
    'We have noted no registration for this person. Ask for it, and ask the regulator, before you pay.',
  paidSubAgent:
    'Did this person take money from you? It is part of what your recruitment cost. Enter it below, also without a receipt.',
  entries: 'Payments that we recorded',
  noEntries: 'We have recorded no payment for your recruitment.',
  paidBy: 'Paid by',
  receivedBy: (name: string) => `Received by ${name}`,
  receipt: (number: string, check: string) => `Receipt ${number}, check value ${check}`,
  check: 'Check this receipt',
  noReceipt: 'No receipt: this is a cost that the agency bore itself.',
  corrected: (reason: string) => `This entry was taken back: ${reason}`,
  wrong: 'This is wrong',
  wrongLabel: 'What is wrong with it?',
  wrongHint: 'You can write in your own language. What you send is kept, and the agency answers it',
  own: 'What you say you paid',
  ownLead:
    'Enter it here, also when it was not our agency. Leave out what the list above already has.',
  stays:
    'What you send is kept with its date, as long as your file is kept. Nobody at the agency can change it, or remove it alone. The agency can answer it.',
  said: (sum: string, whom: string, date: string) =>
    `I paid ${sum} to ${whom} on ${date}; no receipt.`,
  objected: (entry: number) => `Payment ${entry} is wrong.`,
  entered: (moment: string) => `You entered this on ${moment}.`,
  answer: 'Answer of the agency',
  somebody: 'A member of staff',
  unanswered: 'The agency has not answered yet.',
  enter: 'Did you pay without a receipt?',
  item: 'What was it for?',
  choose: 'Choose',
  amount: 'How much did you pay?',
  amountHint: 'In figures, for example 5000',
  currency: 'Currency',
  paidTo: 'To whom?',
  paidToHint: 'A name, an office, a telephone number',
  paidOn: 'On which day?',
  note: 'Anything else?',
  noteHint: 'Who saw it, and what you were told. You can write in your own language',
  send: 'Keep this entry',
}
