import { letterheadWords } from './letterhead.ts'

/** The printed receipt of a payment. */
export const receiptWords = {
  ...letterheadWords,
  title: 'Receipt',
  number: 'Number',
  check: 'Check value',
  qrOf: (address: string) => `QR code of ${address}`,
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
  refund: {
    title: 'Receipt of a refund',
    received: 'Date paid back',
    from: 'Paid back to',
    by: 'Paid back by',
    reason: 'Reason',
  },
  corrected:
    'The agency has corrected the entry behind this receipt. The payment history shows the correct entry.',
  confirm: (address: string) =>
    `Anybody can check at ${address} whether we issued this receipt. It shows number, amount and date, but no name.`,
}
