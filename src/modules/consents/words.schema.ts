import { type InEachLanguage, inLanguage } from '#platform/languages.schema'
import {
  type Asked,
  type ConsentPurpose,
  type ConsentWords,
  consentPurposes,
  filipino,
} from './words-fil.schema.ts'

const hindi: ConsentWords = {
  keeping: {
    title: 'आपकी फ़ाइल रखना',
    asked: 'क्या हम आपकी जानकारी और आपके काग़ज़ों की कॉपी रख सकते हैं, ताकि आपके लिए काम कर सकें?',
    without:
      'अगर आप ना कहते हैं, तो अब से हम कोई और काग़ज़ नहीं जोड़ते। 30 दिन बाद हम वह हटा देते हैं जिसे रखना ज़रूरी नहीं है। तब तक आप अपनी फ़ाइल खोल सकते हैं और सब कुछ साथ ले जा सकते हैं।',
  },
  sharing: {
    title: 'दूसरों को काग़ज़ दिखाना',
    asked:
      'क्या आपकी फ़ाइल के काग़ज़ दूसरों को, जैसे नियोक्ता को, दिखाए जा सकते हैं? कौन से काग़ज़ और किसे, यह हर बार आप चुनते हैं।',
    without:
      'अगर आप ना कहते हैं, तो आपके सारे शेयर अभी ख़त्म हो जाते हैं और कोई नया शेयर नहीं बना सकता। आप अपनी फ़ाइल तब भी खोल सकते हैं।',
  },
  asking: {
    title: 'सरकारी विभागों से पूछना',
    asked:
      'क्या हमारे कर्मचारी आपके नाम और काग़ज़ों पर लिखे नंबरों के साथ संबंधित विभागों से आपके काग़ज़ों के बारे में पूछ सकते हैं?',
    without:
      'अगर आप ना कहते हैं, तो अब से हमारे कर्मचारी नहीं पूछते। जो जवाब हमारे पास हैं, वे आपके काग़ज़ों के साथ रहते हैं।',
  },
  messages: {
    title: 'आपको संदेश भेजना',
    asked: 'क्या हम आपकी फ़ाइल के बारे में आपको फ़ोन पर या ईमेल से लिख सकते हैं?',
    without:
      'अगर आप ना कहते हैं, तो अब से हम संदेश नहीं भेजते। फिर भी हम बताते हैं जब आपका एक्सेस कोड बदला गया हो या आपकी सारी जानकारी कॉपी की गई हो।',
  },
  handover: {
    title: 'आपकी फ़ाइल सौंपना',
    asked:
      'हमारी एजेंसी बंद हो रही है। हमारी साइट पर जिस एजेंसी का नाम हमारी जगह लेने के लिए लिखा है, क्या हम उसे आपकी जानकारी और काग़ज़ दे सकते हैं?',
    without:
      'अगर आप ना कहते हैं या जवाब नहीं देते, तो हम उन्हें नहीं सौंपते। हमारे आख़िरी दिन के बाद हम उन्हें मिटा देते हैं। तब तक आप अपनी फ़ाइल खोल सकते हैं और सब कुछ डाउनलोड कर सकते हैं।',
  },
}

const english: ConsentWords = {
  keeping: {
    title: 'Keeping your file',
    asked: 'May we keep your details and copies of your papers, so that we can work for you?',
    without:
      'If you say no, we add no more papers from now on. After 30 days we remove what we need not keep. Until then you can open your file and take everything along.',
  },
  sharing: {
    title: 'Showing papers to others',
    asked:
      'May papers of your file be shown to others, such as an employer? You choose each time which papers, and to whom.',
    without:
      'If you say no, all your shares end now, and nobody can make a new one. You can still open your file.',
  },
  asking: {
    title: 'Asking authorities',
    asked:
      'May our staff ask the authorities about your papers, with your name and the numbers on the papers?',
    without:
      'If you say no, our staff do not ask from now on. The answers that we have stay beside your papers.',
  },
  messages: {
    title: 'Messages to you',
    asked: 'May we write to you about your file, to your telephone or by email?',
    without:
      'If you say no, we send no messages from now on. We still tell you when your access code was changed or all your data was copied.',
  },
  handover: {
    title: 'Handing your file over',
    asked:
      'Our agency is closing. May we give your details and papers to the agency that our site names as our successor?',
    without:
      'If you say no, or do not answer, we do not hand them over. We delete them after our last day. Until then you can open your file and download everything.',
  },
}

