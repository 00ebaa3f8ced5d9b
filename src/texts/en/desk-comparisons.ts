/** Documents that are hidden, or due to be checked again, because of what authorities showed, in English. */
export const comparisonsWords = {
  columns: {
    candidate: 'Candidate',
    record: 'Record',
    document: 'Document',
    authority: 'Authority',
    asked: 'Asked',
    hidden: 'Hidden since',
    decision: 'Decision',
  },
  hidden: {
    title: 'Hidden documents',
    lead: 'An authority showed something other than our copy, so the public does not see these documents.',
    none: 'No documents are hidden.',
    part: (total: number, shown: number) => `${total} documents; ${shown} are shown.`,
    undecided: 'Waits for a decision',
    stays: 'Stays hidden',
  },
  old: {
    title: 'Documents to ask about again',
    lead: 'The authority was asked so long ago that the site calls the answer old. Two people ask again and note it on the record.',
    none: 'No answers are old.',
    part: (total: number, shown: number) => `${total} documents; the ${shown} oldest are shown.`,
    gone: 'No longer in our table',
  },
}
