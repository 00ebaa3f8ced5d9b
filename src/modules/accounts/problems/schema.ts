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
