import { adviceSentences } from '#messages/ar/advice'
import { problemSentences } from '#messages/ar/problems'
import { sharedRefusalSentences } from '#messages/ar/refusals'
import { formSentence, regulators } from '#modules/organisation/schema'
import type { PublicRefusal } from '../public-refusals.ts'

/** Each sentence of a refusal that a public page can show; a new one without Arabic fails the type check. */
const refusalSentences: Record<PublicRefusal, string> = {
  ...sharedRefusalSentences,
  'No new accounts can be made: this agency is closing.':
    'لا يمكن إنشاء حسابات جديدة، لأن هذه الوكالة ستُغلق.',
  'There is no such class.': 'لا توجد دورة كهذه.',
  'This class cannot be selected now. Look at the classes that are open.':
    'لا يمكن اختيار هذه الدورة الآن. انظر الدورات المفتوحة.',
  'This class is selected already.': 'اخترت هذه الدورة من قبل.',
  'This class is not selected, or not any more.': 'هذه الدورة غير مختارة، أو لم تعد مختارة.',
  'This class has begun, so it cannot be left here. Ask the agency.':
    'بدأت هذه الدورة، فلا يمكن مغادرتها هنا. اسأل الوكالة.',
  'The terms of the contract were changed. Reload and look again.':
    'تغيّرت شروط العقد. حدّث الصفحة وانظر مرة أخرى.',
  'Add a photo of the contract, or say what it names: the wage, the employer or a note.':
    'أضف صورة للعقد، أو اكتب ما فيه: الأجر أو صاحب العمل أو ملاحظة.',
  'Twenty other contracts are kept for this file already. All of them stay.':
    'لهذا الملف عشرون عقدًا آخر محفوظًا. تبقى كلها.',
  'There is no such report of a contract.': 'لا يوجد بلاغ كهذا عن عقد.',
  'This report is answered already. An answer stays as it was given.':
    'أُجيب عن هذا البلاغ من قبل. يبقى الجواب كما هو.',
  'There is no such entry of a candidate.': 'لا يوجد قيد كهذا لمرشح.',
  'This is answered already. An answer stays as it was given.':
    'أُجيب عن هذا من قبل. يبقى الجواب كما هو.',
  'A hundred entries of your own are kept already. All of them stay.':
    'لديك مئة قيد محفوظ كتبتها بنفسك. تبقى كلها.',
  'This day has not come yet. Choose the day on which you paid.':
    'لم يأت هذا اليوم بعد. اختر اليوم الذي دفعت فيه.',
  'There are no terms of a contract in this file.': 'لا توجد شروط عقد في هذا الملف.',
  'There is no such message.': 'لا توجد رسالة كهذه.',
  'There is no such entry.': 'لا يوجد قيد كهذا.',
  'You have said that this entry is wrong. The agency has not answered yet.':
    'قلت إن هذا القيد خطأ. لم تجب الوكالة بعد.',
  'Another account signs in that way already. Disconnect it there first.':
    'حساب آخر يسجّل الدخول بهذه الطريقة. ألغ الربط هناك أولًا.',
  'This is the only way into your account. Choose a password or add a passkey first, then disconnect it.':
    'هذه هي الطريقة الوحيدة للدخول إلى حسابك. اختر كلمة مرور أو أضف مفتاح مرور أولًا، ثم ألغ الربط.',
  'You signed in more than 5 minutes ago. Sign out, sign in again, and do this at once.':
    'مضى على تسجيل دخولك أكثر من 5 دقائق. سجّل الخروج، وسجّل الدخول من جديد، وافعل هذا فورًا.',
  'The email or the password is wrong. Check both and try again.':
    'البريد الإلكتروني أو كلمة المرور خطأ. راجعهما وحاول مرة أخرى.',
  'This account has a second factor. Send the code of your authenticator app too.':
    'لهذا الحساب خطوة ثانية. اكتب أيضًا الرمز من تطبيق المصادقة.',
  'This code is wrong or was used already. Wait for the next one and try again.':
    'هذا الرمز خطأ أو استُعمل من قبل. انتظر الرمز التالي وحاول مرة أخرى.',
  'This took too long. Sign in again from the start.': 'مضى وقت طويل. سجّل الدخول من البداية.',
  'Signing in with the other service did not work. Try again, or use your password.':
    'لم ينجح تسجيل الدخول بالخدمة الأخرى. حاول مرة أخرى، أو استعمل كلمة المرور.',
  'Too much is being sent or shown at the moment. Try again in a few seconds.':
    'يُرسل أو يُعرض الكثير الآن. حاول مرة أخرى بعد بضع ثوانٍ.',
  'The mail server did not take the mail, so none was sent. Try again in a few minutes.':
    'لم يقبل خادم البريد الرسالة، فلم تُرسل. حاول مرة أخرى بعد بضع دقائق.',
  'The other service does not answer. Try again in a minute, or use your password.':
    'الخدمة الأخرى لا ترد. حاول مرة أخرى بعد دقيقة، أو استعمل كلمة المرور.',
  'You signed in there as somebody else. Sign in with the account that is connected here.':
    'سجّلت الدخول هناك بحساب آخر. سجّل الدخول بالحساب المرتبط هنا.',
  'The other service did not ask for your password again. Sign out, sign in again, and do this at once.':
    'لم تطلب الخدمة الأخرى كلمة المرور من جديد. سجّل الخروج، وسجّل الدخول من جديد، وافعل هذا فورًا.',
  'The other service does not say that this email is yours. Confirm it there, or use your password.':
    'لا تقول الخدمة الأخرى إن هذا البريد لك. أكّده هناك، أو استعمل كلمة المرور.',
  'The passkey was not accepted. Try again, or use your password.':
    'لم يُقبل مفتاح المرور. حاول مرة أخرى، أو استعمل كلمة المرور.',
  'There is an account with this email whose email was never confirmed. Sign in with its password and confirm it, or ask for a new password.':
    'هناك حساب بهذا البريد لم يُؤكَّد بريده. سجّل الدخول بكلمة مروره وأكّد البريد، أو اطلب كلمة مرور جديدة.',
  'This link no longer works. It works once and not for long. Ask for a new one.':
    'لم يعد هذا الرابط يعمل. يعمل مرة واحدة ولمدة قصيرة. اطلب رابطًا جديدًا.',
  'This is not your password. Check it and try again.':
    'هذه ليست كلمة مرورك. راجعها وحاول مرة أخرى.',
  'This password is too easy to guess. Take several words that only you would put together, and no name of yours or of the organisation.':
    'كلمة المرور هذه سهلة التخمين. اختر عدة كلمات لا يجمعها معًا أحد غيرك، من دون اسمك أو اسم المؤسسة.',
  'You have no such passkey.': 'ليس لديك مفتاح مرور كهذا.',
  'The second factor is not on. Turn it on first.': 'الخطوة الثانية متوقفة. شغّلها أولًا.',
  'The second factor is on already. Turn it off first.': 'الخطوة الثانية تعمل. أوقفها أولًا.',
  'This email cannot be used for a new account. Sign in instead, or use another email.':
    'لا يمكن استعمال هذا البريد لحساب جديد. سجّل الدخول، أو استعمل بريدًا آخر.',
  'This installation is set up already. Sign in instead.': 'أُعدّ هذا الموقع من قبل. سجّل الدخول.',
  'This set-up link does not work any more. Start Candor again and use the link that it prints.':
    'لم يعد رابط الإعداد هذا يعمل. شغّل Candor من جديد واستعمل الرابط الذي يطبعه.',
  'This installation is not set up yet. Open the set-up link that the server printed when it started.':
    'لم يُعدّ هذا الموقع بعد. افتح رابط الإعداد الذي طبعه الخادم عند تشغيله.',
  'This name claims to be a government or one of its services. Use the registered name of your agency.':
    'هذا الاسم يدّعي أنه حكومة أو خدمة من خدماتها. استعمل الاسم المسجل لوكالتك.',
  'The law of your country asks that this is kept for longer. Choose at least the time that it asks for.':
    'يطلب قانون بلدك أن يبقى هذا مدة أطول. اختر المدة التي يطلبها على الأقل.',
  'This file is not a JPEG, PNG, WebP or PDF. Take a photo of the paper or save it as a PDF.':
    'هذا الملف ليس JPEG أو PNG أو WebP أو PDF. صوّر الورقة، أو احفظها بصيغة PDF.',
  'This file is larger than 15 MiB. Take the photo in a lower resolution or scan it again.':
    'هذا الملف أكبر من 15 ميغابايت. صوّر الورقة بدقة أقل، أو امسحها من جديد.',
  'A page of this file has more than 60 megapixels. Scan it in a lower resolution.':
    'في هذا الملف صفحة أكبر من 60 ميغابكسل. امسحها بدقة أقل.',
  'This PDF has more than pages: script, attached files or actions. Print it to a new PDF, or take a photo of the paper.':
    'في ملف PDF هذا أكثر من الصفحات: برامج أو ملفات مرفقة أو أوامر. اطبعه إلى ملف PDF جديد، أو صوّر الورقة.',
  'This PDF has more than 20 pages. Keep only the pages of this paper.':
    'في ملف PDF هذا أكثر من 20 صفحة. أبق صفحات هذه الورقة فقط.',
  'This file is damaged or protected and cannot be shown. Open it yourself, save it again and try once more.':
    'هذا الملف تالف أو محمي ولا يمكن عرضه. افتحه بنفسك، واحفظه من جديد، وحاول مرة أخرى.',
  'No file arrived. Choose the file again.': 'لم يصل أي ملف. اختر الملف مرة أخرى.',
  'This file is closed. Open it again with the number and the access code.':
    'هذا الملف مغلق. افتحه مرة أخرى بالرقم ورمز الدخول.',
  'Your file was opened for some papers only. Open the whole file to share the other papers.':
    'فُتح ملفك لبعض الأوراق فقط. افتح الملف كله لتشارك الأوراق الأخرى.',
}

/** That a licence number is not like those of its regulator, for each of the table. */
const licenceSentences = Object.fromEntries(
  regulators.map((each) => [
    formSentence(each),
    `أرقام تراخيص هذه الجهة (${each.name}) ليست بهذا الشكل. الشكل الصحيح: \u2068${each.example}\u2069.`,
  ]),
)

/** What the modules say in English, in Arabic. */
export const sentences: Readonly<Record<string, string>> = {
  ...refusalSentences,
  ...problemSentences,
  ...adviceSentences,
  ...licenceSentences,
}
