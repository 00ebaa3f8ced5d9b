/** Languages in which a candidate can be written to: those of a record's "preferred language". */
export type MessageLanguage = 'en' | 'bn' | 'hi' | 'ne' | 'ar' | 'fil'

/** What a message is about. */
export const messageKinds = [
  'file',
  'paper',
  'code',
  'ending',
  'share',
  'data',
  'case',
  'class',
  'class-cancelled',
  'class-credited',
  'closing',
  'not-closing',
] as const
export type MessageKind = (typeof messageKinds)[number]

interface Texts {
  /** Who writes, and what they are not (H1). */
  from: (organisation: string) => string
  /** The subject where it is sent by mail. */
  subject: (organisation: string) => string
  kinds: Record<Exclude<MessageKind, 'closing'>, string>
  /** The agency is closing; names the day until which candidates are sure to find their files. */
  closing: (day: string) => string
  /** The one message with a code, for the person who opened the file and asked for it. */
  proof: (code: string) => string
}

/**
 * No number but the day of a closing, no code but the one of `proof`, and no document's name: anybody with
 * the telephone may read it.
 */
const texts: Record<MessageLanguage, Texts> = {
  en: {
    from: (organisation) => `${organisation}, a private agency, not a government:`,
    subject: (organisation) => `A message from ${organisation}`,
    kinds: {
      file: 'You can see your file now.',
      paper: 'There is a new document in your file.',
      code: 'Your access code was changed or ended. If you do not know why, ask our office.',
      ending: 'A date that is printed on one of your documents is near. Ask us what to do.',
      share:
        'Somebody opened a share of your file for the first time. If you did not make it, ask our office.',
      data: 'Our staff made a copy of all your data. If you did not ask for it, ask our office.',
      case: 'We have answered what you told us. Open your file to read it.',
      class: 'A class of yours has a new time or place. Look at your classes on our site.',
      'class-cancelled': 'A class of yours is cancelled. See our site.',
      'class-credited':
        'A class of yours is cancelled. What you paid for it is now your credit. See our site.',
      'not-closing': 'Our agency is not closing after all. We keep your file.',
    },
    closing: (day) => `Our agency is closing. Download all your data by ${day}.`,
    proof: (code) =>
      `Your code is ${code}. It works for 15 minutes. Give it to nobody, not even our staff.`,
  },
  bn: {
    from: (organisation) => `${organisation}, একটি বেসরকারি এজেন্সি, কোনো সরকারি দপ্তর নয়:`,
    subject: (organisation) => `${organisation} থেকে একটি বার্তা`,
    kinds: {
      file: 'এখন আপনি আপনার ফাইল দেখতে পারেন।',
      paper: 'আপনার ফাইলে একটি নতুন কাগজ আছে।',
      code: 'আপনার অ্যাক্সেস কোড বদলানো বা বন্ধ করা হয়েছে। কেন, তা না জানলে আমাদের অফিসে জিজ্ঞাসা করুন।',
      ending: 'আপনার একটি কাগজে লেখা তারিখ কাছে এসেছে। কী করতে হবে, আমাদের জিজ্ঞাসা করুন।',
      share:
        'আপনার ফাইলের একটি শেয়ার প্রথমবার কেউ খুলেছেন। আপনি সেটি না বানিয়ে থাকলে আমাদের অফিসে জিজ্ঞাসা করুন।',
      data: 'কর্মীরা আপনার সব তথ্যের কপি বানিয়েছেন। আপনি না চেয়ে থাকলে আমাদের অফিসে জিজ্ঞাসা করুন।',
      case: 'আপনি যা জানিয়েছিলেন, আমরা তার উত্তর দিয়েছি। ফাইল খুলে পড়ুন।',
      class: 'আপনার একটি ক্লাসের সময় বা জায়গা বদলেছে। আমাদের সাইটে আপনার ক্লাস দেখুন।',
      'class-cancelled': 'আপনার একটি ক্লাস বাতিল হয়েছে। আমাদের সাইটে দেখুন।',
      'class-credited':
        'আপনার একটি ক্লাস বাতিল হয়েছে। এর জন্য যা দিয়েছেন, তা আপনার নামে জমা আছে। আমাদের সাইটে দেখুন।',
      'not-closing': 'আমাদের এজেন্সি শেষ পর্যন্ত বন্ধ হচ্ছে না। আমরা আপনার ফাইল রাখছি।',
    },
    closing: (day) => `আমাদের এজেন্সি বন্ধ হচ্ছে। ${day} তারিখের মধ্যে আপনার সব তথ্য নিয়ে নিন।`,
    proof: (code) => `আপনার কোড ${code}। এটি ১৫ মিনিট কাজ করে। কাউকে দেবেন না, আমাদের কর্মীদেরও না।`,
  },
  hi: {
    from: (organisation) => `${organisation}, एक निजी एजेंसी, कोई सरकारी कार्यालय नहीं:`,
    subject: (organisation) => `${organisation} का संदेश`,
    kinds: {
      file: 'अब आप अपनी फ़ाइल देख सकते हैं।',
      paper: 'आपकी फ़ाइल में एक नया काग़ज़ है।',
      code: 'आपका एक्सेस कोड बदला या बंद किया गया है। कारण न जानते हों तो हमारे दफ़्तर से पूछें।',
      ending: 'आपके एक काग़ज़ पर छपी तारीख़ पास आ गई है। क्या करना है, हमसे पूछें।',
      share: 'किसी ने आपकी फ़ाइल का एक शेयर पहली बार खोला है। अगर वह आपने नहीं बनाया, तो हमारे दफ़्तर से पूछें।',
      data: 'कर्मचारियों ने आपकी सारी जानकारी की कॉपी बनाई है। अगर आपने नहीं माँगी, तो हमारे दफ़्तर से पूछें।',
      case: 'आपने जो बताया था, हमने उसका जवाब दिया है। पढ़ने के लिए अपनी फ़ाइल खोलें।',
      class: 'आपकी एक क्लास का समय या जगह बदल गई है। हमारी साइट पर अपनी क्लासें देखें।',
      'class-cancelled': 'आपकी एक क्लास रद्द हो गई है। हमारी साइट पर देखें।',
      'class-credited':
        'आपकी एक क्लास रद्द हो गई है। उसके लिए दिए गए पैसे आपके नाम जमा हैं। हमारी साइट पर देखें।',
      'not-closing': 'हमारी एजेंसी आख़िरकार बंद नहीं हो रही है। हम आपकी फ़ाइल रखते हैं।',
    },
    closing: (day) => `हमारी एजेंसी बंद हो रही है। अपनी सारी जानकारी ${day} तक डाउनलोड कर लें।`,
    proof: (code) =>
      `आपका कोड ${code} है। यह 15 मिनट चलता है। किसी को न दें, हमारे कर्मचारियों को भी नहीं।`,
  },
  ne: {
    from: (organisation) => `${organisation}, निजी एजेन्सी, सरकारी कार्यालय होइन:`,
    subject: (organisation) => `${organisation} को सन्देश`,
    kinds: {
      file: 'अब तपाईं आफ्नो फाइल हेर्न सक्नुहुन्छ।',
      paper: 'तपाईंको फाइलमा नयाँ कागज छ।',
      code: 'तपाईंको एक्सेस कोड फेरिएको वा बन्द गरिएको छ। किन भन्ने थाहा छैन भने हाम्रो कार्यालयमा सोध्नुहोस्।',
      ending: 'तपाईंको एउटा कागजमा छापिएको मिति नजिकिएको छ। के गर्ने, हामीलाई सोध्नुहोस्।',
      share:
        'कसैले तपाईंको फाइलको सेयर पहिलो पटक खोलेको छ। त्यो तपाईंले बनाउनुभएको होइन भने हाम्रो कार्यालयमा सोध्नुहोस्।',
      data: 'हाम्रा कर्मचारीले तपाईंको सबै जानकारीको कपी बनाए। तपाईंले माग्नुभएको होइन भने हाम्रो कार्यालयमा सोध्नुहोस्।',
      case: 'तपाईंले भन्नुभएको कुराको जवाफ हामीले दिएका छौँ। पढ्न आफ्नो फाइल खोल्नुहोस्।',
      class: 'तपाईंको एउटा कक्षाको समय वा ठाउँ फेरिएको छ। हाम्रो साइटमा आफ्ना कक्षाहरू हेर्नुहोस्।',
      'class-cancelled': 'तपाईंको एउटा कक्षा रद्द भयो। हाम्रो साइटमा हेर्नुहोस्।',
      'class-credited':
        'तपाईंको एउटा कक्षा रद्द भयो। त्यसका लागि तिरेको पैसा तपाईंको जम्मा पैसा हो। हाम्रो साइटमा हेर्नुहोस्।',
      'not-closing': 'हाम्रो एजेन्सी अब बन्द हुँदैन। हामी तपाईंको फाइल राख्छौँ।',
    },
    closing: (day) => `हाम्रो एजेन्सी बन्द हुँदै छ। ${day} सम्ममा आफ्नो सबै जानकारी डाउनलोड गर्नुहोस्।`,
    proof: (code) =>
      `तपाईंको कोड ${code} हो। यो १५ मिनेट चल्छ। कसैलाई नदिनुहोस्, हाम्रा कर्मचारीलाई पनि होइन।`,
  },
  ar: {
    from: (organisation) => `${organisation}، وكالة خاصة وليست جهة حكومية:`,
    subject: (organisation) => `رسالة من ${organisation}`,
    kinds: {
      file: 'يمكنك الآن رؤية ملفك.',
      paper: 'في ملفك ورقة جديدة.',
      code: 'تم تغيير رمز الدخول الخاص بك أو إيقافه. إذا كنت لا تعرف السبب فاسأل مكتبنا.',
      ending: 'اقترب تاريخ مطبوع على إحدى أوراقك. اسألنا ماذا تفعل.',
      share: 'فتح شخص ما مشاركة لملفك لأول مرة. إذا لم تكن أنت من أنشأها فاسأل مكتبنا.',
      data: 'أعد موظفونا نسخة من كل ما نحتفظ به عنك. إذا لم تطلبها فاسأل مكتبنا.',
      case: 'أجبنا على ما أخبرتنا به. افتح ملفك لتقرأ الجواب.',
      class: 'تغيّر موعد إحدى دوراتك أو مكانها. انظر دوراتك على موقعنا.',
      'class-cancelled': 'أُلغيت إحدى دوراتك. انظر موقعنا.',
      'class-credited': 'أُلغيت إحدى دوراتك. ما دفعته لها أصبح رصيدًا لك. انظر موقعنا.',
      'not-closing': 'لن تغلق وكالتنا بعد كل شيء. سنحتفظ بملفك.',
    },
    closing: (day) => `ستغلق وكالتنا. نزّل كل بياناتك في موعد أقصاه ${day}.`,
    proof: (code) => `رمزك هو ${code}. يعمل لمدة 15 دقيقة. لا تعطه لأحد، ولا حتى لموظفينا.`,
  },
  fil: {
    from: (organisation) => `${organisation}, isang pribadong agency, hindi gobyerno:`,
    subject: (organisation) => `Message mula sa ${organisation}`,
    kinds: {
      file: 'Makikita mo na ngayon ang file mo.',
      paper: 'May bagong dokumento sa file mo.',
      code: 'Pinalitan o itinigil ang access code mo. Kung hindi mo alam kung bakit, magtanong sa opisina namin.',
      ending:
        'Malapit na ang petsang nakasulat sa isa sa mga dokumento mo. Itanong sa amin ang gagawin.',
      share:
        'May nagbukas ng share ng file mo sa unang pagkakataon. Kung hindi ikaw ang gumawa nito, magtanong sa opisina namin.',
      data: 'Gumawa ang staff namin ng kopya ng lahat ng data mo. Kung hindi mo hiningi, magtanong sa opisina namin.',
      case: 'Sinagot na namin ang sinabi mo sa amin. Buksan ang file mo para basahin.',
      class:
        'May bagong oras o lugar ang isa sa mga klase mo. Tingnan ang mga klase mo sa site namin.',
      'class-cancelled': 'Kinansela ang isa sa mga klase mo. Tingnan sa site namin.',
      'class-credited':
        'Kinansela ang isa sa mga klase mo. Credit mo na ang binayaran mo para rito. Tingnan sa site namin.',
      'not-closing': 'Hindi na magsasara ang agency namin. Itinatabi namin ang file mo.',
    },
    closing: (day) =>
      `Magsasara na ang agency namin. I-download ang lahat ng data mo hanggang ${day}.`,
    proof: (code) =>
      `Ang code mo ay ${code}. Gumagana ito nang 15 minuto. Huwag itong ibigay kahit kanino, kahit sa staff namin.`,
  },
}

