import type { Organisation } from '#modules/organisation'
import { type Contact, contactLines } from '#modules/organisation/identity.schema'
import { type CandidateLanguage, candidateLanguages } from '#modules/records/facts.schema'
import { longMoment } from '#platform/clock/schema'

/** What the agency adds in its own words, in the languages in which it said so. */
export type About = Readonly<Partial<Record<CandidateLanguage, string>>>

const hindi: LetterWords = {
  from: (organisation) => `${organisation}, एक निजी एजेंसी, कोई सरकारी कार्यालय नहीं`,
  subject: 'हो सकता है किसी और ने आपकी जानकारी देखी हो',
  dear: (name) => `प्रिय ${name},`,
  happened: (since, until) =>
    `${since} से ${until} के बीच हमारे पास रखी आपकी जानकारी शायद किसी ऐसे व्यक्ति ने देखी, कॉपी की या बदली है, जिसे इसका अधिकार नहीं था।`,
  data: 'इसमें आपकी फ़ाइल की जानकारी और आपके काग़ज़ों की कॉपी हो सकती है, जैसे पासपोर्ट की कॉपी।',
  added: (organisation) => `${organisation} की ओर से:`,
  onlyIn: (organisation, language) => `${organisation} की ओर से, सिर्फ़ ${language} भाषा में:`,
  advice: [
    'हमारे दफ़्तर से नया एक्सेस कोड लें। तब आपका अभी का कोड काम नहीं करेगा।',
    'कोई फ़ोन करे या लिखे तो सावधान रहें। आपका पासपोर्ट नंबर जानने से कोई हमारे दफ़्तर का या सरकार का नहीं हो जाता।',
    'इस चिट्ठी के कारण किसी को पैसे न दें और अपना एक्सेस कोड किसी को न दें।',
    'आप अपने देश के डेटा सुरक्षा प्राधिकरण से शिकायत कर सकते हैं। पहले हमसे पूछना ज़रूरी नहीं है।',
  ],
  reach: 'कोई सवाल हो तो हमसे पूछें:',
}

const nepali: LetterWords = {
  from: (organisation) => `${organisation}, निजी एजेन्सी, सरकारी कार्यालय होइन`,
  subject: 'तपाईंको जानकारी अरू कसैले हेरेको हुन सक्छ',
  dear: (name) => `प्रिय ${name},`,
  happened: (since, until) =>
    `${since} देखि ${until} सम्मको बीचमा हामीसँग रहेको तपाईंको जानकारी अधिकार नभएको कसैले हेरेको, प्रतिलिपि गरेको वा फेरेको हुन सक्छ।`,
  data: 'यसमा तपाईंको फाइलको जानकारी र तपाईंका कागजका प्रति हुन सक्छन्, जस्तै राहदानीको प्रति।',
  added: (organisation) => `${organisation} को तर्फबाट:`,
  onlyIn: (organisation, language) => `${organisation} को तर्फबाट, ${language} भाषामा मात्र:`,
  advice: [
    'हाम्रो कार्यालयबाट नयाँ एक्सेस कोड लिनुहोस्। त्यसपछि अहिलेको कोडले काम गर्दैन।',
    'कसैले फोन गरे वा लेखे सावधान रहनुहोस्। तपाईंको राहदानी नम्बर थाहा हुँदैमा कोही हाम्रो कार्यालयको वा सरकारको मान्छे हुँदैन।',
    'यो चिठीको कारण कसैलाई पैसा नदिनुहोस्, र एक्सेस कोड कसैलाई नदिनुहोस्।',
    'तपाईं आफ्नो देशको तथ्य संरक्षण गर्ने निकायमा उजुरी गर्न सक्नुहुन्छ। पहिले हामीलाई सोध्नु पर्दैन।',
  ],
  reach: 'प्रश्न भए हामीलाई सोध्नुहोस्:',
}

