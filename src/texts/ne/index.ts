import { kindLabels } from '#modules/documents/schema'
import { fieldLabels } from '#modules/records/fields.schema'
import { privateCompany } from '../private-company.ts'
import type { Words } from '../words.ts'
import { accountWords } from './accounts.ts'
import { adviceTexts } from './advice.ts'
import * as agency from './agency.ts'
import { caseKindWords } from './cases.ts'
import * as check from './check.ts'
import * as choices from './choices.ts'
import { fileWords } from './file.ts'
import { firstScreenWords } from './first-screen.ts'
import { helpWords } from './help.ts'
import { legalWords } from './legal.ts'
import { count } from './numbers.ts'
import * as onFile from './on-file.ts'
import { ownWords } from './own-account.ts'
import { originalsWords } from './printed.ts'
import { problemTexts } from './problems.ts'
import { refusalTexts } from './refusals.ts'
import { shareWords } from './share.ts'
import * as tell from './tell.ts'
import { ownTrainingWords } from './training.ts'
import * as verify from './verify.ts'

const layout: Words['layout'] = {
  isPrivate: privateCompany.ne,
  askGovernment: 'सरकारसँग आफैँ कसरी जाँच गर्ने',
  askGovernmentShort: 'सरकारलाई सोध्नुहोस्',
  licence: 'लाइसेन्स',
  registered: (regulator, number) => `${regulator} मा दर्ता भएको नाम, नम्बर ${number}`,
  ownAccount: 'एजेन्सीको आफ्नै भनाइमा',
  register: 'सार्वजनिक दर्ता सूची हेर्नुहोस्',
  licenceStands: {
    expired: (date) => `एजेन्सीले आफ्नो लाइसेन्स ${date} मा खोज्यो: दर्ता सूचीमा म्याद सकिएको देखियो।`,
    suspended: (date) => `एजेन्सीले आफ्नो लाइसेन्स ${date} मा खोज्यो: दर्ता सूचीमा निलम्बित देखियो।`,
    not_found: (date) => `एजेन्सीले आफ्नो लाइसेन्स ${date} मा खोज्यो, तर दर्ता सूचीमा भेटिएन।`,
    ran_out: (date) => `दर्ता सूचीअनुसार एजेन्सीको लाइसेन्सको म्याद ${date} सम्म थियो।`,
    unchecked: (date) => `एजेन्सीले आफ्नो लाइसेन्स पछिल्लो पटक ${date} मा खोजेको हो।`,
    never: () => 'एजेन्सीले आफ्नो लाइसेन्स दर्ता सूचीमा अहिलेसम्म खोजेको छैन।',
  },
  askRegulator: 'पैसा वा कागज दिनुअघि नियामक निकायलाई सोध्नुहोस्।',
  from: (organisation) => `निजी एजेन्सी ${organisation} को भनाइ`,
  elsewhere: 'अर्कै वेबसाइट',
  whoRunsThis: 'यो वेबसाइट कसले चलाउँछ',
  skip: 'मुख्य कुरामा जानुहोस्',
  menu: 'मेनु',
  findLabel: 'पासपोर्ट वा रेफरेन्स नम्बर',
  find: 'खोज्नुहोस्',
  account: 'खाता',
  dashboard: 'ड्यासबोर्ड, कर्मचारीका लागि',
  signOut: 'साइन आउट',
  appearance: 'रूप',
  themes: { dark: 'अँध्यारो', light: 'उज्यालो', system: 'मेरो फोनजस्तै' },
  language: 'भाषा',
  preview: 'नमुना',
  previewNote: 'नमुना: पेज यस्तो देखिन्छ। अहिलेसम्म केही राखिएको छैन।',
}

