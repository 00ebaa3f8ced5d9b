/** Money of all candidates that needs attention, in English. */
export const moneyPageWords = {
  title: 'Money of candidates',
  lead: 'What candidates say they paid, and who paid more than the law of the country of origin allows, as far as our table knows it. This is not legal advice.',
  waiting: { title: 'Waiting for an answer', none: 'Nothing is waiting for an answer.' },
  above: {
    title: 'Above what the law allows',
    none: 'Nobody paid more than our table of laws allows.',
  },
  columns: {
    candidate: 'Candidate',
    record: 'Record',
    entered: 'Entered',
    paid: 'Paid',
    afterRefunds: 'After refunds',
    allowed: 'Allowed',
  },
  nothing: 'Nothing',
  more: (total: number, shown: number) => `${total} in all; ${shown} are shown.`,
}
