import { count as digits } from '#messages/bn/numbers'
import { sharedRefusalSentences } from '#messages/bn/refusals'
import { sharedProblemSentences } from '#messages/bn/shared-problems'
import { type Field, fieldNames, recordFields } from '#modules/records/fields/schema'

/** What the server refuses to staff alone, and what their forms say. */
const ofStaff = {
  'Candor did not answer. Check your connection and try again.':
    'কোনো উত্তর আসেনি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  'Somebody else is signed in in this browser by now, so nothing was done. Sign in again as yourself.':
    'এই ব্রাউজারে এখন অন্য কেউ সাইন ইন করে আছেন, তাই কিছুই করা হয়নি। নিজের নামে আবার সাইন ইন করুন।',
  'Too much is being sent or shown at the moment. Try again in a few seconds.':
    'এই মুহূর্তে একসাথে অনেক কিছু পাঠানো বা দেখানো হচ্ছে। কয়েক সেকেন্ড পরে আবার চেষ্টা করুন।',
  'The Idempotency-Key could not be read. Send 8 to 200 letters, digits or signs, best a new UUID for each action.':
    'যা পাঠানো হয়েছে তার চিহ্ন পড়া যায়নি। পাতাটি আবার লোড করে চেষ্টা করুন।',
  'This Idempotency-Key was used for a different request. Send a new key for a new action.':
    'একই চিহ্ন দিয়ে আগে অন্য কিছু পাঠানো হয়েছে। পাতাটি আবার লোড করে চেষ্টা করুন।',
  'Say which version you change: send If-Match with the version that you read.':
    'কোন সংস্করণ বদলাচ্ছেন তা জানা যায়নি। পাতাটি আবার লোড করে চেষ্টা করুন।',
  'A record with this passport number is already on file.':
    'এই পাসপোর্ট নম্বরের একটি রেকর্ড আগে থেকেই আছে।',
  'No new records now: by the last look-up, the licence of this agency has ended or is unknown, or nobody looked for 90 days. An admin looks it up in the register and notes it under Settings.':
    'এখন নতুন রেকর্ড যোগ করা যায় না: শেষবার দেখার সময় এই এজেন্সির লাইসেন্স শেষ বা অজানা ছিল, অথবা ৯০ দিন কেউ দেখেননি। একজন অ্যাডমিন তালিকায় দেখে সেটিংসে লিখবেন।',
  'No new records can be added: this agency is closing.':
    'নতুন রেকর্ড যোগ করা যায় না: এই এজেন্সি বন্ধ হয়ে যাচ্ছে।',
  'There is no such record.': 'এমন কোনো রেকর্ড নেই।',
  'This record is in the trash. Restore it first.': 'রেকর্ডটি ট্র্যাশে আছে। আগে ফিরিয়ে আনুন।',
  'You can change a record only while it is pending or returned to you.':
    'রেকর্ড অপেক্ষায় থাকলে বা আপনার কাছে ফেরত এলে তবেই তা বদলাতে পারেন।',
  'Somebody else changed this record. Compare both versions and decide.':
    'অন্য কেউ এই রেকর্ড বদলেছেন। দুটি মিলিয়ে দেখে ঠিক করুন।',
  'Only an admin adds or removes papers of this kind. Ask an admin to do it.':
    'এ ধরনের কাগজ শুধু অ্যাডমিন যোগ করেন বা সরান। একজন অ্যাডমিনকে করতে বলুন।',
  'We keep no scan of this kind of paper. Note on the record’s page that you saw it. An admin can state in the settings why scans of it are kept.':
    'এ ধরনের কাগজের স্ক্যান আমরা রাখি না। কাগজটি দেখে থাকলে রেকর্ডের পাতায় লিখে রাখুন। কেন স্ক্যান রাখা হবে, একজন অ্যাডমিন তা সেটিংসে লিখতে পারেন।',
  'The candidate no longer agrees that we keep this file, so no paper can be added. Only the candidate can change that.':
    'আমরা এই ফাইল রাখি, প্রার্থী তাতে আর রাজি নন। তাই কোনো কাগজ যোগ করা যায় না। শুধু প্রার্থী তা বদলাতে পারেন।',
  'You stopped this upload. Try it again, or remove the file.':
    'আপনি আপলোড থামিয়েছেন। আবার চেষ্টা করুন, অথবা ফাইলটি সরান।',
  'A person whom you mention cannot see this record. Choose somebody from the list.':
    'যাঁর নাম দিয়েছেন তিনি এই রেকর্ড দেখতে পারেন না। তালিকা থেকে কাউকে বেছে নিন।',
  'The passkey was not accepted. Try again, or use your password.':
    'পাসকি গ্রহণ করা যায়নি। আবার চেষ্টা করুন, অথবা পাসওয়ার্ড দিন।',
  'This is not your password. Check it and try again.': 'এটি আপনার পাসওয়ার্ড নয়। দেখে আবার চেষ্টা করুন।',
  'This file is empty. Choose the file again.': 'ফাইলটি খালি। আবার বেছে নিন।',
  'This file could not be read. Choose the file again.': 'ফাইলটি পড়া যায়নি। আবার বেছে নিন।',
  'This file is not a JPEG, PNG, WebP or PDF. Take a photo of the paper or save it as a PDF.':
    'ফাইলটি JPEG, PNG, WebP বা PDF নয়। কাগজের ছবি তুলুন বা PDF করে রাখুন।',
  'This file is larger than 15 MiB. Take the photo in a lower resolution or scan it again.':
    'ফাইলটি ১৫ MiB-র চেয়ে বড়। কম রেজোলিউশনে ছবি তুলুন বা আবার স্ক্যান করুন।',
  'A page of this file has more than 60 megapixels. Scan it in a lower resolution.':
    'ফাইলের একটি পাতা ৬০ মেগাপিক্সেলের বেশি। কম রেজোলিউশনে স্ক্যান করুন।',
  'This PDF has more than 20 pages. Keep only the pages of this paper.':
    'এই PDF-এ ২০টির বেশি পাতা আছে। শুধু এই কাগজের পাতা রাখুন।',
  'This PDF has more than pages: script, attached files or actions. Print it to a new PDF, or take a photo of the paper.':
    'এই PDF-এ পাতা ছাড়াও কিছু আছে: স্ক্রিপ্ট, জোড়া ফাইল বা কাজের নির্দেশ। নতুন PDF-এ প্রিন্ট করুন, অথবা কাগজের ছবি তুলুন।',
  'This file is damaged or protected and cannot be shown. Open it yourself, save it again and try once more.':
    'ফাইলটি নষ্ট বা পাসওয়ার্ড দেওয়া, তাই দেখানো যায় না। নিজে খুলে আবার সংরক্ষণ করে চেষ্টা করুন।',
  'No file arrived. Choose the file again.': 'কোনো ফাইল আসেনি। আবার বেছে নিন।',
}

