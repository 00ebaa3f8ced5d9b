import { count } from '#messages/numbers-bn'
import type { Words } from './words.ts'

/** Under each field for a new password. */
export const passwordHint = 'কমপক্ষে ১০টি অক্ষর। কয়েকটি শব্দ, যা শুধু আপনিই পাশাপাশি বসাবেন'

const account: Words['account'] = {
  title: 'আপনার অ্যাকাউন্ট',
  signedInAs: (email) => `আপনি ${email} দিয়ে সাইন ইন করেছেন।`,
  unconfirmed: 'আপনার ইমেইল এখনো নিশ্চিত হয়নি। আমাদের পাঠানো মেইলের লিংকটি খুলুন।',
  sendAgain: 'মেইলটি আবার পাঠান',
  profile: 'আপনার নাম',
  name: 'নাম',
  save: 'সংরক্ষণ করুন',
  firstPage: 'ড্যাশবোর্ডে আপনার প্রথম পাতা',
  firstPageLabel: 'যা দিয়ে শুরু',
  usualFirstPage: 'আপনার ভূমিকার পাতা',
  firstPages: {
    overview: 'এক নজরে',
    records: 'রেকর্ড',
    approvals: 'অনুমোদন',
    submissions: 'আপনার জমা দেওয়া রেকর্ড',
  },
  photo: 'আপনার ছবি',
  photoAlt: 'আপনার ছবি, যেভাবে আমাদের অ্যাডমিনরা দেখেন',
  addPhoto: 'একটি ছবি বেছে নিন',
  otherPhoto: 'অন্য ছবি বেছে নিন',
  savePhoto: 'ছবিটি রাখুন',
  removePhoto: 'ছবিটি সরান',
  photoMissing: 'আগে একটি ছবি বেছে নিন।',
  photoTooLarge: (mebibytes) => `ছবিটি ${count(mebibytes)} MiB-এর চেয়ে বড়। আরও ছোট ছবি বেছে নিন।`,
  photoUnsupported: 'ফাইলটি JPEG, PNG বা WebP ছবি নয়। অন্য একটি বেছে নিন।',
  safety: 'নিরাপদে সাইন ইন',
  changePassword: 'পাসওয়ার্ড বদলান',
  setPassword: 'পাসওয়ার্ড ঠিক করুন',
  factorOn: 'দ্বিতীয় ধাপ চালু আছে।',
  factorOff: 'দ্বিতীয় ধাপ বন্ধ আছে। এটি চালু থাকলে শুধু চুরি করা পাসওয়ার্ড দিয়ে কিছু খোলে না।',
  toFactor: 'দ্বিতীয় ধাপ',
  summary: {
    title: 'বিজ্ঞপ্তি নিয়ে দিনে একটি ইমেইল',
    lead: 'দিনে একটি ইমেইল, যাতে লেখা থাকে ড্যাশবোর্ডে আপনার কতগুলো বিজ্ঞপ্তি পড়া হয়নি। এতে কোনো প্রার্থীর নাম থাকে না। নতুন কিছু না থাকলে ইমেইল যায় না।',
    on: 'প্রতিদিনের ইমেইল চালু আছে।',
    off: 'প্রতিদিনের ইমেইল বন্ধ আছে।',
    switchOn: 'আমাকে দিনে একবার ইমেইল পাঠান',
    switchOff: 'প্রতিদিনের ইমেইল বন্ধ করুন',
    noMail: 'এই সাইট এখনো ইমেইল পাঠাতে পারে না। যিনি সাইটটি চালান, তাঁকে জিজ্ঞাসা করুন।',
  },
  passkeys: 'পাসকি',
  passkeysLead: 'পাসকি থাকলে পাসওয়ার্ড ছাড়াই আপনার ফোন বা কম্পিউটার দিয়ে সাইন ইন হয়।',
  noPasskeys: 'আপনার এখনো কোনো পাসকি নেই।',
  unnamed: 'পাসকি',
  addedOn: (date) => `যোগ হয়েছে ${date}`,
  remove: (name) => `${name} সরান`,
  addPasskey: 'পাসকি যোগ করুন',
  passkeyName: 'এর একটি নাম',
  passkeyNameHint: 'যেমন: আমার ফোন',
  yourPassword: 'আপনার পাসওয়ার্ড',
  passkeyFailed: 'পাসকি যোগ করা যায়নি। আবার চেষ্টা করুন।',
  providers: 'সাইন ইন করার অন্য উপায়',
  providersLead: (label) =>
    `${label} যুক্ত থাকলে আপনি সেখানে সাইন ইন করেন, এখানে পাসওয়ার্ড লাগে না। আমরা সেখান থেকে শুধু আপনার নাম আর ইমেইল জানি।`,
  connectedOn: (label, date) => `${label}, যুক্ত হয়েছে ${date}`,
  notOffered: 'এই উপায় আমরা আর দিই না, তাই এটি দিয়ে কেউ সাইন ইন করতে পারে না।',
  connect: (label) => `${label} যুক্ত করুন`,
  goOn: 'সেখানে সাইন ইন করুন। তারপর আপনি নিজে থেকেই এখানে ফিরে আসবেন।',
  disconnect: (label) => `${label} বিচ্ছিন্ন করুন`,
  confirmedTitle: 'আপনি আবার সাইন ইন করেছেন',
  confirmed: 'এই পাতাটি বন্ধ করে আগের পাতায় ফিরে যান। যা করছিলেন, তা সেখানেই চলবে।',
  notConfirmedTitle: 'আপনাকে নিশ্চিত করা যায়নি',
  confirmAgain: 'আবার চেষ্টা করুন',
  sessions: 'যেখানে যেখানে সাইন ইন করা আছে',
  session: (began, used) => `${began} থেকে, শেষ ব্যবহার ${used}`,
  thisOne: 'এই ব্রাউজার',
  end: (began) => `${began} থেকে চলা সাইন ইন শেষ করুন`,
  back: 'আপনার অ্যাকাউন্টে ফিরে যান',
}

