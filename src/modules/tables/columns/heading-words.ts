/** What a word of a heading stands for. Words that only explain are `filler`. */
export type Atom =
  | ('name' | 'father' | 'mother' | 'spouse' | 'kin' | 'self' | 'agent' | 'person')
  | ('passport' | 'otherDocument' | 'number' | 'reference' | 'phone' | 'contact' | 'email')
  | ('birth' | 'date' | 'issue' | 'expiry' | 'place' | 'flight')
  | ('address' | 'permanent' | 'present' | 'nationality' | 'country' | 'destination')
  | ('latest' | 'former' | 'filler')

/**
 * The words of headings, in the languages of the candidates' countries and in Latin letters, as `folded` writes them.
 * One line a language: English and what programs write, Bengali, Hindi and Nepali, Arabic, Filipino.
 */
export const headingWords: Readonly<Record<Atom, string>> = {
  name: `name nm naam nam fullname
    নাম নামের
    नाम नामथर
    اسم
    pangalan ngalan`,
  father: `father fathers dad daddy fatherss baba pita pitar
    পিতা পিতার বাবা বাবার পিতৃ
    पिता पिताको पिताजी बाबु बाबुको बुवा बुवाको बुबा बुबाको वालिद
    اب والد
    ama tatay`,
  mother: `mother mothers mom mum mata matar
    মাতা মাতার মা মায়ের মাতৃ
    माता माताको माँ मां आमा आमाको
    ام والده
    ina nanay`,
  spouse: `spouse husband husbands wife wifes
    স্বামী স্বামীর স্ত্রী স্ত্রীর
    पति पत्नी श्रीमान श्रीमती
    زوج زوجه
    asawa`,
  kin: `kin nok emergency nominee nominees guardian guardians relative
    জরুরি জরুরী অভিভাবক অভিভাবকের নমিনি নমিনির
    आपातकालीन आपतकालीन आकस्मिक नामांकित हकवाला अभिभावक अभिभावकको
    طوارئ
    emerhensiya`,
  self: `candidate candidates applicant applicants worker workers employee employees emp passenger
    passengers student students staff client clients customer customers crew seafarer pax your my own
    personal
    প্রার্থী প্রার্থীর কর্মী কর্মীর আবেদনকারী আবেদনকারীর যাত্রী যাত্রীর আপনার নিজের শ্রমিক শ্রমিকের
    उम्मीदवार उम्मीदवारको आवेदक आवेदकको कामदार कामदारको अभ्यर्थी अभ्यर्थीको आपका आपकी तपाईंको तपाईको
    यात्री कर्मचारी निवेदक निवेदकको कर्मी
    مرشح عامل متقدم موظف طالب مسافر
    aplikante manggagawa kandidato iyong`,
  agent: `agent agents subagent broker referrer
    এজেন্ট এজেন্টের দালাল
    एजेंट एजेन्ट
    وكيل
    ahente`,
  person: `person people
    ব্যক্তি ব্যক্তির
    व्यक्ति
    شخص
    tao taong`,
  passport: `passport passports passprt passpor pp ppt psprt
    পাসপোর্ট পাসপোর্টের
    पासपोर्ट पासपोर्टको राहदानी राहदानीको
    جواز
    pasaporte`,
  otherDocument: `visa visas nid ssn license licence permit certificate medical contract police ticket iqama
    bmet smart training birthcertificate ielts insurance labour labor clearance
    ভিসা ভিসার এনআইডি লাইসেন্স সনদ মেডিকেল
    वीजा भिसा लाइसेंस नागरिकता
    تاشيره اقامه رخصه شهاده
    bisa`,
  number: `number numbers no nos num nbr nr numero
    নম্বর নং নাম্বার সংখ্যা নম্বরঃ
    नंबर नम्बर संख्या नं नम्बरः क्रमांक
    رقم
    bilang`,
  reference: `reference ref application
    রেফারেন্স আবেদন আবেদনের
    संदर्भ आवेदन
    مرجع طلب
    sanggunian`,
  phone: `phone phones telephone tel mobile mob mobiles cell cellphone cellular whatsapp handphone hp ph
    imo viber gsm
    মোবাইল মোবাইলের ফোন টেলিফোন হোয়াটসঅ্যাপ
    मोबाइल मोबाईल फोन फ़ोन दूरभाष टेलिफोन व्हाट्सएप
    هاتف جوال موبايل محمول تلفون تليفون واتساب
    telepono selpon cellphone`,
  contact: `contact contacts contacted
    যোগাযোগ যোগাযোগের
    संपर्क सम्पर्क
    اتصال تواصل
    kontak kokontakin`,
  email: `email mail gmail emailid mailid emailaddress
    ইমেইল ইমেল
    ईमेल इमेल
    بريد ايميل
    koreo`,
  birth: `birth dob born birthday birthdate bday
    জন্ম জন্মের জন্মতারিখ জন্মদিন
    जन्म जन्मतिथि जन्ममिति जन्मदिन
    ميلاد ولاده
    kapanganakan kaarawan`,
  date: `date dates day dt dated
    তারিখ তারিখঃ
    तारीख तारिख तिथि मिति दिनांक
    تاريخ
    petsa araw`,
  issue: `issue issued issuing issuance
    ইস্যু ইস্যুর প্রদান প্রদানের জারি জারির
    जारी
    اصدار
    isyu pagkakaloob inisyu`,
  expiry: `expiry expire expires expiration exp expired validity valid till until upto expiring
    মেয়াদ মেয়াদের উত্তীর্ণ উত্তীর্ণের মেয়াদোত্তীর্ণের মেয়াদোত্তীর্ণ শেষ শেষের
    समाप्ति म्याद वैधता अवधि सकिने
    انتهاء صلاحيه
    expire expiration pagkawalang`,
  place: `place where at
    স্থান জায়গা
    स्थान
    مكان
    lugar pook`,
  flight: `flight departure fly flying
    ফ্লাইট ফ্লাইটের যাত্রার
    उड़ान उडान प्रस्थान
    رحله سفريه
    lipad alis`,
  address: `address addresses addr adress add
    ঠিকানা ঠিকানাঃ
    पता ठेगाना
    عنوان
    tirahan adres`,
  permanent: `permanent perm home permt parmanent
    স্থায়ী স্থায়ী
    स्थायी स्थाई
    دائم
    permanenteng permanente`,
  present: `present current mailing temporary local office
    বর্তমান অস্থায়ী
    वर्तमान अस्थायी हालको
    حالي
    kasalukuyang kasalukuyan pansamantalang`,
  nationality: `nationality nationalty citizenship nation nat
    জাতীয়তা জাতীয়তা নাগরিকত্ব
    राष्ट्रीयता राष्ट्रियता
    جنسيه
    nasyonalidad pagkamamamayan`,
  country: `country
    দেশ দেশের
    देश
    بلد دوله
    bansa`,
  destination: `destination
    গন্তব্য গন্তব্যের
    गंतव्य गन्तव्य
    وجهه مقصد
    destinasyon patutunguhan`,
  latest: `new latest newest renewed
    নতুন নতুনটি
    नया नयाँ
    جديد
    bago bagong`,
  former: `old previous former earlier past
    পুরাতন পুরোনো আগের পূর্ববর্তী
    पुराना पुरानो पूर्व
    قديم سابق
    luma lumang dating`,
  filler: `the of a an as per in on to be is are for and or with by from what which who write enter type give up
    provide state please kindly full complete fully whole entire legal according shown printed written
    appears it that this exact exactly english bangla bengali hindi nepali arabic block capital letter
    letters only if any s mr mrs field details detail info information group
    পূর্ণ সম্পূর্ণ পুরো লিখুন অনুযায়ী মতে অনুসারে ইংরেজিতে বাংলায় হওয়ার এর দিন কী ও
    का की के को पूरा पूर्ण अनुसार लिखें लेखनुहोस् में मा अंग्रेजी अंग्रेजीमा होने करने हुने गरेको थर क्या है
    كامل كامله حسب سفر كما في ما هو هي من الكتروني الاسم لل باللغه انجليزيه عربيه
    ng sa ang na ano buong kumpletong inyong mo pag bisa ayon`,
}
