import { ownAccountWords } from './own-account.ts'

const flash = {
  login: 'Login successful!',
  register: 'Registered',
  logout: 'Logout successful',
  closed: 'The file is closed. Nothing of it is left in this browser.',
  'share-revoked': 'The share is stopped. Its code no longer works.',
  'sent-before': 'This form was sent before. It made one share, which is in the list.',
  'code-changed':
    'Your access code is changed. Only the new code opens your file now. Your slip shows the old one: throw it away. If you lose the new code, ask our office for another one.',
  'original-confirmed': 'Thank you. We have noted that you confirmed this.',
  'class-enrolled': 'You have a seat.',
  'class-selected': 'The class is selected. You do not have a seat yet.',
  'class-left': 'You left the class.',
  'class-removed': 'The class is removed from your list.',
  linked: 'Your file is linked.',
  unlinked: 'Your file is no longer linked.',
  'link-first': 'First link your file to your account. Then you can choose what others may see.',
  'not-admin': 'You are not Admin',
  'not-moderator': 'You are not Moderator',
  'password-changed': 'Your password is changed. Sign in with the new one.',
  'email-confirmed': 'Your email is confirmed.',
  'confirmation-sent': 'We sent the link to your email address.',
  saved: 'Saved.',
  'sessions-ended': 'All other sessions have ended.',
  'session-ended': 'That session has ended.',
  'second-factor-off': 'The second factor is off.',
  'passkey-added': 'The passkey is added. You can sign in with it now.',
  'passkey-removed': 'The passkey is removed.',
  connected: 'Connected. You can sign in that way now.',
  disconnected: 'Disconnected. It no longer signs you in.',
}

const login = {
  title: 'Sign in',
  lead: 'You do not need an account to see your documents.',
  openFile: 'Open my file instead',
  email: 'Email',
  password: 'Password',
  submit: 'Sign in',
  noAccount: 'No account yet?',
  create: 'Create one',
  or: 'or',
  continueWith: (label: string) => `Continue with ${label}`,
  passkey: 'Sign in with a passkey',
  code: 'Code of your authenticator app',
  codeHint: 'If you use one, enter your password and the code together to sign in now',
  passkeyFailed: 'The passkey was not accepted. Try again, or use your password.',
  noCookie:
    'You are no longer signed in, or your browser did not keep the cookie that we need for it. Sign in again. If you then come back to this page, allow cookies for this website in the browser’s settings, or use another browser.',
}

const passwordToggle = { show: 'Show the password', hide: 'Hide the password' }

const forgot = {
  title: 'Forgot your password?',
  lead: 'We send you a link to choose a new password.',
  submit: 'Send me the link',
  sentTitle: 'Check your email',
  sent: 'If there is an account with this email, we have sent it a link.',
  sentHint:
    'The link works once, within 30 minutes. If it does not arrive, look in your spam folder, then ask again.',
  noMail: 'This site does not send email.',
  askAdmin: 'Ask one of our admins. They can give you a link to choose a new password.',
  backToSignIn: 'Back to sign in',
}

const reset = {
  title: 'Choose a new password',
  lead: 'You will be signed out everywhere. Then sign in with the new password.',
  endedTitle: 'This link no longer works',
  ended: 'A link works once, within 30 minutes. Only the newest one works.',
  again: 'Ask for a new link',
}

const confirm = {
  title: 'Confirm your email',
  lead: (email: string) => `Is ${email} your own email? Confirm only if you made this account.`,
  submit: 'Yes, it is mine',
  signInFirst: 'Sign in to your account in this browser. Then open the link in the email again.',
  ended: 'It belongs to another account, has been used, or is older than a day.',
  again: 'You can ask for a new one on your account page.',
}

const secondFactor = {
  title: 'One more step',
  lead: 'Type the six digits that your authenticator app shows. A backup code works too.',
  code: 'Code',
  startAgain: 'Start again',
}

const mails = {
  reset: {
    subject: (organisation: string) => `A new password for ${organisation}`,
    opening: (organisation: string) =>
      `Somebody, probably you, asked for a new password at ${organisation}. Open this link to choose one:`,
    closing:
      'The link works once, within 30 minutes. If it was not you, do nothing: your password does not change.',
  },
  confirm: {
    subject: (organisation: string) => `Confirm your email for ${organisation}`,
    opening: (organisation: string) =>
      `Somebody created an account with this email at ${organisation}. If it was you, open this link while you are signed in:`,
    closing: 'If it was not you, do nothing. Never confirm an account that somebody else created.',
  },
  signUp: {
    subject: (organisation: string) => `Your account at ${organisation}`,
    opening: (organisation: string) =>
      `Somebody, probably you, asked for an account with this email at ${organisation}. Open this link to choose a name and a password:`,
    closing:
      'The link works once, within a day. If it was not you, do nothing: no account is created.',
  },
  taken: {
    subject: (organisation: string) => `You already have an account at ${organisation}`,
    opening: (organisation: string) =>
      `Somebody, probably you, asked for an account with this email at ${organisation}. You already have one. Open this link to sign in or to choose a new password:`,
    closing: 'If it was not you, do nothing: your account does not change.',
  },
}

const register = {
  title: 'Create an account',
  lead: 'An account is for training, classes and receipts. You do not need one to see your documents.',
  invited: {
    admin: (organisation: string) =>
      `${organisation} invites you as an admin. The link works once; choose your name and a password now.`,
    moderator: (organisation: string) =>
      `${organisation} invites you as a moderator. The link works once; choose your name and a password now.`,
    student: (organisation: string) =>
      `${organisation} invites you. The link works once; choose your name and a password now.`,
  },
  invitedEmail: 'The invitation was sent to this email, so it cannot be changed',
  byMail: 'We send you a link to choose a name and a password.',
  sent: 'We have sent an email to this address. It says what to do next.',
  sentHint:
    'The link in it works once, within a day. If it does not arrive, look in your spam folder, then ask again.',
  own: 'Choose your name and a password now. The link works once.',
  ownEmail: 'The link was sent to this email, so it cannot be changed',
  photo: 'Photo (optional)',
  photoHint: (mebibytes: number) =>
    `A JPEG, PNG, WebP, HEIC, TIFF or BMP of at most ${mebibytes} MiB. We keep a small copy that only you and our admins can see`,
  photoTooLarge: (mebibytes: number) =>
    `This photo is larger than ${mebibytes} MiB. Choose a smaller one, or register without.`,
  photoUnsupported:
    'This file is not a JPEG, PNG, WebP, HEIC, TIFF or BMP picture. Choose another one, or register without.',
  photoAgain: 'Choose your photo again. Your browser does not keep it',
  submit: 'Create my account',
  hasAccount: 'Already have an account?',
  signedInTitle: 'You already have an account',
  signedIn: (name: string) =>
    `You are signed in as ${name}. This invitation is for somebody who does not have an account yet.`,
  signedInNext:
    'If it is for somebody else, send them the link and do not use it. To use it yourself, sign out and open the link again.',
}

const setUp = {
  title: 'Set up this installation',
  lead: 'This link works once. It creates the organisation and its first admin.',
  organisationPart: 'Your organisation',
  organisation: 'Name of the organisation',
  organisationHint:
    'The registered name of your private agency. Every page shows it, with the words that it is not a government',
  licence: 'Licence number',
  authority: 'Licensing authority',
  authorityHint:
    'Start typing and choose yours. One that is not in the list is shown as “by its own account”',
  adminPart: 'The first admin',
  adminEmail: 'Your email',
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
