/** What the server refuses about a candidate's file to the candidate and to staff alike, in Bengali. */
export const fileRefusalSentences = {
  'The candidate does not agree that papers are shown to others. The candidate can change that on the page “What you agree to”.':
    'প্রার্থী অন্যদের কাগজ দেখাতে রাজি নন। “আপনি কীসে রাজি” পাতায় প্রার্থী তা বদলাতে পারেন।',
  'There is no such share.': 'এমন কোনো শেয়ার নেই।',
  'This site has no public address by https, so nobody could check an attestation of it.':
    'এই সাইটের https-এ কোনো প্রকাশ্য ঠিকানা নেই, তাই এর প্রত্যয়ন কেউ যাচাই করতে পারত না।',
  'This paper is shown to the candidate only: there is no attestation of it.':
    'এই কাগজ শুধু প্রার্থীকে দেখানো হয়: এর কোনো প্রত্যয়ন নেই।',
  'This paper is not in the open file. Choose one that is.':
    'এই কাগজটি খোলা ফাইলে নেই। ফাইলে আছে এমন একটি বেছে নিন।',
  'This is called wrong at the moment. Wait for the answer, then try again.':
    'এটি এখন ভুল বলে জানানো আছে। উত্তরের অপেক্ষা করুন, তারপর আবার চেষ্টা করুন।',
  'No attestation can be signed at the moment. Ask the agency, or try again later.':
    'এই মুহূর্তে প্রত্যয়ন দেওয়া যাচ্ছে না। এজেন্সিকে জিজ্ঞাসা করুন, অথবা পরে আবার চেষ্টা করুন।',
} as const
