import { leavingWords, stayingWords } from '#modules/leavings/schema'
import type { InAnyLanguage } from '../any-language.ts'
import type { leavingPageWords as english } from '../en/leaving.ts'

export const leavingPageWords: InAnyLanguage<typeof english> = {
  link: 'यह एजेंसी छोड़ें',
  title: 'यह एजेंसी छोड़ें',
  lead: 'आप कभी भी छोड़ सकते हैं। कारण बताना ज़रूरी नहीं।',
  happens: 'छोड़ने पर क्या होता है',
  points: leavingWords.hi,
  leave: 'मुझे यह एजेंसी छोड़नी है',
  leaveText:
    'आपके सारे शेयर तुरंत ख़त्म हो जाएँगे। बाद में रुकने पर भी वे वापस नहीं आएँगे। 30 दिन बाद हम वह हटा देते हैं जिसे रखना ज़रूरी नहीं है।',
  leaveYes: 'हाँ, मुझे छोड़नी है',
  left: (date) => `आपने ${date} को कहा कि आप छोड़ रहे हैं।`,
  due: (date) => `${date} से हम वह सब हटाते हैं जिसे रखना ज़रूरी नहीं।`,
  inHand:
    'आपके असल काग़ज़ अब भी हमारे पास हैं। आपने उन्हें वापस माँगा है। किस दिन तक मिलेंगे, यह आपकी फ़ाइल में लिखा है।',
  stay: 'मुझे एजेंसी में रहना है',
  stayed: stayingWords.hi,
  consents: 'आप किस बात पर राज़ी हैं',
  back: 'फ़ाइल पर वापस',
}
