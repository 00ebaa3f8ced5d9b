import { fileRefusalSentences } from '#messages/bn/file-refusals'
import { handedOverSentences } from './handed-over.ts'

/** What the server refuses on a record's page alone. */
const refusals = {
  'This access code was replaced or has ended. Reload the page.':
    'এই অ্যাক্সেস কোডের জায়গায় নতুন কোড এসেছে, বা কোডটি বন্ধ হয়েছে। পাতাটি আবার লোড করুন।',
  'There is no such message.': 'এমন কোনো বার্তা নেই।',
  'This message brought a code that works once. The candidate can ask for a new code.':
    'এই বার্তায় এমন কোড ছিল, যা একবারই কাজ করে। প্রার্থী নতুন কোড চাইতে পারেন।',
  'The candidate has switched off messages of this kind. Only they can switch it on.':
    'প্রার্থী এ ধরনের বার্তা বন্ধ করে রেখেছেন। শুধু তিনিই চালু করতে পারেন।',
  'This message is waiting or being sent already. Look again in a minute.':
    'বার্তাটি অপেক্ষায় আছে বা পাঠানো হচ্ছে। এক মিনিট পরে আবার দেখুন।',
  'This scan was uploaded later. Choose the day on which you compared it.':
    'স্ক্যানটি এর পরে আপলোড হয়েছে। যেদিন মিলিয়ে দেখেছেন, সেই দিন বেছে নিন।',
  'This day is still to come. Choose today or an earlier day.':
    'দিনটি এখনো আসেনি। আজকের বা আগের কোনো দিন বেছে নিন।',
  'This official check is not for this document. Choose one from the list.':
    'জিজ্ঞাসার এই জায়গাটি এই কাগজের জন্য নয়। তালিকা থেকে একটি বেছে নিন।',
  'There is no such comparison.': 'এমন কোনো জিজ্ঞাসার কথা লেখা নেই।',
  'This scan is no longer on file. Reload, and compare the one that is.':
    'স্ক্যানটি আর ফাইলে নেই। পাতাটি আবার লোড করে যেটি আছে, সেটি মিলিয়ে দেখুন।',
  'Only a person who is signed in can note this, not a program.':
    'শুধু সাইন ইন করা মানুষ এটি লিখতে পারেন, কোনো প্রোগ্রাম নয়।',
  'The person who asked first has signed in with this browser, or has the same mailbox. Let somebody else ask, in a browser of their own.':
    'যিনি প্রথমে জিজ্ঞাসা করেছেন, তিনি এই ব্রাউজারে সাইন ইন করেছেন বা তাঁর ইমেইল একই। অন্য কেউ নিজের ব্রাউজার থেকে জিজ্ঞাসা করুন।',
  'You have noted this already. A second person has to ask on their own.':
    'আপনি এটি আগেই লিখেছেন। আরেকজনকে আলাদাভাবে জিজ্ঞাসা করতে হবে।',
  'The person who saw something else cannot be the one who shows the document again. Ask a colleague.':
    'যিনি অন্য কিছু দেখেছেন, তিনি নিজে কাগজটি আবার দেখাতে পারেন না। একজন সহকর্মীকে বলুন।',
  'This document is not shown to the public now. Answer the alert first.':
    'কাগজটি এখন বাইরে দেখানো হচ্ছে না। আগে সতর্কতার উত্তর দিন।',
  'The candidate does not agree that staff ask authorities about these papers. Only the candidate can change that.':
    'কর্মীরা এসব কাগজ নিয়ে কর্তৃপক্ষকে জিজ্ঞাসা করবেন, প্রার্থী তাতে রাজি নন। শুধু প্রার্থী তা বদলাতে পারেন।',
  'This report is answered already. An answer stays as it was given.':
    'এর উত্তর আগেই দেওয়া হয়েছে। উত্তর যেমন দেওয়া হয়েছে তেমনই থাকে।',
  'The terms of the contract were changed. Reload and look again.':
    'চুক্তির শর্ত বদলানো হয়েছে। পাতাটি আবার লোড করে দেখুন।',
  'There is no such report of a contract.': 'অন্য চুক্তির এমন কোনো কথা জানানো নেই।',
  'The file of one document is missing in the storage, so the zip would not be whole. Download the others one by one, and tell whoever runs the server.':
    'একটি কাগজের ফাইল রাখার জায়গায় নেই, তাই zip পুরো হবে না। অন্যগুলো একটি একটি করে ডাউনলোড করুন, আর যিনি সার্ভার চালান তাঁকে জানান।',
  'This candidate is not leaving, or stays after all. Reload the list.':
    'এই প্রার্থী ছেড়ে যাচ্ছেন না, বা শেষ পর্যন্ত থাকছেন। পাতাটি আবার লোড করুন।',
  'An original of this candidate is still in the office. Give it back first.':
    'প্রার্থীর একটি আসল কাগজ এখনো অফিসে আছে। আগে সেটি ফেরত দিন।',
  'This step is confirmed already.': 'এই ধাপ আগেই নিশ্চিত করা হয়েছে।',
  'It cannot be due back before the day you received it. Check both days.':
    'নেওয়ার দিনের আগে ফেরতের দিন হতে পারে না। দুটি দিনই দেখুন।',
  'This paper is noted as given back.': 'কাগজটি ফেরত দেওয়া হয়েছে বলে লেখা আছে।',
  'Nobody has noted yet that this paper was given back.':
    'কাগজটি ফেরত দেওয়া হয়েছে বলে এখনো কেউ লেখেননি।',
  'There is no such paper in hand.': 'এমন কোনো আসল কাগজ হাতে নেই।',
  'This is answered already. An answer stays as it was given.':
    'এর উত্তর আগেই দেওয়া হয়েছে। উত্তর যেমন দেওয়া হয়েছে তেমনই থাকে।',
  'There is no such entry of a candidate.': 'প্রার্থীর এমন কোনো লেখা নেই।',
  'This person cannot see the record. Choose somebody from the list.':
    'তিনি এই রেকর্ড দেখতে পারেন না। তালিকা থেকে কাউকে বেছে নিন।',
  'There is no such stage. Choose one from the list.': 'এমন কোনো ধাপ নেই। তালিকা থেকে একটি বেছে নিন।',
  'This day is before the payment. Record the day on which the money was handed back.':
    'দিনটি টাকা দেওয়ার আগের। যেদিন টাকা ফেরত দেওয়া হয়েছে, সেই দিন লিখুন।',
  'This is more than is left of this payment.': 'এই টাকার যতটুকু বাকি আছে, এটি তার বেশি।',
  'The agency bore this cost itself, so there is nothing to hand back.':
    'এই খরচ এজেন্সি নিজে দিয়েছে, তাই ফেরত দেওয়ার কিছু নেই।',
  'This was not paid for an item of a recruitment. Hand it back out of the student’s credit instead.':
    'এই টাকা নিয়োগের কোনো খরচের জন্য দেওয়া হয়নি। এটি শিক্ষার্থীর জমা থেকে ফেরত দিন।',
  'This installation is not set up yet. Open the set-up link that the server printed when it started.':
    'এই সাইট এখনো চালু করা হয়নি। সার্ভার শুরুর সময় যে লিংক দেখিয়েছে, সেটি খুলুন।',
  'There is no such note. Somebody may have taken it off meanwhile.':
    'এমন কোনো লেখা নেই। এর মধ্যে কেউ হয়তো সরিয়েছেন।',
} as const

