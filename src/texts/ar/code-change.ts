import type { InAnyLanguage } from '../any-language.ts'
import type { codeChangeWords as english } from '../en/code-change.ts'

export const codeChangeWords: InAnyLanguage<typeof english> = {
  link: 'غيّر رمز الدخول',
  title: 'غيّر رمز الدخول',
  lead: 'افعل ذلك إذا كان يمكن لشخص آخر أن يعرف رمزك: مساعد، أو سمسار، أو من ملأ لك استمارة.',
  stays:
    'بعد ذلك لا يفتح الرمز القديم شيئًا، وتنتهي مشاركاتك. أنشئ مشاركات جديدة لمن لا يزال يحتاجها.',
  handedOver: (date) =>
    `في ${date} سجّل موظفونا أنهم سلّموك هذا الرمز باليد. إن لم يسلّمه لك أحد فقد يكون عند غيرك: غيّره هنا.`,
  notSo: 'قل إن ذلك لم يحدث',
  current: 'رمز دخولك الحالي',
  currentHint: '10 حروف وأرقام، من قسيمتك',
  propose: 'أرني رمزًا جديدًا',
  newTitle: 'رمز دخولك الجديد',
  write: 'اكتبه الآن. نعرضه هذه المرة فقط، ولا يستطيع موظفونا رؤيته.',
  notYet: 'لا يعمل بعد. اكتبه أدناه لتغيير الرمز.',
  typed: 'اكتب الرمز الجديد',
  change: 'تغيير الرمز',
  again: 'أرني رمزًا جديدًا آخر',
  keep: 'أبقِ رمزي القديم',
}