const officialChecks: Words['officialChecks'] = {
  title: 'सरकारसँग आफैँ जाँच गर्नुहोस्',
  lead: 'हामीसँग कपी मात्र छ। कागज आफूले दिएको हो कि होइन, कागजमा नाम भएको निकायले मात्र भन्न सक्छ। तल ती निकायका आफ्नै पेज छन्।',
  byCountry: 'देशअनुसार',
  byDocument: 'कागजअनुसार',
  inCountry: (country) => `सरकारसँग जाँच: ${country}`,
  ofKind: (label) => `कहाँ जाँच गर्ने: ${label}`,
  sureTitle: 'ठेगाना ठीक हो भनी कसरी पक्का गर्ने',
  unconfirmed:
    'यी ठेगाना हामीले निकायहरूले प्रकाशित गरेको जानकारीबाट लिएका हौँ। हाम्रा कसैले सबै खोलेर हेरेको छैन। केही लेख्नुअघि निकायको नाम आफैँ खोज्नुहोस् र ठेगाना एक-एक अक्षर दाँज्नुहोस्।',
  sure: [
    'यीमध्ये कुनै वेबसाइट हाम्रो होइन।',
    'धेरै निकायको ठेगानाको अन्त्य .gov वा .gov.au जस्तो हुन्छ, जुन अरूले लिन सक्दैन। त्यो देशको दूतावासले फोनमा ठीक ठेगाना भन्न सक्छ।',
    'हेरिदिएबापत कसैलाई कहिल्यै पैसा नतिर्नुहोस्। नचिनेको मान्छेले पठाएको पेजमा कहिल्यै आफ्नो विवरण नलेख्नुहोस्।',
  ],
  confirmed: (date) => `हामीले ${date} मा खोलेर हेर्‍यौँ।`,
  otherCountry:
    'तपाईंको देश यहाँ छैन? कागजमा नाम भएको दूतावास वा निकायलाई सोध्नुहोस्। फोन नम्बर उनीहरूकै वेबसाइटबाट लिनुहोस्, कागजबाट कहिल्यै होइन।',
}

const triesOf = {
  address: 'तपाईंको इन्टरनेटबाट',
  account: 'यो खातामा',
  accountFromAddress: 'तपाईंको इन्टरनेटबाट यो खातामा',
  accountInBrowser: 'यो ब्राउजरबाट यो खातामा',
}

const errors: Words['errors'] = {
  notFoundTitle: 'पेज भेटिएन',
  notFound: 'माफ गर्नुहोस्, तपाईंले खोज्नुभएको पेज छैन।',
  backHome: 'पहिलो पेजमा फर्कनुहोस्',
  again: 'फेरि प्रयास गर्नुहोस्',
  failedTitle: 'हाम्रोतर्फ केही बिग्रियो',
  failed: 'यो गल्ती हाम्रो हो, तपाईंको होइन। पछाडि फर्केर एक मिनेटपछि फेरि प्रयास गर्नुहोस्।',
  refusedTitle: 'यो हुन सकेन',
  tooManyTitle: 'एकछिन पर्खनुहोस्',
  tooMany: (of, seconds) => {
    const minutes = `${count(Math.ceil(seconds / 60))} मिनेट`
    const wait = seconds <= 90 ? `${count(seconds)} सेकेन्ड` : minutes
    return `${triesOf[of]} धेरै पटक प्रयास भयो। ${wait} पछि फेरि प्रयास गर्नुहोस्।`
  },
  notSetUpTitle: 'अझै सुरु गरिएको छैन',
  notSetUp: 'यो साइट अझै सुरु गरिएको छैन। सर्भर चल्दा छापेको लिंक साइट चलाउने मान्छेले खोल्नुपर्छ।',
  problem: 'एउटा समस्या छ',
  error: (title) => `गल्ती: ${title}`,
}

/** All texts of the public pages, in Nepali as people in Nepal speak it. */
export const ne: Words = {
  lang: 'ne',
  dir: 'ltr',
  timeZone: 'UTC',
  stop: '।',
  comma: ', ',
  ...agency,
  ...choices,
  ...onFile,
  ...verify,
  ...check,
  ...tell,
  layout,
  legal: legalWords,
  file: fileWords,
  firstScreen: firstScreenWords,
  ...shareWords,
  ...ownWords,
  ...ownTrainingWords,
  caseKinds: caseKindWords,
  ...accountWords,
  officialChecks,
  help: helpWords,
  originals: originalsWords,
  errors,
  fields: fieldLabels('ne'),
  kinds: kindLabels('ne'),
  refusals: refusalTexts,
  problems: problemTexts,
  advice: adviceTexts,
}
