/** Money of all candidates that needs attention, in English. */
export const moneyPageWords = {
  title: 'Money of candidates',
  lead: 'Candidates who paid more than the law of the country of origin allows, as far as our table knows it, with what they say they paid without a receipt. This is not legal advice.',
  above: {
    title: 'Above what the law allows',
    none: 'Nobody paid more than our table of laws allows.',
  },
  columns: {
    candidate: 'Candidate',
    record: 'Record',
    paid: 'Paid',
    afterRefunds: 'After refunds',
    allowed: 'Allowed',
  },
  nothing: 'Nothing',
  more: (total: number, shown: number) => `${total} in all; ${shown} are shown.`,
}
