/** What a candidate agrees to, each for itself; `handover` is asked while the agency closes and names a successor. */
export const consentPurposes = ['keeping', 'sharing', 'asking', 'messages', 'handover'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

/** The languages in which the words stand; the same as of the pages for candidates. */
export const consentLanguages = ['en', 'bn'] as const
export type ConsentLanguage = (typeof consentLanguages)[number]

/** The edition of the words below. Whoever changes one of them counts on: an answer says which was read. */
export const consentEdition = 2

/** Days between the end of a consent to keeping and the day on which removal is due. */
export const daysToKeepOn = 30

interface Asked {
  title: string
  /** The question, short enough to be read aloud. */
  asked: string
  /** What happens from the moment on in which the answer is no. */
  without: string
}

/** The words that are read, or read aloud, before the candidate answers. */
export const consentWords: Readonly<
  Record<ConsentPurpose, Readonly<Record<ConsentLanguage, Asked>>>
> = {
  keeping: {
    en: {
      title: 'Keeping your file',
      asked: 'May we keep your details and copies of your papers, so that we can work for you?',
      without:
        'If you say no, we add no more papers from now on. After 30 days we remove what we need not keep. Until then you can open your file and take everything along.',
    },
    bn: {
      title: 'আপনার ফাইল রাখা',
      asked: 'আপনার জন্য কাজ করতে আমরা কি আপনার তথ্য ও কাগজের কপি রাখতে পারি?',
      without:
        'না বললে এখন থেকে আমরা আর কোনো কাগজ যোগ করব না। ৩০ দিন পরে, যা রাখার দরকার নেই তা আমরা মুছে ফেলব। তার আগে আপনি ফাইল খুলতে এবং সব নিয়ে যেতে পারবেন।',
    },
  },
  sharing: {
    en: {
      title: 'Showing papers to others',
      asked:
        'May papers of your file be shown to others, such as an employer? You choose each time which papers, and to whom.',
      without:
        'If you say no, all your shares end now, and nobody can make a new one. You can still open your file.',
    },
    bn: {
      title: 'অন্যদের কাগজ দেখানো',
      asked:
        'আপনার ফাইলের কাগজ কি অন্যদের, যেমন নিয়োগকর্তাকে, দেখানো যাবে? কোন কাগজ, কাকে — প্রতিবার আপনি বেছে নেবেন।',
      without:
        'না বললে আপনার সব শেয়ার এখনই শেষ হবে, আর নতুন শেয়ার বানানো যাবে না। আপনি নিজের ফাইল খুলতে পারবেন।',
    },
  },
  asking: {
    en: {
      title: 'Asking authorities',
      asked:
        'May our staff ask the authorities about your papers, with your name and the numbers on the papers?',
      without:
        'If you say no, our staff do not ask from now on. The answers that we have stay beside your papers.',
    },
    bn: {
      title: 'কর্তৃপক্ষকে জিজ্ঞাসা করা',
      asked:
        'আমাদের কর্মীরা কি আপনার নাম আর কাগজের নম্বর দিয়ে কর্তৃপক্ষের কাছে আপনার কাগজ সম্পর্কে জিজ্ঞাসা করতে পারেন?',
      without: 'না বললে এখন থেকে আমাদের কর্মীরা জিজ্ঞাসা করবেন না। যে উত্তর পাওয়া গেছে, তা কাগজের পাশে থাকবে।',
    },
  },
  messages: {
    en: {
      title: 'Messages to you',
      asked: 'May we write to you about your file, to your telephone or by email?',
      without:
        'If you say no, we send no messages from now on. We still tell you when your access code was changed or all your data was copied.',
    },
    bn: {
      title: 'আপনাকে বার্তা পাঠানো',
      asked: 'আমরা কি আপনার ফাইল নিয়ে আপনার টেলিফোনে বা ইমেইলে আপনাকে লিখতে পারি?',
      without:
        'না বললে এখন থেকে আমরা বার্তা পাঠাব না। তবে আপনার অ্যাক্সেস কোড বদলানো হলে বা আপনার সব তথ্য কপি করা হলে জানাব।',
    },
  },
  handover: {
    en: {
      title: 'Handing your file over',
      asked:
        'Our agency is closing. May we give your details and papers to the agency that our site names as our successor?',
      without:
        'If you say no, or do not answer, we do not hand them over. We delete them after our last day. Until then you can open your file and download everything.',
    },
    bn: {
      title: 'আপনার ফাইল হস্তান্তর',
      asked:
        'আমাদের এজেন্সি বন্ধ হচ্ছে। আমাদের সাইটে যে এজেন্সির নাম আছে, আমরা কি তাকে আপনার তথ্য ও কাগজ দিতে পারি?',
      without:
        'না বললে, বা কিছু না বললে, আমরা দেব না। আমাদের শেষ দিনের পরে মুছে ফেলব। তার আগে আপনি ফাইল খুলতে এবং সব নিয়ে যেতে পারবেন।',
    },
  },
}

/** All that is read before an answer. */
export function wordsToRead(purpose: ConsentPurpose, language: ConsentLanguage): string {
  const { asked, without } = consentWords[purpose][language]
  return `${asked} ${without}`
}
