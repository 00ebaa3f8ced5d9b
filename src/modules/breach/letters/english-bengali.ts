import type { LetterWords } from './words.ts'

export const english: LetterWords = {
  from: (organisation) => `${organisation}, a private agency, not a government`,
  subject: 'Somebody may have seen your data',
  dear: (name) => `Dear ${name},`,
  happened: (since, until) =>
    `Between ${since} and ${until}, somebody may have seen, copied or changed data that we keep about you and had no right to do so.`,
  data: 'This can be the details in your file and the copies of your documents, such as your passport.',
  added: (organisation) => `From ${organisation}:`,
  advice: [
    'Ask our office for a new access code. The code you have now then no longer works.',
    'Be careful when somebody calls or writes. Whoever knows your passport number is not for that reason from our office or from a government.',
    'Pay nobody because of this letter, and give nobody your access code.',
    'You can complain to the data protection authority of your country. You need not ask us first.',
  ],
  reach: 'Ask us if you have questions:',
}

export const bengali: LetterWords = {
  from: (organisation) => `${organisation}, একটি বেসরকারি এজেন্সি, কোনো সরকারি দপ্তর নয়`,
  subject: 'আপনার তথ্য হয়তো অন্য কেউ দেখেছে',
  dear: (name) => `প্রিয় ${name},`,
  happened: (since, until) =>
    `${since} থেকে ${until} পর্যন্ত সময়ে আমাদের কাছে রাখা আপনার তথ্য হয়তো এমন কেউ দেখেছে, কপি করেছে বা বদলেছে, যার সেই অধিকার ছিল না।`,
  data: 'এর মধ্যে আপনার ফাইলের তথ্য আর আপনার কাগজের কপি থাকতে পারে, যেমন পাসপোর্টের কপি।',
  added: (organisation) => `${organisation}-এর কথা:`,
  advice: [
    'আমাদের অফিস থেকে নতুন অ্যাক্সেস কোড নিন। তখন আপনার এখনকার কোড আর কাজ করবে না।',
    'কেউ ফোন করলে বা লিখলে সাবধান থাকুন। আপনার পাসপোর্ট নম্বর জানলেই কেউ আমাদের অফিসের বা সরকারের লোক হয়ে যায় না।',
    'এই চিঠির কারণে কাউকে টাকা দেবেন না। অ্যাক্সেস কোড কাউকে দেবেন না।',
    'আপনি নিজের দেশের তথ্য সুরক্ষা কর্তৃপক্ষের কাছে অভিযোগ করতে পারেন। আগে আমাদের জিজ্ঞাসা করতে হবে না।',
  ],
  reach: 'কোনো প্রশ্ন থাকলে আমাদের জিজ্ঞাসা করুন:',
}
