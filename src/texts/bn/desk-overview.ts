import type { overviewWords as english } from '../en/desk-overview.ts'
import type { InAnyLanguage } from '../words.ts'
import { count as digits } from './numbers.ts'

/** The overview, and the lists that only it leads to, in Bengali. */
export const words: InAnyLanguage<typeof english> = {
  title: 'হোম',
  backup: {
    last: (at) => `শেষ ব্যাকআপ: ${at}`,
    never: 'এখনো কোনো ব্যাকআপ করা হয়নি।',
  },
  nothing: 'কিছুই অপেক্ষায় নেই।',
  groups: { unanswered: 'উত্তর বা কাজ বাকি', records: 'রেকর্ড', watched: 'দেখে নিতে হবে' },
  numbers: {
    overdueOriginals: 'আসল কাগজ ফেরত দিতে দেরি হয়েছে',
    comparisonAlerts: 'লুকানো কাগজ নিয়ে ঠিক করতে হবে',
    cases: 'উত্তরের কাজ বাকি',
    ownReturned: 'আপনার কাছে ফেরত',
    ownWaiting: 'আপনার যোগ করা, অনুমোদনের অপেক্ষায়',
    ownAssigned: 'আপনার যোগ করা, আপনার দায়িত্বে',
    waiting: 'অনুমোদনের অপেক্ষায়',
    returned: 'যিনি যোগ করেছেন তাঁর কাছে ফেরত',
    assigned: 'আপনার দায়িত্বে',
    missesDocuments: 'যে রেকর্ডে কাগজ বাকি',
    withoutDateOfBirth: 'যে রেকর্ডে জন্মতারিখ নেই',
    endingPapers: 'কাগজে ছাপা মেয়াদ শেষের তারিখ ৩০ দিনের মধ্যে',
    oldComparisons: 'কাগজ নিয়ে কর্তৃপক্ষকে আবার জিজ্ঞাসা করতে হবে',
    feesAboveCap: 'প্রার্থী সীমার চেয়ে বেশি টাকা দিয়েছেন',
    codeAlerts: 'যে নম্বরে অনেকবার ভুল কোড দেওয়া হয়েছে',
    unprintedCodes: 'অ্যাক্সেস কোড দেওয়া হয়েছে, স্লিপ ছাপা হয়নি',
    withdrawnConsents: 'প্রার্থী যাতে আর রাজি নন',
    failedMessages: 'যে বার্তা হয়তো পৌঁছায়নি',
  },
  weeks: {
    all: 'প্রতি সপ্তাহে যোগ করা রেকর্ড',
    own: 'প্রতি সপ্তাহে আপনার যোগ করা রেকর্ড',
    table: 'ছক আকারে দেখুন',
    from: 'সপ্তাহের শুরু',
    records: 'রেকর্ড',
    thisWeek: 'এই সপ্তাহ',
    said: (all, weeks, now, most) =>
      `${digits(weeks)} সপ্তাহে ${digits(all)}টি রেকর্ড, এর মধ্যে এই সপ্তাহে ${digits(now)}টি; এক সপ্তাহে সবচেয়ে বেশি ${digits(most)}টি।`,
    inWeek: (records, day) => `${records}টি রেকর্ড, যে সপ্তাহের শুরু ${day}`,
  },
  candidate: 'প্রার্থী',
  since: 'কবে থেকে',
  failed: {
    title: 'যে বার্তা হয়তো পৌঁছায়নি',
    lead: 'প্রার্থীদের কাছে পাঠানো যেসব বার্তা পৌঁছেছে কি না, তা নিশ্চিত নয়। রেকর্ডের পাতা থেকে আবার পাঠান, অথবা ফোন করুন।',
    empty: 'এমন কোনো বার্তা নেই।',
    tells: 'কী জানানোর কথা',
    state: 'অবস্থা',
    states: { failed: 'পাঠানো যায়নি', perhaps: 'হয়তো পাঠানো হয়েছে' },
  },
  withdrawn: {
    title: 'প্রার্থী যাতে আর রাজি নন',
    lead: 'প্রার্থী নিজের ফাইলের পাতায় উত্তর দেন, আর শুধু তিনিই উত্তর বদলাতে পারেন। উত্তরটি সাথে সাথে কার্যকর হয়।',
    empty: 'কোনো প্রার্থী না বলেননি।',
    purpose: 'প্রার্থী যাতে না বলেছেন',
    stops: 'কী থেমে যায়',
  },
}
