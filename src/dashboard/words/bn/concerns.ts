import type { InAnyLanguage } from '#messages/any-language'
import { count as digits } from '#messages/bn/numbers'
import type { concernsWords as english } from '../en/concerns.ts'

/** The steps of a report, by their actions. */
const steps: Readonly<Record<string, string>> = {
  'concern.reported': 'সন্দেহের খবর জানানো হয়েছে',
  'concern.answered': 'উত্তর দেওয়া হয়েছে',
  'concern.closed': 'বন্ধ করা হয়েছে',
  'concern.reopened': 'আবার খোলা হয়েছে',
  'access_code.requested': 'নতুন অ্যাক্সেস কোড চাওয়া হয়েছে',
}

/** What the public reports, and what is done about it, in Bengali. */
export const words: InAnyLanguage<typeof english> = {
  title: 'সন্দেহের খবর',
  lead: '“সন্দেহের কথা জানান” পাতায় মানুষ যা জানান, আর যাঁরা নতুন অ্যাক্সেস কোড চান। উত্তর দেওয়া বা বন্ধ করার পর খবর দুই বছর আর অনুরোধ ৯০ দিন রাখা হয়।',
  all: 'সব',
  states: { open: 'খোলা', answered: 'উত্তর দেওয়া', closed: 'বন্ধ' },
  openOnes: (count) => `খোলা (${digits(count)})`,
  empty: {
    open: 'উত্তরের অপেক্ষায় কিছু নেই।',
    answered: 'উত্তর দেওয়া হয়েছে কিন্তু বন্ধ করা হয়নি, এমন কোনো খবর নেই।',
    closed: 'এখনো কোনো খবর বন্ধ করা হয়নি।',
    all: 'এখনো কেউ কিছু জানাননি। পাবলিক পাতা থেকে যা জানানো হয়, তা এখানে আসে।',
  },
  columns: {
    what: 'কী জানানো হয়েছে',
    state: 'অবস্থা',
    reported: 'কবে জানানো হয়েছে',
    from: 'কার কাছ থেকে',
    lastStep: 'শেষ কাজ',
  },
  newCodeFor: (name) => `নতুন কোড চান: ${name}`,
  notGiven: 'দেওয়া হয়নি',
  somebody: 'কেউ একজন',
  one: {
    title: 'সন্দেহের খবর',
    all: 'সব সন্দেহের খবর',
    what: { concern: 'কী জানানো হয়েছে', code: 'কে নতুন কোড চান' },
    state: 'অবস্থা',
    reported: 'কবে জানানো হয়েছে',
    from: 'কার কাছ থেকে',
    page: 'কোন পাতা নিয়ে',
    noContact: 'দেওয়া হয়নি: তাঁকে উত্তর দেওয়া যাবে না।',
    noLink: '(লিংক নয়: সাবধানে দেখুন)',
    lookFor: 'এই নম্বরটি রেকর্ডে খুঁজুন',
    anybody: 'যে কেউ এটি পাঠাতে পারেন',
    findOut:
      'কোড দেওয়ার আগে জেনে নিন তিনি কে: অফিসে পাসপোর্ট দেখুন, অথবা রেকর্ডে যে নম্বর আছে তাতে ফোন করুন, শুধু এখানে দেওয়া নম্বরে নয়।',
    actions: 'এ নিয়ে আপনি কী করছেন',
    steps: 'যা যা করা হয়েছে',
    step: (action, told) => steps[action] ?? told,
    stepBy: (step, name) => `${step}, করেছেন ${name}`,
  },
  answer: {
    form: 'খবরটির উত্তর দিন',
    given: 'উত্তর',
    before: (note) => `আগে যে উত্তর দেওয়া হয়েছে: ${note}`,
    field: 'কী উত্তর দিয়েছেন বা কী করেছেন',
    hint: 'অন্য অ্যাডমিনদের জন্য। Candor কিছু পাঠায় না: উপরে যে যোগাযোগ আছে, তাতে উত্তর দিন।',
    note: 'উত্তর দেওয়া হয়েছে বলে লিখুন',
    closeWithout: 'উত্তর না দিয়ে বন্ধ করুন',
    close: 'বন্ধ করুন',
    reopen: 'আবার খুলুন',
    faster: 'অন্য কেউ আগে করেছেন',
    notKept: 'আপনি যা লিখেছিলেন তা রাখা হয়নি:',
    done: {
      answered: 'উত্তর লেখা হয়েছে',
      closed: 'খবরটি বন্ধ করা হয়েছে',
      open: 'খবরটি আবার খোলা হয়েছে',
    },
  },
}