/** What the form of a record says of a field, by its row in the table of fields. */
function ofField({ label, ...field }: Field): Record<string, string> {
  const [en, bn] = [label.en, label.bn]
  const small = en.toLowerCase()
  const number = field.control === 'number' ? field : { least: 0, most: 0 }
  const most = 'most' in field ? field.most : 254
  return {
    [`${en} is required.`]: `${bn} লিখতে হবে।`,
    [`${en} is longer than ${most} characters. Shorten it.`]: `${bn} ${digits(most)} অক্ষরের বেশি। ছোট করুন।`,
    [`${en} is longer than ${most} characters. Check it.`]: `${bn} ${digits(most)} অক্ষরের বেশি। মিলিয়ে দেখুন।`,
    [`${en} has fewer than ${number.least} letters and digits. Check it against the paper.`]: `${bn}: ${digits(number.least)}টির কম অক্ষর ও অঙ্ক আছে। কাগজের সাথে মিলিয়ে দেখুন।`,
    [`${en} has more than ${number.most} letters and digits. Check it against the paper.`]: `${bn}: ${digits(number.most)}টির বেশি অক্ষর ও অঙ্ক আছে। কাগজের সাথে মিলিয়ে দেখুন।`,
    [`Choose the ${small} from the list.`]: `তালিকা থেকে ${bn} বেছে নিন।`,
    [`Give the ${small} as year-month-day, e.g. 1995-03-12.`]: `${bn} বছর-মাস-দিন এভাবে লিখুন, যেমন 1995-03-12।`,
    [`Give the ${small} as year-month-day, e.g. 2027-03-12.`]: `${bn} বছর-মাস-দিন এভাবে লিখুন, যেমন 2027-03-12।`,
    [`The ${small} cannot be. Check the year.`]: `${bn} এমন হতে পারে না। সালটি দেখুন।`,
    [`${en} is not written as one. It should look like name@example.com.`]: `${bn} ঠিকভাবে লেখা হয়নি। দেখতে হবে এমন: name@example.com।`,
    [`${en} is no number that can be called. Write it with its country code, such as +880 1711 123456.`]: `${bn}: এই নম্বরে ফোন করা যায় না। দেশের কোডসহ লিখুন, যেমন +880 1711 123456।`,
  }
}

/** Of a file that was chosen: how large it is, and what to do. */
const tooLarge = /^This file has ([\d.]+)(?: MiB)?; at most (\d+) MiB are allowed\.(?: (Press))?/

/** What the modules and the server say to staff in English, each sentence with its Bengali one. */
const sentences: Readonly<Record<string, string>> = {
  ...sharedProblemSentences,
  ...sharedRefusalSentences,
  ...Object.assign({}, ...fieldNames.map((name) => ofField(recordFields[name]))),
  ...ofStaff,
}

export const words = {
  /** A sentence in Bengali; nothing where nobody translated it. */
  say(sentence: string): string | undefined {
    const [, size, most, canBeSmaller] = tooLarge.exec(sentence) ?? []
    if (!size || !most) return sentences[sentence]
    const what = `ফাইলটি ${digits(Number(size))} MiB; সর্বোচ্চ ${digits(Number(most))} MiB চলে।`
    return canBeSmaller
      ? `${what} “ছবি ঠিক করুন” চেপে ছোট করুন, অথবা কম রেজোলিউশনে ছবি তুলুন বা আবার স্ক্যান করুন।`
      : `${what} কম রেজোলিউশনে আবার স্ক্যান করুন।`
  },
}
