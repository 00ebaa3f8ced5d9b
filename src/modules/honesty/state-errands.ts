import { is, type Token } from './tokens.ts'

/** Any of these words or phrases, with whatever ending where one has a star, in a title between spaces. */
const anyOf = (...lists: readonly string[]) =>
  new RegExp(` (?:${lists.join('|').replaceAll('*', '[^ ]*')}) `, 'u')

/** Documents of a state that are no credentials of the lexicon. */
const stateDocument = anyOf(
  'police clearance|character certificate|good conduct certificate|smart card|birth certificate|nulla osta|oec',
  'overseas employment certificate|emigration clearance|labou?r approval|emirates id|id card|residence card|iqama|travel ban|overstay|consular|consulate|exit permit',
  'স্মার্ট কার্ড*|পুলিশ ক্লিয়ারেন্স*|জন্ম সনদ*|নুলা ওস্তা*|ছাড়পত্র*|জাতীয় পরিচয়পত্র*|ইকামা*|আকামা*',
  'स्मार्ट कार्ड|पुलिस सत्यापन|पुलिस क्लीयरेंस|पुलिस क्लियरेंस|चरित्र प्रमाण पत्र|जन्म प्रमाण पत्र|नुल्ला ओस्ता',
  'प्रहरी चारित्रिक*|प्रहरी प्रतिवेदन|चारित्रिक प्रमाणपत्र*|जन्मदर्ता*|राष्ट्रिय परिचयपत्र*|इमिग्रेशन क्लीयरेंस|उत्प्रवास मंज़ूरी|उत्प्रवास मंजूरी|उत्प्रवास अनुमति|इक़ामा|इकामा|यात्रा प्रतिबंध',
  'صحيفة الحالة الجنائية|شهادة حسن السير*|شهادة حسن سيرة*|شهادة الميلاد|الهوية الوطنية|بطاقة الهوية|الفيش الجنائي|بلاغ تغيب|بلاغ تغيّب|بلاغ هروب|الخروج والعودة|الخروج النهائي|الإقامة|إقامتك',
  'nbi clearance|sertipiko ng kapanganakan',
)

/** Says whose errand it is, where it is done, what it takes or costs; or speaks of learning, work, or fakes. */
const saysWhose = anyOf(
  'how|where|what|when|why|which|who|help|helps|helping|assist*|support|guide|guidance|advice|tips|steps|need|needed|bring|before|after',
  'our|us|we|form|forms|sample|list|checklist|jobs?|vacanc*|course|class|classes|lessons?|training|fees?|costs?|price|beware|scam*|fraud*|spot|signs',
  'agency|office hours|only|your file|photos?|rules?|law|explained|faq|questions?|news|delays?|changes?|new',
  'কীভাবে|কিভাবে|কোথা*|কী|কি কি|কখন|কেন|কত|কে|সাহায্য*|সহায়তা*|সহযোগিতা*|পরামর্শ*|আগে|পরে|লাগে|লাগবে|দরকার|আমাদের|আমরা',
  'ফরম*|ফর্ম*|তালিকা*|নমুনা*|চাকরি*|কাজের|প্রশিক্ষণ*|ক্লাস*|ফি|খরচ*|সাবধান*|প্রতারণা*|ভুয়া|চেনার|চিনবেন|নিয়ম*|ওয়েবসাইট*|সাইট*|শুধু',
  'कैसे|कहाँ|कहां|क्या|कब|क्यों|कितना|कितनी|कौन|मदद|सहायता|सहयोग|सलाह|पहले|बाद|चाहिए|ज़रूरी|जरूरी|हमारा|हमारे|हमारी|हम|फॉर्म|फ़ॉर्म|सूची|नमूना',
  'नौकरी|नौकरियाँ|प्रशिक्षण|कक्षा|फीस|फ़ीस|खर्च|ख़र्च|सावधान|धोखा*|फर्जी|फ़र्ज़ी|पहचान*|नियम|वेबसाइट|साइट|केवल|सिर्फ|सिर्फ़',
  'कसरी|कहाँबाट|के के|के हो|के गर्ने|कहिले|किन|कति|कुन|मद्दत|सरसल्लाह|सल्लाह|अघि|पछि|चाहिने|चाहिन्छ|लाग्ने|लाग्छ|हाम्रो|हाम्रा|हामी|फारम|फाराम|तालिम|रोजगारी|नक्कली*|ठगी*|चिन्ने|मात्र|वेबसाइटबाट',
  'كيف|كيفية|أين|ماذا|ما|متى|لماذا|كم|من|مساعدة|نساعد*|مساعدتك|دليل|نصائح|خطوات|قبل|بعد|المطلوبة|مطلوبة|لدينا|نموذج|قائمة|وظائف|تدريب|دورة|رسوم|الرسوم|تكلفة|احذر*|احتيال|مزيف*|فقط|موقع',
  'paano|saan|ano|anong|kailan|bakit|magkano|sino|tulong|tumutulong|gabay|payo|bago|pagkatapos|kailangan|kailangang|dalhin|namin|natin|kami|form|listahan|trabaho|training|klase|bayad|bayarin|singil|ingat|peke|pekeng|lamang|lang|website',
)

