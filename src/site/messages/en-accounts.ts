import { ownAccountWords } from './en-own-account.ts'

const flash = {
  login: 'Login successful!',
  register: 'Register successful!',
  logout: 'Logout successful',
  closed: 'The file is closed. Nothing of it is left in this browser.',
  'share-revoked': 'The share is revoked. Its code opens nothing any more.',
  'class-enrolled': 'You have a seat.',
  'class-selected': 'The class is selected. You do not have a seat yet.',
  'class-left': 'You left the class.',
  'class-removed': 'The class is removed from your list.',
  disputed: 'Sent. The agency must answer now.',
  linked: 'Your file is linked.',
  unlinked: 'The link is ended.',
  'link-first': 'First link your file to your account. Then you can choose what others may see.',
  'not-admin': 'You are not Admin',
  'not-moderator': 'You are not Moderator',
  'password-changed': 'Your password is changed. Sign in with the new one.',
  'email-confirmed': 'Your email is confirmed.',
  'confirmation-sent': 'The link is on its way to your mailbox.',
  saved: 'Saved.',
  'session-ended': 'That session is ended.',
  'second-factor-off': 'The second factor is off.',
  'passkey-added': 'The passkey is added. You can sign in with it now.',
  'passkey-removed': 'The passkey is removed.',
  connected: 'Connected. You can sign in that way now.',
  disconnected: 'Disconnected. It does not sign you in any more.',
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
  forgot: 'Forgot your password?',
  or: 'or',
  continueWith: (label: string) => `Continue with ${label}`,
  passkey: 'Sign in with a passkey',
  code: 'Code of your authenticator app',
  codeHint: 'If your account has one: with the password and the code together you get in now',
  passkeyFailed: 'The passkey was not accepted. Try again, or use your password.',
}

const passwordToggle = { show: 'Show the password', hide: 'Hide the password' }

const forgot = {
  title: 'Forgot your password?',
  lead: 'We send a link to your mailbox. With it you choose a new password.',
  email: 'Email',
  submit: 'Send me the link',
  sentTitle: 'Look into your mailbox',
  sent: 'If there is an account with this email, a mail with a link is on its way.',
  sentHint:
    'The link works once, for 30 minutes. Nothing there? Look into the spam folder, then ask again.',
  noMail: 'This installation sends no mail.',
  askAdmin: 'Ask an admin of our organisation. They can make a link with which you choose anew.',
  backToSignIn: 'Back to signing in',
}

const reset = {
  title: 'Choose a new password',
  lead: 'You are signed out everywhere, and sign in with the new password.',
  password: 'New password',
  passwordHint: 'At least 10 characters. Several words that only you would put together',
  confirm: 'The same password again',
  submit: 'Change my password',
  endedTitle: 'This link does not work any more',
  ended: 'A link works once, for 30 minutes, and only the newest one works.',
  again: 'Ask for a new link',
}

const confirm = {
  title: 'Confirm your email',
  lead: (email: string) => `Is ${email} your own email? Confirm only if you made this account.`,
  submit: 'Yes, it is mine',
  signInFirst: 'Sign in to your account in this browser. Then open the link in the mail again.',
  signIn: 'Sign in',
  endedTitle: 'This link does not work any more',
  ended: 'It belongs to another account, was used, or is older than a day.',
  again: 'You can ask for a new one on the page of your account.',
  toAccount: 'Your account',
}

const secondFactor = {
  title: 'One more step',
  lead: 'Type the six figures that your authenticator app shows now. A backup code works too.',
  code: 'Code',
  submit: 'Sign in',
  startAgain: 'Start again',
}

const mails = {
  reset: {
    subject: (organisation: string) => `A new password for ${organisation}`,
    opening: (organisation: string) =>
      `Somebody, probably you, asked for a new password at ${organisation}. Open this link to choose one:`,
    closing:
      'The link works once, for 30 minutes. If it was not you, do nothing: your password stays as it is.',
  },
  confirm: {
    subject: (organisation: string) => `Confirm your email for ${organisation}`,
    opening: (organisation: string) =>
      `Somebody made an account with this email at ${organisation}. If it was you, open this link while you are signed in:`,
    closing: 'If it was not you, do nothing. Never confirm an account that somebody else made.',
  },
}

const register = {
  title: 'Create an account',
  lead: 'An account is for training, classes and receipts. To see your papers you need none.',
  invited: {
    admin: (organisation: string) =>
      `${organisation} invites you as an admin. The link works once; choose your name and a password now.`,
    moderator: (organisation: string) =>
      `${organisation} invites you as a moderator. The link works once; choose your name and a password now.`,
    student: (organisation: string) =>
      `${organisation} invites you. The link works once; choose your name and a password now.`,
  },
  invitedEmail: 'The invitation went to this email, so it stays',
  name: 'Name',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 10 characters. Several words that only you would put together',
  confirm: 'The same password again',
  photo: 'Photo (optional)',
  photoHint: (mebibytes: number) =>
    `A JPEG, PNG or WebP of at most ${mebibytes} MiB. We keep a small copy, which only you and our admins see`,
  photoTooLarge: (mebibytes: number) =>
    `This photo is larger than ${mebibytes} MiB. Choose a smaller one, or register without.`,
  photoUnsupported:
    'This file is not a JPEG, PNG or WebP picture. Choose another one, or register without.',
  photoAgain: 'Choose your photo again. A browser does not keep it',
  submit: 'Create my account',
  hasAccount: 'You have an account already?',
  signIn: 'Sign in',
  signedInTitle: 'You have an account already',
  signedIn: (name: string) =>
    `You are signed in as ${name}. This invitation makes an account for somebody who has none.`,
  signedInNext:
    'Is it meant for somebody else? Pass the link on and leave it unused. To use it yourself, sign out first and open the link again.',
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
  authorityHint:
    'Begin to type and choose yours. One that is not in the list is shown as “by its own account”',
  adminPart: 'The first admin',
  adminName: 'Your name',
  adminEmail: 'Your email',
  password: 'Password',
  passwordHint: 'At least 10 characters. Several words that only you would put together',
  confirm: 'The same password again',
  submit: 'Set up',
  hostTitle: 'This address cannot be used',
}

export const accountWords = {
  flash,
  login,
  passwordToggle,
  forgot,
  reset,
  confirm,
  secondFactor,
  ...ownAccountWords,
  mails,
  register,
  setUp,
}
