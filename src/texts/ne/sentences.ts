import { checkTexts } from '#modules/organisation/check-texts.schema'
import { formSentence, regulators } from '#modules/organisation/schema'
import { byEnglish } from '../by-english.ts'
import { publicProblems } from '../public-problems.ts'
import { bySentence, type RefusalTexts } from '../public-refusals.ts'
import { adviceTexts } from './advice.ts'
import { problemTexts } from './problems.ts'
import { sharedRefusals } from './refusals.ts'

/** What is refused on public pages, in Nepali. */
const refusalTexts: RefusalTexts = {
  ...sharedRefusals,
  'account.agency_closes': 'नयाँ खाता खोल्न मिल्दैन: यो एजेन्सी बन्द हुँदै छ।',
  'class.not_found': 'यस्तो कक्षा छैन।',
  'class.not_open': 'यो कक्षा अहिले छान्न मिल्दैन। खुला कक्षा हेर्नुहोस्।',
  'class.selected_already': 'यो कक्षा पहिल्यै छानिएको छ।',
  'class.not_selected': 'यो कक्षा छानिएको छैन, वा अब छैन।',
  'class.begun': 'यो कक्षा सुरु भइसक्यो, त्यसैले यहाँबाट छोड्न मिल्दैन। एजेन्सीलाई सोध्नुहोस्।',
  'contract.changed_meanwhile': 'सम्झौताका शर्त बदलिए। पेज फेरि खोलेर हेर्नुहोस्।',
  'case.nothing_said': 'सम्झौताको फोटो राख्नुहोस्, वा त्यसमा के छ लेख्नुहोस्: तलब, रोजगारदाता वा अरू कुरा।',
  'contract.no_terms': 'यो फाइलमा सम्झौताका शर्त छैनन्।',
  'message.not_found': 'यस्तो सन्देश छैन।',
  'case.day_ahead': 'यो दिन आएकै छैन। पैसा तिरेको दिन छान्नुहोस्।',
  'case.too_many': 'यहाँ अरू थप्न मिल्दैन। भएको सबै रहन्छ। हाम्रो कार्यालयमा कुरा गर्नुहोस्।',
  'ledger.not_found': 'यस्तो हिसाब छैन।',
  'account.provider_taken': 'अर्को खाता पहिल्यै यसरी साइन इन हुन्छ। पहिले त्यहाँ छुटाउनुहोस्।',
  'account.only_way_in':
    'तपाईंको खातामा पस्ने बाटो यही मात्र हो। पहिले पासवर्ड राख्नुहोस् वा पासकी थप्नुहोस्, अनि छुटाउनुहोस्।',
  'session.not_recent':
    'तपाईंले साइन इन गरेको ५ मिनेटभन्दा बढी भयो। साइन आउट गर्नुहोस्, फेरि साइन इन गर्नुहोस्, र तुरुन्तै यो गर्नुहोस्।',
  'session.wrong_credentials': 'इमेल वा पासवर्ड गलत छ। दुवै हेरेर फेरि प्रयास गर्नुहोस्।',
  'session.second_factor_required': 'यो खातामा दोस्रो सुरक्षा कोड छ। अथेन्टिकेटर एपको कोड पनि लेख्नुहोस्।',
  'session.wrong_code': 'यो कोड गलत छ वा चलिसक्यो। अर्को कोड आएपछि फेरि प्रयास गर्नुहोस्।',
  'session.step_ended': 'धेरै समय लाग्यो। सुरुदेखि फेरि साइन इन गर्नुहोस्।',
  'session.provider_failed': 'अर्को सेवाबाट साइन इन भएन। फेरि प्रयास गर्नुहोस्, वा पासवर्ड लेख्नुहोस्।',
  'service.busy': 'अहिले एकै पटक धेरै कुरा पठाइँदै वा देखाइँदै छ। केही सेकेन्डपछि फेरि प्रयास गर्नुहोस्।',
  'account.mail_not_sent': 'इमेल सर्भरले इमेल लिएन, त्यसैले पठाइएन। केही मिनेटपछि फेरि प्रयास गर्नुहोस्।',
  'session.provider_unreachable':
    'अर्को सेवाले जवाफ दिएन। एक मिनेटपछि फेरि प्रयास गर्नुहोस्, वा पासवर्ड लेख्नुहोस्।',
  'session.provider_other_person':
    'त्यहाँ तपाईं अर्कै नामबाट साइन इन हुनुभयो। यहाँ जोडिएको खाताबाट साइन इन गर्नुहोस्।',
  'session.provider_not_again':
    'अर्को सेवाले पासवर्ड फेरि मागेन। साइन आउट गर्नुहोस्, फेरि साइन इन गर्नुहोस्, र तुरुन्तै यो गर्नुहोस्।',
  'session.provider_unconfirmed':
    'यो इमेल तपाईंको हो भनी अर्को सेवाले भन्दैन। त्यहाँ पक्का गर्नुहोस्, वा पासवर्ड लेख्नुहोस्।',
  'session.passkey_refused': 'पासकी चलेन। फेरि प्रयास गर्नुहोस्, वा पासवर्ड लेख्नुहोस्।',
  'account.email_unconfirmed':
    'यो इमेलको खाता छ, तर इमेल कहिल्यै पक्का गरिएको छैन। त्यसको पासवर्डले साइन इन गरेर पक्का गर्नुहोस्, वा नयाँ पासवर्ड माग्नुहोस्।',
  'account.link_ended': 'यो लिंक अब चल्दैन। लिंक एक पटक मात्र, केही समय चल्छ। नयाँ माग्नुहोस्।',
  'account.wrong_password': 'यो तपाईंको पासवर्ड होइन। हेरेर फेरि प्रयास गर्नुहोस्।',
  'account.password_weak':
    'यो पासवर्ड सजिलै अनुमान गर्न सकिन्छ। तपाईंले मात्र सँगै राख्ने केही शब्द लिनुहोस्। आफ्नो वा संस्थाको नाम नराख्नुहोस्।',
  'passkey.not_found': 'तपाईंको यस्तो पासकी छैन।',
  'account.second_factor_missing': 'दोस्रो सुरक्षा कोड खुला छैन। पहिले खोल्नुहोस्।',
  'account.second_factor_on': 'दोस्रो सुरक्षा कोड पहिल्यै खुला छ। पहिले बन्द गर्नुहोस्।',
  'account.email_taken': 'यो इमेलबाट नयाँ खाता खोल्न मिल्दैन। साइन इन गर्नुहोस्, वा अर्को इमेल लेख्नुहोस्।',
  'setup.already_done': 'यो साइट पहिल्यै सुरु भइसक्यो। साइन इन गर्नुहोस्।',
  'setup.wrong_link': 'सुरु गर्ने यो लिंक अब चल्दैन। Candor फेरि चलाउनुहोस् र त्यसले छापेको लिंक खोल्नुहोस्।',
  'setup.required': 'यो साइट अझै सुरु गरिएको छैन। सर्भर चल्दा छापेको लिंक खोल्नुहोस्।',
  'organisation.claims_authority':
    'यो नाम सरकार वा सरकारी सेवाको जस्तो छ। आफ्नो एजेन्सीको दर्ता नाम लेख्नुहोस्।',
  'organisation.kept_too_short':
    'तपाईंको देशको कानुनले यो अझ लामो समय राख्न भन्छ। कम्तीमा कानुनले भनेको समय छान्नुहोस्।',
  'document.unsupported':
    'यो फाइल JPEG, PNG, WebP, HEIC, TIFF, BMP वा PDF होइन। कागजको फोटो खिच्नुहोस्, वा PDF बनाउनुहोस्।',
  'document.locked':
    'यो PDF मा पासवर्ड लगाइएको छ। पासवर्डले खोलेर नयाँ PDF मा प्रिन्ट गर्नुहोस्, अनि त्यही पठाउनुहोस्।',
  'document.too_large':
    'यो फाइल १५ MiB भन्दा ठूलो छ। कम रिजोलुसनमा फोटो खिच्नुहोस्, वा फेरि स्क्यान गर्नुहोस्।',
  'document.too_many_pixels':
    'यो फाइलको एउटा पाना ६० मेगापिक्सेलभन्दा ठूलो छ। कम रिजोलुसनमा स्क्यान गर्नुहोस्।',
  'document.active_content':
    'यो PDF मा पानाबाहेक स्क्रिप्ट, जोडिएका फाइल वा आफैँ चल्ने कुरा छन्। प्रिन्ट गरेर नयाँ PDF बनाउनुहोस्, वा कागजको फोटो खिच्नुहोस्।',
  'document.too_many_pages': 'यो फाइलमा २० भन्दा बढी पाना छन्। यही कागजका पाना मात्र राख्नुहोस्।',
  'document.damaged':
    'यो फाइल बिग्रेको छ, वा यहाँ देखाउन नमिल्ने गरी लेखिएको छ। आफैँ खोलेर फेरि सेभ गर्नुहोस्, अनि फेरि प्रयास गर्नुहोस्।',
  'document.empty': 'फाइल आइपुगेन। फाइल फेरि छान्नुहोस्।',
  'viewing.ended': 'यो फाइल बन्द छ। नम्बर र एक्सेस कोडले फेरि खोल्नुहोस्।',
  'share.outside_viewing':
    'तपाईंको फाइल केही कागजका लागि मात्र खोलिएको हो। अरू कागज सेयर गर्न पूरै फाइल खोल्नुहोस्।',
}

/** That a licence number does not have its regulator's form, for each of the table. */
const licenceSentences = Object.fromEntries(
  regulators.map((each) => [
    formSentence(each),
    `यो निकायको (${each.name}) लाइसेन्स नम्बर यस्तो हुँदैन। यस्तो हुन्छ: ${each.example}।`,
  ]),
)

/** The modules' English sentences, in Nepali. */
export const sentences: Readonly<Record<string, string>> = {
  ...bySentence(refusalTexts),
  ...byEnglish(publicProblems, problemTexts),
  ...byEnglish(checkTexts, adviceTexts),
  ...licenceSentences,
}