const nepali: ConsentWords = {
  keeping: {
    title: 'तपाईंको फाइल राख्ने',
    asked: 'तपाईंका लागि काम गर्न हामी तपाईंको जानकारी र कागजका कपी राख्न सक्छौँ?',
    without:
      'हुँदैन भन्नुभयो भने अबदेखि हामी अरू कागज थप्दैनौँ। ३० दिनपछि राख्नु नपर्ने कुरा हामी हटाउँछौँ। त्यतिन्जेल तपाईं आफ्नो फाइल खोल्न र सबै कुरा लैजान सक्नुहुन्छ।',
  },
  sharing: {
    title: 'अरूलाई कागज देखाउने',
    asked:
      'तपाईंको फाइलका कागज अरूलाई, जस्तै रोजगारदातालाई, देखाउन मिल्छ? कुन कागज र कसलाई, हरेक पटक तपाईं आफैँ छान्नुहुन्छ।',
    without:
      'हुँदैन भन्नुभयो भने तपाईंका सबै सेयर अहिले नै सकिन्छन् र कसैले नयाँ सेयर बनाउन सक्दैन। आफ्नो फाइल भने तपाईं खोल्न सक्नुहुन्छ।',
  },
  asking: {
    title: 'सरकारी निकायलाई सोध्ने',
    asked:
      'हाम्रा कर्मचारीले तपाईंको नाम र कागजमा भएका नम्बर दिएर तपाईंका कागजबारे सम्बन्धित निकायलाई सोध्न सक्छन्?',
    without: 'हुँदैन भन्नुभयो भने अबदेखि हाम्रा कर्मचारीले सोध्दैनन्। हामीसँग भएका जवाफ तपाईंका कागजसँगै रहन्छन्।',
  },
  messages: {
    title: 'तपाईंलाई सन्देश पठाउने',
    asked: 'तपाईंको फाइलबारे हामी तपाईंलाई फोनमा वा इमेलबाट लेख्न सक्छौँ?',
    without:
      'हुँदैन भन्नुभयो भने अबदेखि हामी सन्देश पठाउँदैनौँ। तर तपाईंको एक्सेस कोड फेरियो वा तपाईंको सबै जानकारी कपी गरियो भने हामी भन्छौँ।',
  },
  handover: {
    title: 'तपाईंको फाइल अरूलाई सुम्पने',
    asked:
      'हाम्रो एजेन्सी बन्द हुँदै छ। हाम्रो साइटमा हाम्रो ठाउँ लिने भनी नाम लेखिएको एजेन्सीलाई हामी तपाईंको जानकारी र कागज दिन सक्छौँ?',
    without:
      'हुँदैन भन्नुभयो वा जवाफ दिनुभएन भने हामी दिँदैनौँ। हाम्रो अन्तिम दिनपछि हामी मेटाउँछौँ। त्यतिन्जेल तपाईं आफ्नो फाइल खोल्न र सबै कुरा डाउनलोड गर्न सक्नुहुन्छ।',
  },
}

const bengali: ConsentWords = {
  keeping: {
    title: 'আপনার ফাইল রাখা',
    asked: 'আপনার জন্য কাজ করতে আমরা কি আপনার তথ্য ও কাগজের কপি রাখতে পারি?',
    without:
      'না বললে এখন থেকে আমরা আর কোনো কাগজ যোগ করব না। ৩০ দিন পরে, যা রাখার দরকার নেই তা আমরা মুছে ফেলব। তার আগে আপনি ফাইল খুলতে এবং সব নিয়ে যেতে পারবেন।',
  },
  sharing: {
    title: 'অন্যদের কাগজ দেখানো',
    asked:
      'আপনার ফাইলের কাগজ কি অন্যদের, যেমন নিয়োগকর্তাকে, দেখানো যাবে? কোন কাগজ, কাকে — প্রতিবার আপনি বেছে নেবেন।',
    without: 'না বললে আপনার সব শেয়ার এখনই শেষ হবে, আর নতুন শেয়ার বানানো যাবে না। আপনি নিজের ফাইল খুলতে পারবেন।',
  },
  asking: {
    title: 'কর্তৃপক্ষকে জিজ্ঞাসা করা',
    asked:
      'আমাদের কর্মীরা কি আপনার নাম আর কাগজের নম্বর দিয়ে কর্তৃপক্ষের কাছে আপনার কাগজ সম্পর্কে জিজ্ঞাসা করতে পারেন?',
    without: 'না বললে এখন থেকে আমাদের কর্মীরা জিজ্ঞাসা করবেন না। যে উত্তর পাওয়া গেছে, তা কাগজের পাশে থাকবে।',
  },
  messages: {
    title: 'আপনাকে বার্তা পাঠানো',
    asked: 'আমরা কি আপনার ফাইল নিয়ে আপনার টেলিফোনে বা ইমেইলে আপনাকে লিখতে পারি?',
    without:
      'না বললে এখন থেকে আমরা বার্তা পাঠাব না। তবে আপনার অ্যাক্সেস কোড বদলানো হলে বা আপনার সব তথ্য কপি করা হলে জানাব।',
  },
  handover: {
    title: 'আপনার ফাইল হস্তান্তর',
    asked:
      'আমাদের এজেন্সি বন্ধ হচ্ছে। আমাদের সাইটে যে এজেন্সির নাম আছে, আমরা কি তাকে আপনার তথ্য ও কাগজ দিতে পারি?',
    without:
      'না বললে, বা কিছু না বললে, আমরা দেব না। আমাদের শেষ দিনের পরে মুছে ফেলব। তার আগে আপনি ফাইল খুলতে এবং সব নিয়ে যেতে পারবেন।',
  },
}

