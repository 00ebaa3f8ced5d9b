import { ofAccounts } from './desk-account-problems.ts'

/** The server's refusals about accounts, invitations and API keys, besides those of all pages. */
const refusals = {
  'account.not_found': 'এমন কোনো অ্যাকাউন্ট নেই।',
  'account.disabled': 'অ্যাকাউন্টটি বন্ধ। আগে চালু করুন।',
  'account.last_admin': 'ইনি শেষ অ্যাডমিন। আগে অন্য কাউকে অ্যাডমিন করুন।',
  'account.own': 'এখানে নিজের অ্যাকাউন্ট বদলানো বা মোছা যায় না। অন্য কোনো অ্যাডমিনকে বলুন।',
  'account.second_factor_missing': 'দ্বিতীয় ধাপ চালু নেই।',
  'account.agency_closes': 'নতুন অ্যাকাউন্ট খোলা যায় না: এই এজেন্সি বন্ধ হয়ে যাচ্ছে।',
  'account.email_taken': 'এই ইমেইল দিয়ে নতুন অ্যাকাউন্ট খোলা যায় না। অন্য ইমেইল দিন।',
  'account.mail_not_sent': 'ইমেইল পাঠানো যায়নি। কয়েক মিনিট পরে আবার চেষ্টা করুন।',
  'invite.not_found': 'এমন কোনো খোলা আমন্ত্রণ নেই। সেটি ব্যবহার হয়েছে, বাতিল হয়েছে বা মেয়াদ শেষ।',
  'invite.no_mail': 'এখানে ইমেইল পাঠানোর ব্যবস্থা নেই। লিংক তৈরি করে নিজে দিন।',
  'invite.not_sent': 'ইমেইল পাঠানো যায়নি, তাই কাউকে আমন্ত্রণ জানানো হয়নি। ঠিকানাটি দেখুন, অথবা লিংক তৈরি করুন।',
  'api_key.not_found': 'এমন কোনো API কী নেই।',
}

export const words = { texts: { ...refusals, ...ofAccounts } }
