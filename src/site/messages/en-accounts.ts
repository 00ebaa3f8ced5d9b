const flash = {
  login: 'Login successful!',
  register: 'Register successful!',
  logout: 'Logout successful',
  closed: 'The file is closed. Nothing of it is left in this browser.',
  'not-admin': 'You are not Admin',
  'not-moderator': 'You are not Moderator',
}

const login = {
  title: 'Sign in',
  lead: 'For our staff, and for candidates who made an account. To see your papers you need no account, only your number and the code on your slip.',
  openFile: 'Open my file instead',
  email: 'Email',
  password: 'Password',
  submit: 'Sign in',
  noAccount: 'No account yet?',
  create: 'Create one',
}

const register = {
  title: 'Create an account',
  lead: 'An account is for training, classes and receipts. To see your papers you need none.',
  name: 'Name',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 10 characters. Several words that only you would put together',
  confirm: 'The same password again',
  submit: 'Create my account',
  hasAccount: 'You have an account already?',
  signIn: 'Sign in',
}

const setUp = {
  title: 'Set up this installation',
  lead: 'This link works once. It makes the organisation and its first admin.',
  organisationPart: 'Your organisation',
  organisation: 'Name of the organisation',
  organisationHint:
    'The registered name of your private agency. It stands on every page, with the words that it is not a government',
  licence: 'Licence number',
  authority: 'Licensing authority',
  authorityHint: 'The authority that issued the licence, as it is written there',
  adminPart: 'The first admin',
  adminName: 'Your name',
  adminEmail: 'Your email',
  password: 'Password',
  passwordHint: 'At least 10 characters. Several words that only you would put together',
  confirm: 'The same password again',
  submit: 'Set up',
  hostTitle: 'This address cannot be used',
}

export const accountWords = { flash, login, register, setUp }
