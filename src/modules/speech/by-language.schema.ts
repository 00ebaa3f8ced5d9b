import { type Language, languages } from '#platform/languages.schema'
import { problems } from '#platform/problems.schema'

/** A short text in each language, in the order of `languages`: English, Bengali, Hindi, Nepali, Arabic, Filipino. */
type Six = `${string}|${string}|${string}|${string}|${string}|${string}`
export type Labels = Readonly<Record<string, Six>>

/** Returns one language's part of a label. */
export const labelIn = (label: string, language: Language) =>
  label.split('|')[languages.indexOf(language)] ?? ''

export const tiles = {
  tile_file: `Open your file|আপনার ফাইল খুলুন|अपनी फ़ाइल खोलिए|आफ्नो फाइल खोल्नुहोस्|افتح ملفك|Buksan ang iyong file`,
  tile_code: `Ask for a new code|নতুন কোড চান|नया कोड माँगिए|नयाँ कोड माग्नुहोस्|اطلب رمزًا جديدًا|Humingi ng bagong code`,
  tile_hours: `When we are open|আমরা কখন খোলা|हम कब खुले हैं|हामी कहिले खुला छौं|أوقات العمل|Kailan kami bukas`,
  tile_contact: `Talk to us|আমাদের সঙ্গে কথা বলুন|हमसे बात कीजिए|हामीसँग कुरा गर्नुहोस्|تحدّث إلينا|Kausapin kami`,
  tile_fees: `What it costs|কত খরচ|कितना ख़र्च|कति खर्च|كم التكلفة|Magkano`,
  tile_jobs: `Work abroad|বিদেশে কাজ|विदेश में काम|विदेशमा काम|العمل في الخارج|Trabaho sa ibang bansa`,
  tile_jobs_in: `Work in {country}|কাজ, {country}|काम, {country}|काम, {country}|عمل في {country}|Trabaho sa {country}`,
  tile_classes: `Classes|ক্লাস|क्लासें|कक्षा|الصفوف|Mga klase`,
  tile_language: `Learn a language: {language}|ভাষা শিখুন: {language}|भाषा सीखिए: {language}|भाषा सिक्नुहोस्: {language}|تعلّم لغة: {language}|Mag-aral ng wika: {language}`,
  tile_papers: `Papers to bring|যে কাগজ আনবেন|कौन से काग़ज़ लाएँ|ल्याउनुपर्ने कागज|أوراق تحضرها|Mga papel na dadalhin`,
  tile_departure: `Before you leave|যাওয়ার আগে|जाने से पहले|जानुअघि|قبل السفر|Bago ka umalis`,
  tile_help: `Help abroad|বিদেশে সাহায্য|विदेश में मदद|विदेशमा मद्दत|مساعدة في الخارج|Tulong sa ibang bansa`,
  tile_complain: `Complain about us|আমাদের বিরুদ্ধে অভিযোগ|हमारी शिकायत|हाम्रो उजुरी|اشتكِ منا|Magreklamo tungkol sa amin`,
  tile_report: `Report a concern|সন্দেহ জানান|शक की ख़बर दीजिए|शंका जनाउनुहोस्|أبلغ عما يقلقك|Mag-ulat ng alalahanin`,
  tile_fake: `False sites and agents|ভুয়া সাইট ও দালাল|नक़ली साइट और दलाल|नक्कली साइट र दलाल|مواقع ووسطاء كاذبون|Pekeng site at ahente`,
  tile_licence: `Look up our licence|আমাদের লাইসেন্স খুঁজে দেখুন|हमारा लाइसेंस देखिए|हाम्रो लाइसेन्स हेर्नुहोस्|ابحث عن ترخيصنا|Hanapin ang aming lisensya`,
  tile_authority: `Website: {authority}|ওয়েবসাইট: {authority}|वेबसाइट: {authority}|वेबसाइट: {authority}|الموقع: {authority}|Website: {authority}`,
  tile_people: `Our people|আমাদের লোকজন|हमारे लोग|हाम्रा मानिस|العاملون لدينا|Ang mga tauhan namin`,
  tile_families: `For families|পরিবারের জন্য|परिवारों के लिए|परिवारका लागि|للأسر|Para sa pamilya`,
  tile_employers: `For employers|নিয়োগকারীর জন্য|नियोक्ताओं के लिए|रोजगारदाताका लागि|لأصحاب العمل|Para sa employer`,
  tile_notices: `Notices|নোটিশ|सूचनाएँ|सूचना|الإعلانات|Mga paunawa`,
} as const satisfies Labels

