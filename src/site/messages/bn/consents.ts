import type { InAnyLanguage } from '#messages/any-language'
import { consentWords } from '#modules/consents/schema'
import type { consentPageWords as english } from '../en/consents.ts'

export const consentPageWords: InAnyLanguage<typeof english> = {
  link: 'আপনি কীসে রাজি',
  title: 'আপনি কীসে রাজি',
  lead: 'প্রতিটির সিদ্ধান্ত আপনার। যেকোনো সময় উত্তর বদলাতে পারেন, তখনই তা কার্যকর হয়। যে উত্তরই দিন, আপনি নিজের ফাইল দেখতে পারবেন।',
  purposes: {
    keeping: consentWords.keeping.bn,
    sharing: consentWords.sharing.bn,
    asking: consentWords.asking.bn,
    messages: consentWords.messages.bn,
    handover: consentWords.handover.bn,
  },
  listen: (title) => `শুনুন: ${title}`,
  yes: 'হ্যাঁ',
  no: 'না',
  answers: {
    none: 'আপনি এখনো উত্তর দেননি।',
    given: (date) => `আপনি ${date} তারিখে হ্যাঁ বলেছেন।`,
    withdrawn: (date) => `আপনি ${date} তারিখে না বলেছেন।`,
  },
  read: 'তখন যা পড়েছিলেন',
  messagesOneByOne: 'প্রতিটি বার্তা আলাদা করে বেছে নিন',
  takeAlong: 'আগে আপনার সব তথ্য নিয়ে নিন',
  saved: 'সংরক্ষণ করা হয়েছে। এখন থেকে কার্যকর।',
  back: 'ফাইলে ফিরে যান',
}
