/** What the server refuses on the public pages and in the dashboard alike, in Bengali. */
export const sharedRefusalSentences = {
  'Some of what was sent is not right. Correct the fields named and send it again.':
    'যা পাঠানো হয়েছে তার কিছু ঠিক নয়। দেখানো ঘরগুলো ঠিক করে আবার পাঠান।',
  'The request could not be read. Send JSON, or the form as the page shows it.':
    'যা পাঠানো হয়েছে তা পড়া যায়নি। পাতার ফরমটি যেভাবে আছে, সেভাবেই পাঠান।',
  'The request is larger than allowed. Send less at once.':
    'একবারে এত বড় কিছু পাঠানো যায় না। কম করে পাঠান।',
  'This request came from another website and was refused. Open the page here and try again.':
    'এটি অন্য ওয়েবসাইট থেকে এসেছে, তাই নেওয়া হয়নি। এখানকার পাতা খুলে আবার চেষ্টা করুন।',
  'There were too many tries. Wait as long as you are told and try again.':
    'অনেকবার চেষ্টা করা হয়েছে। যতক্ষণ বলা হয়েছে, ততক্ষণ পরে আবার চেষ্টা করুন।',
  'Nothing is at this address. Check the address, or start from the home page.':
    'এই ঠিকানায় কিছু নেই। ঠিকানাটি দেখুন, অথবা প্রথম পাতা থেকে শুরু করুন।',
  'This address does not take such a request. Start from the home page; programs find in Allow what it takes.':
    'এই ঠিকানা এমন অনুরোধ নেয় না। প্রথম পাতা থেকে শুরু করুন।',
  'Candor cannot answer at the moment. Try again in a minute.':
    'এই মুহূর্তে উত্তর দেওয়া যাচ্ছে না। এক মিনিট পরে আবার চেষ্টা করুন।',
  'The database does not answer at the moment. Try again in a minute.':
    'এই মুহূর্তে ডেটাবেস সাড়া দিচ্ছে না। এক মিনিট পরে আবার চেষ্টা করুন।',
  'The storage of files does not answer at the moment. Try again in a minute.':
    'এই মুহূর্তে ফাইল রাখার জায়গা সাড়া দিচ্ছে না। এক মিনিট পরে আবার চেষ্টা করুন।',
  'There is no room left on the disk, so nothing can be saved. Nothing was changed. Tell the operator.':
    'ডিস্কে আর জায়গা নেই, তাই কিছু সংরক্ষণ করা যাচ্ছে না। কিছুই বদলায়নি। সিস্টেমের দায়িত্বে যিনি আছেন, তাঁকে জানান।',
  'The database went away while this was being saved. It may have been saved. Look before you try again.':
    'সংরক্ষণের সময় ডেটাবেসের সংযোগ চলে গেছে। তথ্য হয়তো সংরক্ষিত হয়েছে। আবার চেষ্টা করার আগে দেখে নিন।',
  'Sign in first, or send an API key.': 'আগে সাইন ইন করুন।',
  'Your account may not do this. Ask an admin of your organisation.':
    'আপনার অ্যাকাউন্ট দিয়ে এটি করা যায় না। আপনার অফিসের কোনো অ্যাডমিনকে বলুন।',
  'Your organisation asks its staff for a second factor. Turn it on under your account, then go on.':
    'আপনার প্রতিষ্ঠান কর্মীদের কাছে দ্বিতীয় ধাপ চায়। নিজের অ্যাকাউন্টে এটি চালু করুন, তারপর এগিয়ে যান।',
  'Please enter your password again. It was given more than 5 minutes ago.':
    'পাসওয়ার্ডটি আবার দিন। শেষবার দেওয়ার পর ৫ মিনিটের বেশি হয়ে গেছে।',
  'This is for people who are signed in, not for API keys.': 'এটি শুধু সাইন ইন করা মানুষের জন্য।',
  'There is no such document.': 'এমন কোনো কাগজ নেই।',
} as const