interface Message {
  kind: MessageKind | 'proof'
  /** The candidate's language; English if unknown. */
  language: string | null
  organisation: string
  /** The site's own address, the only one in a message. */
  site: string
  /** The code in a message of the kind `proof`. */
  code?: string | null
  /** The last day in a message of the kind `closing`, as its language writes it. */
  lastDay?: string | null
}

/** Returns a message to a candidate, as one paragraph. */
export function candidateMessage(message: Message): string {
  const { from } = textsIn(message.language)
  return `${from(message.organisation)} ${told(message)} ${message.site}`
}

function told({ kind, language, code = null, lastDay = null }: Message): string {
  const { kinds, proof, closing } = textsIn(language)
  if (kind === 'proof') return proof(code ?? '')
  if (kind !== 'closing') return kinds[kind]
  if (lastDay === null) throw new Error('A message of a closing names the last day')
  return closing(lastDay)
}

/** Returns the subject where it is sent by mail. */
export function messageSubject({
  language,
  organisation,
}: Pick<Message, 'language' | 'organisation'>): string {
  return textsIn(language).subject(organisation)
}

/** Returns the beginning of a message: who writes, and what they are not (H1). */
export function whoWrites({
  language,
  organisation,
}: {
  language: string | null
  organisation: string
}): string {
  return textsIn(language).from(organisation)
}

/** Returns the language of a message; English where there are no texts in another one. */
export function messageLanguage(language: string | null): MessageLanguage {
  return language !== null && Object.hasOwn(texts, language) ? (language as MessageLanguage) : 'en'
}

function textsIn(language: string | null): Texts {
  return texts[messageLanguage(language)]
}
