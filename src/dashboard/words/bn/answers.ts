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
  contests: {
    title: 'প্রার্থী যা ভুল বলছেন',
    lead: 'প্রার্থীরা নিজের ফাইলে যা যা ভুল বলছেন। আপনি উত্তর না দেওয়া পর্যন্ত যিনিই তা দেখেন, তিনি জানেন যে প্রার্থী এটিকে ভুল বলছেন।',
    none: 'কোনো প্রার্থী কিছু ভুল বলে জানাননি।',
    waiting: (count) => `${digits(count)}টি অপেক্ষায়।`,
    overdue: (count, overdue) =>
      `${digits(count)}টি অপেক্ষায়, এর মধ্যে ${digits(overdue)}টির সময় পার হয়ে গেছে।`,
    said: (moment) => `জানানো হয়েছে ${moment}`,
    due: (moment) => `উত্তরের শেষ সময় ${moment}`,
    wasDue: (moment) => `উত্তরের শেষ সময় ছিল ${moment}`,
    proposed: 'কী থাকা উচিত',
    accepted: (moment, by) => `ঠিক করা হয়েছে ${moment}, ${by}`,
    declined: (moment, by) => `মেনে নেওয়া হয়নি ${moment}, ${by}`,
    somebody: 'কেউ একজন',
    openRecord: 'রেকর্ডটি খুলুন',
    corrected: 'ঠিক করা হয়েছে বলে জানান',
    decline: 'আগের মতোই রাখুন',
    done: { accepted: 'মেনে নেওয়া হয়েছে', declined: 'মেনে নেওয়া হয়নি: আগের মতোই আছে' },
    dialog: {
      title: 'যেমন আছে তেমনই রাখবেন?',
      label: 'কারণ',
      hint: 'প্রার্থী এটি পড়েন, আর চাইলে আরও একবার জানাতে পারেন।',
      button: 'আগের মতোই রাখুন',
    },
  },
}
