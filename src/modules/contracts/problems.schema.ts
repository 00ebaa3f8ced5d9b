import { problems, tooLong } from '#platform/problems.schema'

/** What staff are told about the terms of a contract. */
export const termProblems = problems('contracts', {
  badWage: 'Give an amount such as 1200 or 1200.50, and its currency.',
  noCurrency: 'Choose a currency.',
  noPeriod: 'Choose the period that the wage is for.',
  badCount: 'Give a whole number between {least} and {most}.',
  notInList: 'Choose from the list.',
  longTerm: tooLong('This'),
  noTerm: 'Enter at least one term of the contract.',
})
