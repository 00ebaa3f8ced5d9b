/** The server's refusals about a candidate's file that candidates and staff share, in Bengali. */
export const fileRefusals = {
  'consent.no_sharing': 'প্রার্থী অন্যদের কাগজ দেখাতে রাজি নন। “আপনি কীসে রাজি” পাতায় প্রার্থী তা বদলাতে পারেন।',
  'share.not_found': 'এমন কোনো শেয়ার নেই।',
  'attestation.no_address':
    'এই সাইটের https-এ কোনো প্রকাশ্য ঠিকানা নেই, তাই এর প্রত্যয়ন কেউ যাচাই করতে পারত না।',
  'attestation.not_shareable': 'এই কাগজ শুধু প্রার্থীকে দেখানো হয়: এর কোনো প্রত্যয়ন নেই।',
  'attestation.not_on_file': 'এই কাগজটি খোলা ফাইলে নেই। ফাইলে আছে এমন একটি বেছে নিন।',
  'attestation.contested': 'এটি এখন ভুল বলে জানানো আছে। উত্তরের অপেক্ষা করুন, তারপর আবার চেষ্টা করুন।',
  'attestation.name_unfit':
    'প্রত্যয়নে এই নাম লেখা যায় না। নাম ছাড়া একটি নিন, অথবা এজেন্সিকে নামটি পাসপোর্টের মতো ইংরেজি অক্ষরে লিখতে বলুন।',
  'attestation.key_unavailable':
    'এই মুহূর্তে প্রত্যয়ন দেওয়া যাচ্ছে না। এজেন্সিকে জিজ্ঞাসা করুন, অথবা পরে আবার চেষ্টা করুন।',
} as const
