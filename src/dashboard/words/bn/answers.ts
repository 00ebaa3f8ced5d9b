import type { InAnyLanguage } from '#messages/any-language'
import { count as digits } from '#messages/bn/numbers'
import type { answersWords as english } from '../en/answers.ts'

/** What people sent and the office answers, in Bengali. */
export const words: InAnyLanguage<typeof english> = {
  leftOut: 'যেগুলোর উত্তর দেওয়া হয়েছে, সেগুলো বাদ দেওয়া আছে।',
  showAll: 'সব দেখুন',
  nothingWaits: 'উত্তরের অপেক্ষায় কিছু নেই।',
  complaints: {
    title: 'অভিযোগ',
    lead: '“অভিযোগ লিখুন” পাতায় মানুষ যা লিখে আমাদের কাছে পাঠিয়েছেন। উত্তর না দেওয়া পর্যন্ত প্রতিটি এখানে থাকে। অভিযোগ বা তার উত্তর কেউ বদলাতে বা সরাতে পারেন না।',
    none: 'কেউ কোনো অভিযোগ পাঠাননি।',
    waiting: (count) => `${digits(count)}টি উত্তরের অপেক্ষায়।`,
    about: {
      agency: 'এজেন্সিকে নিয়ে',
      employer: 'নিয়োগকর্তাকে নিয়ে',
      other: 'অন্য কাউকে নিয়ে',
    },
    written: (moment) => `লেখা হয়েছে ${moment}`,
    from: (country) => `দেশ: ${country}`,
    worksIn: (country) => `কাজের দেশ: ${country}`,
    contact: 'যোগাযোগ',
    noContact: 'দেওয়া হয়নি',
    answered: (moment, by) => `উত্তর দেওয়া হয়েছে ${moment}, দিয়েছেন ${by}`,
    deletedAccount: 'মুছে ফেলা একটি অ্যাকাউন্ট',
    answer: 'উত্তর দিন',
    sent: 'উত্তর পাঠানো হয়েছে',
    dialog: {
      title: 'অভিযোগের উত্তর দিন',
      label: 'উত্তর',
      hint: 'যাঁর কাছে নম্বরটি আছে, তিনি এটি পড়েন। উত্তর একবারই দেওয়া যায়, পরে বদলানো যায় না।',
      button: 'উত্তর পাঠান',
    },
  },
}
