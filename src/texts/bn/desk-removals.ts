import type { removalsWords as english } from '../en/desk-removals.ts'
import type { InAnyLanguage } from '../words.ts'
import { count as digits } from './numbers.ts'

const cannotUndo = 'এটি আর ফেরানো যাবে না!'
const stays =
  'যা থাকে: কাজটি কে কবে করেছেন, তা অডিট লগে থাকে, কারও ব্যক্তিগত তথ্য ছাড়া; আর আগে নেওয়া ব্যাকআপের কপি থাকে।'

/** What has been kept for as long as the settings say, and its removal, in Bengali. */
export const words: InAnyLanguage<typeof english> = {
  title: 'মুছে ফেলার সময় হয়েছে',
  lead: {
    byItself:
      'সেটিংসে যত দিন বলা আছে, এসব কাগজ ও রেকর্ড তত দিন রাখা হয়েছে। যা আটকে রাখা হয়নি, তা তালিকায় আসার এক সপ্তাহ পরে নিজে থেকেই মুছে যায়। তালিকাটি প্রতি ঘণ্টায় হালনাগাদ হয়।',
    byHand:
      'সেটিংসে যত দিন বলা আছে, এসব কাগজ ও রেকর্ড তত দিন রাখা হয়েছে। কেউ এখানে না মোছা পর্যন্ত এগুলো থাকে। তালিকাটি প্রতি ঘণ্টায় হালনাগাদ হয়।',
  },
  filter: 'কীসের সময় হয়েছে',
  everything: 'সবকিছু',
  record: 'পুরো রেকর্ড',
  none: 'কিছুরই সময় হয়নি। কাগজ কত দিন রাখা হয়, তা সেটিংসে বলা আছে।',
  clocks: {
    title: 'কোন ঘড়ি ঠিক?',
    text: (server, here) =>
      `সার্ভারের ঘড়িতে ${server}, এই কম্পিউটারের ঘড়িতে ${here}। কীসের সময় হয়েছে, তা সার্ভারের ঘড়ি ধরে গোনা হয়; তাই দুই ঘড়ি না মেলা পর্যন্ত এখানে কিছু মোছা যায় না। সার্ভারের ঘড়ি ভুল হলে যিনি সার্ভার চালান, তাঁকে জানান; এই কম্পিউটারের ঘড়ি ভুল হলে ঠিক করে পাতাটি আবার খুলুন।`,
  },
  columns: {
    candidate: 'প্রার্থী',
    what: 'কী',
    since: 'যেদিন সময় হয়েছে',
    removal: 'কীভাবে মোছা হয়',
    actions: 'কাজ',
  },
  because: {
    departure: 'যাত্রার দিন থেকে গোনা',
    change: 'শেষ বদলের দিন থেকে গোনা',
    consent: 'প্রার্থী রাখতে রাজি হননি',
    closing: 'এজেন্সি বন্ধ হয়ে গেছে',
    law: 'আইনে যত দিন রাখতে হয়, তত দিন রাখা হয়েছে',
  },
  holds: {
    case: 'প্রার্থী যা বলেছেন বা চেয়েছেন, এখনো কেউ তার উত্তর দেননি।',
    original: 'একটি আসল কাগজ অফিসে আছে, আগে ফেরত দিতে হবে।',
    authority: 'কর্তৃপক্ষ অন্য কিছু দেখিয়েছে, এখনো কেউ উত্তর দেননি।',
    class: 'প্রার্থীর একটি ক্লাস এখনো চলছে।',
    handover: 'প্রার্থী চান ফাইলটি পরের এজেন্সির কাছে যাক, এখনো কেউ তা বের করে দেননি।',
  },
  heldBack: 'আটকে রাখা হয়েছে',
  from: (day) => `${day} থেকে নিজে থেকেই`,
  byHand: 'কাউকে মুছতে হবে',
  remove: 'চিরতরে মুছুন',
  removeOne: (what, name) => `চিরতরে মুছুন: ${what}, ${name}`,
  removeAll: (rows) => `এই পাতার ${digits(rows)}টি সবই মুছুন`,
  ask: {
    yesOne: 'হ্যাঁ, মুছে ফেলুন!',
    record: (name) =>
      `${cannotUndo} এই প্রার্থীর সব তথ্য, কাগজের প্রতিটি সংস্করণ, অ্যাক্সেস কোড আর শেয়ার চিরতরে মুছে যাবে: ${name}। ${stays}`,
    document: (name, what) =>
      `${cannotUndo} এই কাগজের প্রতিটি সংস্করণ চিরতরে মুছে যাবে: ${what}, প্রার্থী ${name}। ${stays}`,
    all: (rows) => `${digits(rows)}টি সবই মুছবেন?`,
    yesAll: (rows) => `হ্যাঁ, ${digits(rows)}টি মুছুন`,
    many: (records, documents) =>
      `${cannotUndo} ${digits(records)}টি পুরো রেকর্ড আর ${digits(documents)} ধরনের কাগজ প্রতিটি সংস্করণসহ চিরতরে মুছে যাবে। ${stays}`,
  },
  done: {
    removed: (count) => `মোছা হয়েছে: ${digits(count)}টি।`,
    held: (count) => `আটকে রাখা হয়েছে: ${digits(count)}টি।`,
    'not-due': (count) => `এর মধ্যে বদলানো হয়েছে, তাই আর সময় হয়নি: ${digits(count)}টি।`,
  },
}
