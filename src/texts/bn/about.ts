import type { Words } from '../words.ts'

/** "What this site is", in Bengali. */
export const aboutWords: Words['about'] = {
  title: 'এই সাইটটি কী',
  description: (organisation) =>
    `এই সাইট চালায় ${organisation}। কোন নামে, কোন লাইসেন্সে, কোন ঠিকানায়, আর কবে থেকে, তা এখানে লেখা আছে।`,
  lead: 'একটি বেসরকারি এজেন্সি এখানে প্রার্থীদের কাগজের কপি রাখে, আর যাঁর কাগজ তাঁকে দেখতে দেয়।',
  limits: 'কোনো কর্তৃপক্ষ কাগজটি দিয়েছে কি না, বা সেটি এখনো চালু কি না, তা শুধু সেই কর্তৃপক্ষই বলতে পারে।',
  not: 'এই সাইট যা নয়',
  history: 'নাম, লাইসেন্স আর ঠিকানা',
  historyLead:
    'এই সাইটের যত নাম, লাইসেন্স আর ঠিকানা ছিল, সব এর লগ থেকে নেওয়া। লগের লেখা কেউ বদলালে তা ধরা পড়ে।',
  names: 'নাম',
  legalNames: 'নিবন্ধিত নাম',
  licences: 'লাইসেন্স',
  addresses: 'ওয়েব ঠিকানা',
  since: (from) => `${from} থেকে`,
  between: (from, until) => `${from} থেকে ${until} পর্যন্ত`,
  until: (until) => `${until} পর্যন্ত`,
  unknown: 'লগ শুরু হওয়ার আগে থেকে',
}
