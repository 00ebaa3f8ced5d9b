/** What was paid for a recruitment, and what the law allows: pages of a candidate's own file. */
export const moneyWords = {
  title: 'What you paid',
  lead: 'Every payment for your recruitment that we recorded, and anything else that you say you paid.',
  total: (sum: string) => `You paid ${sum} in all`,
  nothing: 'No payment of yours is recorded.',
  parts: (receipted: string, own: string) => `${receipted} with our receipt, ${own} as you say.`,
  backOf: (gross: string, back: string, rest: string) =>
    `You paid ${gross}. Our records say you got ${back} back. That leaves ${rest}.`,
  recruitment: (sum: string) =>
    `${sum} of this is what the International Labour Organization calls recruitment fees and related costs. By its principles, no worker should pay them.`,
  law: 'What the law of your country allows',
  noLaw: 'We do not know the rule for your country. Ask the authority of your country.',
  above: (paid: string, allowed: string) =>
    `You paid ${paid}. That is more than ${allowed}, the limit that we found.`,
  aboveNothing: (paid: string) =>
    `You paid ${paid}. The rule that we found says that you should pay nothing for this.`,
  youPaid: (paid: string) => `You paid ${paid}.`,
  notPaid: 'We have recorded no payment of yours for this.',
  within: (allowed: string) => `The limit that we found is ${allowed}.`,
  withinNothing: 'The rule that we found says that you should pay nothing for this.',
  unknown: {
    amount: (paid: string, allowed: string) =>
      `The limit that we found is ${allowed}. You paid ${paid}. We do not convert money, so compare it yourself.`,
    wages: (months: string) =>
      `The limit that we found is ${months}. We do not know your monthly wage, so compare it yourself.`,
    unknown: 'We found no published limit.',
  },
  months: (months: number) => (months === 1 ? 'one month’s wage' : `${months} months’ wages`),
  net: (sum: string) => `${sum} (without what was paid back)`,
  covers: 'For',
  allCosts: 'Everything that the recruitment costs',
  by: 'Law',
  authority: 'Authority',
  source: 'Found in',
  reviewed: (date: string) => `We looked at this on ${date}.`,
  unconfirmed: 'Nobody has compared it with the law itself.',
  confirmed: (name: string, date: string) => `${name} compared it with the law on ${date}.`,
  noAdvice: 'This is not legal advice. Laws change, so ask the authority. It is independent of us.',
  help: 'Help outside the agency',
  aboveHelp: 'You can ask for the money back, and you can complain outside the agency.',
  subAgent: 'Who brought you',
  broughtBy: (name: string) => `We noted that ${name} brought you to us.`,
  registration: (number: string) =>
    `Registration: ${number}. We noted this number. Ask the regulator whether it is this person’s.`,
  noRegistration:
    'We have noted no registration for this person. Ask for it, and ask the regulator, before you pay.',
  paidSubAgent:
    'Did this person take money from you? It is part of what your recruitment cost. Enter it below, even without a receipt.',
  entries: 'Payments that we recorded',
  paidBy: 'Paid by',
  you: 'You',
  receivedBy: (name: string) => `Received by ${name}`,
  receipt: (number: string, check: string) => `Receipt ${number}, check value ${check}`,
  check: 'Check this receipt',
  noReceipt: 'No receipt: this is a cost that the agency bore itself.',
  corrected: (reason: string) => `This entry was taken back: ${reason}`,
  refund: (sum: string) => `Paid back: ${sum}`,
  refundReason: (reason: string) => `Reason: ${reason}`,
  wrong: 'This is wrong',
  enter: 'Did you pay without a receipt?',
}
