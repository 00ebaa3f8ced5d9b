/** Documents that are hidden, or due to be checked again, because of what authorities showed, in English. */
export const comparisonsWords = {
  columns: {
    candidate: 'Candidate',
    record: 'Record',
    document: 'Document',
    authority: 'Authority',
    asked: 'Asked',
    by: 'By',
  },
  hidden: {
    title: 'Hidden documents',
    lead: 'An authority showed something other than our copy, so the public does not see these documents. Each stays here until somebody decides on its record.',
    none: 'No documents are waiting for a decision.',
    part: (total: number, shown: number) => `${total} documents; the ${shown} oldest are shown.`,
  },
  old: {
    title: 'Documents to ask about again',
    lead: 'The authority was asked so long ago that the site calls the answer old. Two people ask again and note it on the record.',
    none: 'No answers are old.',
    part: (total: number, shown: number) => `${total} documents; the ${shown} oldest are shown.`,
    gone: 'No longer in our table',
  },
}
