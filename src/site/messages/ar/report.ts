import type { InAnyLanguage } from '#messages/any-language'
import type { reportWords as english } from '../en/report.ts'

export const reportWords: InAnyLanguage<typeof english> = {
  title: 'الإبلاغ عن مشكلة',
  lead: 'هل يستعمل أحد اسمنا، أو تبدو لك ورقة غير صحيحة، أو يطلب منك أحد مالًا؟ أخبرنا.',
  text: 'ماذا حدث؟',
  textHint: 'متى، ومن، وأين. لا تكتب رمز الدخول',
  from: 'كيف نتصل بك؟',
  fromHint: 'رقم هاتف أو بريد إلكتروني. يمكنك ترك هذا فارغًا',
  page: 'عن أي صفحة أو عنوان تتكلم؟',
  pageHint: 'الصفحة التي رأيت ذلك فيها، هنا أو في مكان آخر. يمكنك ترك هذا فارغًا',
  submit: 'إرسال البلاغ',
  whoReads:
    'يقرأ مديرونا كل بلاغ. يرون ما تكتبه هنا ولا شيء آخر عنك. يُحذف البلاغ بعد سنتين من الانتهاء منه.',
  how: 'كيف تتصل بنا',
  nothing: 'تعال إلى المكتب الذي أعطاك القسيمة، واسأل عن المدير.',
  say: 'احتفظ بالورقة والرسائل والإيصال. لا ترسل رمز الدخول إلى أحد، ولا حتى إلينا.',
  newCode: 'ضاع منك رمز الدخول؟',
  newCodeLink: 'طلب رمز جديد',
  authorityTitle: 'هل الأمر عنا، أو عن صاحب عملك؟',
  ownComplaint: 'تحصل على صفحة لها رقم وفيها إثبات، ويمكنك ألا تكشف من أنت:',
  authority: (authority, number) =>
    `يمكنك أيضًا أن تخبر الجهة التي ترخّص لنا: ${authority}. رقم ترخيصنا ${number}.`,
  authorityByOwnAccount: (authority, number) =>
    `يمكنك أيضًا أن تخبر ${authority}. بحسب قولنا نحن، هي التي ترخّص لنا، برقم ${number}.`,
  registerLink: 'السجل العام للتراخيص',
  thanksTitle: 'شكرًا، وصلنا بلاغك',
  thanks: 'يستطيع موظفونا الآن قراءة بلاغك.',
  thanksReach: 'إذا كتبت لنا كيف نتصل بك فسنجيبك.',
  thanksUrgent: 'هل طُلب منك مال اليوم؟ لا تدفع شيئًا قبل أن تسأل الجهة المختصة.',
}
