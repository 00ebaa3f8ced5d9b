import { checkTexts } from '#modules/organisation/check-texts.schema'
import { formSentence, regulators } from '#modules/organisation/schema'
import { byEnglish } from '../by-english.ts'
import { publicProblems } from '../public-problems.ts'
import { bySentence, type RefusalTexts } from '../public-refusals.ts'
import { adviceTexts } from './advice.ts'
import { problemTexts } from './problems.ts'
import { publicRefusals } from './public-refusals.ts'
import { sharedRefusals } from './refusals.ts'

/** What is refused on public pages, in Bengali. */
const refusalTexts: RefusalTexts = {
  ...sharedRefusals,
  ...publicRefusals,
  'account.agency_closes': 'এই এজেন্সি বন্ধ হচ্ছে, তাই এখন আর কেউ নিবন্ধন করতে পারবেন না।',
  'class.not_found': 'এমন কোনো ক্লাস নেই।',
  'class.not_open': 'ক্লাসটি এখন বেছে নেওয়া যায় না। যেসব ক্লাস খোলা আছে, সেগুলো দেখুন।',
  'class.selected_already': 'ক্লাসটি আপনি আগেই বেছে নিয়েছেন।',
  'class.not_selected': 'ক্লাসটি আপনার তালিকায় নেই, বা এখন আর নেই।',
  'class.begun': 'ক্লাসটি শুরু হয়ে গেছে, তাই এখানে ছাড়া যায় না। এজেন্সিকে জিজ্ঞাসা করুন।',
  'contract.changed_meanwhile': 'চুক্তির শর্ত বদলানো হয়েছে। পাতাটি আবার খুলে দেখুন।',
  'case.nothing_said': 'চুক্তির একটি ছবি দিন, বা তাতে কী আছে লিখুন: বেতন, নিয়োগকর্তা বা অন্য কথা।',
  'contract.no_terms': 'এই ফাইলে কোনো চুক্তির শর্ত নেই।',
  'message.not_found': 'এমন কোনো বার্তা নেই।',
  'case.day_ahead': 'দিনটি এখনো আসেনি। যেদিন টাকা দিয়েছেন সেই দিন বেছে নিন।',
  'case.too_many': 'এখানে আর যোগ করা যায় না। যা আছে সব থাকবে। আমাদের অফিসে কথা বলুন।',
  'ledger.not_found': 'এমন কোনো হিসাব নেই।',
  'account.provider_taken': 'অন্য একটি অ্যাকাউন্ট আগে থেকেই এভাবে সাইন ইন করে। আগে সেখানে বিচ্ছিন্ন করুন।',
  'account.only_way_in':
    'আপনার অ্যাকাউন্টে ঢোকার এটিই একমাত্র উপায়। আগে একটি পাসওয়ার্ড ঠিক করুন বা পাসকি যোগ করুন, তারপর বিচ্ছিন্ন করুন।',
  'session.not_recent':
    'সাইন ইন করার পর ৫ মিনিটের বেশি হয়ে গেছে। সাইন আউট করে আবার সাইন ইন করুন, তারপর সঙ্গে সঙ্গে এটি করুন।',
  'session.wrong_credentials': 'ইমেইল বা পাসওয়ার্ড ভুল। দুটোই দেখে আবার চেষ্টা করুন।',
  'session.second_factor_required': 'এই অ্যাকাউন্টে দ্বিতীয় ধাপ আছে। অথেন্টিকেটর অ্যাপের কোডও দিন।',
  'session.wrong_code': 'কোডটি ভুল, অথবা আগেই ব্যবহার হয়েছে। পরের কোডের জন্য অপেক্ষা করে আবার চেষ্টা করুন।',
  'session.step_ended': 'অনেক সময় পার হয়ে গেছে। শুরু থেকে আবার সাইন ইন করুন।',
  'session.provider_failed': 'অন্য সেবা দিয়ে সাইন ইন করা যায়নি। আবার চেষ্টা করুন, অথবা পাসওয়ার্ড দিন।',
  'service.busy': 'এই মুহূর্তে একসঙ্গে অনেক কিছু পাঠানো বা দেখানো হচ্ছে। কয়েক সেকেন্ড পরে আবার চেষ্টা করুন।',
  'account.mail_not_sent': 'মেইল সার্ভার মেইলটি নেয়নি, তাই কিছু পাঠানো হয়নি। কয়েক মিনিট পরে আবার চেষ্টা করুন।',
  'session.provider_unreachable':
    'অন্য সেবাটি সাড়া দিচ্ছে না। এক মিনিট পরে আবার চেষ্টা করুন, অথবা পাসওয়ার্ড দিন।',
  'session.provider_other_person':
    'আপনি সেখানে অন্য কারও নামে সাইন ইন করেছেন। এখানে যে অ্যাকাউন্ট যুক্ত, সেটি দিয়ে সাইন ইন করুন।',
  'session.provider_not_again':
    'অন্য সেবাটি আবার পাসওয়ার্ড চায়নি। সাইন আউট করুন, আবার সাইন ইন করুন, আর সাথে সাথে কাজটি করুন।',
  'session.provider_unconfirmed':
    'ইমেইলটি আপনার, অন্য সেবাটি তা বলছে না। সেখানে নিশ্চিত করুন, অথবা পাসওয়ার্ড দিন।',
  'session.passkey_refused': 'পাসকি গ্রহণ করা যায়নি। আবার চেষ্টা করুন, অথবা পাসওয়ার্ড দিন।',
  'account.email_unconfirmed':
    'এই ইমেইলে একটি অ্যাকাউন্ট আছে, যার ইমেইল কখনো নিশ্চিত হয়নি। পাসওয়ার্ড দিয়ে সাইন ইন করে নিশ্চিত করুন, অথবা নতুন পাসওয়ার্ড চান।',
  'account.link_ended': 'এই লিংক আর কাজ করে না। একটি লিংক একবার, অল্প সময়ের জন্য কাজ করে। নতুন লিংক চান।',
  'account.wrong_password': 'এটি আপনার পাসওয়ার্ড নয়। দেখে আবার চেষ্টা করুন।',
  'account.password_weak':
    'এই পাসওয়ার্ড সহজে অনুমান করা যায়। এমন কয়েকটি শব্দ নিন, যা শুধু আপনিই পাশাপাশি বসাবেন; আপনার বা প্রতিষ্ঠানের নাম নয়।',
  'passkey.not_found': 'আপনার এমন কোনো পাসকি নেই।',
  'account.second_factor_missing': 'দ্বিতীয় ধাপ চালু নেই। আগে চালু করুন।',
  'account.second_factor_on': 'দ্বিতীয় ধাপ আগে থেকেই চালু আছে। আগে বন্ধ করুন।',
  'account.email_taken': 'এই ইমেইল দিয়ে নতুন অ্যাকাউন্ট খোলা যায় না। সাইন ইন করুন, অথবা অন্য ইমেইল দিন।',
  'setup.already_done': 'এই সাইট আগেই চালু করা হয়েছে। সাইন ইন করুন।',
  'setup.wrong_link': 'চালু করার এই লিংক আর কাজ করে না। Candor আবার চালু করুন, এবং তখন ছাপা লিংকটি খুলুন।',
  'setup.required': 'এই সাইট এখনো চালু করা হয়নি। সার্ভার চালু হওয়ার সময় যে লিংক ছাপে, সেটি খুলুন।',
  'organisation.claims_authority':
    'নামটি পড়লে সরকার বা সরকারি সেবা মনে হয়। আপনার এজেন্সির নিবন্ধিত নাম লিখুন।',
  'organisation.kept_too_short':
    'আপনাদের দেশের আইনে এটি আরও বেশি দিন রাখতে হয়। আইনে যত দিন আছে, অন্তত তত দিন বেছে নিন।',
  'document.unsupported':
    'ফাইলটি JPEG, PNG, WebP, HEIC, TIFF, BMP বা PDF নয়। কাগজের ছবি তুলুন, অথবা PDF হিসেবে সেভ করুন।',
  'document.locked': 'এই PDF-এ পাসওয়ার্ড দেওয়া আছে। পাসওয়ার্ড দিয়ে খুলে প্রিন্ট করে নতুন PDF বানান, সেটি পাঠান।',
  'document.too_large': 'ফাইলটি ১৫ MiB-এর চেয়ে বড়। কম রেজোলিউশনে ছবি তুলুন, অথবা আবার স্ক্যান করুন।',
  'document.too_many_pixels': 'ফাইলের একটি পাতা ৬০ মেগাপিক্সেলের বেশি। কম রেজোলিউশনে স্ক্যান করুন।',
  'document.active_content':
    'এই PDF-এ পাতার বাইরেও কিছু আছে: স্ক্রিপ্ট, জুড়ে দেওয়া ফাইল বা নিজে থেকে চলা কাজ। এটি প্রিন্ট করে নতুন PDF বানান, অথবা কাগজের ছবি তুলুন।',
  'document.too_many_pages': 'এই ফাইলে ২০ পাতার বেশি আছে। শুধু এই কাগজের পাতাগুলো রাখুন।',
  'document.damaged':
    'ফাইলটি নষ্ট, অথবা এমনভাবে লেখা যে এখানে দেখানো যায় না। নিজে খুলে নতুন করে সেভ করুন, তারপর আবার চেষ্টা করুন।',
  'document.empty': 'কোনো ফাইল আসেনি। আবার ফাইল বেছে নিন।',
  'viewing.ended': 'ফাইলটি এখন বন্ধ। নম্বর আর অ্যাক্সেস কোড দিয়ে আবার খুলুন।',
  'share.outside_viewing': 'আপনার ফাইল শুধু কিছু কাগজের জন্য খোলা হয়েছে। অন্য কাগজ শেয়ার করতে পুরো ফাইল খুলুন।',
}

/** That a licence number does not have its regulator's form, for each of the table. */
const licenceSentences = Object.fromEntries(
  regulators.map((each) => [
    formSentence(each),
    `এই কর্তৃপক্ষের (${each.name}) লাইসেন্স নম্বর এমন হয় না। সঠিক রূপ: ${each.example}।`,
  ]),
)

/** The modules' English sentences, in Bengali. */
export const sentences: Readonly<Record<string, string>> = {
  ...bySentence(refusalTexts),
  ...byEnglish(publicProblems, problemTexts),
  ...byEnglish(checkTexts, adviceTexts),
  ...licenceSentences,
}
