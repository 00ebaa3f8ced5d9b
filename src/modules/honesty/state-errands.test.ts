import { expect, test } from 'vitest'
import { judge } from './judge.ts'

/** What only a state's own system does, or its office, in six languages. */
const claims = [
  'Visa status inquiry by passport number',
  'Ministry of Interior: residence permit results',
  'Department of Immigration and Citizenship',
  'Download your approved work permit',
  'Consular Section – Appointments',
  'Travel ban inquiry and payment of overstay fines',
  'পাসপোর্ট নম্বর দিয়ে ভিসা চেক করুন',
  'বিএমইটি স্মার্ট কার্ড ডাউনলোড',
  'প্রবাসী কল্যাণ ও বৈদেশিক কর্মসংস্থান মন্ত্রণালয়',
  'সৌদি দূতাবাস: ভিসা স্ট্যাম্পিংয়ের ফলাফল',
  'ই-পাসপোর্টের ছবি ও আঙুলের ছাপ দেওয়ার তারিখ নিন',
  'স্পেশাল ব্রাঞ্চ, বাংলাদেশ পুলিশ',
  'अपना वीज़ा स्टेटस देखें',
  'प्रोटेक्टर ऑफ़ इमिग्रेंट्स – उत्प्रवास मंज़ूरी',
  'पासपोर्ट का नवीनीकरण ऑनलाइन करें',
  'कुवैत का दूतावास, वीज़ा अनुभाग',
  'पुलिस सत्यापन रिपोर्ट डाउनलोड करें',
  'यूएई वर्क परमिट असली है या नकली? यहाँ जाँचें',
  'श्रम स्वीकृतिका लागि अनलाइन आवेदन',
  'राहदानी विभाग: विद्युतीय राहदानी फाराम',
  'मलेसियाको भिसा आयो कि आएन, पासपोर्ट नम्बर हालेर हेर्नुहोस्',
  'अध्यागमन विभाग – प्रस्थान अनुमति',
  'प्रहरी चारित्रिक प्रमाणपत्र डाउनलोड गर्नुहोस्',
  'कोरिया ईपीएस भाषा परीक्षाको नतिजा प्रकाशन – ईपीएस कोरिया शाखा, नेपाल सरकार',
  'الاستعلام عن التأشيرة برقم الجواز',
  'وزارة الموارد البشرية والتنمية الاجتماعية',
  'القسم القنصلي: حجز المواعيد',
  'تجديد الإقامة ونقل الكفالة إلكترونيًا',
  'التحقق من صحة تصريح العمل',
  'المديرية العامة للجوازات – خدمات الأفراد',
  'I-check ang status ng visa mo',
  'Department of Migrant Workers',
  'Embahada ng Japan – Resulta ng Visa',
  'I-download ang OEC mo rito',
  'Mag-renew ng pasaporte online',
  'Bureau of Immigration: Departure Clearance',
]

/** What an agency offers or tells, often about the same documents and authorities. */
const honest = [
  'Caregivers for Japan: interviews in May',
  "How to check your visa on the Saudi government's own website",
  'What a police clearance costs and where to get one',
  'Why we never keep your passport',
  'Complain about our agency',
  'Our Dubai branch has moved to Deira',
  'সৌদি আরবে রাজমিস্ত্রি নিয়োগ',
  'আমাদের সার্ভিস চার্জ ও রসিদ',
  'স্মার্ট কার্ড করতে কী কী কাগজ লাগে',
  'ভুয়া ভিসার ওয়েবসাইট চেনার উপায়',
  'দালালের হাতে টাকা দেবেন না',
  'দূতাবাসে সাক্ষাৎকারের প্রস্তুতি',
  'दुबई में इलेक्ट्रीशियन की भर्ती',
  'नक़ली वीज़ा वेबसाइटों से सावधान रहें',
  'हमारी फ़ीस और वापसी के नियम',
  'दूतावास के इंटरव्यू में क्या पूछा जाता है',
  'ईसीआर पासपोर्ट क्या होता है?',
  'हम आपका पासपोर्ट अपने पास क्यों नहीं रखते',
  'कतारमा सुरक्षा गार्डको माग',
  'हाम्रो सेवा शुल्क कति लाग्छ?',
  'श्रम स्वीकृति लिन चाहिने कागजात',
  'नक्कली भिसा देखाउने वेबसाइटबाट जोगिनुहोस्',
  'मेडिकल गर्नुअघि ध्यान दिनुपर्ने कुरा',
  'दूतावास जाँदा के के लैजाने',
  'وظائف تمريض في الرياض',
  'احذروا مواقع التأشيرات المزيفة',
  'رسوم مكتبنا وشروط الاسترداد',
  'الأوراق المطلوبة لمقابلة السفارة',
  'كيف ترخص الوزارة مكاتب الاستقدام',
  'متى يحق للعامل أن يشتكي إلى مكتب العمل؟',
  'Mga trabaho sa Saudi para sa welder',
  'Mag-ingat sa pekeng website ng visa',
  'Magkano ang singil namin?',
  'Paano kumuha ng OEC sa DMW',
  'Mga dapat dalhin sa interview sa embahada',
  'Hindi namin hinahawakan ang pasaporte mo',
]

test.each(claims)('the title of an errand of a state is refused: %s', (title) => {
  expect(judge('title', title)).toMatch(/authority’s own page|much like texts/)
})

test.each(honest)('an honest title passes: %s', (title) => {
  expect(judge('title', title)).toBeNull()
})

test('an errand passes where the title says whose it is', () => {
  for (const title of [
    'How to apply for labour approval online',
    'How to download your smart card',
    'Book an appointment at our office',
    'Download our application form',
  ])
    expect(judge('title', title)).toBeNull()
})
