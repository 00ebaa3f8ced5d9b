/** What the server says where somebody marks who was in a class. */
const sentences: Readonly<Record<string, string>> = {
  'There is no such class.': 'এমন কোনো ক্লাস নেই।',
  'This is not possible in the state that the class is in. Reload and look again.':
    'ক্লাসটি যে অবস্থায় আছে তাতে এটি করা যায় না। পাতাটি আবার লোড করে দেখুন।',
  'There is no such session in this class.': 'এই ক্লাসে এমন কোনো সেশন নেই।',
  'Somebody who is marked as present has no seat in this class. Reload and mark again.':
    'যাঁকে উপস্থিত লেখা হয়েছে, তাঁদের একজনের এই ক্লাসে আসন নেই। পাতাটি আবার লোড করে লিখুন।',
}

export const words = {
  say: (sentence: string): string | undefined => sentences[sentence],
}
