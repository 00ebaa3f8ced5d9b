/** What is said of money that was handed over, on the page of a record and of the ledger, in Bengali. */
export const handedOverSentences = {
  'The import of a table that brought this payment in was taken back.':
    'যে টেবিল থেকে এই পেমেন্ট এসেছিল, তার ইমপোর্ট ফিরিয়ে নেওয়া হয়েছে।',
  'ledger.already_corrected': 'এই হিসাব আগেই সংশোধন করা হয়েছে।',
  'ledger.not_found': 'এমন কোনো হিসাব নেই।',
  'payment.in_future': 'দিনটি এখনো আসেনি। টাকা হাতবদল হলে তবেই হিসাব লিখুন।',
  'payment.not_staff': 'কোন অ্যাডমিন বা মডারেটর টাকা নিয়েছেন, তা বলুন।',
  'contest.answered_already': 'অন্য কেউ এর উত্তর দিয়েছেন। পাতাটি আবার লোড করে দেখুন।',
  'comparison.answered_already': 'অন্য কেউ এর উত্তর দিয়েছেন। পাতাটি আবার লোড করে দেখুন।',
  'dispute.answered_already': 'অন্য কেউ এর উত্তর দিয়েছেন। পাতাটি আবার লোড করে দেখুন।',
  'account.not_found': 'এমন কোনো অ্যাকাউন্ট নেই।',
  'Choose a currency from the list.': 'তালিকা থেকে মুদ্রা বেছে নিন।',
  'Choose a student from the list.': 'তালিকা থেকে একজন শিক্ষার্থী বেছে নিন।',
  'Choose how the money was handed over.': 'টাকা কীভাবে দেওয়া হয়েছে, তা বেছে নিন।',
  'Choose who received the money.': 'টাকা কে নিয়েছেন, তা বেছে নিন।',
  'The reason is longer than 500 characters. Shorten it.': 'কারণটি ৫০০ অক্ষরের বেশি। ছোট করুন।',
  'The reference is longer than 120 characters. Shorten it.': 'রেফারেন্সটি ১২০ অক্ষরের বেশি। ছোট করুন।',
  'This amount is too large to be right. Check its zeros.': 'পরিমাণটি অস্বাভাবিক বড়। শূন্যগুলো দেখুন।',
  'Type an amount larger than zero.': 'শূন্যের চেয়ে বড় পরিমাণ লিখুন।',
  'Type the day on which the money was handed over.': 'যেদিন টাকা দেওয়া হয়েছে, সেই দিন লিখুন।',
  // What the server says at a field of the form.
  'This is more than the credit in this currency.': 'এই মুদ্রায় যত টাকা জমা আছে, এটি তার বেশি।',
  'Choose an admin or a moderator.': 'একজন অ্যাডমিন বা মডারেটর বেছে নিন।',
  'This day has not come yet.': 'দিনটি এখনো আসেনি।',
  'This is before the payment.': 'দিনটি টাকা দেওয়ার আগের।',
} as const
