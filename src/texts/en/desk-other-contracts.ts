/** Reports of other contracts without an answer, in English. */
export const otherContractsWords = {
  title: 'Other contracts',
  lead: 'Candidates who report that they were given another contract. Each stays here until it is answered. Nobody can change or remove a report.',
  none: 'No reports are waiting for an answer.',
  part: (total: number, shown: number) => `${total} reports; the ${shown} oldest are shown.`,
  columns: { candidate: 'Candidate', record: 'Record', reported: 'Reported' },
}
