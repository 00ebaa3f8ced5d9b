import type * as english from '../en/printed.ts'
import { privateCompany } from '../private-company.ts'
import type { InAnyLanguage } from '../words.ts'

export const letterheadWords: InAnyLanguage<typeof english.letterheadWords> = {
  isPrivate: privateCompany.hi,
  licence: (number, authority) => `लाइसेंस ${number} (${authority})।`,
  licenceByOwnAccount: (number, authority) =>
    `लाइसेंस ${number} (${authority}, एजेंसी के अपने कहे अनुसार)।`,
  notGovernment: 'यह सरकारी काग़ज़ नहीं है।',
}

export const originalsWords: InAnyLanguage<typeof english.originalsWords> = {
  title: 'आपके असल काग़ज़ कहाँ हैं?',
  none: (organisation) =>
    `${organisation} ने आपका कोई पासपोर्ट या सर्टिफ़िकेट नहीं लिखा है। क्या दफ़्तर के पास है? आज ही रसीद माँगें।`,
  since: (date, purpose) => `${date} से हमारे पास है। किसलिए: ${purpose}।`,
  due: (date) => `हम इसे ${date} तक लौटाएँगे।`,
  overdue: (date) => `देर हो गई: इसे ${date} तक लौटाना था।`,
  asked: (date) => `आपने इसे ${date} को माँगा।`,
  notAgreed: 'आपने अभी इसकी पुष्टि नहीं की है।',
  agreed: {
    code: (date) => `आपने ${date} को अपने कोड से इसकी पुष्टि की।`,
    signature: (date) => `हमने ${date} को लिखा कि आपने इसके लिए दस्तख़त किए।`,
  },
  returned: (date) => `हमने ${date} को लिखा कि हमने इसे लौटा दिया।`,
  notThere: 'उसके बाद आपने इसे फिर माँगा, इसलिए यह सूची में है।',
  returnAgreed: {
    code: (date) => `आपने ${date} को पुष्टि की कि यह आपके पास है।`,
    signature: (date) => `हमने ${date} को लिखा कि आपने इसे पाने के दस्तख़त किए।`,
  },
  confirm: 'हाँ, मैंने इसी काम के लिए दिया',
  haveIt: 'यह मुझे वापस मिल गया',
  yours: 'पासपोर्ट उसी का होता है जिसका नाम उस पर है। न लौटाया जाए, तो दूसरे मदद कर सकते हैं।',
}

export const originalReceiptWords: InAnyLanguage<typeof english.originalReceiptWords> = {
  ...letterheadWords,
  title: 'हमारे पास रखे काग़ज़ की रसीद',
  candidate: 'उम्मीदवार',
  reference: 'हमारा रेफ़रेंस',
  kind: 'काग़ज़',
  purpose: 'किसलिए',
  received: 'कब मिला',
  due: 'हम कब तक लौटाएँगे',
  returned: 'कब लौटाया',
  agree: 'मैंने यह काग़ज़ इसी काम के लिए इस दिन तक दिया है। इसे कभी भी वापस माँगा जा सकता है।',
  back: 'यह मुझे वापस मिल गया।',
  signature: 'उम्मीदवार के दस्तख़त, तारीख़',
  staff: 'एजेंसी की ओर से दस्तख़त, तारीख़',
  ask: (address) => `वापस माँगने के लिए ${address} पर अपनी फ़ाइल खोलें और “इसे लौटाएँ” दबाएँ।`,
}

export const attendanceWords: InAnyLanguage<typeof english.attendanceWords> = {
  ...letterheadWords,
  title: 'हाज़िरी',
  statement: ({ organisation, name, title, teacher, attended, sessions }) =>
    `${organisation} का कहना है: ${name} “${title}” की ${sessions} में से ${attended} क्लासों में आए। शिक्षक: ${teacher}।`,
  from: (first, last, timeZone) => `पहली क्लास: ${first}। आख़िरी क्लास: ${last} (${timeZone})।`,
  limits:
    'इससे सिर्फ़ यह पता चलता है कि कौन आया था। यह किसी परीक्षा, भाषा के स्तर, वीज़ा या परमिट के बारे में कुछ नहीं बताता।',
}

export const receiptWords: InAnyLanguage<typeof english.receiptWords> = {
  ...letterheadWords,
  title: 'रसीद',
  number: 'नंबर',
  check: 'जाँच कोड',
  qrOf: (address) => `इस पते का QR कोड: ${address}`,
  amount: 'रक़म',
  received: 'पैसे मिलने की तारीख़',
  from: 'किससे मिले',
  purpose: 'किस बात के',
  method: 'कैसे दिए',
  methods: {
    cash: 'नक़द',
    bank: 'बैंक ट्रांसफ़र',
    'mobile-wallet': 'मोबाइल वॉलेट',
    other: 'किसी और तरीक़े से',
  },
  reference: 'रेफ़रेंस',
  by: 'किसने लिए',
  refund: {
    title: 'लौटाए गए पैसों की रसीद',
    received: 'लौटाने की तारीख़',
    from: 'किसे लौटाए',
    by: 'किसने लौटाए',
    reason: 'वजह',
  },
  corrected: 'एजेंसी ने इस रसीद का हिसाब ठीक किया है। भुगतानों की सूची में सही हिसाब है।',
  confirm: (address) =>
    `यह रसीद हमने दी है या नहीं, यह कोई भी ${address} पर देख सकता है। वहाँ नंबर, रक़म और तारीख़ दिखती है, नाम नहीं।`,
}

export const slipWords: InAnyLanguage<typeof english.slipWords> = {
  ...letterheadWords,
  title: 'अपनी फ़ाइल कैसे खोलें',
  open: 'किसी भी फ़ोन या कंप्यूटर पर यह पता खोलें, या QR कोड स्कैन करें:',
  number: 'अपना पासपोर्ट नंबर लिखें। उसके आख़िर में है',
  code: 'यह एक्सेस कोड लिखें:',
  keep: (organisation) =>
    `यह पर्ची अपने पास ही रखें: जिसके पास आपका नंबर और यह कोड है, वह आपकी फ़ाइल खोल सकता है। ${organisation} कभी आपसे यह कोड नहीं पूछती। पर्ची खो जाए, तो हमसे नया कोड माँगें; तब पुराना काम नहीं करेगा।`,
  reference: (reference) => `हमारा रेफ़रेंस ${reference}`,
  printed: (day) => `छापने की तारीख़ ${day}`,
}
