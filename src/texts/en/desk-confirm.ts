/** The dialogs in which staff prove again who they are, in English. */
export const confirmWords = {
  password: {
    title: 'Please enter your password again',
    form: 'Password again',
    label: 'Password',
    required: 'Password is required',
  },
  person: 'Please confirm that it is you',
  lead: 'This step is protected. What you were doing continues by itself afterwards.',
  goOn: 'Continue',
  or: 'or',
  noWay: 'Your account has no password. Sign out, sign in again, and do this within 5 minutes.',
  provider: {
    go: (provider: string) => `Sign in again with ${provider}`,
    hint: 'It opens in a new tab. Come back here afterwards.',
    done: 'I have signed in again',
    notYet: 'You have not signed in again there yet. Do it, then press “I have signed in again”.',
  },
}
