import type { InAnyLanguage } from '../any-language.ts'
import type { ownWords as english } from '../en/my.ts'

type Words = InAnyLanguage<typeof english>

const my: Words['my'] = {
  pages: 'صفحاتك',
  links: {
    '/my/file': 'ملفي',
    '/my/shares': 'مشاركاتي',
    '/my/classes': 'دوراتي',
    '/my/payments': 'مدفوعاتي',
    '/account': 'حسابي',
  },
}

const link: Words['link'] = {
  title: 'ملفي',
  lead: 'اربطه بحسابك. تثبت مرة واحدة أنه لك.',
  submit: 'ربط ملفي',
  what: 'ما تستفيده',
  gains: [
    'ترى أوراقك هنا من دون أن تكتب الرقم والرمز كل مرة.',
    'تختار ما يجوز لصاحب عمل أو بنك أن يراه، والمدة.',
    'ترى من فتح ملفك، ومتى.',
  ],
  noSlip: 'ليست معك قسيمة؟ أو رأى الرمز شخص آخر؟ اطلب من مكتبنا رمزًا جديدًا.',
  without: 'فتح ملفي من دون ربطه',
  linkedSince: (date) => `مرتبط بحسابك منذ ${date}.`,
  unlink: 'إنهاء الربط',
  unlinkText:
    'لن يعرض هذا الحساب ملفك بعد ذلك. تبقى مشاركاتك مفتوحة إلى أن توقفها أو تنتهي مدتها. يمكنك ربط الملف مرة أخرى برقمه ورمزه.',
  unlinkYes: 'لا تعرضوا ملفي هنا',
  goneTitle: 'لا يمكن عرض ملفك الآن',
  gone: 'أغلقه موظفونا مؤقتًا، أو صدر لك رمز دخول جديد. إذا كانت معك قسيمة جديدة فاربط ملفك مرة أخرى في الأسفل. وإلا فاسأل مكتبنا.',
}

const views: Words['views'] = {
  title: 'من فتحه',
  lead: 'آخر 50 مرة فُتح فيها ملفك أو مشاركة منه، الأحدث أولًا.',
  nobody: 'لم يفتحه أحد بعد.',
  by: {
    'access-code': 'برمز الدخول الخاص بك',
    account: 'بحساب مرتبط',
    share: 'بمشاركة',
  },
  byShare: (label) => `بالمشاركة «${label}»`,
  proof: 'الإثبات',
  notMe: 'لم أكن أنا',
  proofText: 'يثبت كل ملف أن هذا السطر في سجلنا. ويمكن لأي شخص أن يتحقق منه بالمفتاح العام للسجل.',
  notSealedTitle: 'الإثبات ليس جاهزًا بعد',
  notSealed: 'حاول مرة أخرى بعد بضع ثوانٍ.',
}

export const ownWords = { my, link, views }
