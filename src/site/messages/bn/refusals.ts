import { fileRefusalSentences } from '#messages/bn/file-refusals'

/** What the server refuses on the public pages alone, in Bengali: no page of staff carries it. */
export const publicRefusalSentences = {
  ...fileRefusalSentences,
  'No Data Found': 'কোনো তথ্য পাওয়া যায়নি (No Data Found)',
  'One of these papers cannot be part of this share. Take it out and try again.':
    'এই কাগজগুলোর একটি এই শেয়ারে দেওয়া যায় না। সেটি বাদ দিয়ে আবার চেষ্টা করুন।',
  'One of these papers is not in your file. Take it out and try again.':
    'এই কাগজগুলোর একটি আপনার ফাইলে নেই। সেটি বাদ দিয়ে আবার চেষ্টা করুন।',
  'There are 20 open shares of this file already. Revoke one that is not needed.':
    'এই ফাইলের ২০টি খোলা শেয়ার আগে থেকেই আছে। যেটি দরকার নেই, সেটি বাতিল করুন।',
  'The words have changed since you read them. Read them again, then answer.':
    'আপনি পড়ার পরে কথাগুলো বদলেছে। আবার পড়ে তারপর উত্তর দিন।',
  'We have no receipt with this number. Compare each character with your receipt.':
    'এই নম্বরের কোনো রসিদ আমাদের কাছে নেই। আপনার রসিদের সাথে প্রতিটি অক্ষর মিলিয়ে দেখুন।',
  'This code does not work. A code works once, for 15 minutes. Ask for a new one if yours is older.':
    'এই কোড কাজ করে না। একটি কোড একবার কাজ করে, ১৫ মিনিট পর্যন্ত। আপনারটি পুরোনো হলে নতুন কোড চান।',
  'You have asked for three codes within an hour. Use the latest, or wait an hour.':
    'আপনি এক ঘণ্টায় তিনটি কোড চেয়েছেন। শেষ কোডটি ব্যবহার করুন, অথবা এক ঘণ্টা অপেক্ষা করুন।',
  'Your file does not show this. Open it again and choose what is wrong.':
    'আপনার ফাইলে এটি দেখানো হয় না। ফাইলটি আবার খুলে কোনটি ভুল তা বেছে নিন।',
  'You have told us already that this is wrong. We have not answered yet.':
    'এটি যে ভুল, তা আপনি আগেই জানিয়েছেন। আমরা এখনো উত্তর দিইনি।',
  'We have answered this twice. Please talk to us, or report a concern.':
    'আমরা এর উত্তর দুবার দিয়েছি। আমাদের সাথে কথা বলুন, অথবা অভিযোগ জানান।',
  'We have no complaint with this number. Compare each character with your page.':
    'এই নম্বরের কোনো অভিযোগ আমাদের কাছে নেই। আপনার পাতার সাথে প্রতিটি অক্ষর মিলিয়ে দেখুন।',
  'This is not the complaint that was written under this number.':
    'এই নম্বরে যে অভিযোগ লেখা হয়েছিল, এটি তা নয়।',
  'There is no such key. Say candor keys list to see them.':
    'এমন কোনো চাবি নেই। সব চাবি দেখতে candor keys list চালান।',
  'A key is revoked from now or from an earlier time on.':
    'চাবি বাতিল হয় এখন থেকে বা আগের কোনো সময় থেকে।',
  'The key for attestations comes from a file. Put a new one into the file and start Candor again.':
    'প্রত্যয়নের চাবি একটি ফাইল থেকে আসে। ফাইলটিতে নতুন চাবি রেখে Candor আবার চালু করুন।',
  'The key in CANDOR_ATTESTATION_KEY_FILE may not sign any more: another one followed it, it was revoked, or a restore ended it. Put a new one into the file and start Candor again.':
    'CANDOR_ATTESTATION_KEY_FILE-এর চাবি আর চলে না: এর পরে অন্য চাবি এসেছে, এটি বাতিল হয়েছে, অথবা ব্যাকআপ ফেরানোর সময় শেষ হয়েছে। ফাইলটিতে নতুন চাবি রেখে Candor আবার চালু করুন।',
  'The last key for attestations came from a file that is not named here. Set CANDOR_ATTESTATION_KEY_FILE, or say candor keys rotate --in-database.':
    'প্রত্যয়নের শেষ চাবি এমন ফাইল থেকে এসেছে, যার নাম এখানে দেওয়া নেই। CANDOR_ATTESTATION_KEY_FILE ঠিক করুন, অথবা candor keys rotate --in-database চালান।',
  'This is not a reference of ours. One begins with CR- and has eight characters more.':
    'এটি আমাদের রেফারেন্স নয়। আমাদের রেফারেন্স CR- দিয়ে শুরু হয়, তারপর আটটি অক্ষর।',
  'This is not the access code that opens your file now. Check each letter and digit.':
    'এই অ্যাক্সেস কোড দিয়ে এখন আপনার ফাইল খোলে না। প্রতিটি অক্ষর ও সংখ্যা মিলিয়ে দেখুন।',
  'This is not the code that we showed you. Check what you wrote down, or begin again. Your old code still works.':
    'আমরা যে কোড দেখিয়েছি, এটি সেটি নয়। যা লিখে রেখেছেন মিলিয়ে দেখুন, নয়তো আবার শুরু করুন। আপনার পুরোনো কোড এখনো কাজ করে।',
} as const
