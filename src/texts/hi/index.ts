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
  isPrivate: privateCompany.hi,
  askGovernment: 'सरकार से ख़ुद जाँच कैसे करें',
  askGovernmentShort: 'सरकार से पूछें',
  licence: 'लाइसेंस',
  registered: (regulator, number) => `${regulator} में दर्ज नाम, नंबर ${number}`,
  ownAccount: 'एजेंसी के अपने कहे अनुसार',
  register: 'सार्वजनिक सूची देखें',
  licenceStands: {
    expired: (date) =>
      `एजेंसी ने ${date} को अपना लाइसेंस सूची में देखा: वहाँ लिखा था कि उसका समय पूरा हो चुका है।`,
    suspended: (date) => `एजेंसी ने ${date} को अपना लाइसेंस सूची में देखा: वहाँ लिखा था कि वह रोका गया है।`,
    not_found: (date) => `एजेंसी ने ${date} को अपना लाइसेंस सूची में खोजा, पर वह नहीं मिला।`,
    ran_out: (date) => `सूची के अनुसार एजेंसी का लाइसेंस ${date} तक था।`,
    unchecked: (date) => `एजेंसी ने अपना लाइसेंस सूची में आख़िरी बार ${date} को देखा।`,
    never: () => 'एजेंसी ने अभी अपना लाइसेंस सूची में नहीं देखा है।',
  },
  askRegulator: 'पैसे या काग़ज़ देने से पहले लाइसेंस देने वाले विभाग से पूछें।',
  from: (organisation) => `निजी एजेंसी ${organisation} की ओर से`,
  elsewhere: 'दूसरी वेबसाइट',
  whoRunsThis: 'यह वेबसाइट कौन चलाता है',
  skip: 'सीधे सामग्री पर जाएँ',
  menu: 'मेन्यू',
  findLabel: 'पासपोर्ट या रेफ़रेंस नंबर',
  find: 'खोजें',
  account: 'खाता',
  dashboard: 'डैशबोर्ड, कर्मचारियों के लिए',
  signOut: 'साइन आउट',
  appearance: 'रूप',
  themes: { dark: 'गहरा', light: 'हल्का', system: 'फ़ोन जैसा' },
  language: 'भाषा',
  preview: 'पहले देख लें',
  previewNote: 'पहले देख लें: पेज ऐसा दिखेगा। अभी कुछ सेव नहीं हुआ है।',
}

const officialChecks: Words['officialChecks'] = {
  title: 'सरकार से ख़ुद जाँच करें',
  lead: 'हमारे पास कॉपियाँ हैं। काग़ज़ पर जिस विभाग का नाम है, सिर्फ़ वही बता सकता है कि काग़ज़ उसने दिया या नहीं। नीचे उन विभागों के अपने पेज हैं।',
  byCountry: 'देश के हिसाब से',
  byDocument: 'काग़ज़ के हिसाब से',
  inCountry: (country) => `सरकार से जाँच: ${country}`,
  ofKind: (label) => `कहाँ जाँचें: ${label}`,
  sureTitle: 'पता सही है, यह कैसे पक्का करें',
  unconfirmed:
    'ये पते हमने वहाँ से लिए हैं जहाँ विभाग उन्हें छापते हैं। हमारे यहाँ किसी ने सबको खोलकर नहीं देखा है। कुछ भी लिखने से पहले विभाग का नाम ख़ुद खोजें और पते को एक-एक अक्षर मिलाएँ।',
  sure: [
    'इनमें से कोई वेबसाइट हमारी नहीं है।',
    'ज़्यादातर सरकारी पतों का आख़िरी हिस्सा ऐसा होता है जो और कोई नहीं ले सकता, जैसे .gov या .gov.au। उस देश का दूतावास आपको फ़ोन पर सही पता बता सकता है।',
    'देखने के लिए किसी को पैसे न दें। किसी अजनबी के भेजे पेज पर अपनी जानकारी कभी न लिखें।',
  ],
  confirmed: (date) => `हमने ${date} को खोलकर देखा।`,
  otherCountry:
    'आपका देश यहाँ नहीं है? काग़ज़ पर जिस दूतावास या विभाग का नाम है, उससे पूछें। उसका फ़ोन नंबर उसकी अपनी वेबसाइट से लें, काग़ज़ से कभी नहीं।',
}

const triesOf = {
  address: 'आपके कनेक्शन से',
  account: 'इस खाते में',
  accountFromAddress: 'आपके कनेक्शन से इस खाते में',
  accountInBrowser: 'इस ब्राउज़र से इस खाते में',
}

const errors: Words['errors'] = {
  notFoundTitle: 'पेज नहीं मिला',
  notFound: 'माफ़ कीजिए, आप जो पेज खोज रहे हैं वह नहीं है।',
  backHome: 'पहले पेज पर वापस',
  again: 'फिर कोशिश करें',
  failedTitle: 'हमारी तरफ़ कुछ गड़बड़ हुई',
  failed: 'ग़लती हमारी है, आपकी नहीं। वापस जाएँ और एक मिनट बाद फिर कोशिश करें।',
  refusedTitle: 'यह नहीं हो सका',
  tooManyTitle: 'थोड़ा इंतज़ार करें',
  tooMany: (of, seconds) => {
    const wait = seconds <= 90 ? `${seconds} सेकंड` : `${Math.ceil(seconds / 60)} मिनट`
    return `${triesOf[of]} बहुत बार कोशिश हुई है। ${wait} बाद फिर कोशिश करें।`
  },
  notSetUpTitle: 'अभी चालू नहीं है',
  notSetUp:
    'यह साइट अभी चालू नहीं की गई है। सर्वर ने शुरू होते समय जो लिंक छापा, उसे साइट चलाने वाला व्यक्ति खोले।',
  problem: 'एक समस्या है',
  error: (title) => `ग़लती: ${title}`,
}

/** All texts of the public pages, in Hindi as people speak it. */
export const hi: Words = {
  lang: 'hi',
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
  fields: fieldLabels('hi'),
  kinds: kindLabels('hi'),
  refusals: refusalTexts,
  problems: problemTexts,
  advice: adviceTexts,
}
