/** What staff are told about the accounts and keys of others; translations use these names. */
export const staffAccountProblems = {
  badRole: 'Choose admin, moderator or student',
  pastEnd: 'Choose a time in the future',
  farEnd: 'Choose a time within a year',
} as const

/** What the forms of accounts say about a wrong answer; translations use these names. */
export const accountProblems = {
  noEmail: 'Email is required',
  badEmail: 'Please input valid email',
  noName: 'Name is required',
  longName: 'The name can have at most 120 characters',
  noPassword: 'Password is required',
  shortPassword: 'The password needs at least 10 characters',
  longPassword: 'The password can have at most 128 characters',
  otherPassword: 'Password did not match',
} as const
