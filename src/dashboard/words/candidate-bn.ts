import { adviceSentences } from '#messages/advice-bn'
import type { InAnyLanguage } from '#messages/any-language'
import { fileWords } from '#messages/file-bn'
import { kindNames } from '#messages/kinds-bn'
import { problemSentences } from '#messages/problems-bn'
import { shareWords } from '#messages/share-bn'
import type { candidateWords as english } from './candidate-en.ts'
import { refusalSentences } from './refusals-bn.ts'

/** The pages of the own file and its shares, in Bengali. */
export const candidateWords: InAnyLanguage<typeof english> = {
  file: fileWords,
  share: shareWords.share,
  kinds: kindNames,
  link: {
    title: 'আমার ফাইল',
    lead: 'আপনার ফাইল আপনার অ্যাকাউন্টের সাথে যুক্ত করুন। ফাইলটি যে আপনার, তা একবার দেখাতে হবে: পাসপোর্ট নম্বর আর আমাদের দেওয়া স্লিপের অ্যাক্সেস কোড দিয়ে।',
    number: 'পাসপোর্ট নম্বর',
    numberHint: 'ছবির পাতায় আছে, যেমন BX0123456',
    code: 'অ্যাক্সেস কোড',
    codeHint: 'আমাদের স্লিপে দশটি অক্ষর ও সংখ্যা, যেমন 7QXK2-M9PDA',
    numberMissing: 'আপনার পাসপোর্ট নম্বর লিখুন',
    codeMissing: 'আপনার স্লিপের অ্যাক্সেস কোড লিখুন',
    submit: 'আমার ফাইল যুক্ত করুন',
    done: 'আপনার ফাইল যুক্ত হয়েছে',
    noData: 'কোনো তথ্য পাওয়া যায়নি (No Data Found)',
    noDataHelp: [
      'পাসপোর্টের সাথে নম্বরটি অক্ষর ধরে ধরে মিলিয়ে দেখুন।',
      'সবচেয়ে নতুন স্লিপের কোডটি দিন। আমরা নতুন কোড দিলে পুরোনো কোড আর কাজ করে না।',
      'আমাদের কর্মীরা ফাইল ছাড়ার পরেই কেবল তা খোলে।',
    ],
    what: 'এতে যা পাবেন',
    gains: [
      'নম্বর আর কোড আবার না লিখেই এখানে আপনার কাগজ দেখবেন।',
      'নিয়োগকর্তা বা ব্যাংক কী দেখবে এবং কতদিন দেখবে, তা আপনি ঠিক করবেন।',
      'কে কখন দেখেছে, তা জানতে পারবেন।',
    ],
    noSlip: 'স্লিপ নেই, বা কোডটি অন্য কেউ দেখে ফেলেছে? আমাদের অফিসে নতুন কোড চান।',
    without: 'যুক্ত না করেই আমার ফাইল খুলব',
    linkedSince: (date) => `${date} থেকে আপনার অ্যাকাউন্টের সাথে যুক্ত।`,
    unlink: 'যুক্ত রাখা বন্ধ করুন',
    unlinkTitle: 'যুক্ত রাখা বন্ধ করবেন?',
    unlinkText:
      'এই অ্যাকাউন্টে আপনার ফাইল আর দেখা যাবে না। আপনার তৈরি শেয়ার খোলা থাকবে, যতক্ষণ না আপনি বাতিল করেন বা সময় শেষ হয়। নম্বর আর কোড দিয়ে আবার যুক্ত করতে পারবেন।',
    unlinkYes: 'বন্ধ করুন',
    unlinkNo: 'যুক্ত থাকুক',
    unlinked: 'যুক্ত রাখা বন্ধ হয়েছে',
    goneTitle: 'আপনার ফাইল এখন দেখানো যাচ্ছে না',
    gone: 'আমাদের কর্মীরা আপাতত ফাইলটি ফিরিয়ে নিয়েছেন, অথবা আপনার নতুন অ্যাক্সেস কোড হয়েছে। নতুন স্লিপ থাকলে নিচে আবার যুক্ত করুন। না থাকলে আমাদের অফিসে জিজ্ঞাসা করুন।',
    toShares: 'কাগজ শেয়ার করুন',
    toFile: 'আমার ফাইলে যান',
    seePapers: 'কাগজ',
    imageFailed: 'ছবিটি আসেনি। পাতাটি আবার লোড করুন, অথবা পরে আবার দেখুন।',
  },
  shares: {
    title: 'আমার শেয়ার',
    notLinked: 'আগে আপনার ফাইল অ্যাকাউন্টের সাথে যুক্ত করুন। তারপর অন্যরা কী দেখবে, তা এখানে ঠিক করতে পারবেন।',
    toLink: 'আমার ফাইল যুক্ত করুন',
    new: 'নতুন শেয়ার',
    made: 'আপনার শেয়ার তৈরি হয়েছে',
    copy: 'ঠিকানা ও কোড কপি করুন',
    copied: 'কপি হয়েছে',
    message: (address, code) => `${address}\nশেয়ার কোড: ${code}`,
    done: 'কোডটি লিখে রেখেছি',
    print: 'ছাপান',
    revokeTitle: 'এই শেয়ার বাতিল করবেন?',
    revokeText: (label) =>
      `“${label}” এখন থেকে আর কিছু দেখাবে না। এটি ফেরানো যায় না, তবে নতুন শেয়ার তৈরি করতে পারবেন।`,
    revokeYes: 'বাতিল করুন',
    revokeNo: 'থাকুক',
    revoked: 'শেয়ারটি বাতিল হয়েছে',
    who: 'কে দেখেছে',
    whoLead: 'কেউ আপনার ফাইল বা তার কোনো শেয়ার যতবার খুলেছে, নতুনটি আগে।',
    nobody: 'এখন পর্যন্ত কেউ দেখেনি।',
    by: {
      'access-code': 'আপনার অ্যাক্সেস কোড দিয়ে',
      account: 'যুক্ত অ্যাকাউন্ট দিয়ে, যেমন এটি',
      share: 'শেয়ার দিয়ে',
    },
    byShare: (label) => `“${label}” শেয়ার দিয়ে`,
    notYou:
      'আপনি নিজে খোলেননি? আমাদের অফিসে নতুন অ্যাক্সেস কোড চান। তাতে পুরোনো কোড, তার সব যুক্ত অ্যাকাউন্ট আর সব শেয়ার শেষ হয়।',
  },
  sentences: { ...adviceSentences, ...problemSentences, ...refusalSentences },
}