const downloads = anyOf(
  'download|downloads|downloading|e print|print|reprint',
  'ডাউনলোড*|প্রিন্ট*|डाउनलोड|प्रिंट|प्रिन्ट|تحميل|تنزيل|طباعة|استخراج',
)

const handsIn = anyOf(
  'apply|application|applications|renew|renewal|renewals|register|registration|issue|issuance|extend|extension|replace|replacement|submit|submission',
  'আবেদন*|নবায়ন*|নিবন্ধন*|ইস্যু|জমা|মেয়াদ বৃদ্ধি|आवेदन*|नवीनीकरण|नवीकरण*|पंजीकरण|पंजीयन|जारी|दर्ता|निवेदन*',
  'تقديم|طلب|تجديد|إصدار|تسجيل|تمديد|aplay|aplikasyon|magparehistro|irehistro',
)

const online = anyOf(
  'online|on line|e service|e services|electronically|electronic|instantly',
  'অনলাইন*|ऑनलाइन|ओनलाइन|अनलाइन*|عبر الإنترنت|عبر الانترنت|إلكترونيا|إلكترونيًا|أونلاين|اونلاين|الإلكتروني|الإلكترونية',
)

const asks = anyOf(
  'inquiry|inquiries|enquiry|enquiries|status|check|checking|track|tracking|trace|query|search|look up|lookup|verify|enter|type|see|find out|ready',
  'অনুসন্ধান*|স্ট্যাটাস|স্থিতি|অবস্থা|যাচাই|চেক|দেখুন|জানুন|জেনে নিন|লিখুন|দিয়ে|स्थिति|स्टेटस|जाँच|जांच|जाँचें|जांचें|देखें|देखिए|पूछताछ|जान्नुहोस्|हेर्नुहोस्|जाँच्नुहोस्|चेक',
  'الاستعلام|استعلام|استعلم|تحقق|التحقق|متابعة|تتبع|tingnan|alamin|ilagay|suriin',
)

const number = anyOf('number|passport no|নম্বর*|নাম্বার*|नंबर*|नम्बर*|संख्या|رقم|برقم|numero')

const genuine = anyOf(
  '(?:real|genuine|original|valid|fake) or (?:not|fake|real|genuine)',
  '(?:আসল|বৈধ|সঠিক) (?:কি না|কিনা|না নকল|নাকি নকল|কি নকল)',
  '(?:असली|वैध) (?:है या नकली|या नकली|है या नहीं|कि नकली|हो कि होइन)|सक्कली (?:कि नक्कली|हो कि होइन)',
  '(?:أصلي|صحيح)ة? أم (?:مزيف|مزور)ة?|(?:totoo|tunay) (?:ba )?o peke',
)

const here = anyOf(
  'here|now|check|this page|in seconds',
  'এখানে|এখানেই|এখনই|দেখুন|যাচাই|यहाँ|यहां|यहीं|अभी|जाँचें|जांचें|यहाँबाट|हेर्नुहोस्|هنا|الآن|تحقق|dito|rito|ngayon|alamin',
)

/** Whether something was issued, printed or recorded, and how long it holds. */
const issued = anyOf(
  'status|ready|printed|issued|approved|recorded|registered|expired|whether',
  'কি না|কিনা|অবস্থা|স্ট্যাটাস|হয়েছে|মেয়াদ|स्थिति|स्टेटस|है या नहीं|आया या नहीं|लगा है|आएको छ कि छैन|आयो कि आएन|तयार भयो',
  'هل|صدر|صدرت|حالة|naaprubahan|handa|nakalista|status',
)
/** "Printed or not" denies nothing. */
const whether = /(?:কি না|কিনা|या नहीं|कि छैन|कि आएन|कि होइन|or not) /u
const sees = anyOf(
  'check|see|find out|track|enter',
  'দেখুন|জানুন|জেনে নিন|যাচাই|देखें|देखिए|जानें|जाँचें|हेर्नुहोस्|थाहा पाउनुहोस्|खोज्नुहोस्|تحقق|اعرف|تأكد|تابع|tingnan|alamin|ilagay',
)