export const courses = {
  course_language: `{language}, level {level}|{language}, ধাপ {level}|{language}, स्तर {level}|{language}, तह {level}|{language}، المستوى {level}|{language}, antas {level}`,
  course_country: `Getting ready for {country}|{country} যাওয়ার প্রস্তুতি|{country} जाने की तैयारी|{country} जाने तयारी|الاستعداد للسفر إلى {country}|Paghahanda sa {country}`,
  course_trade: `Training: {trade}|প্রশিক্ষণ: {trade}|ट्रेनिंग: {trade}|तालिम: {trade}|تدريب: {trade}|Training: {trade}`,
  course_departure: `Before departure|যাওয়ার আগে|जाने से पहले|जानुअघि|قبل السفر|Bago umalis`,
  course_safety: `Safety at work|কাজে নিরাপত্তা|काम पर सुरक्षा|काममा सुरक्षा|السلامة في العمل|Kaligtasan sa trabaho`,
  course_rights: `Your rights at work|কাজে আপনার অধিকার|काम पर आपके हक़|काममा तपाईंका हक|حقوقك في العمل|Karapatan mo sa trabaho`,
} as const satisfies Labels

const holidays = {
  'eid-fitr': `Eid al-Fitr|ঈদুল ফিতর|ईद-उल-फ़ित्र|ईद उल-फित्र|عيد الفطر|Eid al-Fitr`,
  'eid-adha': `Eid al-Adha|ঈদুল আজহা|ईद-उल-अज़हा|ईद उल-अजहा|عيد الأضحى|Eid al-Adha`,
  ramadan: `Ramadan|রমজান|रमज़ान|रमजान|رمضان|Ramadan`,
  'durga-puja': `Durga Puja|দুর্গাপূজা|दुर्गा पूजा|दुर्गा पूजा|دورغا بوجا|Durga Puja`,
  diwali: `Diwali|দীপাবলি|दीवाली|दीपावली|ديوالي|Diwali`,
  dashain: `Dashain|দশাইন|दशईं|दशैं|داشين|Dashain`,
  tihar: `Tihar|তিহার|तिहार|तिहार|تيهار|Tihar`,
  holi: `Holi|হোলি|होली|होली|هولي|Holi`,
  vesak: `Vesak|বুদ্ধ পূর্ণিমা|बुद्ध पूर्णिमा|बुद्ध पूर्णिमा|فيساك|Vesak`,
  christmas: `Christmas|বড়দিন|क्रिसमस|क्रिसमस|عيد الميلاد|Pasko`,
  easter: `Easter|ইস্টার|ईस्टर|इस्टर|عيد الفصح|Pasko ng Pagkabuhay`,
  'new-year': `New Year|নববর্ষ|नया साल|नयाँ वर्ष|رأس السنة|Bagong Taon`,
  'labour-day': `Labour Day|মে দিবস|मज़दूर दिवस|मजदुर दिवस|عيد العمال|Araw ng Paggawa`,
} as const satisfies Labels