const english: LetterWords = {
  from: (organisation) => `${organisation}, a private agency, not a government`,
  subject: 'Somebody may have seen your data',
  dear: (name) => `Dear ${name},`,
  happened: (since, until) =>
    `Between ${since} and ${until}, somebody may have seen, copied or changed data that we keep about you and had no right to do so.`,
  data: 'This can be the details in your file and the copies of your documents, such as your passport.',
  added: (organisation) => `From ${organisation}:`,
  onlyIn: (organisation, language) => `From ${organisation}, in ${language} only:`,
  advice: [
    'Ask our office for a new access code. The code you have now then no longer works.',
    'Be careful when somebody calls or writes. Whoever knows your passport number is not for that reason from our office or from a government.',
    'Pay nobody because of this letter, and give nobody your access code.',
    'You can complain to the data protection authority of your country. You need not ask us first.',
  ],
  reach: 'Ask us if you have questions:',
}

const bengali: LetterWords = {
  from: (organisation) => `${organisation}, একটি বেসরকারি এজেন্সি, কোনো সরকারি দপ্তর নয়`,
  subject: 'আপনার তথ্য হয়তো অন্য কেউ দেখেছে',
  dear: (name) => `প্রিয় ${name},`,
  happened: (since, until) =>
    `${since} থেকে ${until} পর্যন্ত সময়ে আমাদের কাছে রাখা আপনার তথ্য হয়তো এমন কেউ দেখেছে, কপি করেছে বা বদলেছে, যার সেই অধিকার ছিল না।`,
  data: 'এর মধ্যে আপনার ফাইলের তথ্য আর আপনার কাগজের কপি থাকতে পারে, যেমন পাসপোর্টের কপি।',
  added: (organisation) => `${organisation}-এর কথা:`,
  onlyIn: (organisation, language) => `${organisation}-এর কথা, শুধু ${language} ভাষায়:`,
  advice: [
    'আমাদের অফিস থেকে নতুন অ্যাক্সেস কোড নিন। তখন আপনার এখনকার কোড আর কাজ করবে না।',
    'কেউ ফোন করলে বা লিখলে সাবধান থাকুন। আপনার পাসপোর্ট নম্বর জানলেই কেউ আমাদের অফিসের বা সরকারের লোক হয়ে যায় না।',
    'এই চিঠির কারণে কাউকে টাকা দেবেন না। অ্যাক্সেস কোড কাউকে দেবেন না।',
    'আপনি নিজের দেশের তথ্য সুরক্ষা কর্তৃপক্ষের কাছে অভিযোগ করতে পারেন। আগে আমাদের জিজ্ঞাসা করতে হবে না।',
  ],
  reach: 'কোনো প্রশ্ন থাকলে আমাদের জিজ্ঞাসা করুন:',
}

const arabic: LetterWords = {
  from: (organisation) => `${organisation}، وكالة خاصة وليست جهة حكومية`,
  subject: 'ربما اطّلع شخص آخر على بياناتك',
  dear: (name) => `${name}، تحية طيبة،`,
  happened: (since, until) =>
    `بين ${since} و${until} ربما اطّلع شخص لا يحق له ذلك على بيانات نحتفظ بها عنك، أو نسخها أو غيّرها.`,
  data: 'قد يشمل ذلك البيانات الموجودة في ملفك ونسخ أوراقك، مثل نسخة جواز سفرك.',
  added: (organisation) => `من ${organisation}:`,
  onlyIn: (organisation, language) => `من ${organisation}، باللغة ${language} فقط:`,
  advice: [
    'اطلب من مكتبنا رمز دخول جديدًا. عندها يتوقف الرمز الحالي عن العمل.',
    'احذر إذا اتصل بك أحد أو كتب إليك. من يعرف رقم جواز سفرك ليس بالضرورة من مكتبنا أو من جهة حكومية.',
    'لا تدفع لأحد بسبب هذه الرسالة، ولا تعطِ رمز الدخول لأحد.',
    'يمكنك أن تشتكي إلى الجهة المختصة بحماية البيانات في بلدك، ولا تحتاج إلى سؤالنا أولًا.',
  ],
  reach: 'اسألنا إذا كان لديك سؤال:',
}

