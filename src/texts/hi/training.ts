import { importUndone } from '#modules/training/problems.schema'
import type * as english from '../en/training.ts'
import type { InAnyLanguage, Words } from '../words.ts'
import { attendanceWords, receiptWords } from './printed.ts'

/** Classes and the ledger of payments, in Hindi. An entry of the ledger is a “हिसाब”, named by its number. */
export const trainingWords: InAnyLanguage<typeof english.trainingWords> = {
  states: {
    draft: 'अभी तय नहीं',
    open: 'खुली',
    full: 'सीटें भर गईं',
    running: 'चल रही है',
    finished: 'पूरी हुई',
    cancelled: 'रद्द',
  },
  kinds: { payment: 'भुगतान', charge: 'फ़ीस', refund: 'पैसे वापस', correction: 'सुधार' },
  methods: receiptWords.methods,
  credit: 'जमा',
  free: 'मुफ़्त',
  facts: {
    teacher: 'शिक्षक',
    place: 'जगह',
    link: 'लिंक',
    sessions: (timeZone) => `क्लास का समय (${timeZone})`,
    noSessions: 'अभी तय नहीं',
    allSessions: (all) => `सभी क्लास (${all})`,
    fee: 'फ़ीस',
    seats: 'सीटें',
    attended: 'हाज़िरी',
    attendedOf: (attended, all) => `${all} में से ${attended} क्लास`,
  },
  reasons: { [importUndone]: 'जिस तालिका से यह भुगतान आया था, उसे वापस ले लिया गया है।' },
  ledger: {
    entries: 'हिसाब, नया पहले',
    entry: 'हिसाब',
    purpose: 'किस बात का',
    amount: 'रक़म',
    received: 'लेन-देन',
    actions: 'आप क्या कर सकते हैं',
    numbered: (sequence, kind) => `नं. ${sequence} · ${kind}`,
    receiptNumber: (number) => `रसीद ${number}`,
    corrects: (sequence, reason) => `${sequence} का सुधार: ${reason}`,
    refunds: (sequence, reason) => `${sequence} के पैसों में से लौटाए: ${reason}`,
    correctedBy: (sequence) => `${sequence} में सुधारा गया`,
    noMoney: 'पैसे का लेन-देन नहीं हुआ',
    receivedBy: (name) => `${name} ने लिए`,
    handedOutBy: (name) => `${name} ने दिए`,
    receipt: 'रसीद',
    receiptWhich: (number) => `रसीद ${number}`,
  },
}

const messages: Words['training']['messages'] = {
  enrolled: (title) => `अब “${title}” में आपकी सीट है।`,
  'class-cancelled': (title) => `“${title}” रद्द हो गई।`,
  'class-credited': (title) =>
    `“${title}” रद्द हो गई। आपने जो पैसे दिए, वे आपके नाम जमा हैं: अपने भुगतान देखें।`,
  'taken-off': (title) => `एजेंसी ने आपको “${title}” से हटा दिया। क्यों, यह एजेंसी से पूछें।`,
}

const classes: Words['classes'] = {
  pages: 'आपकी क्लासें',
  links: {
    '/my/classes': 'जहाँ सीट है',
    '/my/classes/selected': 'चुनी हुई',
    '/my/classes/open': 'खुली क्लासें',
  },
  aside: 'मैंने पढ़ लिया है',
  enrolled: {
    lead: 'जहाँ आपकी सीट है, और जहाँ पहले थी।',
    none: 'किसी क्लास में आपकी सीट नहीं है।',
    toSelect: 'क्लास चुनें',
    slip: 'हाज़िरी का काग़ज़',
    leave: 'छोड़ें',
    leaveText: 'आपकी सीट वेटिंग लिस्ट के अगले व्यक्ति को मिलेगी।',
    leaveFee: 'फ़ीस आपके नाम जमा हो जाएगी।',
    leaveYes: 'क्लास छोड़ें',
    past: 'छोड़ी हुई या रद्द',
    pastLeft: (title) => `“${title}”: छोड़ दी`,
    pastCancelled: (title) => `“${title}”: क्लास रद्द हो गई`,
  },
  selected: {
    title: 'मेरी चुनी हुई क्लासें',
    lead: 'सीट तब मिलती है जब कोई सीट ख़ाली हो और आपके दिए पैसों से फ़ीस पूरी हो। तब तक आप बारी का इंतज़ार करते हैं।',
    none: 'आप किसी क्लास का इंतज़ार नहीं कर रहे हैं।',
    begun: 'आपको सीट मिलने से पहले यह क्लास शुरू हो गई। आपने जो दिया, वह आपका ही है और आपके नाम जमा है।',
    place: (place) => `वेटिंग लिस्ट में आपका नंबर ${place} है।`,
    pay: (fee) => `${fee} की फ़ीस एजेंसी में दें: सीट मिलने से पहले फ़ीस देनी होती है।`,
    taken: 'सब सीटें भर गई हैं।',
    comes: 'कोई सीट ख़ाली होगी, तो आपको मिलेगी। हम आपको यहाँ बताएँगे।',
    remove: 'हटाएँ',
    removeText: 'वेटिंग लिस्ट में आपकी जगह चली जाएगी। आपने जो दिया, वह आपका ही है और आपके नाम जमा रहेगा।',
    removeYes: 'क्लास हटाएँ',
  },
  open: {
    title: 'खुली क्लासें',
    lead: 'क्लास चुनें। सीट तब मिलती है जब कोई सीट ख़ाली हो और आपके दिए पैसों से फ़ीस पूरी हो।',
    none: 'अभी और कोई क्लास खुली नहीं है। बाद में फिर देखें, या एजेंसी से पूछें कि अगली कब खुलेगी।',
    freeSeats: (seats) => (seats === 0 ? 'कोई ख़ाली नहीं' : `${seats} ख़ाली`),
    waiting: (people) => `${people} इंतज़ार में`,
    covered: 'आपके नाम जमा पैसों से पूरी होती है, और सीट मिलने पर उन्हीं से कटेगी',
    select: 'चुनें',
    join: 'वेटिंग लिस्ट में नाम लिखाएँ',
  },
}

const payments: Words['payments'] = {
  lead: 'एजेंसी जैसे ही कोई हिसाब लिखती है, वह यहाँ दिखता है, और कोई उसे बदल नहीं सकता। कोई ग़लत हो, तो बताएँ: एजेंसी को जवाब देना होगा।',
  none: 'अभी कोई हिसाब नहीं है। पैसे देते समय एजेंसी से कहें कि वह आपके सामने ही हिसाब लिखे। वह आपको यहाँ तुरंत दिखेगा, और आप रसीद छाप सकेंगे।',
  balance: 'बाक़ी हिसाब',
  balanceAfter: 'इसके बाद बाक़ी हिसाब',
  settled: (nothing) => `${nothing}: सारा हिसाब बराबर है`,
  held: (amount) => `${amount} जमा: ये पैसे एजेंसी के पास हैं`,
  owed: (amount) => `${amount} एजेंसी को देने हैं`,
  back: 'अपने भुगतानों पर वापस',
  paper: 'काग़ज़ का आकार',
}

/** Classes and payments of a signed-in person, and their printed pages. */
export const ownTrainingWords = {
  training: { ...trainingWords, messages },
  classes,
  payments,
  receipt: receiptWords,
  attendance: attendanceWords,
}
