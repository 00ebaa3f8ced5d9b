/** Documents by their printed expiry date, in English. */
export const endingDocumentsWords = {
  title: 'Dates on documents',
  lead: 'Documents by the last day that is printed on them, as noted on the record’s page. It is what the document says; only the authority knows whether it is still in force.',
  filters: {
    lastDay: 'Last day',
    within: (days: number) => `Within ${days} days`,
    past: 'In the past',
    kind: 'Kind of document',
    allKinds: 'All kinds',
  },
  export: 'Export these',
  none: 'No document has such a date. Dates are noted on the page of a record, below each document.',
  list: 'Documents by their last day',
  columns: {
    candidate: 'Candidate',
    document: 'Document',
    lastDay: 'Printed last day',
    issued: 'Issued on',
    telephone: 'Telephone',
  },
  today: 'today',
  ahead: (days: number) => (days === 1 ? 'in 1 day' : `in ${days} days`),
  ago: (days: number) => (days === 1 ? '1 day ago' : `${days} days ago`),
}
