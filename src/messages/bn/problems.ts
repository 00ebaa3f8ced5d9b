import { sharedProblemSentences } from './shared-problems.ts'

/**
 * What the schemas of the public forms say, in Bengali. A test sends every message of these schemas
 * through and fails when one is missing.
 */
export const problemSentences: Readonly<Record<string, string>> = {
  ...sharedProblemSentences,
  'Email is required': 'ইমেইল লিখতে হবে',
  'Please input valid email': 'সঠিক ইমেইল লিখুন',
  'Password did not match': 'দুটি পাসওয়ার্ড মেলেনি',
  'The password needs at least 10 characters': 'পাসওয়ার্ডে কমপক্ষে ১০টি অক্ষর লাগবে',
  'The password can have at most 128 characters': 'পাসওয়ার্ডে সর্বোচ্চ ১২৮টি অক্ষর চলে',
  'Name is required': 'নাম লিখতে হবে',
  'The name can have at most 120 characters': 'নামে সর্বোচ্চ ১২০টি অক্ষর চলে',
  'Choose papers from the list.': 'তালিকা থেকে কাগজ বেছে নিন।',
  'Choose at least one paper.': 'কমপক্ষে একটি কাগজ বেছে নিন।',
  'Choose for whom the share is.': 'শেয়ারটি কার জন্য, তা বেছে নিন।',
  'Give the share a name, so that you know it again.': 'শেয়ারের একটি নাম দিন, যাতে পরে চিনতে পারেন।',
  'The name is longer than 80 characters. Shorten it.': 'নামটি ৮০ অক্ষরের বেশি। ছোট করুন।',
  'Choose between 1 and 90 days.': '১ থেকে ৯০ দিনের মধ্যে বেছে নিন।',
  'Say what is wrong.': 'কী ভুল, তা লিখুন।',
  'This is longer than 1,000 characters. Shorten it.': 'লেখাটি ১,০০০ অক্ষরের বেশি। ছোট করুন।',
  'Type your name as in your passport.': 'পাসপোর্টে যেমন আছে, তেমন করে নাম লিখুন।',
  'The name is longer than 200 characters. Shorten it.': 'নামটি ২০০ অক্ষরের বেশি। ছোট করুন।',
  'Type your passport number or your reference number.': 'পাসপোর্ট নম্বর বা রেফারেন্স নম্বর লিখুন।',
  'The number is longer than 60 characters. Compare it with the paper.':
    'নম্বরটি ৬০ অক্ষরের বেশি। কাগজের সাথে মিলিয়ে দেখুন।',
  'Type a phone number or an email where we can reach you.':
    'যে ফোন নম্বর বা ইমেইলে যোগাযোগ করব, তা লিখুন।',
  'Say what happened.': 'কী ঘটেছে, তা লিখুন।',
  'Choose whom the complaint is about.': 'কাকে নিয়ে অভিযোগ, তা বেছে নিন।',
  'Choose a country of the list, or leave it open.': 'তালিকা থেকে একটি দেশ বেছে নিন, বা ফাঁকা রাখুন।',
  'Choose whether we get the complaint.': 'অভিযোগটি আমরা পাব কি না, তা বেছে নিন।',
  'The complaint is longer than 4,000 characters. Shorten it.':
    'অভিযোগটি ৪,০০০ অক্ষরের বেশি। ছোট করুন।',
  'The contact is longer than 200 characters. Shorten it.':
    'যোগাযোগের লেখা ২০০ অক্ষরের বেশি। ছোট করুন।',
  'The report is longer than 4,000 characters. Shorten it.': 'অভিযোগটি ৪,০০০ অক্ষরের বেশি। ছোট করুন।',
  'The address is longer than 500 characters. Shorten it.': 'ঠিকানাটি ৫০০ অক্ষরের বেশি। ছোট করুন।',
  'Name of the organisation is required': 'প্রতিষ্ঠানের নাম লিখতে হবে',
  'Licence number is required': 'লাইসেন্স নম্বর লিখতে হবে',
  'Licensing authority is required': 'লাইসেন্সদাতা কর্তৃপক্ষের নাম লিখতে হবে',
  'Your name is required': 'আপনার নাম লিখতে হবে',
  'Name of the organisation is longer than 80 characters. Shorten it.':
    'প্রতিষ্ঠানের নাম ৮০ অক্ষরের বেশি। ছোট করুন।',
  'Licence number is longer than 60 characters. Shorten it.':
    'লাইসেন্স নম্বর ৬০ অক্ষরের বেশি। ছোট করুন।',
  'Licensing authority is longer than 120 characters. Shorten it.':
    'লাইসেন্সদাতা কর্তৃপক্ষের নাম ১২০ অক্ষরের বেশি। ছোট করুন।',
  'Your name is longer than 120 characters. Shorten it.': 'আপনার নাম ১২০ অক্ষরের বেশি। ছোট করুন।',
  'Write the wage in figures, such as 1200 or 1200.50, and choose its currency.':
    'বেতন সংখ্যায় লিখুন, যেমন 1200 বা 1200.50, এবং মুদ্রা বেছে নিন।',
  'The employer is longer than 200 characters. Shorten it.':
    'নিয়োগকর্তার নাম ২০০ অক্ষরের বেশি। ছোট করে লিখুন।',
  'Choose what the money was for.': 'টাকা কীসের জন্য দিয়েছেন, তা বেছে নিন।',
  'Write the sum in figures, such as 5000 or 5000.50, and choose its currency.':
    'টাকার অঙ্ক সংখ্যায় লিখুন, যেমন 5000 বা 5000.50, আর মুদ্রা বেছে নিন।',
  'Say to whom you paid it.': 'কাকে টাকা দিয়েছেন, তা লিখুন।',
  'This is longer than 200 characters. Shorten it.': 'লেখাটি ২০০ অক্ষরের বেশি। ছোট করুন।',
  'Choose the day on which you paid.': 'যেদিন টাকা দিয়েছেন সেই দিন বেছে নিন।',
  'Choose an entry from the list.': 'তালিকা থেকে একটি হিসাব বেছে নিন।',
  'Say what should be there instead.': 'এর বদলে কী থাকা উচিত, লিখুন।',
  'This is longer than 500 characters. Shorten it.': 'লেখাটি ৫০০ অক্ষরের বেশি। ছোট করুন।',
  'The note is longer than 1,000 characters. Shorten it.': 'নোটটি ১,০০০ অক্ষরের বেশি। ছোট করুন।',
  'Type the access code.': 'অ্যাক্সেস কোড লিখুন।',
}
