/** The page on which a candidate says which messages they want. */
export const messageSwitchWords = {
  link: 'Messages to you',
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
  save: 'Save',
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
  back: 'Back to the file',
}