/** What gaps choose from, besides the tables of other modules. */
export const lists = {
  /** Parts of sentences. */
  word: {
    mention: `{name} (a government authority, not us)|{name} (একটি সরকারি কর্তৃপক্ষ, আমরা নই)|{name} (एक सरकारी प्राधिकरण, हम नहीं)|{name} (एउटा सरकारी निकाय, हामी होइनौं)|{name} (جهة حكومية، ولسنا نحن)|{name} (awtoridad ng gobyerno, hindi kami)`,
    charity: `{name} (a charity, not us)|{name} (একটি দাতব্য সংস্থা, আমরা নই)|{name} (एक परोपकारी संस्था, हम नहीं)|{name} (एउटा परोपकारी संस्था, हामी होइनौं)|{name} (جمعية خيرية، ولسنا نحن)|{name} (isang kawanggawa, hindi kami)`,
    union: `{name} (a centre of trade unions, not us)|{name} (শ্রমিক সংগঠনের কেন্দ্র, আমরা নই)|{name} (मज़दूर संघों का केंद्र, हम नहीं)|{name} (मजदुर सङ्गठनको केन्द्र, हामी होइनौं)|{name} (مركز لنقابات العمال، ولسنا نحن)|{name} (isang sentro ng mga unyon, hindi kami)`,
    embassy: `the embassy of {of} in {in} (a government authority, not us)|{in}-এ {of}-এর দূতাবাস (একটি সরকারি কর্তৃপক্ষ, আমরা নই)|{in} में {of} का दूतावास (एक सरकारी प्राधिकरण, हम नहीं)|{in}मा {of}को दूतावास (एउटा सरकारी निकाय, हामी होइनौं)|سفارة {of} في {in} (جهة حكومية، ولسنا نحن)|ang embahada ng {of} sa {in} (isang awtoridad ng gobyerno, hindi kami)`,
    closed: `closed|বন্ধ|बंद|बन्द|مغلق|sarado`,
  },
  holiday: holidays,
  reason: {
    ...holidays,
    holiday: `public holiday|সাধারণ ছুটি|आम छुट्टी|सार्वजनिक बिदा|عطلة عامة|araw na walang pasok`,
    weather: `bad weather|খারাপ আবহাওয়া|ख़राब मौसम|खराब मौसम|سوء الطقس|masamang panahon`,
    strike: `strike or blocked roads|হরতাল বা অবরোধ|हड़ताल या बंद रास्ते|हडताल वा बन्द बाटो|إضراب أو طرق مقطوعة|welga o saradong daan`,
    power: `no electricity|বিদ্যুৎ নেই|बिजली नहीं|बिजुली छैन|انقطاع الكهرباء|walang kuryente`,
    move: `we move|আমরা জায়গা বদলাচ্ছি|हम जगह बदल रहे हैं|हामी सर्दैछौं|ننتقل|lumilipat kami`,
    meeting: `meeting of our staff|কর্মীদের সভা|कर्मचारियों की बैठक|कर्मचारीको बैठक|اجتماع العاملين|pulong ng mga tauhan`,
    repair: `repairs|মেরামত|मरम्मत|मर्मत|إصلاحات|may inaayos`,
    mourning: `mourning|শোক|शोक|शोक|حداد|pagluluksa`,
  },
  trade: {
    bricklayer: `bricklayer|রাজমিস্ত্রি|राजमिस्त्री|डकर्मी|بنّاء|mason`,
    carpenter: `carpenter|কাঠমিস্ত্রি|बढ़ई|सिकर्मी|نجّار|karpintero`,
    caregiver: `caregiver|কেয়ারগিভার|देखभाल करने वाले|हेरचाह गर्ने|مقدّم رعاية|caregiver`,
    cleaner: `cleaner|পরিচ্ছন্নতাকর্মী|सफ़ाईकर्मी|सरसफाइ गर्ने|عامل نظافة|tagalinis`,
    cook: `cook|রাঁধুনি|रसोइया|भान्से|طبّاخ|kusinero`,
    domestic: `domestic worker|গৃহকর্মী|घरेलू कामगार|घरेलु कामदार|عامل منزلي|kasambahay`,
    driver: `driver|চালক|ड्राइवर|चालक|سائق|driver`,
    electrician: `electrician|ইলেকট্রিশিয়ান|बिजली मिस्त्री|बिजुली मिस्त्री|كهربائي|elektrisyan`,
    factory: `factory worker|কারখানার শ্রমিক|कारख़ाने के मज़दूर|कारखाना कामदार|عامل مصنع|manggagawa sa pabrika`,
    farm: `farm worker|খামারের শ্রমিক|खेत मज़दूर|खेती कामदार|عامل زراعي|manggagawa sa bukid`,
    fisher: `fisher|জেলে|मछुआरा|माछा मार्ने|صيّاد سمك|mangingisda`,
    guard: `security guard|নিরাপত্তারক্ষী|चौकीदार|सुरक्षा गार्ड|حارس أمن|guwardiya`,
    helper: `helper|হেলপার|हेल्पर|हेल्पर|عامل مساعد|helper`,
    hotel: `hotel worker|হোটেল কর্মী|होटल कर्मचारी|होटल कामदार|عامل فندق|manggagawa sa hotel`,
    mechanic: `mechanic|মেকানিক|मैकेनिक|मेकानिक|ميكانيكي|mekaniko`,
    nurse: `nurse|নার্স|नर्स|नर्स|ممرّض|nars`,
    operator: `machine operator|মেশিন অপারেটর|मशीन ऑपरेटर|मेसिन अपरेटर|مشغّل آلات|operator ng makina`,
    painter: `painter|রংমিস্ত্রি|पेंटर|रङ लगाउने|دهّان|pintor`,
    plumber: `plumber|প্লাম্বার|नलसाज़|प्लम्बर|سبّاك|tubero`,
    scaffolder: `scaffolder|মাচা মিস্ত্রি|मचान मिस्त्री|स्क्याफोल्डर|عامل سقالات|scaffolder`,
    seafarer: `seafarer|নাবিক|नाविक|नाविक|بحّار|marino`,
    steel: `steel fixer|রড মিস্ত্রি|सरिया मिस्त्री|फलाम बाँध्ने|حدّاد تسليح|steel fixer`,
    tailor: `tailor|দর্জি|दर्ज़ी|दर्जी|خيّاط|mananahi`,
    waiter: `waiter|ওয়েটার|वेटर|वेटर|نادل|waiter`,
    warehouse: `warehouse worker|গুদামের শ্রমিক|गोदाम कर्मचारी|गोदाम कामदार|عامل مستودع|manggagawa sa bodega`,
    welder: `welder|ওয়েল্ডার|वेल्डर|वेल्डर|لحّام|welder`,
  },
  service: {
    jobs: `finding work abroad|বিদেশে কাজ খোঁজা|विदेश में काम ढूँढना|विदेशमा काम खोज्ने|البحث عن عمل في الخارج|paghahanap ng trabaho sa ibang bansa`,
    applications: `help with applications|আবেদনে সাহায্য|अर्ज़ी में मदद|निवेदनमा मद्दत|المساعدة في الطلبات|tulong sa application`,
    interviews: `interviews with employers|নিয়োগকারীর সাক্ষাৎকার|नियोक्ताओं से इंटरव्यू|रोजगारदाताको अन्तर्वार्ता|مقابلات أصحاب العمل|interview sa employer`,
    training: `training|প্রশিক্ষণ|ट्रेनिंग|तालिम|التدريب|training`,
    languages: `language classes|ভাষার ক্লাস|भाषा की क्लास|भाषा कक्षा|صفوف اللغة|klase sa wika`,
    translation: `translation|অনুবাদ|अनुवाद|अनुवाद|الترجمة|pagsasalin`,
    tickets: `tickets|টিকিট|टिकट|टिकट|التذاكر|tiket`,
    arrival: `help on arrival|পৌঁছানোর পর সাহায্য|पहुँचने पर मदद|पुगेपछि मद्दत|المساعدة عند الوصول|tulong sa pagdating`,
    families: `talking with families|পরিবারের সঙ্গে কথা|परिवारों से बात|परिवारसँग कुराकानी|التواصل مع الأسر|pakikipag-usap sa pamilya`,
  },
  level: {
    beginners: `for beginners|নতুনদের জন্য|नए लोगों के लिए|नयाँका लागि|للمبتدئين|para sa baguhan`,
    ...{ a1: 'A1|A1|A1|A1|A1|A1', a2: 'A2|A2|A2|A2|A2|A2', b1: 'B1|B1|B1|B1|B1|B1' },
    ...{ n5: 'N5|N5|N5|N5|N5|N5', n4: 'N4|N4|N4|N4|N4|N4', n3: 'N3|N3|N3|N3|N3|N3' },
  },
  /** What to bring besides the kinds of documents. */
  paper: {
    photographs: `passport photographs|পাসপোর্ট সাইজের ছবি|पासपोर्ट साइज़ फ़ोटो|पासपोर्ट साइज फोटो|صور شخصية|passport-size na litrato`,
    slip: `slip with the code|কোডের স্লিপ|कोड वाली पर्ची|कोड भएको पर्ची|القسيمة والرمز|slip na may code`,
    'identity-card': `identity card|পরিচয়পত্র|पहचान पत्र|परिचयपत्र|بطاقة الهوية|ID card`,
    'birth-certificate': `birth certificate|জন্ম সনদ|जन्म प्रमाणपत्र|जन्मदर्ता|شهادة الميلاد|birth certificate`,
    'marriage-certificate': `marriage certificate|বিয়ের সনদ|विवाह प्रमाणपत्र|विवाहदर्ता|عقد الزواج|marriage certificate`,
    'school-certificate': `school certificate|শিক্ষা সনদ|पढ़ाई का प्रमाणपत्र|पढाइको प्रमाणपत्र|شهادة دراسية|diploma`,
    'experience-letter': `letter of experience|অভিজ্ঞতার চিঠি|अनुभव पत्र|अनुभवपत्र|شهادة خبرة|sulat ng karanasan`,
    'driving-licence': `driving licence|ড্রাইভিং লাইসেন্স|ड्राइविंग लाइसेंस|सवारी चालक अनुमतिपत्र|رخصة القيادة|lisensya sa pagmamaneho`,
    'bank-statement': `bank statement|ব্যাংক স্টেটমেন্ট|बैंक स्टेटमेंट|बैंक स्टेटमेन्ट|كشف حساب بنكي|bank statement`,
    receipt: `receipt|রসিদ|रसीद|रसिद|إيصال|resibo`,
    insurance: `insurance paper|বীমার কাগজ|बीमे का काग़ज़|बीमाको कागज|ورقة التأمين|papel ng insurance`,
    vaccination: `vaccination card|টিকার কার্ড|टीके का कार्ड|खोपको कार्ड|بطاقة التطعيم|vaccination card`,
    letter: `letter|চিঠি|चिट्ठी|चिठी|رسالة|sulat`,
  },
} as const satisfies Readonly<Record<string, Labels>>

