import type { InAnyLanguage } from '../any-language.ts'
import type { contractWords as english } from '../en/contract.ts'

export const contractWords: InAnyLanguage<typeof english> = {
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
