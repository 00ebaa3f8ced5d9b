import type { FieldName } from './fields.schema.ts'

/** What agencies' lists call each detail besides its label: lower case only, the most usual first. */
export const fieldHeadings: Readonly<Record<FieldName, readonly string[]>> = {
  passportNumber: [
    ...['passportnumber', 'passportno', 'passport', 'ppno', 'পাসপোর্টনম্বর', 'ppnumber'],
    ...['passportnum', 'passportid', 'passportdetails', 'পাসপোর্ট', 'পাসপোর্টনং'],
    ...['পাসপোর্টনাম্বার', 'رقمالجواز', 'पासपोर्टसंख्या'],
  ],
  referenceNumber: [
    ...['referencenumber', 'referenceno', 'reference', 'irccnumber', 'irccno', 'applicationnumber'],
    ...['appref', 'apprefno', 'apprefnumber', 'appno', 'appid', 'applicationref', 'applicationno'],
    ...['applicationid', 'refno', 'refnumber', 'ref', 'fileno', 'filenumber', 'আবেদননম্বর'],
    ...['রেফারেন্সনং', 'संदर्भसंख्या'],
  ],
  name: [
    ...['name', 'fullname', 'candidatename', 'candidate', 'নাম', 'nameofcandidate'],
    ...['applicantname', 'nameofapplicant', 'applicant', 'workername', 'nameofworker', 'worker'],
    ...['passengername', 'nameinpassport', 'nameasperpassport', 'candidatesfullname'],
    ...['candidatefullname', 'fullnameofcandidate', 'applicantsfullname', 'applicantfullname'],
    ...['workersfullname', 'fullnameofapplicant', 'fullnameasperpassport', 'candidatesname'],
    ...['applicantsname', 'workersname', 'passengersname', 'পূর্ণনাম', 'প্রার্থীরনাম', 'কর্মীরনাম'],
    ...['الاسمالكامل', 'पूरानाम'],
  ],
  fatherName: [
    ...['fathersname', 'fathername', 'father', 'পিতারনাম', 'nameoffather', 'fathern'],
    ...['fathersfullname', 'fatherfullname', 'পিতা', 'বাবা'],
  ],
  motherName: [
    ...['mothersname', 'mothername', 'mother', 'মাতারনাম', 'nameofmother', 'mothern'],
    ...['mothersfullname', 'motherfullname', 'মাতা', 'মা'],
  ],
  address: [
    ...['permanentaddress', 'address', 'homeaddress', 'ঠিকানা', 'fulladdress', 'addressinfull'],
    ...['permaddress', 'permanentaddr', 'permaddr', 'permtaddress', 'paddress', 'العنوان', 'पता'],
  ],
  nationality: [
    ...['nationality', 'citizenship', 'countryofcitizenship', 'passportcountry', 'citizenof'],
    ...['citizen', 'countryofnationality', 'presentnationality', 'currentnationality'],
    ...['nationalitycountry', 'countrynationality', 'nationalityasperpassport', 'nation', 'nat'],
    ...['countryoforigin', 'নাগরিকত্ব'],
  ],
  destinationCountry: [
    ...['destinationcountry', 'destination', 'country', 'countryofdestination', 'workcountry'],
    ...['jobcountry', 'countryofwork', 'goingto', 'গন্তব্য', 'দেশ'],
  ],
  dateOfBirth: [
    ...['dateofbirth', 'dob', 'birthdate', 'birthday', 'জন্মতারিখ', 'bornon', 'birth', 'জন্মদিন'],
    ...['জন্ম', 'जन्मतिथि'],
  ],
  telephone: [
    ...['telephone', 'telephoneno', 'telephonenumber', 'mobile', 'mobileno', 'mobilenumber'],
    ...['phone', 'phoneno', 'phonenumber', 'cell', 'contactno', 'contactnumber', 'whatsapp'],
    ...['মোবাইল', 'মোবাইলনম্বর', 'ফোন', 'tel', 'telno', 'mobilephone', 'cellphone', 'contact'],
    ...['whatsappno', 'whatsappnumber', 'মোবাইলনং', 'মোবাইলনাম্বার', 'ফোননম্বর', 'ফোননং'],
    ...['যোগাযোগ', 'मोबाइल', 'الجوال'],
  ],
  email: ['email', 'emailaddress', 'mail', 'ইমেইল', 'emailid', 'mailid', 'gmail', 'ইমেল'],
  language: ['preferredlanguage', 'language', 'ভাষা', 'lang', 'languagespoken'],
  nextOfKin: [
    ...['nextofkin', 'kin', 'emergencycontact', 'emergencycontactname', 'nextofkinname'],
    ...['emergencycontactperson', 'nominee', 'nomineename', 'guardian', 'guardianname'],
    ...['জরুরিযোগাযোগ', 'অভিভাবক', 'নমিনি'],
  ],
  nextOfKinTelephone: [
    ...['nextofkintelephone', 'telephoneofnextofkin', 'nextofkinphone', 'nextofkinmobile'],
    ...['emergencyphone', 'emergencynumber', 'emergencycontactnumber', 'emergencymobile'],
    ...['emergencycontactno', 'emergencycontactphone', 'emergencycontactmobile', 'nomineephone'],
    ...['nomineemobile', 'guardianphone', 'guardianmobile', 'জরুরিফোন', 'অভিভাবকেরফোন'],
    'অভিভাবকেরমোবাইল',
  ],
  flightOn: ['flightdate', 'flighton', 'dateofflight', 'departuredate', 'ফ্লাইটেরতারিখ'],
  flightTime: ['flighttime', 'departuretime', 'timeofflight', 'timeofdeparture', 'ফ্লাইটেরসময়'],
  flightZone: ['flightzone', 'flighttimezone', 'timezoneoftheflighttime', 'departuretimezone'],
  flightNumber: ['flightnumber', 'flightno', 'flight', 'ফ্লাইটনম্বর', 'ফ্লাইটনং'],
  flightRoute: ['flightroute', 'route', 'sector', 'flightsector', 'ফ্লাইটেরপথ'],
  broughtBy: [
    ...['broughtby', 'subagent', 'subagentname', 'agentname', 'agent', 'nameofagent', 'referredby'],
    ...['সাবএজেন্ট', 'এজেন্ট'],
  ],
  broughtByNumber: [
    ...['subagentregistration', 'subagentregistrationno', 'subagentnumber', 'subagentlicence'],
    'সাবএজেন্টেরনিবন্ধন',
  ],
}
