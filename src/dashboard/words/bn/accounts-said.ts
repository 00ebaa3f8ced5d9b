/** What the server and the forms say of accounts, invitations and API keys, beside what all pages say. */
const sentences: Readonly<Record<string, string>> = {
  'There is no such account.': 'এমন কোনো অ্যাকাউন্ট নেই।',
  'This account is disabled. Enable it first.': 'অ্যাকাউন্টটি বন্ধ। আগে চালু করুন।',
  'This is the last admin. Make another account an admin first.':
    'ইনি শেষ অ্যাডমিন। আগে অন্য কাউকে অ্যাডমিন করুন।',
  'You cannot change or delete your own account here. Ask another admin.':
    'এখানে নিজের অ্যাকাউন্ট বদলানো বা মোছা যায় না। অন্য কোনো অ্যাডমিনকে বলুন।',
  'The second factor is not on. Turn it on first.': 'দ্বিতীয় ধাপ চালু নেই।',
  'No new accounts can be made: this agency is closing.':
    'নতুন অ্যাকাউন্ট খোলা যায় না: এই এজেন্সি বন্ধ হয়ে যাচ্ছে।',
  'This email cannot be used for a new account. Sign in instead, or use another email.':
    'এই ইমেইল দিয়ে নতুন অ্যাকাউন্ট খোলা যায় না। অন্য ইমেইল দিন।',
  'The mail server did not take the mail, so none was sent. Try again in a few minutes.':
    'ইমেইল পাঠানো যায়নি। কয়েক মিনিট পরে আবার চেষ্টা করুন।',
  'There is no such open invitation. It was used, revoked or has ended.':
    'এমন কোনো খোলা আমন্ত্রণ নেই। সেটি ব্যবহার হয়েছে, বাতিল হয়েছে বা মেয়াদ শেষ।',
  'No mail server is configured here. Make a link instead and hand it over yourself.':
    'এখানে ইমেইল পাঠানোর ব্যবস্থা নেই। লিংক তৈরি করে নিজে দিন।',
  'The mail server did not take the mail, so nobody is invited. Check the address, or make a link.':
    'ইমেইল পাঠানো যায়নি, তাই কাউকে আমন্ত্রণ জানানো হয়নি। ঠিকানাটি দেখুন, অথবা লিংক তৈরি করুন।',
  'There is no such API key.': 'এমন কোনো API কী নেই।',
  'Email is required': 'ইমেইল লিখতে হবে',
  'Please input valid email': 'ইমেইল ঠিকভাবে লিখুন',
  'Name is required': 'নাম লিখতে হবে',
  'The name can have at most 120 characters': 'নাম ১২০ অক্ষরের বেশি হতে পারে না',
  'Choose admin, moderator or student': 'অ্যাডমিন, মডারেটর বা শিক্ষার্থী বেছে নিন',
}

export const words = {
  say: (sentence: string): string | undefined => sentences[sentence],
}
