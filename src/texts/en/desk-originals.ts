/** Passports and certificates of all candidates in the office’s hands, in English. */
export const originalsWords = {
  title: 'Originals in hand',
  lead: 'Passports and certificates that the office has. What has to go back first is at the top; what a candidate asked for is due within three days.',
  none: 'Nothing is in hand. Originals are noted on the page of a record.',
  leftOut: 'Only overdue ones are shown.',
  showAll: 'Show all',
  noneOverdue: 'None is overdue.',
  someOverdue: (count: number) => `${count} overdue.`,
  columns: {
    candidate: 'Candidate',
    document: 'Document',
    purpose: 'What for',
    backBy: 'Back by',
    answer: 'The candidate',
  },
  overdue: 'Overdue',
  askedBack: (day: string) => `asked for it back on ${day}`,
  agreed: 'agreed',
  notConfirmed: 'has not confirmed',
}
