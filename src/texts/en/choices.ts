import { type ConsentPurpose, consentWords } from '#modules/consents/words.schema'
import { ownDataLeftOut } from '../own-data-left-out.ts'

/** The page on which a candidate says what they agree to. The questions are in the module. */
export const consents = {
  title: 'What you agree to',
  lead: 'Answer each one separately. You can change each answer at any time, and it takes effect at once. Your file stays open to you, whatever you answer.',
  purposes: {
    keeping: consentWords.keeping.en,
    sharing: consentWords.sharing.en,
    asking: consentWords.asking.en,
    messages: consentWords.messages.en,
    handover: consentWords.handover.en,
  } satisfies Record<ConsentPurpose, unknown>,
  yes: 'Yes',
  no: 'No',
  changeTo: { given: 'Change to “Yes”', withdrawn: 'Change to “No”' },
  /** What a no ends after an earlier yes; for the other purposes it ends nothing permanently. */
  ends: {
    keeping:
      'From now on we add no more documents. After 30 days we remove what we do not have to keep, and it does not come back.',
    sharing: 'All your shares end at once. They do not come back, even if you say yes again later.',
  } satisfies Partial<Record<ConsentPurpose, string>>,
  answers: {
    none: 'You have not answered yet.',
    given: (date: string) => `You said yes on ${date}.`,
    withdrawn: (date: string) => `You said no on ${date}.`,
  },
  read: 'What you read then',
  messagesOneByOne: 'Choose each message separately',
  takeAlong: 'Download all your data first',
  saved: 'Saved. This applies from now on.',
}

/** The page on which a candidate says which messages they want. */
export const messageSwitches = {
  title: 'Messages to you',
  lead: 'We write to the telephone number or email address that our office has for you. Choose what you want to be told.',
  /** The lead where the site sends neither mail nor SMS. */
  leadWithoutSending:
    'This site sends no messages. Our staff can write to you themselves. Choose what you want to be told.',
  wanted: 'Tell me',
  kinds: {
    file: 'when I can see my file',
    paper: 'when there is a new document in my file',
    ending: 'once, when a date printed on one of my documents is near',
    share: 'when somebody opens one of my shares for the first time',
    case: 'when you answer what I told you',
    class: 'when a class of mine has a new time or place',
  },
  later:
    'We do not tell you later what happened while a message was off. You still see it in your file.',
  saved: 'Saved. This applies at once, also to messages that we have not sent yet.',
  alwaysTitle: 'What we always tell you',
  always: [
    'Your access code was changed or ended.',
    'Our staff made a copy of all your data.',
    'A class of yours is cancelled.',
    'Our agency closes, or stays open after all.',
  ],
  /** The last of them, where the site sends codes. */
  alwaysCode: 'A code that you ask for yourself.',
  why: 'You cannot switch these off. Somebody else may have asked for it, and you have to know.',
}

/** The pages on which a candidate changes the access code. */
export const codeChange = {
  title: 'Change your access code',
  lead: 'Do this if somebody else may know your code: a helper, a sub-agent, or whoever filled in a form for you.',
  stays:
    'The old code then stops working, and your shares end. Make new ones for those who still need them.',
  handedOver: (date: string) =>
    `On ${date} our staff noted that they handed you this code in person. If nobody did, somebody else may have it: change it here.`,
  notSo: 'Say that it was not so',
  current: 'Your current access code',
  currentHint: '10 letters and digits, from your slip',
  propose: 'Show me a new code',
  newTitle: 'Your new access code',
  write: 'Write it down now. We show it only this once, and our staff cannot see it.',
  notYet: 'It does not work yet. Type it below to change the code.',
  typed: 'Type the new code',
  change: 'Change the code',
  again: 'Show me another new code',
  keep: 'Keep my old code',
}

/** The page on which a candidate takes everything that is held. */
export const ownData = {
  /** Its name where the site sends neither mail nor SMS. */
  collect: 'All your data: collect it at our office',
  title: 'Download all your data',
  lead: 'One file with what we hold about you. It has every detail, and every version of every document as a marked copy. It says who looked at your file, what was paid, and what was done.',
  leftOut: ownDataLeftOut.en,
  original:
    'The original scans stay with us. Each copy says that it is a copy and not a government document.',
  shared:
    'The file holds your passport and your medical documents. Do not save it on a shared phone or computer.',
  proofTitle: 'First prove that it is you',
  proof:
    'We send a code to the telephone number or email address that our office has for you. It works once, for 15 minutes.',
  send: 'Send me a code',
  sent: 'If our office has a telephone number or email address for you, a code is on its way. Wait a minute or two.',
  code: 'Code from our message',
  codeHint: '8 digits',
  take: 'Download all my data (ZIP)',
  none: 'No code came? Ask our office. Staff can hand over the same file, and you are told when they make one.',
  /** Instead of a code, where the site sends neither mail nor SMS. */
  sendsNothing: 'This site sends no messages. Ask our office; staff can hand over the same file.',
}