/** What the forms of that page say of a field. */
const problems = {
  'Give an amount such as 1200 or 1200.50, and its currency.':
    'পরিমাণ এভাবে লিখুন: 1200 বা 1200.50, আর মুদ্রা বেছে নিন।',
  'Choose a currency.': 'মুদ্রা বেছে নিন।',
  'Choose for how long the wage is paid.': 'কত সময়ের বেতন, তা বেছে নিন।',
  'Choose from the list.': 'তালিকা থেকে বেছে নিন।',
  'Choose what the money is for.': 'টাকা কীসের জন্য, তা বেছে নিন।',
  'Choose which paper you saw.': 'কোন কাগজ দেখেছেন, তা বেছে নিন।',
  'Choose who handed out the money.': 'টাকা কে দিয়েছেন, তা বেছে নিন।',
  'Choose who paid.': 'কে টাকা দিয়েছেন, তা বেছে নিন।',
  'Enter at least one term of the contract.': 'চুক্তির অন্তত একটি শর্ত লিখুন।',
  'Give a whole number between 0 and 366.': '0 থেকে 366-এর মধ্যে একটি পূর্ণ সংখ্যা লিখুন।',
  'Give a whole number between 1 and 168.': '1 থেকে 168-এর মধ্যে একটি পূর্ণ সংখ্যা লিখুন।',
  'Give a whole number between 1 and 240.': '1 থেকে 240-এর মধ্যে একটি পূর্ণ সংখ্যা লিখুন।',
  'Give the day by which you give it back.': 'যেদিনের মধ্যে ফেরত দেবেন, সেই দিন লিখুন।',
  'Give the day on which you received it.': 'যেদিন নিয়েছেন, সেই দিন লিখুন।',
  'Give the day on which you gave it back.': 'যেদিন ফেরত দিয়েছেন, সেই দিন লিখুন।',
  'Give the day on which you saw it.': 'যেদিন দেখেছেন, সেই দিন লিখুন।',
  'Give the day on which you asked.': 'যেদিন জিজ্ঞাসা করেছেন, সেই দিন লিখুন।',
  'Say what the authority showed.': 'কর্তৃপক্ষ কী দেখিয়েছে, তা বেছে নিন।',
  'Give the number that is printed on the paper: letters and digits, without spaces.':
    'কাগজে ছাপা নম্বরটি লিখুন: অক্ষর ও অঙ্ক, ফাঁকা ছাড়া।',
  'This is longer than 30 signs. Give the number of the paper alone.':
    'এটি ৩০ অক্ষরের বেশি। শুধু কাগজের নম্বর লিখুন।',
  'Give the day as year-month-day, e.g. 2027-03-12.':
    'দিনটি বছর-মাস-দিন এভাবে লিখুন, যেমন 2027-03-12।',
  'The paper cannot end before it was issued. Compare both dates with the paper.':
    'ইস্যুর আগে কাগজের মেয়াদ শেষ হতে পারে না। দুটি তারিখই কাগজের সাথে মিলিয়ে দেখুন।',
  'This year cannot be meant. Compare it with the paper.':
    'সালটি ঠিক হতে পারে না। কাগজের সাথে মিলিয়ে দেখুন।',
  'Say why the money is handed back.': 'টাকা কেন ফেরত দেওয়া হচ্ছে, তা লিখুন।',
  'This is longer than 200 characters. Shorten it.': 'লেখাটি ২০০ অক্ষরের বেশি। ছোট করুন।',
  'This is longer than 300 characters. Shorten it.': 'লেখাটি ৩০০ অক্ষরের বেশি। ছোট করুন।',
  'The answer is longer than 2,000 characters. Shorten it.': 'উত্তরটি ২,০০০ অক্ষরের বেশি। ছোট করুন।',
  'Write what you answer.': 'উত্তর লিখুন।',
  'Write the note first.': 'আগে নোট লিখুন।',
  'Mention 20 colleagues at most.': 'সর্বোচ্চ ২০ জন সহকর্মীর নাম দিন।',
} as const

const sentences: Readonly<Record<string, string>> = {
  ...fileRefusalSentences,
  ...handedOverSentences,
  ...refusals,
  ...problems,
}

/** What the modules and the server say on a record's page, and on a few that do some of its work: no other page carries it. */
export const words = {
  say: (sentence: string): string | undefined => sentences[sentence],
}
