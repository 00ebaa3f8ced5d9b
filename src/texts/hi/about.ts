import type { Words } from '../words.ts'

export const aboutWords: Words['about'] = {
  title: 'यह साइट क्या है',
  description: (organisation) =>
    `यह साइट चलाने वाली एजेंसी ${organisation}, उसके नाम, लाइसेंस और पते, और वे कब से हैं।`,
  lead: 'एक निजी एजेंसी अपने उम्मीदवारों के काग़ज़ों की कॉपियाँ यहाँ रखती है, ताकि उम्मीदवार उन्हें देख सकें।',
  limits: 'काग़ज़ उसी ने दिया है या नहीं, और वह अब भी चालू है या नहीं, यह सिर्फ़ सरकारी विभाग बता सकता है।',
  not: 'यह साइट क्या नहीं है',
  history: 'नाम, लाइसेंस और पते',
  historyLead: 'इस साइट के अब तक के सब, इसके लॉग से। लॉग में बदलाव हो, तो पकड़ा जा सकता है।',
  names: 'नाम',
  legalNames: 'रजिस्टर्ड नाम',
  licences: 'लाइसेंस',
  addresses: 'वेब पता',
  since: (from) => `${from} से`,
  between: (from, until) => `${from} से ${until} तक`,
  until: (until) => `${until} तक`,
  unknown: 'लॉग शुरू होने से पहले से',
}
