import { fileRefusals } from '#messages/bn/file-refusals'

/** What the server refuses on the public pages alone, in Bengali: no page of staff carries it. */
export const publicRefusals = {
  ...fileRefusals,
  'lookup.no_data_found': 'কোনো তথ্য পাওয়া যায়নি (No Data Found)',
  'share.not_shareable': 'এই কাগজগুলোর একটি এই শেয়ারে দেওয়া যায় না। সেটি বাদ দিয়ে আবার চেষ্টা করুন।',
  'share.not_on_file': 'এই কাগজগুলোর একটি আপনার ফাইলে নেই। সেটি বাদ দিয়ে আবার চেষ্টা করুন।',
  'share.too_many': 'এই ফাইলের ২০টি খোলা শেয়ার আগে থেকেই আছে। যেটি দরকার নেই, সেটি বাতিল করুন।',
  'consent.other_words': 'আপনি পড়ার পরে কথাগুলো বদলেছে। আবার পড়ে তারপর উত্তর দিন।',
  'receipt.not_found':
    'এই নম্বরের কোনো রসিদ আমাদের কাছে নেই। আপনার রসিদের সাথে প্রতিটি অক্ষর মিলিয়ে দেখুন।',
  'own_data.wrong_code':
    'এই কোড কাজ করে না। একটি কোড একবার কাজ করে, ১৫ মিনিট পর্যন্ত। আপনারটি পুরোনো হলে নতুন কোড চান।',
  'own_data.too_many_codes':
    'আপনি এক ঘণ্টায় তিনটি কোড চেয়েছেন। শেষ কোডটি ব্যবহার করুন, অথবা এক ঘণ্টা অপেক্ষা করুন।',
  'contest.not_in_file': 'আপনার ফাইলে এটি দেখানো হয় না। ফাইলটি আবার খুলে কোনটি ভুল তা বেছে নিন।',
  'contest.open_already': 'এটি যে ভুল, তা আপনি আগেই জানিয়েছেন। আমরা এখনো উত্তর দিইনি।',
  'contest.declined_twice': 'আমরা এর উত্তর দুবার দিয়েছি। আমাদের সাথে কথা বলুন, অথবা অভিযোগ জানান।',
  'complaint.not_found':
    'এই নম্বরের কোনো অভিযোগ আমাদের কাছে নেই। আপনার পাতার সাথে প্রতিটি অক্ষর মিলিয়ে দেখুন।',
  'complaint.not_the_same': 'এই নম্বরে যে অভিযোগ লেখা হয়েছিল, এটি তা নয়।',
  'attestation.no_key': 'এমন কোনো চাবি নেই। সব চাবি দেখতে candor keys list চালান।',
  'attestation.revoked_ahead': 'চাবি বাতিল হয় এখন থেকে বা আগের কোনো সময় থেকে।',
  'attestation.key_in_file':
    'প্রত্যয়নের চাবি একটি ফাইল থেকে আসে। ফাইলটিতে নতুন চাবি রেখে Candor আবার চালু করুন।',
  'attestation.key_ended':
    'CANDOR_ATTESTATION_KEY_FILE-এর চাবি আর চলে না: এর পরে অন্য চাবি এসেছে, এটি বাতিল হয়েছে, অথবা ব্যাকআপ ফেরানোর সময় শেষ হয়েছে। ফাইলটিতে নতুন চাবি রেখে Candor আবার চালু করুন।',
  'attestation.key_missing':
    'প্রত্যয়নের শেষ চাবি এমন ফাইল থেকে এসেছে, যার নাম এখানে দেওয়া নেই। CANDOR_ATTESTATION_KEY_FILE ঠিক করুন, অথবা candor keys rotate --in-database চালান।',
  'receipt.no_reference': 'এটি আমাদের রেফারেন্স নয়। আমাদের রেফারেন্স CR- দিয়ে শুরু হয়, তারপর আটটি অক্ষর।',
  'access_code.not_current':
    'এই অ্যাক্সেস কোড দিয়ে এখন আপনার ফাইল খোলে না। প্রতিটি অক্ষর ও সংখ্যা মিলিয়ে দেখুন।',
  'access_code.not_proposed':
    'আমরা যে কোড দেখিয়েছি, এটি সেটি নয়। যা লিখে রেখেছেন মিলিয়ে দেখুন, নয়তো আবার শুরু করুন। আপনার পুরোনো কোড এখনো কাজ করে।',
} as const
