import { adviceSentences } from '#messages/bn/advice'
import { problemSentences } from '#messages/bn/problems'
import { sharedRefusalSentences } from '#messages/bn/refusals'
import { formSentence, regulators } from '#modules/organisation/schema'
import type { PublicRefusal } from '../public-refusals.ts'
import { publicRefusalSentences } from './refusals.ts'

/** Each sentence of a refusal that a public page can show; a new one without Bengali fails the type check. */
const refusalSentences: Record<PublicRefusal, string> = {
  ...sharedRefusalSentences,
  ...publicRefusalSentences,
  'No new accounts can be made: this agency is closing.':
    'এই এজেন্সি বন্ধ হচ্ছে, তাই এখন আর কেউ নিবন্ধন করতে পারবেন না।',
  'There is no such class.': 'এমন কোনো ক্লাস নেই।',
  'This class cannot be selected now. Look at the classes that are open.':
    'ক্লাসটি এখন বেছে নেওয়া যায় না। যেসব ক্লাস খোলা আছে, সেগুলো দেখুন।',
  'This class is selected already.': 'ক্লাসটি আপনি আগেই বেছে নিয়েছেন।',
  'This class is not selected, or not any more.': 'ক্লাসটি আপনার তালিকায় নেই, বা এখন আর নেই।',
  'This class has begun, so it cannot be left here. Ask the agency.':
    'ক্লাসটি শুরু হয়ে গেছে, তাই এখানে ছাড়া যায় না। এজেন্সিকে জিজ্ঞাসা করুন।',
  'The terms of the contract were changed. Reload and look again.':
    'চুক্তির শর্ত বদলানো হয়েছে। পাতাটি আবার খুলে দেখুন।',
  'Add a photo of the contract, or say what it names: the wage, the employer or a note.':
    'চুক্তির একটি ছবি দিন, বা তাতে কী আছে লিখুন: বেতন, নিয়োগকর্তা বা অন্য কথা।',
  'Twenty other contracts are kept for this file already. All of them stay.':
    'এই ফাইলে আগেই কুড়িটি অন্য চুক্তি রাখা আছে। সবগুলো থাকবে।',
  'There is no such report of a contract.': 'এমন কোনো চুক্তির কথা জানানো হয়নি।',
  'This report is answered already. An answer stays as it was given.':
    'এর উত্তর আগেই দেওয়া হয়েছে। উত্তর যেমন দেওয়া হয়েছে তেমনই থাকে।',
  'There is no such entry of a candidate.': 'প্রার্থীর এমন কোনো কথা নেই।',
  'This is answered already. An answer stays as it was given.':
    'এর উত্তর আগেই দেওয়া হয়েছে। উত্তর যেমন দেওয়া হয়েছে তেমনই থাকে।',
  'A hundred entries of your own are kept already. All of them stay.':
    'আপনার নিজের একশোটি কথা আগেই রাখা আছে। সবগুলো থাকবে।',
  'This day has not come yet. Choose the day on which you paid.':
    'দিনটি এখনো আসেনি। যেদিন টাকা দিয়েছেন সেই দিন বেছে নিন।',
  'There are no terms of a contract in this file.': 'এই ফাইলে কোনো চুক্তির শর্ত নেই।',
  'There is no such message.': 'এমন কোনো বার্তা নেই।',
  'There is no such entry.': 'এমন কোনো হিসাব নেই।',
  'You have said that this entry is wrong. The agency has not answered yet.':
    'হিসাবটি ভুল, তা আপনি জানিয়েছেন। এজেন্সি এখনো উত্তর দেয়নি।',
  'Another account signs in that way already. Disconnect it there first.':
    'অন্য একটি অ্যাকাউন্ট আগে থেকেই এভাবে সাইন ইন করে। আগে সেখানে বিচ্ছিন্ন করুন।',
  'This is the only way into your account. Choose a password or add a passkey first, then disconnect it.':
    'আপনার অ্যাকাউন্টে ঢোকার এটিই একমাত্র উপায়। আগে একটি পাসওয়ার্ড ঠিক করুন বা পাসকি যোগ করুন, তারপর বিচ্ছিন্ন করুন।',
  'You signed in more than 5 minutes ago. Sign out, sign in again, and do this at once.':
    'সাইন ইন করার পর ৫ মিনিটের বেশি হয়ে গেছে। সাইন আউট করে আবার সাইন ইন করুন, তারপর সঙ্গে সঙ্গে এটি করুন।',
  'The email or the password is wrong. Check both and try again.':
    'ইমেইল বা পাসওয়ার্ড ভুল। দুটোই দেখে আবার চেষ্টা করুন।',
  'This account has a second factor. Send the code of your authenticator app too.':
    'এই অ্যাকাউন্টে দ্বিতীয় ধাপ আছে। অথেন্টিকেটর অ্যাপের কোডও দিন।',
  'This code is wrong or was used already. Wait for the next one and try again.':
    'কোডটি ভুল, অথবা আগেই ব্যবহার হয়েছে। পরের কোডের জন্য অপেক্ষা করে আবার চেষ্টা করুন।',
  'This took too long. Sign in again from the start.':
    'অনেক সময় পার হয়ে গেছে। শুরু থেকে আবার সাইন ইন করুন।',
  'Signing in with the other service did not work. Try again, or use your password.':
    'অন্য সেবা দিয়ে সাইন ইন করা যায়নি। আবার চেষ্টা করুন, অথবা পাসওয়ার্ড দিন।',
  'Too much is being sent or shown at the moment. Try again in a few seconds.':
    'এই মুহূর্তে একসঙ্গে অনেক কিছু পাঠানো বা দেখানো হচ্ছে। কয়েক সেকেন্ড পরে আবার চেষ্টা করুন।',
  'The mail server did not take the mail, so none was sent. Try again in a few minutes.':
    'মেইল সার্ভার মেইলটি নেয়নি, তাই কিছু পাঠানো হয়নি। কয়েক মিনিট পরে আবার চেষ্টা করুন।',
  'The other service does not answer. Try again in a minute, or use your password.':
    'অন্য সেবাটি সাড়া দিচ্ছে না। এক মিনিট পরে আবার চেষ্টা করুন, অথবা পাসওয়ার্ড দিন।',
  'You signed in there as somebody else. Sign in with the account that is connected here.':
    'আপনি সেখানে অন্য কারও নামে সাইন ইন করেছেন। এখানে যে অ্যাকাউন্ট যুক্ত, সেটি দিয়ে সাইন ইন করুন।',
  'The other service did not ask for your password again. Sign out, sign in again, and do this at once.':
    'অন্য সেবাটি আবার পাসওয়ার্ড চায়নি। সাইন আউট করুন, আবার সাইন ইন করুন, আর সাথে সাথে কাজটি করুন।',
  'The other service does not say that this email is yours. Confirm it there, or use your password.':
    'ইমেইলটি আপনার, অন্য সেবাটি তা বলছে না। সেখানে নিশ্চিত করুন, অথবা পাসওয়ার্ড দিন।',
  'The passkey was not accepted. Try again, or use your password.':
    'পাসকি গ্রহণ করা যায়নি। আবার চেষ্টা করুন, অথবা পাসওয়ার্ড দিন।',
  'There is an account with this email whose email was never confirmed. Sign in with its password and confirm it, or ask for a new password.':
    'এই ইমেইলে একটি অ্যাকাউন্ট আছে, যার ইমেইল কখনো নিশ্চিত হয়নি। পাসওয়ার্ড দিয়ে সাইন ইন করে নিশ্চিত করুন, অথবা নতুন পাসওয়ার্ড চান।',
  'This link no longer works. It works once and not for long. Ask for a new one.':
    'এই লিংক আর কাজ করে না। একটি লিংক একবার, অল্প সময়ের জন্য কাজ করে। নতুন লিংক চান।',
  'This is not your password. Check it and try again.': 'এটি আপনার পাসওয়ার্ড নয়। দেখে আবার চেষ্টা করুন।',
  'This password is too easy to guess. Take several words that only you would put together, and no name of yours or of the organisation.':
    'এই পাসওয়ার্ড সহজে অনুমান করা যায়। এমন কয়েকটি শব্দ নিন, যা শুধু আপনিই পাশাপাশি বসাবেন; আপনার বা প্রতিষ্ঠানের নাম নয়।',
  'You have no such passkey.': 'আপনার এমন কোনো পাসকি নেই।',
  'The second factor is not on. Turn it on first.': 'দ্বিতীয় ধাপ চালু নেই। আগে চালু করুন।',
  'The second factor is on already. Turn it off first.': 'দ্বিতীয় ধাপ আগে থেকেই চালু আছে। আগে বন্ধ করুন।',
  'This email cannot be used for a new account. Sign in instead, or use another email.':
    'এই ইমেইল দিয়ে নতুন অ্যাকাউন্ট খোলা যায় না। সাইন ইন করুন, অথবা অন্য ইমেইল দিন।',
  'This installation is set up already. Sign in instead.': 'এই সাইট আগেই চালু করা হয়েছে। সাইন ইন করুন।',
  'This set-up link does not work any more. Start Candor again and use the link that it prints.':
    'চালু করার এই লিংক আর কাজ করে না। Candor আবার চালু করুন, এবং তখন ছাপা লিংকটি খুলুন।',
  'This installation is not set up yet. Open the set-up link that the server printed when it started.':
    'এই সাইট এখনো চালু করা হয়নি। সার্ভার চালু হওয়ার সময় যে লিংক ছাপে, সেটি খুলুন।',
  'This name claims to be a government or one of its services. Use the registered name of your agency.':
    'নামটি পড়লে সরকার বা সরকারি সেবা মনে হয়। আপনার এজেন্সির নিবন্ধিত নাম লিখুন।',
  'The law of your country asks that this is kept for longer. Choose at least the time that it asks for.':
    'আপনাদের দেশের আইনে এটি আরও বেশি দিন রাখতে হয়। আইনে যত দিন আছে, অন্তত তত দিন বেছে নিন।',
  'This file is not a JPEG, PNG, WebP or PDF. Take a photo of the paper or save it as a PDF.':
    'ফাইলটি JPEG, PNG, WebP বা PDF নয়। কাগজের ছবি তুলুন, অথবা PDF হিসেবে সেভ করুন।',
  'This file is larger than 15 MiB. Take the photo in a lower resolution or scan it again.':
    'ফাইলটি ১৫ MiB-এর চেয়ে বড়। কম রেজোলিউশনে ছবি তুলুন, অথবা আবার স্ক্যান করুন।',
  'A page of this file has more than 60 megapixels. Scan it in a lower resolution.':
    'ফাইলের একটি পাতা ৬০ মেগাপিক্সেলের বেশি। কম রেজোলিউশনে স্ক্যান করুন।',
  'This PDF has more than pages: script, attached files or actions. Print it to a new PDF, or take a photo of the paper.':
    'এই PDF-এ পাতার বাইরেও কিছু আছে: স্ক্রিপ্ট, জুড়ে দেওয়া ফাইল বা নিজে থেকে চলা কাজ। এটি প্রিন্ট করে নতুন PDF বানান, অথবা কাগজের ছবি তুলুন।',
  'This PDF has more than 20 pages. Keep only the pages of this paper.':
    'এই PDF-এ ২০ পাতার বেশি আছে। শুধু এই কাগজের পাতাগুলো রাখুন।',
  'This file is damaged or protected and cannot be shown. Open it yourself, save it again and try once more.':
    'ফাইলটি নষ্ট বা সুরক্ষিত, তাই দেখানো যায় না। নিজে খুলে নতুন করে সেভ করুন, তারপর আবার চেষ্টা করুন।',
  'No file arrived. Choose the file again.': 'কোনো ফাইল আসেনি। আবার ফাইল বেছে নিন।',
  'This file is closed. Open it again with the number and the access code.':
    'ফাইলটি এখন বন্ধ। নম্বর আর অ্যাক্সেস কোড দিয়ে আবার খুলুন।',
  'Your file was opened for some papers only. Open the whole file to share the other papers.':
    'আপনার ফাইল শুধু কিছু কাগজের জন্য খোলা হয়েছে। অন্য কাগজ শেয়ার করতে পুরো ফাইল খুলুন।',
}

/** That a licence number is not like those of its regulator, for each of the table. */
const licenceSentences = Object.fromEntries(
  regulators.map((each) => [
    formSentence(each),
    `এই কর্তৃপক্ষের (${each.name}) লাইসেন্স নম্বর এমন হয় না। সঠিক রূপ: ${each.example}।`,
  ]),
)

/** What the modules say in English, in Bengali. */
export const sentences: Readonly<Record<string, string>> = {
  ...refusalSentences,
  ...problemSentences,
  ...adviceSentences,
  ...licenceSentences,
}
