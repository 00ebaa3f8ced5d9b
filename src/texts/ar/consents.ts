import { consentWords } from '#modules/consents/schema'
import type { InAnyLanguage } from '../any-language.ts'
import type { consentPageWords as english } from '../en/consents.ts'

export const consentPageWords: InAnyLanguage<typeof english> = {
  link: 'ما توافق عليه',
  title: 'ما توافق عليه',
  lead: 'أجب عن كل سؤال وحده. يمكنك تغيير كل جواب في أي وقت، ويُعمل به فورًا. يبقى ملفك متاحًا لك مهما كان جوابك.',
  purposes: {
    keeping: consentWords.keeping.ar,
    sharing: consentWords.sharing.ar,
    asking: consentWords.asking.ar,
    messages: consentWords.messages.ar,
    handover: consentWords.handover.ar,
  },
  yes: 'نعم',
  no: 'لا',
  changeTo: { given: 'تغيير الجواب إلى «نعم»', withdrawn: 'تغيير الجواب إلى «لا»' },
  ends: {
    keeping:
      'لن نضيف أي ورقة من الآن. وبعد 30 يومًا نحذف ما لا يلزمنا الاحتفاظ به، ولا يعود بعد ذلك.',
    sharing: 'تنتهي كل مشاركاتك فورًا. ولن تعود، حتى إذا قلت نعم من جديد.',
  },
  answers: {
    none: 'لم تجب بعد.',
    given: (date) => `قلت نعم يوم ${date}.`,
    withdrawn: (date) => `قلت لا يوم ${date}.`,
  },
  read: 'ما قرأته حينها',
  messagesOneByOne: 'اختر كل رسالة وحدها',
  takeAlong: 'نزّل كل بياناتك أولًا',
  saved: 'حُفظ. يُعمل به من الآن.',
  back: 'العودة إلى الملف',
}
