import type { firstScreenWords as english } from '../en/first-screen.ts'
import type { InAnyLanguage } from '../words.ts'
import { count } from './numbers.ts'

export const firstScreenWords: InAnyLanguage<typeof english> = {
  open: (time) => `${time} খোলা থাকবে`,
  close: 'বন্ধ করুন',
  closeNote: 'ফোনটি আপনার নয়? ফাইল সব সময় বন্ধ করুন।',
  new: 'আপনার জন্য নতুন',
  more: (number) => `আরও ${count(number)}টি বিষয়`,
  nothing: 'নতুন কিছু নেই।',
  nothingSince: (date) => `${date}-এর পর নতুন কিছু নেই।`,
  earlier: 'আগের',
  earlierLead: 'গত ৩০ দিনে যা খুলেছেন।',
  news: {
    closing: { title: 'এজেন্সি বন্ধ হচ্ছে', line: (date) => `${date}-এর আগে কপি নিন` },
    closed: { title: 'এজেন্সি বন্ধ হয়ে গেছে', line: (date) => `শেষ দিন ছিল ${date}` },
    withheld: { title: (label) => `${label}: এখন দেখানো হচ্ছে না`, line: 'কেন, দেখুন' },
    overdue: {
      title: (label) => `${label}: এখনো ফেরত আসেনি`,
      line: (date) => `ফেরত দেওয়ার কথা ছিল ${date}`,
    },
    confirm: { title: (label) => `এটি কি আমাদের দিয়েছেন? ${label}`, line: 'ঠিক কি না, জানান' },
    removal: { title: (date) => `কিছু কাগজ ${date} তারিখে সরানো হবে`, line: 'কপি রাখুন' },
    answer: { title: 'অফিসের উত্তর' },
    returned: { title: (label) => `${label}: ফেরত দেওয়া হয়েছে`, line: 'অফিস তা-ই বলছে। ঠিক কি?' },
    opened: { title: 'আপনার ফাইল আগে খোলা হয়েছে', line: 'আপনি খোলেননি? আমাদের জানান' },
    shareOpened: { title: 'আপনার শেয়ার খোলা হয়েছে' },
    code: { title: 'নতুন অ্যাক্সেস কোড তৈরি হয়েছে', line: 'আপনার জন্য নয়? আমাদের জানান' },
    document: { title: (label) => `নতুন: ${label}`, line: 'আপনি এখনো খোলেননি' },
    replaced: { title: (label) => `নতুন: ${label}`, line: 'এটি আগেরটির জায়গায় এসেছে' },
    class: { title: 'আপনার ক্লাস বদলেছে', cancelled: 'আপনার ক্লাস বাতিল হয়েছে' },
  },
  next: {
    flight: {
      title: (date) => `আপনার ফ্লাইট ${date}`,
      today: 'আপনার ফ্লাইট আজ',
      tomorrow: 'আপনার ফ্লাইট আগামীকাল',
      night: (weekday, time) => `রাত পেরোলেই ${weekday}, ${time}।`,
      line: 'এটি অফিস লিখেছে। বিমান সংস্থাকে জিজ্ঞাসা করুন।',
    },
    original: {
      title: (label, date) => `${label}: ফেরত পাবেন ${date}`,
      line: 'এটি অফিস লিখেছে। সেখানে চেয়ে নিন।',
    },
    ending: {
      title: (label, date) => `${label}: লেখা আছে ${date} পর্যন্ত`,
      line: 'এটি অফিস লিখে রেখেছে। কী করবেন, সেখানে জিজ্ঞাসা করুন।',
    },
    class: { title: (date) => `আপনার ক্লাস ${date}`, line: 'এটি অফিস লিখেছে। সেখানে জিজ্ঞাসা করুন।' },
  },
  toDo: {
    contractMissing: 'আপনার চুক্তি এখানে নেই। চেয়ে নিন',
    contractUnread: 'যাওয়ার আগে চুক্তি পড়ুন',
    readContract: 'আপনার চুক্তি পড়ুন',
    passport: 'পাসপোর্ট আপনার কাছে নেই। চেয়ে নিন',
  },
  documents: {
    title: 'আপনার কাগজ',
    note: 'অফিস এসব কপি রাখে। কাগজটি দেওয়া হয়েছে কি না, তা শুধু কর্তৃপক্ষ বলতে পারে।',
    none: 'এখনো কোনো কাগজ নেই',
    noneText: 'অফিস আপনার ফাইলে এখনো কোনো কাগজ রাখেনি। কবে রাখবে, জিজ্ঞাসা করুন।',
    until: (date) => `লেখা আছে: ${date} পর্যন্ত`,
    notShown: 'এখন দেখানো হচ্ছে না। কেন, দেখুন',
    isNew: 'নতুন।',
    unread: 'এখনো পড়েননি',
    readOn: (date) => `${date} পড়েছেন`,
    keptSince: (date) => `${date} থেকে আছে`,
    askBack: 'সময় পেরিয়েছে: ফেরত চান',
  },
  doors: {
    title: 'আপনি কী করতে চান?',
    share: 'কাউকে কাগজ দেখান',
    tell: 'অফিসকে কিছু বলুন',
    originals: 'আমার আসল কাগজ কোথায়',
    help: 'অফিসের বাইরে সাহায্য',
    more: 'আরও',
  },
}
