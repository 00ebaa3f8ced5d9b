import type { AuthorityTerms } from './authority-term.ts'
import { wordList } from './word-list.ts'

/**
 * The terms in scripts other than Latin. Folding removes vowel points, nuktas and joiners, so each word
 * stands once per spelling that differs in letters. Bengali সরকার alone is a family name (Sarkar) and
 * is therefore no term; সরকারি ("of the government") is.
 */
export const termsInOtherScripts: readonly AuthorityTerms[] = [
  {
    language: 'Arabic',
    claims: 'ministry',
    match: 'part',
    terms: wordList(`وزارة, المديرية العامة`),
  },
  {
    language: 'Arabic',
    claims: 'ministry',
    match: 'word',
    terms: wordList(`
      دائرة الهجرة, إدارة الهجرة, مصلحة الهجرة, هيئة الهجرة, إدارة الجوازات, الجوازات, مصلحة
      الجوازات, الإقامة وشؤون الأجانب, الهيئة الاتحادية`),
  },
  {
    language: 'Arabic',
    claims: 'mission',
    match: 'part',
    terms: wordList(`سفارة, قنصلية, المفوضية السامية`),
  },
  {
    language: 'Arabic',
    claims: 'government',
    match: 'part',
    terms: wordList(`حكومة, حكومية, حكومي`),
  },
  {
    language: 'Arabic',
    claims: 'government',
    match: 'word',
    terms: wordList(`دولة الكويت, دولة قطر, المملكة العربية السعودية, مملكة البحرين, سلطنة عمان`),
  },
  {
    language: 'Arabic',
    claims: 'official',
    match: 'word',
    terms: wordList(`رسمي, رسمية, حرس الحدود`),
  },
  {
    language: 'Bengali',
    claims: 'ministry',
    match: 'part',
    terms: wordList(`
      মন্ত্রণালয়, মন্ত্রনালয়, মন্ত্রাণালয়, মিনিস্ট্রি, অধিদপ্তর, অধিদফতর, পরিদপ্তর, সচিবালয়,
      ডিপার্টমেন্ট অব`),
  },
  {
    language: 'Bengali',
    claims: 'mission',
    match: 'part',
    terms: wordList(`
      দূতাবাস, দুতাবাস, হাইকমিশন, হাই কমিশন, হাই-কমিশন, কনস্যুলেট, কনসুলেট, কন্সুলেট, এম্বাসি,
      এম্বেসি, অ্যাম্বাসি, এ্যাম্বাসি, এমবাসি, এম্ব্যাসি`),
  },
  {
    language: 'Bengali',
    claims: 'government',
    match: 'word',
    terms: wordList(`
      সরকারি, সরকারী, সরকারের, বাংলাদেশ সরকার, গণপ্রজাতন্ত্রী, গভর্নমেন্ট, গভর্মেন্ট, রাষ্ট্রীয়,
      অফিসিয়াল, অফিশিয়াল`),
  },
  {
    language: 'Bengali',
    claims: 'immigration',
    match: 'word',
    terms: wordList(`
      ইমিগ্রেশন পুলিশ|বিভাগ|কর্তৃপক্ষ|ব্যুরো|অথরিটি, অভিবাসন বিভাগ|কর্তৃপক্ষ, পাসপোর্ট অফিস,
      কানাডা|অস্ট্রেলিয়া|যুক্তরাজ্য ইমিগ্রেশন সার্ভিস|সার্ভিসেস, বিএমইটি, জনশক্তি কর্মসংস্থান ও
      প্রশিক্ষণ ব্যুরো, সীমান্ত বাহিনী, বর্ডার ফোর্স, হোম অফিস`),
  },
  {
    language: 'Hindi or Nepali',
    claims: 'ministry',
    match: 'part',
    terms: wordList(`मंत्रालय, मन्त्रालय, सचिवालय, महानिदेशालय, निदेशालय, मिनिस्ट्री`),
  },
  {
    language: 'Hindi or Nepali',
    claims: 'mission',
    match: 'part',
    terms: wordList(`
      दूतावास, दुतावास, उच्चायोग, एम्बेसी, एंबेसी, एम्बैसी, हाई कमीशन, हाई कमिशन, कॉन्सुलेट,
      कांसुलेट`),
  },
  {
    language: 'Hindi or Nepali',
    claims: 'government',
    match: 'word',
    terms: wordList(`सरकारी, भारत सरकार, नेपाल सरकार, शासकीय, राजकीय, आधिकारिक, गवर्नमेंट, गवर्मेंट`),
  },
  {
    language: 'Hindi or Nepali',
    claims: 'immigration',
    match: 'word',
    terms: wordList(`
      आव्रजन विभाग|ब्यूरो|सेवा|प्राधिकरण, आप्रवासन विभाग|ब्यूरो|सेवा|प्राधिकरण, अध्यागमन
      विभाग|कार्यालय, वैदेशिक रोजगार विभाग, पासपोर्ट कार्यालय, राहदानी विभाग, इमिग्रेशन
      विभाग|ब्यूरो, सीमा बल, गृह कार्यालय`),
  },
  {
    language: 'Urdu or Persian',
    claims: 'ministry',
    match: 'word',
    terms: wordList(
      `وزارت, وزارت خارجہ, محکمہ امیگریشن|پاسپورٹ|داخلہ, امیگریشن ڈیپارٹمنٹ, پاسپورٹ آفس`,
    ),
  },
  {
    language: 'Urdu or Persian',
    claims: 'mission',
    match: 'word',
    terms: wordList(
      `سفارت, سفارت خانہ, سفارتخانہ, سفارتخانه, ہائی کمیشن, قونصل خانہ, قونصلیٹ, ایمبیسی`,
    ),
  },
  {
    language: 'Urdu or Persian',
    claims: 'government',
    match: 'word',
    terms: wordList(`حکومت, سرکاری, دولتی, گورنمنٹ`),
  },
  {
    language: 'Russian',
    claims: 'ministry',
    match: 'part',
    terms: wordList(
      `министерств, посольств, консульств, правительств, государственн, миграционная служба`,
    ),
  },
  {
    language: 'Russian',
    claims: 'official',
    match: 'word',
    terms: wordList(`
      официальный, официальная, официальное, официальные, мвд, уфмс, фмс, гувм, госуслуги,
      пограничная служба`),
  },
  {
    language: 'Greek',
    claims: 'ministry',
    match: 'word',
    terms: wordList(`υπουργείο, πρεσβεία, προξενείο, κυβέρνηση`),
  },
  {
    language: 'Chinese',
    claims: 'government',
    match: 'part',
    terms: wordList(
      `大使馆, 大使館, 领事馆, 領事館, 政府, 移民局, 移民署, 出入境管理局, 外交部, 官方, 入境事务处, 入境事務處`,
    ),
  },
  {
    language: 'Japanese',
    claims: 'government',
    match: 'part',
    terms: wordList(`法務省, 外務省, 厚生労働省, 入国管理局, 出入国在留管理, 入管庁, 公式`),
  },
  {
    language: 'Korean',
    claims: 'government',
    match: 'part',
    terms: wordList(
      `대사관, 영사관, 출입국, 법무부, 외교부, 고용노동부, 이민청, 한국정부, 대한민국정부, 정부기관`,
    ),
  },
  {
    language: 'Thai',
    claims: 'government',
    match: 'part',
    terms: wordList(`กระทรวง, สถานทูต, สถานกงสุล, รัฐบาล, ตรวจคนเข้าเมือง`),
  },
  {
    language: 'Tamil',
    claims: 'government',
    match: 'part',
    terms: wordList(`அமைச்சகம், தூதரகம், அரசாங்கம்`),
  },
  {
    language: 'Sinhala',
    claims: 'government',
    match: 'part',
    terms: wordList(`අමාත්‍යාංශය, තානාපති කාර්යාලය, රජයේ`),
  },
]
