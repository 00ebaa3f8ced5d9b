import { checkTexts } from '#modules/organisation/check-texts.schema'
import { formSentence, regulators } from '#modules/organisation/schema'
import { byEnglish } from '../by-english.ts'
import { publicProblems } from '../public-problems.ts'
import { bySentence, type RefusalTexts } from '../public-refusals.ts'
import { adviceTexts } from './advice.ts'
import { problemTexts } from './problems.ts'
import { sharedRefusals } from './refusals.ts'

/** What is refused on public pages, in Arabic. */
const refusalTexts: RefusalTexts = {
  ...sharedRefusals,
  'account.agency_closes': 'لا يمكن إنشاء حسابات جديدة، لأن هذه الوكالة ستُغلق.',
  'class.not_found': 'لا توجد دورة كهذه.',
  'class.not_open': 'لا يمكن اختيار هذه الدورة الآن. انظر الدورات المفتوحة.',
  'class.selected_already': 'اخترت هذه الدورة من قبل.',
  'class.not_selected': 'هذه الدورة غير مختارة، أو لم تعد مختارة.',
  'class.begun': 'بدأت هذه الدورة، فلا يمكن مغادرتها هنا. اسأل الوكالة.',
  'contract.changed_meanwhile': 'تغيّرت شروط العقد. حدّث الصفحة وانظر مرة أخرى.',
  'case.nothing_said': 'أضف صورة للعقد، أو اكتب ما فيه: الأجر أو صاحب العمل أو ملاحظة.',
  'contract.no_terms': 'لا توجد شروط عقد في هذا الملف.',
  'message.not_found': 'لا توجد رسالة كهذه.',
  'case.day_ahead': 'لم يأت هذا اليوم بعد. اختر اليوم الذي دفعت فيه.',
  'case.too_many': 'لا يمكنك إضافة المزيد هنا. لم يضع شيء. تحدث إلى مكتبنا.',
  'ledger.not_found': 'لا يوجد قيد كهذا.',
  'account.provider_taken': 'حساب آخر يسجّل الدخول بهذه الطريقة. ألغ الربط هناك أولًا.',
  'account.only_way_in':
    'هذه هي الطريقة الوحيدة للدخول إلى حسابك. اختر كلمة مرور أو أضف مفتاح مرور أولًا، ثم ألغ الربط.',
  'session.not_recent':
    'مضى على تسجيل دخولك أكثر من 5 دقائق. سجّل الخروج، وسجّل الدخول من جديد، وافعل هذا فورًا.',
  'session.wrong_credentials': 'البريد الإلكتروني أو كلمة المرور خطأ. راجعهما وحاول مرة أخرى.',
  'session.second_factor_required': 'لهذا الحساب خطوة ثانية. اكتب أيضًا الرمز من تطبيق المصادقة.',
  'session.wrong_code': 'هذا الرمز خطأ أو استُعمل من قبل. انتظر الرمز التالي وحاول مرة أخرى.',
  'session.step_ended': 'مضى وقت طويل. سجّل الدخول من البداية.',
  'session.provider_failed':
    'لم ينجح تسجيل الدخول بالخدمة الأخرى. حاول مرة أخرى، أو استعمل كلمة المرور.',
  'service.busy': 'يُرسل أو يُعرض الكثير الآن. حاول مرة أخرى بعد بضع ثوانٍ.',
  'account.mail_not_sent': 'لم يقبل خادم البريد الرسالة، فلم تُرسل. حاول مرة أخرى بعد بضع دقائق.',
  'session.provider_unreachable':
    'الخدمة الأخرى لا ترد. حاول مرة أخرى بعد دقيقة، أو استعمل كلمة المرور.',
  'session.provider_other_person': 'سجّلت الدخول هناك بحساب آخر. سجّل الدخول بالحساب المرتبط هنا.',
  'session.provider_not_again':
    'لم تطلب الخدمة الأخرى كلمة المرور من جديد. سجّل الخروج، وسجّل الدخول من جديد، وافعل هذا فورًا.',
  'session.provider_unconfirmed':
    'لا تقول الخدمة الأخرى إن هذا البريد لك. أكّده هناك، أو استعمل كلمة المرور.',
  'session.passkey_refused': 'لم يُقبل مفتاح المرور. حاول مرة أخرى، أو استعمل كلمة المرور.',
  'account.email_unconfirmed':
    'هناك حساب بهذا البريد لم يُؤكَّد بريده. سجّل الدخول بكلمة مروره وأكّد البريد، أو اطلب كلمة مرور جديدة.',
  'account.link_ended': 'لم يعد هذا الرابط يعمل. يعمل مرة واحدة ولمدة قصيرة. اطلب رابطًا جديدًا.',
  'account.wrong_password': 'هذه ليست كلمة مرورك. راجعها وحاول مرة أخرى.',
  'account.password_weak':
    'كلمة المرور هذه سهلة التخمين. اختر عدة كلمات لا يجمعها معًا أحد غيرك، من دون اسمك أو اسم المؤسسة.',
  'passkey.not_found': 'ليس لديك مفتاح مرور كهذا.',
  'account.second_factor_missing': 'الخطوة الثانية متوقفة. شغّلها أولًا.',
  'account.second_factor_on': 'الخطوة الثانية تعمل. أوقفها أولًا.',
  'account.email_taken': 'لا يمكن استعمال هذا البريد لحساب جديد. سجّل الدخول، أو استعمل بريدًا آخر.',
  'setup.already_done': 'أُعدّ هذا الموقع من قبل. سجّل الدخول.',
  'setup.wrong_link': 'لم يعد رابط الإعداد هذا يعمل. شغّل Candor من جديد واستعمل الرابط الذي يطبعه.',
  'setup.required': 'لم يُعدّ هذا الموقع بعد. افتح رابط الإعداد الذي طبعه الخادم عند تشغيله.',
  'organisation.claims_authority':
    'هذا الاسم يدّعي أنه حكومة أو خدمة من خدماتها. استعمل الاسم المسجل لوكالتك.',
  'organisation.kept_too_short':
    'يطلب قانون بلدك أن يبقى هذا مدة أطول. اختر المدة التي يطلبها على الأقل.',
  'document.unsupported':
    'هذا الملف ليس JPEG أو PNG أو WebP أو HEIC أو TIFF أو BMP أو PDF. صوّر الورقة، أو احفظها بصيغة PDF.',
  'document.locked':
    'ملف PDF هذا محمي بكلمة مرور. افتحه بها، واطبعه إلى ملف PDF جديد، وأرسل الجديد.',
  'document.too_large': 'هذا الملف أكبر من 15 ميغابايت. صوّر الورقة بدقة أقل، أو امسحها من جديد.',
  'document.too_many_pixels': 'في هذا الملف صفحة أكبر من 60 ميغابكسل. امسحها بدقة أقل.',
  'document.active_content':
    'في ملف PDF هذا أكثر من الصفحات: برامج أو ملفات مرفقة أو أوامر. اطبعه إلى ملف PDF جديد، أو صوّر الورقة.',
  'document.too_many_pages': 'في هذا الملف أكثر من 20 صفحة. أبق صفحات هذه الورقة فقط.',
  'document.damaged':
    'هذا الملف تالف، أو مكتوب بطريقة لا يمكن عرضها هنا. افتحه بنفسك، واحفظه من جديد، وحاول مرة أخرى.',
  'document.empty': 'لم يصل أي ملف. اختر الملف مرة أخرى.',
  'viewing.ended': 'هذا الملف مغلق. افتحه مرة أخرى بالرقم ورمز الدخول.',
  'share.outside_viewing': 'فُتح ملفك لبعض الأوراق فقط. افتح الملف كله لتشارك الأوراق الأخرى.',
}

/** That a licence number does not have its regulator's form, for each of the table. */
const licenceSentences = Object.fromEntries(
  regulators.map((each) => [
    formSentence(each),
    `أرقام تراخيص هذه الجهة (${each.name}) ليست بهذا الشكل. الشكل الصحيح: \u2068${each.example}\u2069.`,
  ]),
)

/** The modules' English sentences, in Arabic. */
export const sentences: Readonly<Record<string, string>> = {
  ...bySentence(refusalTexts),
  ...byEnglish(publicProblems, problemTexts),
  ...byEnglish(checkTexts, adviceTexts),
  ...licenceSentences,
}
