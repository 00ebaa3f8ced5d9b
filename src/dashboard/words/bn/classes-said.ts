/** What the server refuses where classes are made, changed and marked. */
const refusals = {
  'There is no such class.': 'এমন কোনো ক্লাস নেই।',
  'There is no such account.': 'এমন কোনো অ্যাকাউন্ট নেই।',
  'This is not possible in the state that the class is in. Reload and look again.':
    'ক্লাসটি যে অবস্থায় আছে তাতে এটি করা যায় না। পাতাটি আবার লোড করে দেখুন।',
  'There is no such session in this class.': 'এই ক্লাসে এমন কোনো সেশন নেই।',
  'Somebody who is marked as present has no seat in this class. Reload and mark again.':
    'যাঁকে উপস্থিত লেখা হয়েছে, তাঁদের একজনের এই ক্লাসে আসন নেই। পাতাটি আবার লোড করে লিখুন।',
  'Somebody else changed this class. Reload and look again.':
    'অন্য কেউ এই ক্লাস বদলেছেন। পাতাটি আবার লোড করে দেখুন।',
  'A class needs at least one session before it is opened. Add its dates first.':
    'ক্লাস খোলার আগে অন্তত একটি সেশন লাগে। আগে তারিখ যোগ করুন।',
  'The fee cannot be changed after the class was opened. Cancel this class and make a new one.':
    'ক্লাস খোলার পরে ফি বদলানো যায় না। এই ক্লাস বাতিল করে নতুন একটি তৈরি করুন।',
  'More people have a seat already. Take somebody off first, or leave the seats as they are.':
    'এর চেয়ে বেশি মানুষের আসন আছে। আগে কাউকে তালিকা থেকে সরান, অথবা আসন যেমন আছে রাখুন।',
  'A session that somebody attended cannot be taken out. Put it back and save again.':
    'কেউ উপস্থিত ছিলেন এমন সেশন বাদ দেওয়া যায় না। সেশনটি আবার যোগ করে সংরক্ষণ করুন।',
  'Whoever teaches with an account has to be an admin or a moderator.':
    'অ্যাকাউন্ট দিয়ে যিনি পড়ান, তাঁকে অ্যাডমিন বা মডারেটর হতে হবে।',
  'This class cannot be selected now. Look at the classes that are open.':
    'এই ক্লাস এখন বেছে নেওয়া যায় না। যেসব ক্লাস খোলা, সেগুলো দেখুন।',
  'This class is selected already.': 'তিনি আগে থেকেই এই ক্লাসের তালিকায় আছেন।',
  'This class is not selected, or not any more.': 'তিনি এই ক্লাসের তালিকায় নেই, বা এখন আর নেই।',
  'This class has begun, so it cannot be left here. Ask the agency.':
    'ক্লাস শুরু হয়ে গেছে, তাই এখান থেকে ছাড়া যায় না। এজেন্সিকে বলুন।',
} as const

/** What the form of a class says of a field. */
const problems = {
  'Type the fee as an amount, or 0 for no fee.': 'ফি সংখ্যায় লিখুন; ফি না থাকলে 0।',
  'This amount is too large to be right. Check its zeros.': 'পরিমাণটি অস্বাভাবিক বড়। শূন্যগুলো দেখুন।',
  'Choose a currency from the list.': 'তালিকা থেকে মুদ্রা বেছে নিন।',
  'Choose a student from the list.': 'তালিকা থেকে একজন শিক্ষার্থী বেছে নিন।',
  'Choose the teacher from the list.': 'তালিকা থেকে শিক্ষক বেছে নিন।',
  'Choose a time zone from the list.': 'কোন জায়গার সময়, তালিকা থেকে বেছে নিন।',
  'Choose open, running, finished or cancelled.': 'খোলা, চলছে, শেষ বা বাতিল বেছে নিন।',
  'Type date and time.': 'তারিখ ও সময় লিখুন।',
  'Give the class a title.': 'ক্লাসের নাম লিখুন।',
  'The title is longer than 120 characters.': 'নামটি ১২০ অক্ষরের বেশি।',
  'The name is longer than 120 characters.': 'নামটি ১২০ অক্ষরের বেশি।',
  'The place is longer than 300 characters.': 'জায়গার লেখাটি ৩০০ অক্ষরের বেশি।',
  'The link is longer than 500 characters. Shorten it.': 'লিংকটি ৫০০ অক্ষরের বেশি। ছোট করুন।',
  'The link has to begin with https://': 'লিংকের শুরুতে https:// থাকতে হবে।',
  'A class can have at most 100 sessions.': 'একটি ক্লাসে সর্বোচ্চ ১০০টি সেশন থাকতে পারে।',
  'Type how many seats there are: 1 to 1,000.': 'কয়টি আসন আছে লিখুন: 1 থেকে 1,000।',
  'Say who teaches: choose a member of staff or type a name.':
    'কে পড়ান, তা জানান: কোনো কর্মীকে বেছে নিন অথবা নাম লিখুন।',
  'Say where it is held: type a place or a link.': 'কোথায় হয়, তা জানান: জায়গা লিখুন অথবা লিংক দিন।',
  'There is no such time there.': 'ওই জায়গায় এমন কোনো সময় নেই।',
  'The session has to end after it begins.': 'সেশন শুরুর পরে শেষ হতে হবে।',
} as const

const sentences: Readonly<Record<string, string>> = { ...refusals, ...problems }

export const words = {
  say: (sentence: string): string | undefined => sentences[sentence],
}
