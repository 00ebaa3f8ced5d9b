import type { InAnyLanguage } from '#messages/any-language'
import type { newCodeWords as english } from '../en/new-code.ts'

export const newCodeWords: InAnyLanguage<typeof english> = {
  title: 'طلب رمز جديد',
  lead: 'نتأكد أنك أنت قبل أن نعطي رمزًا.',
  name: 'اسمك',
  nameHint: 'كما هو في جواز سفرك',
  number: 'رقم جواز السفر أو رقم المرجع',
  numberHint: 'في صفحة الصورة، أو في أعلى الرسائل الخاصة بطلبك',
  from: 'كيف نتصل بك؟',
  fromHint: 'رقم هاتف أو بريد إلكتروني. الرقم المكتوب في ملفك هو الأسرع',
  submit: 'إرسال',
  kept: 'نحذف هذا الطلب بعد 90 يومًا من الانتهاء منه.',
  fasterTitle: 'فورًا، في مكتبنا',
  faster: 'أحضر جواز سفرك. تأخذ قسيمة جديدة وأنت تنتظر.',
  neverTitle: 'ما لا نفعله أبدًا',
  never: 'لا نطلب منك رمزك القديم أبدًا، ولا نرسل رمزك إلى شخص آخر أبدًا.',
  thanksTitle: 'وصلنا طلبك',
  thanks: [
    'ينظر موظفونا في ملفك ويتصلون بك. يسألونك أسئلة ليتأكدوا أنك أنت.',
    'تستلم الرمز الجديد على قسيمة. وعندها يتوقف رمزك القديم.',
    'لا يجوز لأحد أن يطلب منك مالًا مقابل رمز.',
  ],
}
