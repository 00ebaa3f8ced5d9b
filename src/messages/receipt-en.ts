/** The printed receipt of a payment. */
export const receiptWords = {
  isPrivate: (legalName: string) =>
    `${legalName} is a private recruitment agency. It is not a government.`,
  licence: (number: string, authority: string) => `Licence ${number} (${authority}).`,
  title: 'Receipt',
  number: 'Number',
  check: 'Check value',
  amount: 'Amount',
  received: 'Date received',
  from: 'Received from',
  purpose: 'For',
  method: 'How',
  methods: {
    cash: 'Cash',
    bank: 'Bank transfer',
    'mobile-wallet': 'Mobile wallet',
    other: 'Other',
  },
  reference: 'Reference',
  by: 'Received by',
  corrected:
    'The agency has corrected the entry behind this receipt. Look at the payment history for what is right.',
  confirm: (address: string) =>
    `Anybody can see at ${address} whether we issued this receipt: number, amount and date, and no name.`,
  notGovernment: 'This is not a government document.',
}