const filipino: LetterWords = {
  from: (organisation) => `${organisation}, isang pribadong agency, hindi gobyerno`,
  subject: 'Maaaring may ibang nakakita ng iyong datos',
  dear: (name) => `Mahal na ${name},`,
  happened: (since, until) =>
    `Mula ${since} hanggang ${until}, maaaring may taong walang karapatan na nakakita, kumopya o nagbago ng datos na itinatago namin tungkol sa iyo.`,
  data: 'Maaaring kasama rito ang mga detalye sa iyong file at ang mga kopya ng iyong dokumento, tulad ng pasaporte.',
  added: (organisation) => `Mula sa ${organisation}:`,
  onlyIn: (organisation, language) => `Mula sa ${organisation}, sa wikang ${language} lamang:`,
  advice: [
    'Humingi ng bagong access code sa aming opisina. Hindi na gagana ang code na hawak mo ngayon.',
    'Mag-ingat kapag may tumawag o sumulat. Hindi ibig sabihing mula sa aming opisina o sa pamahalaan ang isang tao dahil alam niya ang numero ng iyong pasaporte.',
    'Huwag magbayad kaninuman dahil sa sulat na ito, at huwag ibigay ang iyong access code kaninuman.',
    'Maaari kang magreklamo sa awtoridad sa proteksiyon ng datos ng iyong bansa. Hindi mo kailangang magtanong muna sa amin.',
  ],
  reach: 'Magtanong sa amin kung may tanong ka:',
}

const letters: Record<CandidateLanguage, LetterWords> = {
  ...{ en: english, bn: bengali, hi: hindi, ne: nepali, ar: arabic, fil: filipino },
}

interface Letter {
  language: CandidateLanguage
  name: string
  /** ISO 8601 UTC. */
  since: string
  until: string
  about: About
  organisation: Pick<Organisation, 'displayName' | 'timeZone'> & Contact
}

/** Writes one person's letter as plain text: what may have happened, what to do, and whom to ask. */
export function writeLetter(letter: Letter): string {
  const { language, name, about, organisation } = letter
  const { timeZone } = organisation
  const words = letters[language]
  const when = (instant: string) => longMoment(instant, { lang: language, timeZone })
  const own = ownWords(about, language, (from) =>
    from === language
      ? words.added(organisation.displayName)
      : words.onlyIn(organisation.displayName, nameOf(from, language)),
  )
  const lines = [
    ...[words.from(organisation.displayName), '', words.subject, '', words.dear(name), ''],
    ...[words.happened(when(letter.since), when(letter.until)), words.data, ''],
    ...own,
    ...words.advice.map((advice) => `- ${advice}`),
    ...['', words.reach, ...contactLines(organisation, language)],
  ]
  return `${lines.join('\n')}\n`
}

const nameOf = (language: CandidateLanguage, reader: CandidateLanguage) =>
  new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language

/** Returns what was said in the reader's language, else in the first one that there is, below its heading. */
function ownWords(
  about: About,
  language: CandidateLanguage,
  heading: (from: CandidateLanguage) => string,
): string[] {
  const from =
    about[language] === undefined ? candidateLanguages.find((one) => about[one]) : language
  return from === undefined ? [] : [heading(from), about[from] ?? '', '']
}

/** The texts of a letter about a breach, in one language. Times are written out. */
interface LetterWords {
  /** Who writes, and what they are not. */
  from: (organisation: string) => string
  subject: string
  dear: (name: string) => string
  /** What may have happened; no more than is known. */
  happened: (since: string, until: string) => string
  data: string
  /** Comes before what the agency adds in its own words. */
  added: (organisation: string) => string
  /** The same where they are in another language than the letter. */
  onlyIn: (organisation: string, language: string) => string
  advice: readonly string[]
  reach: string
}
