import type { firstScreenWords as english } from '../en/first-screen.ts'
import type { InAnyLanguage } from '../words.ts'

export const firstScreenWords: InAnyLanguage<typeof english> = {
  open: (time) => `${time} तक खुली है`,
  close: 'बंद करें',
  closeNote: 'फ़ोन आपका नहीं? फ़ाइल हमेशा बंद करें।',
  new: 'आपके लिए नया',
  more: (number) => `${number} और बातें`,
  nothing: 'कुछ नया नहीं।',
  nothingSince: (date) => `${date} के बाद कुछ नया नहीं।`,
  earlier: 'पहले का',
  earlierLead: 'जो आपने पिछले 30 दिनों में खोला।',
  news: {
    closing: { title: 'एजेंसी बंद हो रही है', line: (date) => `${date} से पहले कॉपी ले लें` },
    closed: { title: 'एजेंसी बंद हो चुकी है', line: (date) => `उसका आख़िरी दिन ${date} था` },
    withheld: { title: (label) => `${label}: अभी नहीं दिखाया जाता`, line: 'क्यों, यहाँ देखें' },
    overdue: {
      title: (label) => `${label}: अब तक वापस नहीं मिला`,
      line: (date) => `वापसी ${date} को होनी थी`,
    },
    confirm: {
      title: (label) => `क्या आपने यह हमें दिया? ${label}`,
      line: 'कृपया बताएँ कि ऐसा है या नहीं',
    },
    removal: { title: (date) => `कुछ काग़ज़ ${date} को हटाए जाएँगे`, line: 'कॉपी अपने पास रखें' },
    answer: { title: 'दफ़्तर का जवाब' },
    returned: {
      title: (label) => `${label}: वापस दिया गया`,
      line: 'दफ़्तर ऐसा कहता है। क्या यह सही है?',
    },
    opened: { title: 'आपकी फ़ाइल पहले खोली गई', line: 'आपने नहीं खोली? हमें बताएँ' },
    shareOpened: { title: 'आपका शेयर खोला गया' },
    code: { title: 'नया एक्सेस कोड बनाया गया', line: 'आपके लिए नहीं था? हमें बताएँ' },
    document: { title: (label) => `नया: ${label}`, line: 'आपने इसे अभी नहीं खोला' },
    replaced: { title: (label) => `नया: ${label}`, line: 'यह पुराने की जगह आया है' },
    class: { title: 'आपकी क्लास बदली गई', cancelled: 'आपकी क्लास रद्द हुई' },
  },
  next: {
    flight: {
      title: (date) => `आपकी उड़ान ${date} को है`,
      today: 'आपकी उड़ान आज है',
      tomorrow: 'आपकी उड़ान कल है',
      night: (weekday, time) => `रात बीतने पर ${weekday}, ${time}।`,
      line: 'यह दफ़्तर ने लिखा है। एयरलाइन से पूछें।',
    },
    original: {
      title: (label, date) => `${label}: वापसी ${date} को`,
      line: 'यह दफ़्तर ने लिखा है। वहाँ से माँगें।',
    },
    ending: {
      title: (label, date) => `${label}: लिखा है ${date} तक`,
      line: 'यह दफ़्तर ने लिखा है। क्या करना है, वहाँ पूछें।',
    },
    class: { title: (date) => `आपकी क्लास ${date} को है`, line: 'यह दफ़्तर ने लिखा है। वहाँ पूछें।' },
  },
  toDo: {
    contractMissing: 'आपका कॉन्ट्रैक्ट यहाँ नहीं है। माँगें',
    contractUnread: 'जाने से पहले कॉन्ट्रैक्ट पढ़ें',
    readContract: 'अपना कॉन्ट्रैक्ट पढ़ें',
    passport: 'पासपोर्ट आपके पास नहीं है। माँगें',
  },
  documents: {
    title: 'आपके काग़ज़',
    note: 'ये कॉपियाँ दफ़्तर रखता है। काग़ज़ उसने दिया या नहीं, यह सिर्फ़ सरकारी विभाग बता सकता है।',
    none: 'अभी कोई काग़ज़ नहीं',
    noneText: 'दफ़्तर ने आपकी फ़ाइल में कोई काग़ज़ नहीं रखा है। पूछें कि कब रखेगा।',
    until: (date) => `लिखा है: ${date} तक`,
    notShown: 'अभी नहीं दिखाया जाता। क्यों, देखें',
    isNew: 'नया।',
    unread: 'अभी नहीं पढ़ा',
    readOn: (date) => `आपने ${date} को पढ़ा`,
    keptSince: (date) => `${date} से रखा है`,
    askBack: 'समय बीत गया: वापस माँगें',
  },
  doors: {
    title: 'आप क्या करना चाहते हैं?',
    share: 'किसी को काग़ज़ दिखाएँ',
    tell: 'दफ़्तर को कुछ बताएँ',
    originals: 'मेरे असली काग़ज़ कहाँ हैं',
    help: 'दफ़्तर के बाहर मदद',
    more: 'और',
  },
}