const accountPassword: Words['accountPassword'] = {
  title: 'পাসওয়ার্ড বদলান',
  lead: 'অন্য সব ব্রাউজার থেকে সাইন আউট হবে।',
  current: 'এখনকার পাসওয়ার্ড',
  password: 'নতুন পাসওয়ার্ড',
  confirm: 'একই পাসওয়ার্ড আবার লিখুন',
  hint: passwordHint,
  submit: 'আমার পাসওয়ার্ড বদলান',
}

const accountFactor: Words['accountFactor'] = {
  title: 'দ্বিতীয় ধাপ',
  lead: 'আপনার ফোনের অথেন্টিকেটর অ্যাপ প্রতি ৩০ সেকেন্ডে নতুন কোড দেখায়। সাইন ইনের সময় পাসওয়ার্ডের পরে এই কোড চাওয়া হয়।',
  isOwed: 'এই প্রতিষ্ঠান কর্মীদের কাছে এটি চায়। এখনই চালু করুন; তার আগে অ্যাকাউন্টের বাকি সব কাজ বন্ধ থাকবে।',
  begin: 'চালু করুন',
  scan: 'অথেন্টিকেটর অ্যাপ খুলে এই ছবিটি স্ক্যান করুন। ক্যামেরা নেই? চাবিটি লিখে দিন।',
  picture: 'অথেন্টিকেটর অ্যাপের চাবি, স্ক্যান করার ছবি হিসেবে',
  key: 'চাবি',
  code: 'অ্যাপ এখন যে কোড দেখাচ্ছে',
  finish: 'চালু করুন',
  isOn: 'দ্বিতীয় ধাপ চালু আছে।',
  left: (left) => `ব্যাকআপ কোড বাকি আছে: ${count(left)}টি।`,
  newCodes: 'নতুন ব্যাকআপ কোড',
  turnOff: 'বন্ধ করুন',
  codesTitle: 'এই ব্যাকআপ কোডগুলো রেখে দিন',
  codesLead:
    'ফোন হারিয়ে গেলে প্রতিটি কোড দিয়ে একবার অ্যাকাউন্ট খোলা যায়। এগুলো শুধু এবারই দেখানো হচ্ছে। লিখে রাখুন, এবং ফোন থেকে আলাদা জায়গায় রাখুন।',
  password: 'আপনার পাসওয়ার্ড',
}

/** The page of the own account. */
export const ownAccountWords = { account, accountPassword, accountFactor }
