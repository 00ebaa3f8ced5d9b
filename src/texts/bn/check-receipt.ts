import type { Words } from '../words.ts'
import { letterheadWords } from './letterhead.ts'

/** As in English, no sentence speaks for an authority (H4). */
export const checkReceiptWords: Words['checkReceipt'] = {
  ...letterheadWords,
  title: 'যাচাইয়ের রসিদ',
  keepTitle: 'এই উত্তর রেখে দিন',
  keepLead:
    'ছাপানোর মতো একটি পাতা, তাতে নম্বর, তারিখ ও এই উত্তর থাকে। নম্বরটি যার কাছে আছে, তিনি এখানে আবার পড়তে পারেন।',
  keep: 'রসিদ তৈরি করুন',
  error: 'কোনো রসিদ তৈরি হয়নি',
  number: 'নম্বর',
  at: 'তারিখ ও সময়',
  compared: 'কী মেলানো হয়েছে',
  comparisons: {
    file: 'ফাইলটির প্রতিটি বাইট',
    copy: 'এই সাইটে দেখানো চিহ্নিত কপি',
    reference: 'রেফারেন্স',
    share: 'কিছুই নয়: প্রার্থীর শেয়ার করা কাগজ খোলা হয়েছে',
    attestation: 'দেখানো প্রত্যয়ন: এর সই ও অবস্থা',
    receipt: 'দেখানো রসিদের ফাইল: এর সই ও অবস্থা',
    payment: 'টাকার রসিদের নম্বর ও যাচাই কোড',
  },
  sha256: 'ফাইলের চিহ্ন (SHA-256)',
  shownSha256: 'লেখার চিহ্ন (SHA-256)',
  reference: 'রেফারেন্স',
  answer: 'তখনকার উত্তর',
  shown: (organisation) =>
    `একজন প্রার্থী ${organisation}-এর কাছে থাকা কাগজের কপি শেয়ার করেছেন। সেগুলো এই ওয়েবসাইটে খোলা হয়েছে।`,
  attestationEnds: 'প্রত্যয়নের সময় শেষ',
  verdicts: {
    'in-force': (organisation) => `দেখানো প্রত্যয়নে ${organisation}-এর সই ছিল, এবং তখন তা চালু ছিল।`,
    expired: (organisation) => `দেখানো প্রত্যয়নে ${organisation}-এর সই ছিল, কিন্তু এর সময় শেষ ছিল।`,
    ended: (organisation) =>
      `দেখানো প্রত্যয়নে ${organisation}-এর সই ছিল, কিন্তু ${organisation} তখন আর এর দায় নিচ্ছিল না।`,
    ours: (organisation) =>
      `দেখানো ফাইলটি ${organisation}-এর একটি রসিদ, যেমন সই করা হয়েছিল তেমনই। জানা মতে এরপর কিছু বদলায়নি।`,
    changed: (organisation) =>
      `দেখানো ফাইলটি ${organisation}-এর একটি রসিদ, যেমন সই করা হয়েছিল তেমনই। এরপর কিছু বদলেছিল: সেই রসিদটি দেখুন।`,
    unsure: (organisation) => `যা দেখানো হয়েছে, ${organisation} তার দায় নেয় না।`,
    altered: (organisation) => `যে লেখা দেখানো হয়েছে, ${organisation} তাতে সই করেনি।`,
    foreign: (organisation) =>
      `যা দেখানো হয়েছে তাতে অন্য কারও নাম ছিল, যাকে ${organisation} বিচার করে না। সই যাচাই করা হয়নি।`,
    issued: (organisation) => `এই নম্বর ও তার যাচাই কোডের রসিদটি ${organisation} দিয়েছিল।`,
    refunded: (organisation) =>
      `এই নম্বর ও তার যাচাই কোডের রসিদটি ${organisation} ফেরত দেওয়া টাকার জন্য দিয়েছিল।`,
    unconfirmed: (organisation) =>
      `এই নম্বর ও যাচাই কোডের কোনো রসিদ ${organisation} নিশ্চিত করতে পারেনি।`,
  },
  amountNotRepeated: 'টাকার পরিমাণ ও তারিখ এখানে লেখা হয়নি। মেলাতে চাইলে যাচাই কোড দিয়ে রসিদটি খুঁজুন।',
  wasCorrected: (organisation) => `এই যাচাইয়ের আগেই ${organisation} সেই রসিদের হিসাব সংশোধন করেছিল।`,
  notRepeated: 'কে দেখিয়েছেন, আমরা যাচাই করিনি। এতে থাকা কোনো নাম এখানে লেখা হয়নি।',
  shownDocuments: 'যেসব কাগজ দেখানো হয়েছে',
  heldSince: (document, date) => `“${document}”-এর কপি, ${date} থেকে আছে`,
  noDocuments: 'কোনো কাগজ নেই',
  purpose: 'যার জন্য শেয়ার',
  issuedAs: 'যে নামে দেওয়া হয়েছে',
  since: 'এরপর যা বদলেছে',
  nothingSince: 'আমাদের জানা মতে কিছু বদলায়নি।',
  ours: 'এই রসিদ আমাদের',
  oursChanged: 'এই রসিদ আমাদের, তবে এরপর কিছু বদলেছে',
  superseded: (organisation, date) =>
    `${date} থেকে পুরোনো: ${organisation}-এর কাছে এখন আরও নতুন স্ক্যান আছে। নতুনটি চান।`,
  withdrawn: (organisation, date) =>
    `${date} থেকে তুলে নেওয়া: এই রসিদে যার কথা আছে, ${organisation} তা আর দেখায় না।`,
  corrected: (organisation, date) =>
    `${date} থেকে সংশোধিত: ${organisation} টাকার রসিদটির হিসাব সংশোধন করেছে। ঠিকটি চান।`,
  changed: (date) => `${date} থেকে কিছু বদলেছে: যে রসিদের ফাইল দেখানো হয়েছে সেটি দেখুন।`,
  ended: (organisation, date) =>
    `${date} থেকে শেষ: কারণ যা-ই হোক, ${organisation} আর এই প্রত্যয়নের দায় নেয় না।`,
  expired: (date) => `${date} থেকে মেয়াদ শেষ: প্রত্যয়নটির সময় পেরিয়ে গেছে।`,
  limits: 'এই রসিদ যা বলে না',
  limitsText:
    'কী মেলানো হয়েছে আর কখন, রসিদটি শুধু তা-ই বলে। কোনো কর্তৃপক্ষ কাগজটি দিয়েছে কি না, আর তা এখনো চলে কি না, শুধু কর্তৃপক্ষই বলতে পারে।',
  readAt: (address) =>
    `এই রসিদ যে কেউ ${address} ঠিকানায় আবার পড়তে পারেন। এরপর কী বদলেছে, সেই পাতায় তা-ও থাকে।`,
  qrOf: (address) => `${address} ঠিকানার QR কোড`,
  credential: 'সই করা রসিদ ডাউনলোড করুন (W3C প্রত্যয়ন, .vc.json)',
  credentialLead:
    'ডাউনলোডের সময় আমরা সই করি, তত দিনে যা বদলেছে তা-সহ। প্রোগ্রাম দিয়ে আমাদের সই যাচাই করা যায়। এতে কারও নাম নেই।',
  proof: 'আমাদের লগ থেকে প্রমাণ ডাউনলোড করুন',
  proofLead: 'এতে প্রমাণ হয় যে রসিদটি আমাদের লগে লেখা হয়েছে। রসিদ তৈরির এক সেকেন্ড পরে এটি পাওয়া যায়।',
  back: 'আরেকটি কাগজ মিলিয়ে দেখুন',
  backToShare: 'শেয়ার করা কাগজে ফিরে যান',
  look: 'যাচাইয়ের রসিদ দেখুন',
  unknownTitle: 'এমন কোনো রসিদ নেই',
  mistyped: 'এই নম্বরের একটি অক্ষর ভুল। আপনার রসিদের সাথে মিলিয়ে দেখুন।',
  unknown:
    'এই নম্বরের কোনো রসিদ আমাদের কাছে নেই। এতে যার কথা ছিল, আমরা হয়তো তা চিরতরে মুছে ফেলেছি। কেউ এটি আমাদের বলে দেখালে আমাদের জিজ্ঞাসা করুন।',
}
