/** What happens when a candidate leaves, in words that can be read aloud before they say so. */
export const leavingWords = {
  en: [
    'All your shares end now, and nobody can make a new one.',
    'We add no more papers to your file, and ask no authority about them.',
    'Our office has three days to give back each original that it has of yours.',
    'After 30 days we remove what we need not keep. Contracts, and what was said of money, stay longer.',
    'Until then you can open your file and take everything along.',
  ],
  bn: [
    'আপনার সব শেয়ার এখনই শেষ হবে, আর নতুন শেয়ার বানানো যাবে না।',
    'আমরা আপনার ফাইলে আর কোনো কাগজ যোগ করব না, আর কাগজ নিয়ে কোনো কর্তৃপক্ষকে জিজ্ঞাসা করব না।',
    'আপনার যে মূল কাগজ আমাদের অফিসে আছে, তা ফেরত দেওয়ার জন্য অফিসের তিন দিন সময় আছে।',
    '৩০ দিন পরে, যা রাখার দরকার নেই তা আমরা মুছে ফেলব। চুক্তি আর টাকা নিয়ে যা বলা হয়েছে, তা বেশি দিন থাকবে।',
    'তার আগে আপনি ফাইল খুলতে এবং সব নিয়ে যেতে পারবেন।',
  ],
} as const

/** What is read before "I stay after all". */
export const stayingWords = {
  en: 'If you stay, we keep your file. Then answer again whether we may show papers to others and ask authorities.',
  bn: 'থাকলে আমরা আপনার ফাইল রেখে দেব। তারপর আবার জানান, অন্যদের কাগজ দেখানো আর কর্তৃপক্ষকে জিজ্ঞাসা করা যাবে কি না।',
} as const
