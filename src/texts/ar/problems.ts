import type { ProblemTexts } from '../public-problems.ts'

const longer = (what: string, characters: string) => `${what} أطول من ${characters} حرف. اختصره.`

const missing: Readonly<Record<string, string>> = {
  organisation: 'اكتب اسم المؤسسة',
  licence: 'اكتب رقم الترخيص',
  authority: 'اكتب الجهة التي أصدرت الترخيص',
  adminName: 'اكتب اسمك',
}

const tooLong: Readonly<Record<string, string>> = {
  organisation: 'اسم المؤسسة أطول من 80 حرفًا. اختصره.',
  licence: 'رقم الترخيص أطول من 60 حرفًا. اختصره.',
  authority: 'اسم الجهة التي أصدرت الترخيص أطول من 120 حرفًا. اختصره.',
  adminName: 'اسمك أطول من 120 حرفًا. اختصره.',
}

/** What the forms of the public pages say about a wrong answer, in Arabic. */
export const problemTexts: ProblemTexts = {
  'accounts.noEmail': 'اكتب البريد الإلكتروني',
  'accounts.badEmail': 'اكتب بريدًا إلكترونيًا صحيحًا',
  'accounts.noPassword': 'اكتب كلمة المرور',
  'accounts.otherPassword': 'كلمتا المرور غير متطابقتين',
  'accounts.shortPassword': 'كلمة المرور تحتاج إلى 10 أحرف على الأقل',
  'accounts.longPassword': 'كلمة المرور لا تزيد على 128 حرفًا',
  'accounts.noName': 'اكتب الاسم',
  'accounts.longName': 'الاسم لا يزيد على 120 حرفًا',
  'cases.noObjection': 'قل ما الخطأ.',
  'cases.longText': longer('النص', '1,000'),
  'cases.noFullName': 'اكتب اسمك كما هو في جواز سفرك.',
  'cases.longFullName': longer('الاسم', '200'),
  'cases.noNumber': 'اكتب رقم جواز سفرك أو رقم المرجع.',
  'cases.longNumber': 'الرقم أطول من 60 حرفًا. قارنه بالورقة.',
  'cases.noContact': 'اكتب رقم هاتف أو بريدًا إلكترونيًا نتصل بك عليه.',
  'cases.noStory': 'قل ماذا حدث.',
  'cases.noSubject': 'اختر عمّن الشكوى.',
  'cases.badCountry': 'اختر بلدًا من القائمة، أو اتركه فارغًا.',
  'cases.noChoice': 'اختر هل تصلنا الشكوى.',
  'cases.longComplaint': 'الشكوى أطول من 4,000 حرف. اختصرها.',
  'cases.longContact': longer('ما كتبته للاتصال بك', '200'),
  'cases.longReport': longer('البلاغ', '4,000'),
  'cases.longAddress': longer('العنوان', '500'),
  'cases.noLanguage': 'اختر إحدى لغات هذا الموقع.',
  'cases.noPeriod': 'اختر المدة التي يُدفع عنها الأجر.',
  'cases.longEmployer': longer('اسم صاحب العمل', '200'),
  'cases.noItem': 'اختر مقابل ماذا دفعت.',
  'cases.noSum': 'اكتب كم دفعت.',
  'cases.noReceiver': 'قل لمن دفعته.',
  'cases.longReceiver': longer('النص', '200'),
  'cases.noDay': 'اختر اليوم الذي دفعت فيه.',
  'cases.impossibleDay': 'لا يمكن أن يكون هذا اليوم صحيحًا. تحقّق من السنة.',
  'cases.longContractNote': 'الملاحظة أطول من 2,000 حرف. اختصرها.',
  'cases.noProposal': 'قل ما الذي يجب أن يكون مكانه.',
  'cases.longProposal': longer('النص', '500'),
  'cases.longContestNote': 'الملاحظة أطول من 1,000 حرف. اختصرها.',
  'lookup.noCode': 'اكتب رمز الدخول.',
  'shares.notInList': 'اختر أوراقًا من القائمة.',
  'shares.noPaper': 'اختر ورقة واحدة على الأقل.',
  'shares.noPurpose': 'اختر لمن هذه المشاركة.',
  'shares.noLabel': 'أعط المشاركة اسمًا لتعرفها لاحقًا.',
  'shares.longLabel': 'الاسم أطول من 80 حرفًا. اختصره.',
  'shares.badDays': 'اختر من يوم واحد إلى 90 يومًا.',
  'text.longest': longer('النص', '100,000'),
  'training.badSum': 'اكتب المبلغ بالأرقام فقط، مثل 5000 أو 5000.50.',
  'training.noMoney': 'يجب أن يكون المبلغ أكبر من صفر، من دون علامة ناقص.',
  'training.largeSum': 'هذا المبلغ أكبر مما يمكن. تحقق من عدد الأصفار.',
  'training.fineSum': 'في هذا المبلغ أرقام بعد الفاصلة أكثر مما تسمح به العملة.',
  'training.noCurrency': 'اختر العملة.',
  'organisation.noLine': ({ label = '' }) => missing[label],
  'organisation.longLine': ({ label = '' }) => tooLong[label],
  'organisation.badLicence':
    'أرقام تراخيص هذه الجهة ({regulator}) ليست بهذا الشكل. الشكل الصحيح: \u2068{example}\u2069.',
}
