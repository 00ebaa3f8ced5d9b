import { consentWords } from '#modules/consents/schema'
import type { InAnyLanguage } from '../any-language.ts'
import type { consentPageWords as english } from '../en/consents.ts'

export const consentPageWords: InAnyLanguage<typeof english> = {
  link: 'आप किस बात पर राज़ी हैं',
  title: 'आप किस बात पर राज़ी हैं',
  lead: 'हर बात का जवाब अलग से दें। आप कोई भी जवाब कभी भी बदल सकते हैं, और वह तुरंत लागू होता है। जवाब जो भी हो, आपकी फ़ाइल आपके लिए खुली रहती है।',
  purposes: {
    keeping: consentWords.keeping.hi,
    sharing: consentWords.sharing.hi,
    asking: consentWords.asking.hi,
    messages: consentWords.messages.hi,
    handover: consentWords.handover.hi,
  },
  yes: 'हाँ',
  no: 'नहीं',
  changeTo: { given: 'जवाब “हाँ” में बदलें', withdrawn: 'जवाब “नहीं” में बदलें' },
  ends: {
    keeping:
      'अब से हम कोई और काग़ज़ नहीं जोड़ते। 30 दिन बाद हम वह हटा देते हैं जिसे रखना ज़रूरी नहीं है, और वह वापस नहीं आता।',
    sharing: 'आपके सारे शेयर तुरंत ख़त्म हो जाएँगे। बाद में फिर हाँ कहने पर भी वे वापस नहीं आएँगे।',
  },
  answers: {
    none: 'आपने अभी जवाब नहीं दिया है।',
    given: (date) => `आपने ${date} को हाँ कहा।`,
    withdrawn: (date) => `आपने ${date} को नहीं कहा।`,
  },
  read: 'तब आपने क्या पढ़ा था',
  messagesOneByOne: 'हर मैसेज अलग से चुनें',
  takeAlong: 'पहले अपनी सारी जानकारी डाउनलोड करें',
  saved: 'सेव हो गया। यह अब से लागू है।',
  back: 'फ़ाइल पर वापस',
}
