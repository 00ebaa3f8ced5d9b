/** What staff are told of the accounts and keys of others; languages have their texts by these names. */
export const staffAccountProblems = {
  badRole: 'Choose admin, moderator or student',
  pastEnd: 'Choose a time in the future',
  farEnd: 'Choose a time within a year',
} as const

/** What the forms of accounts say of a wrong answer; languages have their texts by these names. */
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
