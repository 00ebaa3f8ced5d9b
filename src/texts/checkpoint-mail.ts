import { type MessageLanguage, messageLanguage, whoWrites } from './candidate-messages.ts'

interface Texts {
  subject: (organisation: string) => string
  /** What it is, and what to do with it. */
  keep: string
  /** How to compare it later; the command follows. */
  compare: string
}

const texts: Readonly<Record<MessageLanguage, Texts>> = {
  en: {
    subject: (organisation) => `Checkpoint of the log at ${organisation}`,
    keep: 'Keep this email. At its end is the signed state of the audit log. If somebody changes or removes a sealed entry later, a comparison with it shows that.',
    compare:
      'To compare, save the lines after the dashes as a file, unchanged. Then run on the server:',
  },
  bn: {
    subject: (organisation) => `${organisation}-এর লগের চেকপয়েন্ট`,
    keep: 'এই ইমেইল রেখে দিন। এর শেষে অডিট লগের স্বাক্ষর করা অবস্থা আছে। পরে কেউ সিল করা কোনো ঘটনা বদলালে বা মুছলে এর সাথে মিলিয়ে তা ধরা যায়।',
    compare: 'মেলাতে ড্যাশের পরের লাইনগুলো না বদলে একটি ফাইলে সেভ করুন। তারপর সার্ভারে চালান:',
  },
  hi: {
    subject: (organisation) => `${organisation} के लॉग का चेकपॉइंट`,
    keep: 'यह ईमेल सँभालकर रखें। इसके अंत में ऑडिट लॉग की हस्ताक्षर की हुई स्थिति है। बाद में कोई सील की गई प्रविष्टि बदले या हटाए, तो इससे मिलाने पर पता चल जाता है।',
    compare: 'मिलाने के लिए डैश के बाद की पंक्तियाँ बिना बदले एक फ़ाइल में सेव करें। फिर सर्वर पर चलाएँ:',
  },
  ne: {
    subject: (organisation) => `${organisation} को लगको चेकपोइन्ट`,
    keep: 'यो इमेल राख्नुहोस्। यसको अन्त्यमा अडिट लगको हस्ताक्षर गरिएको अवस्था छ। पछि कसैले सिल गरिएको कुरा फेरे वा हटाए, यससँग दाँज्दा थाहा हुन्छ।',
    compare: 'दाँज्न ड्यासपछिका लाइनहरू नफेरी एउटा फाइलमा सेभ गर्नुहोस्। त्यसपछि सर्भरमा चलाउनुहोस्:',
  },
  ar: {
    subject: (organisation) => `نقطة تحقق لسجل ${organisation}`,
    keep: 'احتفظ بهذه الرسالة. في آخرها حالة سجل التدقيق موقعة. إذا غيّر أحد قيدًا مختومًا أو حذفه لاحقًا فإن المقارنة بها تكشف ذلك.',
    compare: 'للمقارنة احفظ الأسطر التي بعد الشرطات في ملف دون تغيير، ثم شغّل على الخادم:',
  },
  fil: {
    subject: (organisation) => `Checkpoint ng log sa ${organisation}`,
    keep: 'Itago ang email na ito. Nasa dulo nito ang pinirmahang kalagayan ng audit log. Kung may magbago o mag-alis ng naka-seal na entry, makikita iyon kapag inihambing dito.',
    compare:
      'Para maghambing, i-save ang mga linya pagkatapos ng mga gitling bilang file, nang walang binabago. Pagkatapos ay patakbuhin sa server:',
  },
}

interface CheckpointMail {
  /** English if it is null, or has no texts. */
  language: string | null
  organisation: string
  /** The site's own address, the only one in the mail. */
  site: string
  /** The signed checkpoint, to the byte. */
  checkpoint: string
}

/** The line after which the checkpoint begins. */
const dashes = '-----'

export function checkpointSubject({
  language,
  organisation,
}: Pick<CheckpointMail, 'language' | 'organisation'>): string {
  return texts[messageLanguage(language)].subject(organisation)
}

/** Returns the weekly mail to admins with a checkpoint of the log, which stands at its end. */
export function checkpointMail({
  language,
  organisation,
  site,
  checkpoint,
}: CheckpointMail): string {
  const { keep, compare } = texts[messageLanguage(language)]
  const how = `${compare}\ncandor log verify --since FILE`
  const paragraphs = [whoWrites({ language, organisation }), keep, how, site]
  return `${paragraphs.join('\n\n')}\n\n${dashes}\n${checkpoint}`
}
