import { problems, tooLong } from '#platform/problems.schema'
import { longerThan } from '#platform/text.schema'

/** What the forms of cases say about a wrong answer. */
export const caseProblems = problems('cases', {
  noStory: 'Say what happened.',
  longReport: longerThan(4000, 'The report'),
  longContact: longerThan(200, 'The contact'),
  longAddress: longerThan(500, 'The address'),
  noFullName: 'Type your name as in your passport.',
  longFullName: longerThan(200, 'The name'),
  noNumber: 'Type your passport number or your reference number.',
  longNumber: 'The number is longer than 60 characters. Compare it with the document.',
  noContact: 'Type a phone number or an email where we can reach you.',
  longComplaint: longerThan(4000, 'The complaint'),
  noSubject: 'Choose who the complaint is about.',
  noChoice: 'Choose whether we get the complaint.',
  badCountry: 'Choose a country from the list, or leave this empty.',
  noProposal: 'Say what should be there instead.',
  longProposal: longerThan(500),
  longContestNote: longerThan(1000, 'The note'),
  noObjection: 'Say what is wrong.',
  noItem: 'Choose what the money was for.',
  noSum: 'Write how much you paid.',
  noReceiver: 'Say to whom you paid it.',
  longReceiver: longerThan(200),
  noDay: 'Choose the day on which you paid.',
  impossibleDay: 'This day cannot be right. Check the year.',
  noLanguage: 'Choose one of the languages of this site.',
  noPeriod: 'Choose the period that the wage is for.',
  longEmployer: longerThan(200, 'The employer'),
  longContractNote: longerThan(2000, 'The note'),
  longText: longerThan(1000),
})

/** What staff are told when they answer a case. */
export const caseAnswerProblems = problems('cases', {
  noReason: 'Give the candidate a reason.',
  longReason: tooLong('The reason'),
  noAnswerNote: 'Write down what was answered.',
  longAnswerNote: tooLong('The note'),
})
