import type { FieldName } from './fields.schema.ts'

/**
 * What agencies' lists call a detail besides its label and the headings of its row in the table: lower case only, the
 * most usual first. A field that is not here has none.
 */
export const furtherHeadings: Partial<Record<FieldName, readonly string[]>> = {
  passportNumber: [
    ...['ppnumber', 'passportnum', 'passportid', 'passportdetails'],
    ...['পাসপোর্ট', 'পাসপোর্টনং', 'পাসপোর্টনাম্বার', 'رقمالجواز', 'पासपोर्टसंख्या'],
  ],
  referenceNumber: [
    ...['appref', 'apprefno', 'apprefnumber', 'appno', 'appid', 'applicationref'],
    ...['applicationno', 'applicationid', 'refno', 'refnumber', 'ref', 'fileno', 'filenumber'],
    ...['আবেদননম্বর', 'রেফারেন্সনং', 'संदर्भसंख्या'],
  ],
  name: [
    ...['nameofcandidate', 'applicantname', 'nameofapplicant', 'applicant', 'workername'],
    ...['nameofworker', 'worker', 'passengername', 'nameinpassport', 'nameasperpassport'],
    ...['candidatesfullname', 'candidatefullname', 'fullnameofcandidate', 'applicantsfullname'],
    ...['applicantfullname', 'workersfullname', 'fullnameofapplicant', 'fullnameasperpassport'],
    ...['candidatesname', 'applicantsname', 'workersname', 'passengersname'],
    ...['পূর্ণনাম', 'প্রার্থীরনাম', 'কর্মীরনাম', 'الاسمالكامل', 'पूरानाम'],
  ],
  fatherName: ['nameoffather', 'fathern', 'fathersfullname', 'fatherfullname', 'পিতা', 'বাবা'],
  motherName: ['nameofmother', 'mothern', 'mothersfullname', 'motherfullname', 'মাতা', 'মা'],
  address: [
    'fulladdress',
    'addressinfull',
    'permaddress',
    'permanentaddr',
    'permaddr',
    'permtaddress',
    'paddress',
    'العنوان',
    'पता',
  ],
  nationality: [
    ...['countryofcitizenship', 'passportcountry', 'citizenof', 'citizen', 'countryofnationality'],
    ...['presentnationality', 'currentnationality', 'nationalitycountry', 'countrynationality'],
    ...['nationalityasperpassport', 'nation', 'nat', 'countryoforigin', 'নাগরিকত্ব'],
  ],
  destinationCountry: [
    ...['countryofdestination', 'workcountry', 'jobcountry', 'countryofwork', 'goingto'],
    ...['গন্তব্য', 'দেশ'],
  ],
  dateOfBirth: ['bornon', 'birth', 'জন্মদিন', 'জন্ম', 'जन्मतिथि'],
  telephone: [
    ...['tel', 'telno', 'mobilephone', 'cellphone', 'contact', 'whatsappno', 'whatsappnumber'],
    ...['মোবাইলনং', 'মোবাইলনাম্বার', 'ফোননম্বর', 'ফোননং', 'যোগাযোগ', 'मोबाइल', 'الجوال'],
  ],
  email: ['emailid', 'mailid', 'gmail', 'ইমেল'],
  language: ['lang', 'languagespoken'],
  nextOfKin: [
    ...['nextofkinname', 'emergencycontactperson', 'nominee', 'nomineename', 'guardian'],
    ...['guardianname', 'জরুরিযোগাযোগ', 'অভিভাবক', 'নমিনি'],
  ],
  nextOfKinTelephone: [
    ...[
      'emergencycontactno',
      'emergencycontactphone',
      'emergencycontactmobile',
      'nomineephone',
      'nomineemobile',
      'guardianphone',
      'guardianmobile',
    ],
    ...['জরুরিফোন', 'অভিভাবকেরফোন', 'অভিভাবকেরমোবাইল'],
  ],
}
