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
  old: {
    title: 'Documents to ask about again',
    lead: 'The authority was asked so long ago that the site calls the answer old. Two people ask again and note it on the record.',
    none: 'No answers are old.',
    part: (total: number, shown: number) => `${total} documents; the ${shown} oldest are shown.`,
    gone: 'No longer in our table',
  },
}
