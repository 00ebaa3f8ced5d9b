import { problems } from '#platform/problems.schema'

/** What staff are told about the accounts and keys of others. */
export const staffAccountProblems = problems('accounts', {
  badRole: 'Choose admin, moderator or student',
  pastEnd: 'Choose a time in the future',
  farEnd: 'Choose a time within a year',
})

/** What the forms of accounts say about a wrong answer. */
export const accountProblems = problems('accounts', {
  noEmail: 'Email is required',
  badEmail: 'Please input valid email',
  noName: 'Name is required',
  longName: 'The name can have at most 120 characters',
  noPassword: 'Password is required',
  shortPassword: 'The password needs at least 10 characters',
  longPassword: 'The password can have at most 128 characters',
  otherPassword: 'Password did not match',
})
