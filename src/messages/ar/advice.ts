/**
 * The advice of the official checks (H5), in Arabic. Authorities and services keep the names
 * that stand on their own pages.
 */
export const adviceSentences: Readonly<Record<string, string>> = {
  'Rely only on what this service itself answers, on a device of your own.':
    'اعتمد فقط على ما تجيب به هذه الخدمة نفسها، على جهازك أنت.',
  'Give the name, the job and the date in the letter.': 'اذكر الاسم والعمل والتاريخ كما في الخطاب.',
  'Give the name, the job, the wage and the date in the contract.':
    'اذكر الاسم والعمل والأجر والتاريخ كما في العقد.',
  'Keep your own copy. If you are given another contract later, compare each line before you sign.':
    'احتفظ بنسخة لك. إذا أعطوك عقدًا آخر لاحقًا فقارن كل سطر قبل أن توقّع.',
  'Call the employer on a phone number from its own website. Do not use a number from the letter.':
    'اتصل بصاحب العمل على رقم من موقعه هو. لا تستعمل رقمًا من الخطاب.',
  'Enter the booking reference and the family name.': 'اكتب رقم الحجز واسم العائلة.',
  'Open the airline’s own website yourself, or call it. A printed ticket alone shows little.':
    'افتح موقع شركة الطيران بنفسك، أو اتصل بها. التذكرة المطبوعة وحدها لا تدل على الكثير.',
  'Give the number and the date of the medical form.': 'اذكر رقم الفحص الطبي وتاريخه.',
  'Ask the clinic by a telephone number that you found yourself. Only the candidate may ask.':
    'اسأل العيادة على رقم هاتف وجدته بنفسك. المرشح وحده يجوز له أن يسأل.',
  'Give the number and the date printed on the paper.': 'اذكر الرقم والتاريخ المطبوعين على الورقة.',
  'Ask the embassy or authority named on the paper. Use an address that you found yourself, not one from the paper.':
    'اسأل السفارة أو الجهة المكتوب اسمها على الورقة. استعمل عنوانًا وجدته بنفسك، لا عنوانًا من الورقة.',
  'Enter the passport number, date of birth, country of passport and the grant or transaction number.':
    'اكتب رقم جواز السفر وتاريخ الميلاد وبلد الجواز ورقم القرار أو المعاملة (grant أو transaction number).',
  'Sign in to the account that made the application, or import it with its transaction reference number.':
    'سجّل الدخول إلى الحساب الذي قُدّم منه الطلب، أو أضف الطلب برقم معاملته (transaction reference number).',
  'Enter the application number or UCI, the family name, date of birth and place of birth.':
    'اكتب رقم الطلب أو رقم UCI، واسم العائلة، وتاريخ الميلاد، ومكان الميلاد.',
  'Look for the name and address of the employer in the list for that quarter.':
    'ابحث عن اسم صاحب العمل وعنوانه في قائمة تلك الأشهر الثلاثة.',
  'A missing name proves nothing yet, because the lists appear months later. Ask the employer too.':
    'غياب الاسم لا يثبت شيئًا بعد، لأن القوائم تُنشر بعد أشهر. اسأل صاحب العمل أيضًا.',
  'Enter the share code that the candidate made there, and the date of birth.':
    'اكتب رمز المشاركة الذي أنشأه المرشح هناك، وتاريخ الميلاد.',
  'Sign in with your UKVI account, or enter your permit number and date of birth.':
    'سجّل الدخول بحساب UKVI، أو اكتب رقم تصريحك وتاريخ ميلادك.',
  'Search the site for the service. Then enter the passport details and the visa or application number.':
    'ابحث في الموقع عن الخدمة. ثم اكتب بيانات جواز السفر ورقم التأشيرة أو الطلب.',
  'Look for the enquiry page. Then enter the number on the card or certificate and its expiry date.':
    'ابحث عن صفحة الاستعلام. ثم اكتب الرقم الذي على البطاقة أو الشهادة وتاريخ انتهائها.',
  'Enter the passport number, the name in English letters and the date of birth.':
    'اكتب رقم جواز السفر، والاسم بالحروف الإنجليزية، وتاريخ الميلاد.',
  'Enter the registration number and the issue date printed on the residence card.':
    'اكتب رقم التسجيل وتاريخ الإصدار المطبوعين على بطاقة الإقامة.',
  'Enter the passport number and nationality, or the application number on the paper.':
    'اكتب رقم جواز السفر والجنسية، أو رقم الطلب الذي على الورقة.',
  'Enter the visa or application number and the passport number.':
    'اكتب رقم التأشيرة أو الطلب ورقم جواز السفر.',
  'Enter the passport number, its expiry date and the nationality, or the file number.':
    'اكتب رقم جواز السفر وتاريخ انتهائه والجنسية، أو رقم الملف.',
  'Enter the transaction number on the permit or offer, and the company’s number.':
    'اكتب رقم المعاملة الذي على التصريح أو العرض، ورقم الشركة.',
  'Enter the visa number, or the passport number and nationality.':
    'اكتب رقم التأشيرة، أو رقم جواز السفر والجنسية.',
  'Enter the reference number on the certificate and the passport number.':
    'اكتب رقم المرجع الذي على الشهادة ورقم جواز السفر.',
  'Enter the passport number, or the number on the clearance card.':
    'اكتب رقم جواز السفر، أو الرقم الذي على بطاقة السفر للعمل (clearance card).',
  'Enter the civil or residence number, or the permit number on the paper.':
    'اكتب الرقم المدني أو رقم الإقامة، أو رقم التصريح الذي على الورقة.',
  'Enter the CPR number, or the passport number and nationality.':
    'اكتب رقم CPR، أو رقم جواز السفر والجنسية.',
  'Enter the work pass or application number, or the passport number and date of birth.':
    'اكتب رقم تصريح العمل أو الطلب، أو رقم جواز السفر وتاريخ الميلاد.',
  'A visa for Italy is stuck into the passport by an embassy. Ask that embassy about a paper.':
    'تأشيرة إيطاليا تلصقها السفارة داخل جواز السفر. اسأل تلك السفارة عن أي ورقة.',
  'Enter the number on the receipt, or the file number.':
    'اكتب الرقم الذي على الإيصال، أو رقم الملف.',
  'Write to the office that is named on the paper, with its number and date.':
    'اكتب إلى المكتب المذكور على الورقة، واذكر رقمها وتاريخها.',
  'Enter the passport number, or the labour approval number on the paper.':
    'اكتب رقم جواز السفر، أو رقم موافقة العمل الذي على الورقة.',
  'Look for the agency and the employer in the lists.': 'ابحث عن الوكالة وصاحب العمل في القوائم.',
  'A name in a list says nothing about one paper. Ask the department about that.':
    'وجود اسم في قائمة لا يقول شيئًا عن ورقة معينة. اسأل الإدارة عنها.',
  'Enter the file number on the paper and the date of birth.':
    'اكتب رقم الملف الذي على الورقة وتاريخ الميلاد.',
  'The employer': 'صاحب العمل',
  'A telephone call to the employer': 'مكالمة هاتفية مع صاحب العمل',
  'The airline': 'شركة الطيران',
  'The booking page or telephone line of the airline': 'صفحة الحجز أو هاتف شركة الطيران',
  'The clinic that made the examination': 'العيادة التي أجرت الفحص',
  'A telephone call or visit to the clinic': 'مكالمة هاتفية مع العيادة أو زيارة لها',
  'The embassy or authority named on the paper': 'السفارة أو الجهة المكتوب اسمها على الورقة',
  'A letter, call or visit': 'رسالة أو مكالمة أو زيارة',
}
