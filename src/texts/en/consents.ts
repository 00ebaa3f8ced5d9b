import { type ConsentPurpose, consentWords } from '#modules/consents/schema'

/** The page on which a candidate says what they agree to. The questions are in the module. */
export const consentPageWords = {
  link: 'What you agree to',
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
  back: 'Back to the file',
}
