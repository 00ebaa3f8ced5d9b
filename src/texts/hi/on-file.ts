import type { InAnyLanguage } from '../any-language.ts'
import type * as english from '../en/on-file.ts'
import type { Words } from '../words.ts'

export const sightingWords: InAnyLanguage<typeof english.sightingWords> = {
  text: 'हम लिखते हैं कि काग़ज़ किस दिन देखा, किसने देखा, और उस पर कौन-सा नंबर है। हम उसकी तस्वीर नहीं रखते, न वह रखते हैं जो उसमें लिखा है।',
  seen: (date, person) => `${date} को ${person} ने देखा।`,
  number: (number) => `काग़ज़ पर नंबर: ${number}।`,
  keptText: 'एजेंसी मेडिकल फ़ॉर्म या पुलिस क्लियरेंस का स्कैन तभी रखती है जब वह बताए कि क्यों। वह यह कारण देती है।',
}

/** As in English, each sentence says what was shown on which day, and no more (H4). */
export const comparedWords: Words['compared'] = {
  both: (first, second) => `${first} और ${second}`,
  nobody: (authority) => `हमारे यहाँ से अभी किसी ने ${authority} से नहीं पूछा है।`,
  one: (authority, day) =>
    `हमारे एक कर्मचारी ने ${day} को ${authority} से पूछा। दूसरे व्यक्ति का पूछना बाक़ी है, इसलिए हम नहीं बताते कि क्या दिखा।`,
  same: (authority, days) =>
    `हमारे दो कर्मचारियों ने ${authority} से पूछा (${days})। तब जो दिखा, वह इस कॉपी से मेल खाता था। यह किसी भी दिन बदल सकता है।`,
  unclear: (authority, days) =>
    `हमारे दो कर्मचारियों ने ${authority} से पूछा (${days})। उनमें से कम से कम एक को इस काग़ज़ के बारे में कुछ नहीं दिखा, या जवाब नहीं मिला।`,
  other: (authority, days) =>
    `हमारे कर्मचारियों ने ${authority} से पूछा (${days})। उनमें से एक को इस कॉपी से कुछ अलग दिखा। यहाँ के एक और व्यक्ति ने कॉपी को फिर दिखाने का फ़ैसला किया।`,
  old: (days) => `इसे ${days} से ज़्यादा दिन हो गए हैं।`,
  askYourself: 'ख़ुद कैसे पूछें',
  withheld: {
    asked: (authority, day) => `हमने ${day} को ${authority} से पूछा। वहाँ का जवाब हमारी कॉपी से अलग था।`,
    askedBefore: 'हमने इस काग़ज़ के बारे में सरकारी विभाग से पूछा। वहाँ का जवाब हमारी कॉपी से अलग था।',
    open: 'हम इसे देख रहे हैं। जब तक और पता न चले, हम यह काग़ज़ किसी को नहीं दिखाते।',
    decided: (day) => `हमने इसे देख लिया है, और ${day} से यह काग़ज़ नहीं दिखाते।`,
    notSaid: 'इसके कई कारण हो सकते हैं। इससे यह पता नहीं चलता कि क्या ग़लत है, न यह कि आपने कुछ ग़लत किया।',
    next: 'हमारे दफ़्तर से पूछें। आप सरकारी विभाग से ख़ुद भी पूछ सकते हैं।',
  },
}

export const contractWords: InAnyLanguage<typeof english.contractWords> = {
  title: 'आपका कॉन्ट्रैक्ट',
  lead: 'आपका जो कॉन्ट्रैक्ट हमारे पास है, उससे हमारे कर्मचारियों ने ये शर्तें लिखी हैं। हर लाइन काग़ज़ से मिलाएँ।',
  link: 'अपना कॉन्ट्रैक्ट पढ़ें',
  linkText: 'शर्तें पढ़ें और बताएँ कि आप इन्हें जानते हैं या नहीं।',
  none: 'आपके कॉन्ट्रैक्ट की शर्तें अभी किसी ने नहीं लिखी हैं। हमारे दफ़्तर से पूछें।',
  received: (days, flight) => `यह आपको ${flight} की उड़ान से ${days} दिन पहले मिला।`,
  receivedSameDay: (flight) => `यह आपको उड़ान के दिन ही मिला, ${flight}।`,
  receivedAfter: (flight) => `यह आपको ${flight} की उड़ान के बाद मिला।`,
  available: (date) => `आप इसे ${date} से देख सकते हैं।`,
  changed: (date) =>
    `ये शर्तें ${date} को बदली गईं। पहले की शर्तों पर आपने जो कहा था, वह इन पर नहीं गिना जाता। चाहें तो फिर से बताएँ।`,
  silent: 'कॉन्ट्रैक्ट में नहीं है, या लिखा नहीं गया',
  readTitle: 'क्या आप ये शर्तें जानते हैं?',
  readText: 'बटन दबाना ज़रूरी नहीं है। इससे किसी चीज़ पर दस्तख़त नहीं होते और आपका कोई हक़ नहीं बदलता।',
  ways: { read: 'मैंने पढ़ लिया है', heard: 'मुझे पढ़कर सुनाया गया' },
  said: {
    read: (moment) => `आपने ${moment} को बताया कि आपने इसे पढ़ लिया है।`,
    heard: (moment) => `आपने ${moment} को बताया कि यह आपको पढ़कर सुनाया गया।`,
  },
  back: 'फ़ाइल पर वापस',
}

export const otherContractWords: InAnyLanguage<typeof english.otherContractWords> = {
  link: 'मुझे दूसरा कॉन्ट्रैक्ट दिया गया',
  reported: 'आपके बताए दूसरे कॉन्ट्रैक्ट',
  on: (moment) => `${moment} को बताया`,
  term: 'शर्त',
  first: 'पहला कॉन्ट्रैक्ट',
  other: 'दूसरा कॉन्ट्रैक्ट',
  silent: 'नहीं बताया',
  photoAlt: (page) => `दूसरे कॉन्ट्रैक्ट की फ़ोटो, पन्ना ${page}`,
}
