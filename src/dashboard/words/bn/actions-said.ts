/** What the server says of what is done with records and lists of them: the forms have no use for it. */
const sentences: Readonly<Record<string, string>> = {
  'This cannot be undone any more. Change the records one by one.':
    'এখন আর আগের মতো করা যায় না। রেকর্ডগুলো একটি একটি করে বদলান।',
  'You have a view with this name already. Choose another name.':
    'এই নামের সাজানো তালিকা আপনার আগে থেকেই আছে। অন্য নাম দিন।',
  'You have 50 views. Delete one that you do not need.':
    'আপনার ৫০টি সাজানো তালিকা আছে। যেটি দরকার নেই, সেটি মুছুন।',
  'A reason is required.': 'কারণ লিখতে হবে।',
  'A reason is longer than 500 characters. Shorten it.': 'কারণটি ৫০০ অক্ষরের বেশি। ছোট করুন।',
  'There is no such view.': 'এমন কোনো সাজানো তালিকা নেই।',
  'This is not possible in the state that the record is in. Reload and look again.':
    'রেকর্ডটি যে অবস্থায় আছে তাতে এটি করা যায় না। পাতাটি আবার লোড করে দেখুন।',
  'You entered this record or changed it since its last approval. Another admin has to approve it.':
    'রেকর্ডটি আপনি যোগ করেছেন, বা শেষ অনুমোদনের পরে বদলেছেন। অন্য একজন অ্যাডমিনকে অনুমোদন করতে হবে।',
  'By the date of birth this candidate is under 18. A record is approved from the 18th birthday on.':
    'জন্মতারিখ অনুযায়ী প্রার্থীর বয়স ১৮ বছরের কম। ১৮ বছর হওয়ার পরে রেকর্ড অনুমোদন করা যায়।',
  'This record is hidden already.': 'রেকর্ডটি আগে থেকেই লুকানো।',
  'This record is visible already.': 'রেকর্ডটি আগে থেকেই দেখা যায়।',
  'This record is not in the trash.': 'রেকর্ডটি ট্র্যাশে নেই।',
}

export const words = {
  say: (sentence: string): string | undefined => sentences[sentence],
}