const books = anyOf(
  'booking|book (?:an|your|a) (?:appointment|slot|biometrics|fingerprints?|interview)|schedule|reserve|slots?|get a date',
  'তারিখ নিন|সময় নিন|অ্যাপয়েন্টমেন্ট*|বুকিং|বুক|अपॉइंटमेंट (?:लें|बुक*)|अपोइन्टमेन्ट लिनुहोस्|समय (?:लें|लिनुहोस्)|बुकिंग|मिति लिनुहोस्',
  'احجز|حجز|mag book|i book|iskedyul',
)

const speaks = anyOf(
  '(?:speak|talk|chat) (?:to|with)|contact|call|meet',
  'কথা বলুন|बात करें|बात कीजिए|कुरा गर्नुहोस्|تحدث|تواصل مع|makipag usap|makipag ugnayan|kausapin',
)
const officer = anyOf(
  'consuls?|consul general|consular officer|visa officer|immigration officer|ambassador|labou?r attache|attache',
  'কনসাল|কনসাল জেনারেল*|রাষ্ট্রদূত*|ভিসা অফিসার*|ভিসা কর্মকর্তা*|कौंसुल|महावाणिज्य दूत|राजदूत|वीज़ा अधिकारी|वीजा अधिकारी|भिसा अधिकृत*|महावाणिज्यदूत*|राजदूतसँग|राजदूत सँग',
  'القنصل|السفير|موظف التأشيرات|ضابط التأشيرات|konsul|embahador',
)

const owed = anyOf(
  'overstay fines?|overstay penalt*|visa fines?|immigration fines?|traffic fines?|travel ban|exit ban',
  'ওভারস্টে জরিমানা*|ভিসার জরিমানা*|ভ্রমণ নিষেধাজ্ঞা*|ओवरस्टे जुर्माना|ओवरस्टे का जुर्माना|यात्रा प्रतिबंध|ओभरस्टे जरिवाना|यात्रा प्रतिबन्ध',
  'غرامات التأخير|غرامات الإقامة|غرامة الإقامة|غرامات الزيارة|منع السفر|multa sa (?:overstay|visa)',
)
const pays = anyOf(
  'pay|payment|inquiry|enquiry|check|পরিশোধ|দিন|যাচাই|দেখুন|भुगतान|भरें|जाँचें|देखें|तिर्नुहोस्|हेर्नुहोस्|دفع|سداد|الاستعلام|استعلام|bayaran|magbayad|alamin',
)

/** The number by which somebody is asked for; a passport is no other document then. */
const passportNumbers =
  /(?:passport (?:number|no)|পাসপোর্ট (?:নম্বর|নাম্বার)[^ ]*|पासपोर्ट (?:नंबर|नम्बर|संख्या)|राहदानी नम्बर[^ ]*|ب?رقم (?:ال)?جواز(?: السفر)?|numero ng pasaporte)/gu

/**
 * Tells whether a title offers an errand that is done in a state's own system: to download or renew its document, to
 * learn by a number whether it was issued, to be given a date, to pay its fine, to speak to its officer. Not where the
 * title says whose errand it is, what it takes, or how to do it elsewhere.
 */
export function isErrandOfState(tokens: readonly Token[]): boolean {
  if (tokens.length > 14) return false
  const whole = ` ${tokens.map(({ text }) => text.toLowerCase().replaceAll('-', ' ')).join(' ')} `
  const isAsked = genuine.test(whole) && here.test(whole)
  const said = whole.replace(genuine, ' ').replace(/^ क्या /, ' ')
  if (saysWhose.test(said) || tokens.some(isOfAgency)) return false
  if (!isAsked && !whether.test(said) && tokens.some((token) => is(token, 'not'))) return false
  if (speaks.test(said) && officer.test(said) && tokens.length <= 6) return true
  if (owed.test(said) && pays.test(said)) return true
  if (tokens.some((token, at) => at > 0 && is(token, 'authority'))) return false
  const besides = said.replaceAll(passportNumbers, ' ')
  const isState = stateDocument.test(besides)
  if (!isState && !tokens.some(isCredentialIn(besides))) return false
  return (
    isAsked ||
    downloads.test(said) ||
    (handsIn.test(said) && online.test(said)) ||
    (asks.test(said) && number.test(said)) ||
    books.test(said) ||
    (isState && issued.test(said) && sees.test(said))
  )
}

/** "I" is a part of Filipino verbs: "I-download". */
const isOfAgency = (token: Token) => is(token, 'private') || (is(token, 'we') && token.word !== 'i')

const isCredentialIn = (said: string) => (token: Token) =>
  is(token, 'credential') && said.includes(` ${token.text.toLowerCase()}`)
