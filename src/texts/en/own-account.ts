const account = {
  title: 'Your account',
  signedInAs: (email: string) => `You are signed in as ${email}.`,
  unconfirmed: 'Your email is not confirmed yet. Open the link in the mail that we sent you.',
  sendAgain: 'Send the mail again',
  profile: 'Your name',
  name: 'Name',
  save: 'Save',
  firstPage: 'Your first page in the dashboard',
  firstPageLabel: 'Begin with',
  usualFirstPage: 'The page of your role',
  firstPages: {
    overview: 'Home',
    records: 'Records',
    approvals: 'Approvals',
    submissions: 'Your submissions',
  },
  photo: 'Your photo',
  photoAlt: 'Your photo as our admins see it',
  addPhoto: 'Choose a photo',
  otherPhoto: 'Choose another photo',
  savePhoto: 'Save the photo',
  removePhoto: 'Remove the photo',
  photoMissing: 'Choose a photo first.',
  photoTooLarge: (mebibytes: number) =>
    `This photo is larger than ${mebibytes} MiB. Choose a smaller one.`,
  photoUnsupported:
    'This file is not a JPEG, PNG, WebP, HEIC, TIFF or BMP picture. Choose another one.',
  safety: 'Signing in safely',
  setPassword: 'Choose a password',
  factorOff: 'The second factor is off. With it, a stolen password alone opens nothing.',
  mails: {
    title: 'Emails to you',
    language: 'Language',
    usual: 'The first language of this site',
    class: 'Email me when a class of mine has a new time or place',
    ofFile:
      'If our office has a telephone number or email for your file, we write there, as you chose at:',
    always: 'You always get emails about your password and about signing in.',
  },
  summary: {
    title: 'Daily email about notifications',
    lead: 'One email a day that says how many unread notifications you have in the dashboard. It names no candidate. When nothing is new, none is sent.',
    on: 'The daily email is on.',
    off: 'The daily email is off.',
    switchOn: 'Email me once a day',
    switchOff: 'Stop the daily email',
    noMail: 'This site cannot send email yet. Ask whoever runs it.',
  },
  passkeys: 'Passkeys',
  passkeysLead: 'With a passkey, your phone or computer signs you in without a password.',
  noPasskeys: 'You do not have one yet.',
  unnamed: 'Passkey',
  addedOn: (date: string) => `added on ${date}`,
  remove: (name: string) => `Remove ${name}`,
  addPasskey: 'Add a passkey',
  passkeyName: 'A name for it',
  passkeyNameHint: 'For example: my phone',
  passkeyFailed: 'The passkey could not be added. Try again.',
  providers: 'Other ways to sign in',
  providersLead: (label: string) =>
    `With ${label} connected, you sign in there and do not need a password here. We only learn your name and email.`,
  connectedOn: (label: string, date: string) => `${label}, connected on ${date}`,
  notOffered: 'We no longer offer this, so it does not sign you in.',
  connect: (label: string) => `Connect ${label}`,
  goOn: 'Sign in there. You will be brought back here.',
  disconnect: (label: string) => `Disconnect ${label}`,
  confirmedTitle: 'You have signed in again',
  confirmed: 'Close this page and go back to where you were. You can continue there.',
  notConfirmedTitle: 'We could not confirm that it is you',
  sessions: 'Where you are signed in',
  session: (began: string, used: string) => `Since ${began}, last used ${used}`,
  thisOne: 'this browser',
  sessionTimes: (clock: string) => `Times: ${clock}`,
  end: 'End this session',
  endOthers: 'End all other sessions',
  back: 'Back to your account',
}

const accountPassword = {
  title: 'Change your password',
  lead: 'You will be signed out in every other browser.',
  current: 'Your current password',
  password: 'New password',
  confirm: 'The same password again',
  hint: 'At least 10 characters. For example several words that only you would put together',
  submit: 'Change my password',
}

const accountFactor = {
  title: 'Second factor',
  lead: 'An authenticator app on your phone shows a new code every 30 seconds. You type it after your password when you sign in.',
  isOwed:
    'This organisation requires it for staff. Turn it on now to use the rest of your account.',
  begin: 'Turn it on',
  scan: 'Open your authenticator app and scan this picture. No camera? Type the key.',
  picture: 'The key for your authenticator app, as a picture to scan',
  key: 'Key',
  onThisPhone: 'On this telephone? Open the key in your authenticator app:',
  openInApp: 'Open in the app',
  copyKey: 'Copy the key',
  copied: 'Copied',
  code: 'The code that the app shows now',
  isOn: 'The second factor is on.',
  left: (count: number) => `Backup codes left: ${count}.`,
  newCodes: 'New backup codes',
  turnOff: 'Turn it off',
  codesTitle: 'Keep these backup codes',
  codesLead:
    'Each one signs you in once if you lose your phone. We show them only now. Write them down, and keep them away from your phone.',
  password: 'Your password',
}

/** The account page. */
export const ownAccountWords = { account, accountPassword, accountFactor }

/** The links between a person's own pages. */
const my = {
  pages: 'Your pages',
  links: {
    '/my/file': 'My file',
    '/my/shares': 'My shares',
    '/my/classes': 'My classes',
    '/my/payments': 'My payments',
    '/account': 'My account',
  },
}

/** A person's own file before it is linked to the account, and the end of the link. */
const link = {
  lead: 'Link it to your account. You prove once that it is yours.',
  submit: 'Link my file',
  what: 'What you get',
  gains: [
    'You see your documents here without typing the number and the code again.',
    'You choose what an employer or a bank may see, and for how long.',
    'You see who opened your file, and when.',
  ],
  noSlip: 'No slip? Or has somebody else seen the code? Ask our office for a new one.',
  without: 'Open my file without linking it',
  linkedSince: (date: string) => `Linked to your account since ${date}.`,
  unlink: 'End the link',
  unlinkText:
    'This account will no longer show your file. Your shares stay open until you stop them or their time is up. You can link the file again with its number and code.',
  unlinkYes: 'Stop showing my file here',
  goneTitle: 'Your file cannot be shown now',
  gone: 'Our staff have closed it for now, or you have a new access code. If you have a new slip, link your file again below. Otherwise ask our office.',
}

/** Who opened the file or a share of it. */
const views = {
  title: 'Who opened it',
  lead: 'The last 50 times that somebody opened your file or a share of it, newest first.',
  nobody: 'Nobody has opened it yet.',
  by: {
    'access-code': 'With your access code',
    account: 'With a linked account',
    share: 'With a share',
  },
  byShare: (label: string) => `With the share “${label}”`,
  /** The link at each viewing: to the file that proves that it is in our log. */
  proof: 'Proof',
  notMe: 'This was not me',
  proofText:
    'Each file proves that our log holds this line. Anybody can check it with the log’s public key.',
  notSealedTitle: 'The proof is not ready yet',
  notSealed: 'Try again in a few seconds.',
}

/** The pages of a signed-in person. */
export const ownWords = { my, link, views }
