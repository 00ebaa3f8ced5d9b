import { consentWords } from '#modules/consents/schema'
import type { InAnyLanguage } from '../any-language.ts'
import type { consentPageWords as english } from '../en/consents.ts'

export const consentPageWords: InAnyLanguage<typeof english> = {
  link: 'আপনি কীসে রাজি',
  title: 'আপনি কীসে রাজি',
  lead: 'প্রতিটির উত্তর আলাদা করে দিন। যেকোনো সময় উত্তর বদলাতে পারেন, তখনই তা কার্যকর হয়। যে উত্তরই দিন, আপনি নিজের ফাইল দেখতে পারবেন।',
  purposes: {
    keeping: consentWords.keeping.bn,
    sharing: consentWords.sharing.bn,
    asking: consentWords.asking.bn,
    messages: consentWords.messages.bn,
    handover: consentWords.handover.bn,
  },
  yes: 'হ্যাঁ',
  no: 'না',
  changeTo: { given: 'উত্তর বদলে “হ্যাঁ” করুন', withdrawn: 'উত্তর বদলে “না” করুন' },
  ends: {
    keeping:
      'এখন থেকে আমরা আর কোনো কাগজ যোগ করব না। ৩০ দিন পরে, যা রাখার দরকার নেই তা আমরা মুছে ফেলব, আর তা ফিরে পাওয়া যাবে না।',
    sharing: 'আপনার সব শেয়ার সাথে সাথে শেষ হবে। পরে আবার হ্যাঁ বললেও সেগুলো আর ফিরবে না।',
  },
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
