/** What the server refuses on the public pages and in the dashboard alike, in Arabic. */
export const sharedRefusalSentences = {
  'Some of what was sent is not right. Correct the fields named and send it again.':
    'بعض ما أُرسل غير صحيح. صحّح الخانات المذكورة وأرسله مرة أخرى.',
  'The request could not be read. Send JSON, or the form as the page shows it.':
    'لم نتمكن من قراءة ما أُرسل. أرسل النموذج كما تعرضه الصفحة.',
  'The request is larger than allowed. Send less at once.':
    'ما أُرسل أكبر من المسموح. أرسل أقل في المرة الواحدة.',
  'This request came from another website and was refused. Open the page here and try again.':
    'جاء هذا من موقع آخر فلم يُقبل. افتح الصفحة هنا وحاول مرة أخرى.',
  'There were too many tries. Wait as long as you are told and try again.':
    'المحاولات كثيرة جدًا. انتظر المدة المذكورة ثم حاول مرة أخرى.',
  'Nothing is at this address. Check the address, or start from the home page.':
    'لا يوجد شيء في هذا العنوان. راجع العنوان، أو ابدأ من الصفحة الأولى.',
  'This address does not take such a request. Start from the home page; programs find in Allow what it takes.':
    'هذا العنوان لا يقبل طلبًا كهذا. ابدأ من الصفحة الأولى.',
  'Candor cannot answer at the moment. Try again in a minute.':
    'لا نستطيع الرد الآن. حاول مرة أخرى بعد دقيقة.',
  'The database does not answer at the moment. Try again in a minute.':
    'قاعدة البيانات لا ترد الآن. حاول مرة أخرى بعد دقيقة.',
  'The storage of files does not answer at the moment. Try again in a minute.':
    'مكان حفظ الملفات لا يرد الآن. حاول مرة أخرى بعد دقيقة.',
  'There is no room left on the disk, so nothing can be saved. Nothing was changed. Tell the operator.':
    'لا مكان على القرص، ولهذا لا يمكن حفظ شيء. لم يتغير شيء. أخبر من يدير الموقع.',
  'The database went away while this was being saved. It may have been saved. Look before you try again.':
    'انقطعت قاعدة البيانات أثناء الحفظ. ربما حُفظ ما أرسلته. انظر قبل أن تحاول مرة أخرى.',
  'Sign in first, or send an API key.': 'سجّل الدخول أولًا.',
  'Your account may not do this. Ask an admin of your organisation.':
    'لا يجوز لحسابك فعل هذا. اسأل أحد مديري مؤسستك.',
  'Your organisation asks its staff for a second factor. Turn it on under your account, then go on.':
    'تطلب مؤسستك من موظفيها الخطوة الثانية. شغّلها في حسابك ثم تابع.',
  'Please enter your password again. It was given more than 5 minutes ago.':
    'اكتب كلمة المرور مرة أخرى. مضى على كتابتها أكثر من 5 دقائق.',
  'No Data Found': 'لا توجد بيانات (No Data Found)',
  'One of these papers cannot be part of this share. Take it out and try again.':
    'إحدى هذه الأوراق لا يمكن أن تكون في هذه المشاركة. أخرجها وحاول مرة أخرى.',
  'One of these papers is not in your file. Take it out and try again.':
    'إحدى هذه الأوراق ليست في ملفك. أخرجها وحاول مرة أخرى.',
  'There are 20 open shares of this file already. Revoke one that is not needed.':
    'لهذا الملف 20 مشاركة مفتوحة. أوقف واحدة لا تحتاج إليها.',
  'The candidate does not agree that papers are shown to others. The candidate can change that on the page “What you agree to”.':
    'لا يوافق المرشح على عرض الأوراق على الآخرين. يستطيع المرشح تغيير ذلك في صفحة «ما توافق عليه».',
  'The words have changed since you read them. Read them again, then answer.':
    'تغيّر الكلام بعد أن قرأته. اقرأه مرة أخرى ثم أجب.',
  'There is no such share.': 'لا توجد مشاركة كهذه.',
  'This is for people who are signed in, not for API keys.': 'هذا لمن سجّل الدخول.',
  'There is no such document.': 'لا توجد ورقة كهذه.',
  'We have no receipt with this number. Compare each character with your receipt.':
    'ليس لدينا إيصال بهذا الرقم. قارن كل حرف ورقم بإيصالك.',
  'This code does not work. A code works once, for 15 minutes. Ask for a new one if yours is older.':
    'هذا الرمز لا يعمل. يعمل الرمز مرة واحدة ولمدة 15 دقيقة. إذا كان رمزك أقدم فاطلب رمزًا جديدًا.',
  'You have asked for three codes within an hour. Use the latest, or wait an hour.':
    'طلبت ثلاثة رموز خلال ساعة. استعمل الأحدث، أو انتظر ساعة.',
  'Your file does not show this. Open it again and choose what is wrong.':
    'ملفك لا يعرض هذا. افتحه مرة أخرى واختر ما هو خطأ.',
  'You have told us already that this is wrong. We have not answered yet.':
    'أخبرتنا من قبل أن هذا خطأ. لم نجب بعد.',
  'We have answered this twice. Please talk to us, or report a concern.':
    'أجبنا عن هذا مرتين. تكلم معنا من فضلك، أو أبلغ عن مشكلة.',
  'We have no complaint with this number. Compare each character with your page.':
    'ليست لدينا شكوى بهذا الرقم. قارن كل حرف ورقم بصفحتك.',
  'This is not the complaint that was written under this number.':
    'هذه ليست الشكوى التي كُتبت بهذا الرقم.',
  'This site has no public address by https, so nobody could check an attestation of it.':
    'ليس لهذا الموقع عنوان عام يعمل بـ https، فلا يستطيع أحد مراجعة إفادة منه.',
  'This paper is shown to the candidate only: there is no attestation of it.':
    'هذه الورقة تُعرض على المرشح وحده، ولا توجد إفادة عنها.',
  'This paper is not in the open file. Choose one that is.':
    'هذه الورقة ليست في الملف المفتوح. اختر ورقة موجودة فيه.',
  'This is called wrong at the moment. Wait for the answer, then try again.':
    'هناك من يقول الآن إن هذا خطأ. انتظر الجواب ثم حاول مرة أخرى.',
  'There is no such key. Say candor keys list to see them.':
    'لا يوجد مفتاح كهذا. اكتب candor keys list لترى المفاتيح.',
  'A key is revoked from now or from an earlier time on.': 'يُوقف المفتاح من الآن أو من وقت سابق.',
  'No attestation can be signed at the moment. Ask the agency, or try again later.':
    'لا يمكن إصدار إفادة الآن. اسأل الوكالة، أو حاول مرة أخرى لاحقًا.',
  'The key for attestations comes from a file. Put a new one into the file and start Candor again.':
    'مفتاح الإفادات يأتي من ملف. ضع مفتاحًا جديدًا في الملف وشغّل Candor من جديد.',
  'The key in CANDOR_ATTESTATION_KEY_FILE may not sign any more: another one followed it, it was revoked, or a restore ended it. Put a new one into the file and start Candor again.':
    'المفتاح في CANDOR_ATTESTATION_KEY_FILE لم يعد يعمل: جاء بعده مفتاح آخر، أو أُوقف، أو انتهى باسترجاع نسخة احتياطية. ضع مفتاحًا جديدًا في الملف وشغّل Candor من جديد.',
  'The last key for attestations came from a file that is not named here. Set CANDOR_ATTESTATION_KEY_FILE, or say candor keys rotate --in-database.':
    'آخر مفتاح للإفادات جاء من ملف غير مذكور هنا. حدّد CANDOR_ATTESTATION_KEY_FILE، أو اكتب candor keys rotate --in-database.',
  'This is not a reference of ours. One begins with CR- and has eight characters more.':
    'هذا ليس رقم مرجع من عندنا. يبدأ الرقم بـ CR وبعدها ثمانية حروف وأرقام.',
  'This is not the access code that opens your file now. Check each letter and digit.':
    'هذا ليس رمز الدخول الذي يفتح ملفك الآن. تحقق من كل حرف ورقم.',
  'This is not the code that we showed you. Check what you wrote down, or begin again. Your old code still works.':
    'هذا ليس الرمز الذي عرضناه عليك. راجع ما كتبته، أو ابدأ من جديد. رمزك القديم ما زال يعمل.',
} as const
