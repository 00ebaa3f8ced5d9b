import { tooLong } from '#platform/gaps.schema'

/** What staff are told about a reason that a person reads; translations use these names. */
export const reasonProblems = {
  noReason: 'A reason is required.',
  longReason: tooLong('A reason'),
} as const

/** What the form for a record says about a field, by its label; translations use these names for each field. */
export const recordProblems = {
  required: (label: string) => `${label} is required.`,
  longEmail: (label: string) => `${label} is longer than 254 characters. Check it.`,
  badEmail: (label: string) => `${label} should look like name@example.com.`,
  shortNumber: (label: string, least: number) =>
    `${label} has fewer than ${least} letters and digits. Check it against the document.`,
  longNumber: (label: string, most: number) =>
    `${label} has more than ${most} letters and digits. Check it against the document.`,
  otherLetter: (label: string) =>
    `${label} has a letter or sign that is not one of A to Z. Type it again, as the document prints it.`,
  noLetter: (label: string) => `${label} has no letter in it. Write the name.`,
  notInList: (label: string) => `Choose the ${label.toLowerCase()} from the list.`,
  badPastDay: (label: string) =>
    `Give the ${label.toLowerCase()} as year-month-day, e.g. 1995-03-12.`,
  badDay: (label: string) => `Give the ${label.toLowerCase()} as year-month-day, e.g. 2027-03-12.`,
  impossibleDay: (label: string) => `The ${label.toLowerCase()} cannot be right. Check the year.`,
  badTelephone: (label: string) =>
    `${label} is not a number that can be called. Write it as it is dialled in the candidate’s country, or with its country code, such as +880 1711 123456.`,
}
