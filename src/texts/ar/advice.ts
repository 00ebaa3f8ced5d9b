import type { AdviceTexts } from '../words.ts'

/** The advice of the official checks (H5), in Arabic. Authorities and services have the names on their own pages. */
export const adviceTexts: AdviceTexts = {
  ownDevice: 'اعتمد فقط على ما تجيب به هذه الخدمة نفسها، على جهازك أنت.',
  detailsOfLetter: 'اذكر الاسم والعمل والتاريخ كما في الخطاب.',
  detailsOfContract: 'اذكر الاسم والعمل والأجر والتاريخ كما في العقد.',
  keepOwnCopy: 'احتفظ بنسخة لك. إذا أعطوك عقدًا آخر لاحقًا فقارن كل سطر قبل أن توقّع.',
  callEmployerByOwnWebsite: 'اتصل بصاحب العمل على رقم من موقعه هو. لا تستعمل رقمًا من الخطاب.',
  bookingReference: 'اكتب رقم الحجز واسم العائلة.',
  openAirlineYourself:
    'افتح موقع شركة الطيران بنفسك، أو اتصل بها. التذكرة المطبوعة وحدها لا تدل على الكثير.',
  numberOfMedicalForm: 'اذكر رقم الفحص الطبي وتاريخه.',
  askClinicYourself: 'اسأل العيادة على رقم هاتف وجدته بنفسك. المرشح وحده يجوز له أن يسأل.',
  numberAndDateOnDocument: 'اذكر الرقم والتاريخ المطبوعين على الورقة.',
  askWhoIsNamed:
    'اسأل السفارة أو الجهة المكتوب اسمها على الورقة. استعمل عنوانًا وجدته بنفسك، لا عنوانًا من الورقة.',
  passportAndGrantNumber:
    'اكتب رقم جواز السفر وتاريخ الميلاد وبلد الجواز ورقم القرار أو المعاملة (grant أو transaction number).',
  accountOfApplication:
    'سجّل الدخول إلى الحساب الذي قُدّم منه الطلب، أو أضف الطلب برقم معاملته (transaction reference number).',
  applicationNumberOrUci: 'اكتب رقم الطلب أو رقم UCI، واسم العائلة، وتاريخ الميلاد، ومكان الميلاد.',
  employerInList: 'ابحث عن اسم صاحب العمل وعنوانه في قائمة تلك الأشهر الثلاثة.',
  listsAppearLater: 'غياب الاسم لا يثبت شيئًا بعد، لأن القوائم تُنشر بعد أشهر. اسأل صاحب العمل أيضًا.',
  shareCode: 'اكتب رمز المشاركة الذي أنشأه المرشح هناك، وتاريخ الميلاد.',
  ukviAccount: 'سجّل الدخول بحساب UKVI، أو اكتب رقم تصريحك وتاريخ ميلادك.',
  searchForService: 'ابحث في الموقع عن الخدمة. ثم اكتب بيانات جواز السفر ورقم التأشيرة أو الطلب.',
  cardNumberAndExpiry:
    'ابحث عن صفحة الاستعلام. ثم اكتب الرقم الذي على البطاقة أو الشهادة وتاريخ انتهائها.',
  passportAndEnglishName: 'اكتب رقم جواز السفر، والاسم بالحروف الإنجليزية، وتاريخ الميلاد.',
  registrationNumber: 'اكتب رقم التسجيل وتاريخ الإصدار المطبوعين على بطاقة الإقامة.',
  passportOrApplicationNumber: 'اكتب رقم جواز السفر والجنسية، أو رقم الطلب الذي على الورقة.',
  visaOrApplicationNumber: 'اكتب رقم التأشيرة أو الطلب ورقم جواز السفر.',
  passportExpiryOrFileNumber: 'اكتب رقم جواز السفر وتاريخ انتهائه والجنسية، أو رقم الملف.',
  transactionAndCompanyNumber: 'اكتب رقم المعاملة الذي على التصريح أو العرض، ورقم الشركة.',
  visaNumberOrPassport: 'اكتب رقم التأشيرة، أو رقم جواز السفر والجنسية.',
  certificateReference: 'اكتب رقم المرجع الذي على الشهادة ورقم جواز السفر.',
  passportOrClearanceCard:
    'اكتب رقم جواز السفر، أو الرقم الذي على بطاقة السفر للعمل (clearance card).',
  civilOrPermitNumber: 'اكتب الرقم المدني أو رقم الإقامة، أو رقم التصريح الذي على الورقة.',
  cprOrPassport: 'اكتب رقم CPR، أو رقم جواز السفر والجنسية.',
  workPassOrPassport: 'اكتب رقم تصريح العمل أو الطلب، أو رقم جواز السفر وتاريخ الميلاد.',
  visaIsStuckIn: 'تأشيرة إيطاليا تلصقها السفارة داخل جواز السفر. اسأل تلك السفارة عن أي ورقة.',
  receiptOrFileNumber: 'اكتب الرقم الذي على الإيصال، أو رقم الملف.',
  writeToOffice: 'اكتب إلى المكتب المذكور على الورقة، واذكر رقمها وتاريخها.',
  passportOrLabourApproval: 'اكتب رقم جواز السفر، أو رقم موافقة العمل الذي على الورقة.',
  agencyInLists: 'ابحث عن الوكالة وصاحب العمل في القوائم.',
  listSaysLittle: 'وجود اسم في قائمة لا يقول شيئًا عن ورقة معينة. اسأل الإدارة عنها.',
  fileNumberAndBirth: 'اكتب رقم الملف الذي على الورقة وتاريخ الميلاد.',
  employer: 'صاحب العمل',
  callToEmployer: 'مكالمة هاتفية مع صاحب العمل',
  airline: 'شركة الطيران',
  bookingPage: 'صفحة الحجز أو هاتف شركة الطيران',
  clinic: 'العيادة التي أجرت الفحص',
  visitToClinic: 'مكالمة هاتفية مع العيادة أو زيارة لها',
  whoIsNamed: 'السفارة أو الجهة المكتوب اسمها على الورقة',
  letterOrVisit: 'رسالة أو مكالمة أو زيارة',
}
