const longer = (what: string, characters: string) => `${what} أطول من ${characters} حرف. اختصره.`

/** What the schemas of the public forms say of a wrong answer, in Arabic. */
export const problemSentences: Readonly<Record<string, string>> = {
  'Email is required': 'اكتب البريد الإلكتروني',
  'Please input valid email': 'اكتب بريدًا إلكترونيًا صحيحًا',
  'Password is required': 'اكتب كلمة المرور',
  'Password did not match': 'كلمتا المرور غير متطابقتين',
  'The password needs at least 10 characters': 'كلمة المرور تحتاج إلى 10 أحرف على الأقل',
  'The password can have at most 128 characters': 'كلمة المرور لا تزيد على 128 حرفًا',
  'Name is required': 'اكتب الاسم',
  'The name can have at most 120 characters': 'الاسم لا يزيد على 120 حرفًا',
  'Choose papers from the list.': 'اختر أوراقًا من القائمة.',
  'Choose at least one paper.': 'اختر ورقة واحدة على الأقل.',
  'Choose for whom the share is.': 'اختر لمن هذه المشاركة.',
  'Give the share a name, so that you know it again.': 'أعط المشاركة اسمًا لتعرفها لاحقًا.',
  'The name is longer than 80 characters. Shorten it.': 'الاسم أطول من 80 حرفًا. اختصره.',
  'Choose between 1 and 90 days.': 'اختر من يوم واحد إلى 90 يومًا.',
  'Say what is wrong.': 'قل ما الخطأ.',
  'This is longer than 1,000 characters. Shorten it.': longer('النص', '1,000'),
  'This is longer than 100,000 characters. Shorten it.': longer('النص', '100,000'),
  'Type your name as in your passport.': 'اكتب اسمك كما هو في جواز سفرك.',
  'The name is longer than 200 characters. Shorten it.': longer('الاسم', '200'),
  'Type your passport number or your reference number.': 'اكتب رقم جواز سفرك أو رقم المرجع.',
  'The number is longer than 60 characters. Compare it with the paper.':
    'الرقم أطول من 60 حرفًا. قارنه بالورقة.',
  'Type a phone number or an email where we can reach you.':
    'اكتب رقم هاتف أو بريدًا إلكترونيًا نتصل بك عليه.',
  'Say what happened.': 'قل ماذا حدث.',
  'Choose whom the complaint is about.': 'اختر عمّن الشكوى.',
  'Choose a country of the list, or leave it open.': 'اختر بلدًا من القائمة، أو اتركه فارغًا.',
  'Choose whether we get the complaint.': 'اختر هل تصلنا الشكوى.',
  'The complaint is longer than 4,000 characters. Shorten it.':
    'الشكوى أطول من 4,000 حرف. اختصرها.',
  'The contact is longer than 200 characters. Shorten it.': longer('ما كتبته للاتصال بك', '200'),
  'The report is longer than 4,000 characters. Shorten it.': longer('البلاغ', '4,000'),
  'The address is longer than 500 characters. Shorten it.': longer('العنوان', '500'),
  'Name of the organisation is required': 'اكتب اسم المؤسسة',
  'Licence number is required': 'اكتب رقم الترخيص',
  'Licensing authority is required': 'اكتب الجهة التي أصدرت الترخيص',
  'Your name is required': 'اكتب اسمك',
  'Name of the organisation is longer than 80 characters. Shorten it.':
    'اسم المؤسسة أطول من 80 حرفًا. اختصره.',
  'Licence number is longer than 60 characters. Shorten it.':
    'رقم الترخيص أطول من 60 حرفًا. اختصره.',
  'Licensing authority is longer than 120 characters. Shorten it.':
    'اسم الجهة التي أصدرت الترخيص أطول من 120 حرفًا. اختصره.',
  'Your name is longer than 120 characters. Shorten it.': 'اسمك أطول من 120 حرفًا. اختصره.',
  'Write the wage in figures, such as 1200 or 1200.50, and choose its currency.':
    'اكتب الأجر بالأرقام، مثل 1200 أو 1200.50، واختر عملته.',
  'The employer is longer than 200 characters. Shorten it.': longer('اسم صاحب العمل', '200'),
  'Choose what the money was for.': 'اختر مقابل ماذا دفعت.',
  'Write the sum in figures, such as 5000 or 5000.50, and choose its currency.':
    'اكتب المبلغ بالأرقام، مثل 5000 أو 5000.50، واختر عملته.',
  'Say to whom you paid it.': 'قل لمن دفعته.',
  'This is longer than 200 characters. Shorten it.': longer('النص', '200'),
  'Choose the day on which you paid.': 'اختر اليوم الذي دفعت فيه.',
  'Choose an entry from the list.': 'اختر قيدًا من القائمة.',
  'The note is longer than 2,000 characters. Shorten it.': 'الملاحظة أطول من 2,000 حرف. اختصرها.',
  'Say what should be there instead.': 'قل ما الذي يجب أن يكون مكانه.',
  'This is longer than 500 characters. Shorten it.': longer('النص', '500'),
  'The note is longer than 1,000 characters. Shorten it.': 'الملاحظة أطول من 1,000 حرف. اختصرها.',
  'Type the access code.': 'اكتب رمز الدخول.',
}
