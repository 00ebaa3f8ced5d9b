import type { InAnyLanguage } from '#messages/any-language'
import type { attestationWords as english } from '../en/attestation.ts'

/** No sentence says more of a paper than that a copy of it is held (H4). */
export const attestationWords: InAnyLanguage<typeof english> = {
  title: 'أخذ إفادة',
  link: 'أخذ إفادة عن ورقة',
  lead: (organisation) =>
    `ملف يقول إن ${organisation} تحتفظ بنسخة من ورقتك. أعطه لبنك أو صاحب عمل أو مكتب، فيستطيع مراجعته من دون رمزك. يقول متى سألنا الجهة المختصة عن الورقة، أو أن أحدًا هنا لم يسألها. ولا يقول إن الورقة أصلية.`,
  paper: 'أي ورقة',
  person: 'ماذا يقول عنك',
  withName: 'اسمي',
  withReference: 'رقم مرجع ملفي',
  personHint: 'لا يذكر اسم أحد إلا إذا اخترت ذلك.',
  form: 'أي نوع من الملفات',
  forms: { 'data-integrity': 'إفادة W3C (vc.json)', 'sd-jwt': 'إفادة SD-JWT (sd-jwt)' },
  formHint:
    'خذ الأول إلا إذا طُلب منك الآخر. ببرنامج يفهم SD-JWT يمكنك حذف اسمك أو رقم المرجع قبل أن تعطيه لغيرك.',
  holds:
    'تبقى الإفادة 90 يومًا على الأكثر. وتنتهي قبل ذلك إذا أُخفي ملفك، أو استُبدلت الورقة أو أُزيلت. وتنتهي أيضًا إذا قلت إن شيئًا فيها خطأ.',
  take: 'أخذ الملف',
  nothing: 'لا توجد في هذا الملف ورقة يمكن أخذ إفادة عنها.',
  back: 'العودة إلى الملف',
  check: 'مراجعة إفادة',
  checkLead: 'ملف ينتهي اسمه بـ vc.json أو sd-jwt. نحن نراجعه ولا نحتفظ به.',
  file: 'الإفادة',
  text: 'أو نصها',
  send: 'مراجعة الإفادة',
  outcomes: {
    'in-force': 'وقّعنا هذه الإفادة، وما زالت قائمة',
    ended: 'وقّعنا هذه الإفادة، وقد أُنهيت',
    expired: 'وقّعنا هذه الإفادة، وانتهت مدتها',
    unsure: 'لا نلتزم بهذه الإفادة',
    altered: 'لم نوقّع هذا النص',
    foreign: 'إفادة من غيرنا',
    unreadable: 'هذه ليست إفادة',
  },
  signature: 'التوقيع',
  signatures: {
    holds: 'هو توقيعنا، والنص كما وقّعناه.',
    revoked: 'كان المفتاح حينها في يد غيرنا. ربما كتب هذا أي شخص.',
    altered: 'ليس توقيعنا. تغيّر النص، أو لم نوقّعه أصلًا.',
    unreadable: 'لم نجد إفادة فيما أرسلته. اختر الملف كما وصلك.',
  },
  foreign: (host) => `وقّعها ${host}، ونحن لا نحكم عليه. لم نراجع التوقيع.`,
  state: 'الحالة',
  states: {
    'in-force': 'قائمة.',
    ended: 'أُنهيت: لم نعد نلتزم بها، مهما كان السبب.',
    expired: 'انتهت مدتها. اطلب إفادة جديدة.',
    unknown: 'لا نجد عندنا ما يدل على أننا أصدرناها. لا تعتمد عليها.',
  },
  says: 'ماذا تقول',
  asked: 'من سأل الجهة المختصة',
  comparedNow: 'ما نقوله عن هذا اليوم',
  kind: 'الورقة',
  heldSince: 'لدينا منذ',
  sha256: 'بصمة الملف (SHA-256)',
  name: 'الاسم كما هو عندنا',
  reference: 'رقم المرجع',
  until: 'قائمة حتى',
}