/**
 * Around a text of one field that is sentences of the catalogue, where it is kept among own words: whatever is typed
 * loses such characters.
 */
export const [composedBegin, composedEnd] = ['\u0001', '\u0002']

/** Returns the own words of a kept text, below its sentences; all of a text without sentences. */
export function ownPart(kept: string): string {
  if (!kept.startsWith(composedBegin)) return kept
  try {
    const { own } = JSON.parse(kept.slice(1, -1)) as { own?: unknown }
    return typeof own === 'string' ? own : ''
  } catch {
    return kept
  }
}

/** Own words by language; readers of a language that has none see another's, marked. */
export type OwnWords = Partial<Record<Language, string>>

/** A text and its language. */
export interface Phrase {
  text: string
  language: Language
}

/** Returns own words for a reader: in the reader's language, else in the first that has some; null without any. */
export function ownIn(own: OwnWords, reader?: Language): Phrase | null {
  const language = [...(reader ? [reader] : []), ...languages].find((each) => own[each])
  return language === undefined ? null : { text: own[language] as string, language }
}

/** Why words may not be public, and the honest way to say it. */
export const speechProblems = problems('speech', {
  hidden: 'This holds a mark that nobody can see. Type the text again instead of pasting it.',
  marks: 'There are marks here without a letter, or more than two on one. Type the text again.',
  script: '“{words}” is of a script that is not read here. Write in {scripts} letters.',
  mixed: '“{words}” mixes letters of two alphabets in one word. Write each word in one.',
  spaced: 'Words here have gaps between their letters. Write each word without them.',
  long: 'This is longer than {most} characters. Shorten it.',
  paper:
    '“{words}” is a paper that only a state gives. Choose a sentence that says what you know: the paper is here, asked for, or waited for.',
  authority:
    '“{words}” names an authority or a state. Choose the authority from the list instead: it is shown as an authority, and not as you.',
  verdict:
    '“{words}” is a verdict. Choose a sentence that says what you did or have, or write it without this word.',
  nameSigns: '“{words}” is in no name. Write letters, spaces, hyphens, apostrophes and full stops.',
  nameStateBody: '“{words}” is a state’s own body. Write the registered name of your agency.',
  nameOffice:
    'With “{words}” the name reads as a public office. Write the name that is your own, such as “Padma Overseas Ltd”.',
  nameRegister:
    'With “{words}” the name stands only as a register has it. Choose the regulator and write your number there, or leave “{words}” out.',
  nameForm:
    '“{words}” has no legal form, such as Ltd, (Pvt) Ltd, LLC, W.L.L. or Inc. Write the name as it is registered, or behind it whose business it is: (sole proprietor NAME). Or choose the regulator whose register has the name, and write your number there.',
  nameGeneral: '“{words}” could be any state’s. Add the word that is your agency’s own.',
  number: 'A number has digits, and few letters. Write it as it stands on the paper.',
  host: '“{words}” in this address reads as a state’s. Link to a page of yours, or choose the official check.',
  hiddenHost:
    'The address has a name before an @, behind which another site hides. Leave that part out.',
  ownHost:
    'The address contains “{words}”, which reads as a government or its visa service. Use an address that names your agency.',
  colour:
    'This is close to the colour of {of} ({colour}), and nobody may take this site for a government’s. Choose another, such as #8a4b08.',
  regulator:
    '“{words}” is not in the list of regulators. Choose one of the list, or the country whose register this site does not know.',
})

/** The kinds of public text; each has its rules. */
export type PublicKind =
  /** A name with a legal form, one that a register may stand in for (it is judged beside that), and the shown name. */
  | 'legal-name'
  | 'registered-name'
  | 'display-name'
  /** Of a person of ours: a teacher, or the person who signs. */
  | 'person'
  /** Of a candidate, in any script. */
  | 'name'
  /** Of a candidate, as the passport has it: what is no name. */
  | 'detail'
  /** What a contract or another paper says, of an employer that may be a state's. */
  | 'term'
  /** A number or mark: of a licence, of a telephone. */
  | 'mark'
  /** Own words: a title, a label, sentences. */
  | 'title'
  | 'text'
  /** Where something is, and a place of ours. */
  | 'place'
  | 'branch'
  /** The name of a file that people download. */
  | 'file'
  | 'email'
  /** The same where answers go to us. */
  | 'own-email'
  /** A page of this site, or an address elsewhere. */
  | 'link'
  /** An address that is this organisation's own. */
  | 'own-host'
  /** `#rrggbb`. */
  | 'colour'
