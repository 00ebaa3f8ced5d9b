import type { InAnyLanguage } from '../any-language.ts'
import type { slipWords as english } from '../en/slip.ts'
import { letterheadWords } from './letterhead.ts'

export const slipWords: InAnyLanguage<typeof english> = {
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
