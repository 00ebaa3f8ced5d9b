import { money as moneyWords } from './on-file.ts'
import { trainingWords } from './training.ts'

/** Contracts and money on a record’s page, in English. */
export const agreedWords = {
  deletedAccount: 'a deleted account',
  currency: 'Currency',
  contract: {
    title: 'Contract',
    none: 'No terms yet. Copy them from the contract: the candidate reads them before the flight.',
    soFar: 'Terms so far',
    entered: 'Entered',
    changed: (version: number) => `Changed (version ${version})`,
    said: {
      read: (version: number) => `The candidate: “I have read it” (version ${version})`,
      heard: (version: number) => `The candidate: “It was read to me” (version ${version})`,
    },
    enter: 'Enter the terms',
    change: 'Change the terms',
    form: 'Terms of the contract',
    lead: 'Copy them from the document; leave empty what it does not say.',
    save: 'Save the terms',
    saved: 'The terms are saved',
    choose: 'Choose',
    period: 'For',
    silent: 'The contract does not say',
  },
  money: {
    title: 'What the candidate paid',
    none: 'No payment is recorded. Record each one, including what an employer or this agency pays.',
    total: (sum: string, receipted: string, own: string) =>
      `${sum} in all: ${receipted} with our receipt, ${own} as the candidate says`,
    back: (refunded: string, remaining: string) =>
      `; ${refunded} of it paid back, ${remaining} remains`,
    cap: {
      rule: (law: string, rule: string) => `${law}: ${rule}.`,
      nothing: 'nothing may be charged',
      unknown: 'no sum is known',
      net: (before: string) =>
        `What remains after refunds is compared; ${before} was paid before them.`,
      unconfirmed: moneyWords.unconfirmed,
      above: 'More was paid than the law allows, as far as we know it',
      noAdvice: 'This is not legal advice. Nothing is blocked; the candidate reads this too.',
    },
    entry: (item: string, sum: string) => `${item}: ${sum}`,
    corrected: (why: string) => `Corrected: ${why}`,
    receipt: (number: string) => `receipt ${number}`,
    unconfirmedReceipt: (number: string) =>
      `receipt ${number} does not agree with the log: hand out no receipt, and look at “Payments”`,
    noReceipt: 'no receipt',
    refund: moneyWords.refund,
  },
  payment: {
    title: 'Record what was paid',
    item: 'For what',
    payer: 'Who paid',
    amount: 'Amount',
    day: 'On which day',
    save: 'Save it for good',
    saved: (number: string) => `Saved, receipt ${number}`,
    savedWithout: 'Saved, without a receipt',
    methods: trainingWords.methods,
    how: 'How',
    reference: 'Reference',
    referenceHint: 'The candidate sees it: the number of a transfer, for example',
  },
  refund: {
    title: 'Record a refund',
    of: (payment: number) => `Record a refund of payment ${payment}`,
    amountIn: (currency: string) => `Amount in ${currency}`,
    most: (sum: string) => `At most ${sum}`,
    day: 'Paid back on',
    reason: 'Reason',
    reasonHint: 'The candidate sees it',
    save: 'Save the refund for good',
  },
}