const arabic: ConsentWords = {
  keeping: {
    title: 'الاحتفاظ بملفك',
    asked: 'هل يمكننا أن نحتفظ ببياناتك وبنسخ من أوراقك لكي نعمل من أجلك؟',
    without:
      'إذا قلت لا، فلن نضيف أي ورقة من الآن. وبعد 30 يومًا نحذف ما لا يلزمنا الاحتفاظ به. وحتى ذلك الحين يمكنك أن تفتح ملفك وتأخذ كل شيء معك.',
  },
  sharing: {
    title: 'عرض الأوراق على آخرين',
    asked: 'هل يمكن عرض أوراق من ملفك على آخرين، مثل صاحب عمل؟ أنت تختار في كل مرة أي أوراق، ولمن.',
    without:
      'إذا قلت لا، تنتهي كل مشاركاتك الآن، ولا يستطيع أحد إنشاء مشاركة جديدة. ويمكنك مع ذلك أن تفتح ملفك.',
  },
  asking: {
    title: 'سؤال الجهات المختصة',
    asked:
      'هل يمكن لموظفينا أن يسألوا الجهات المختصة عن أوراقك، مع ذكر اسمك والأرقام المكتوبة على الأوراق؟',
    without: 'إذا قلت لا، فلن يسأل موظفونا من الآن. أما الأجوبة التي لدينا فتبقى بجانب أوراقك.',
  },
  messages: {
    title: 'رسائل إليك',
    asked: 'هل يمكننا أن نكتب إليك بشأن ملفك، على هاتفك أو بالبريد الإلكتروني؟',
    without:
      'إذا قلت لا، فلن نرسل رسائل من الآن. لكننا سنخبرك إذا تغيّر رمز الدخول الخاص بك أو نُسخت كل بياناتك.',
  },
  handover: {
    title: 'تسليم ملفك',
    asked:
      'وكالتنا ستغلق. هل يمكننا أن نعطي بياناتك وأوراقك للوكالة التي يذكر موقعنا أنها ستحل محلنا؟',
    without:
      'إذا قلت لا، أو لم تجب، فلن نسلّمها. ونحذفها بعد يومنا الأخير. وحتى ذلك الحين يمكنك أن تفتح ملفك وتنزّل كل شيء.',
  },
}

export { type ConsentPurpose, consentPurposes } from './words-fil.schema.ts'

/**
 * The edition of the words below. Raise it when you change one of them: an answer says which was read. A new language
 * changes nothing for readers of another one, so it does not raise it.
 */
export const consentEdition = 2

/** Days between the end of a consent to keeping and the day on which removal is due. */
export const daysToKeepOn = 30

/** The words that the candidate reads, or hears, before answering. */
export const consentWords = Object.fromEntries(
  consentPurposes.map((purpose) => [
    purpose,
    {
      en: english[purpose],
      bn: bengali[purpose],
      hi: hindi[purpose],
      ne: nepali[purpose],
      ar: arabic[purpose],
      fil: filipino[purpose],
    },
  ]),
) as Readonly<Record<ConsentPurpose, InEachLanguage<Asked>>>

/** Returns everything that is read before an answer. */
export function wordsToRead(purpose: ConsentPurpose, language: string): string {
  const { asked, without } = inLanguage(consentWords[purpose], language)
  return `${asked} ${without}`
}
