import { adviceSentences } from '#messages/ne/advice'
import { problemSentences } from '#messages/ne/problems'
import { sharedRefusalSentences } from '#messages/ne/refusals'
import { formSentence, regulators } from '#modules/organisation/schema'
import type { PublicRefusal } from '../public-refusals.ts'

/** Each sentence of a refusal that a public page can show; a new one without Nepali fails the type check. */
const refusalSentences: Record<PublicRefusal, string> = {
  ...sharedRefusalSentences,
  'No new accounts can be made: this agency is closing.': 'नयाँ खाता खोल्न मिल्दैन: यो एजेन्सी बन्द हुँदै छ।',
  'There is no such class.': 'यस्तो कक्षा छैन।',
  'This class cannot be selected now. Look at the classes that are open.':
    'यो कक्षा अहिले छान्न मिल्दैन। खुला कक्षा हेर्नुहोस्।',
  'This class is selected already.': 'यो कक्षा पहिल्यै छानिएको छ।',
  'This class is not selected, or not any more.': 'यो कक्षा छानिएको छैन, वा अब छैन।',
  'This class has begun, so it cannot be left here. Ask the agency.':
    'यो कक्षा सुरु भइसक्यो, त्यसैले यहाँबाट छोड्न मिल्दैन। एजेन्सीलाई सोध्नुहोस्।',
  'The terms of the contract were changed. Reload and look again.':
    'सम्झौताका शर्त बदलिए। पेज फेरि खोलेर हेर्नुहोस्।',
  'Add a photo of the contract, or say what it names: the wage, the employer or a note.':
    'सम्झौताको फोटो राख्नुहोस्, वा त्यसमा के छ लेख्नुहोस्: तलब, रोजगारदाता वा अरू कुरा।',
  'Twenty other contracts are kept for this file already. All of them stay.':
    'यो फाइलमा बीस वटा अरू सम्झौता पहिल्यै राखिएका छन्। ती सबै रहन्छन्।',
  'There is no such report of a contract.': 'सम्झौताबारे यस्तो खबर छैन।',
  'This report is answered already. An answer stays as it was given.':
    'यो खबरको जवाफ पहिल्यै दिइयो। दिएको जवाफ त्यस्तै रहन्छ।',
  'There is no such entry of a candidate.': 'उम्मेदवारको यस्तो लेखाइ छैन।',
  'This is answered already. An answer stays as it was given.':
    'यसको जवाफ पहिल्यै दिइयो। दिएको जवाफ त्यस्तै रहन्छ।',
  'A hundred entries of your own are kept already. All of them stay.':
    'तपाईंका आफ्ना एक सय लेखाइ पहिल्यै राखिएका छन्। ती सबै रहन्छन्।',
  'This day has not come yet. Choose the day on which you paid.':
    'यो दिन आएकै छैन। पैसा तिरेको दिन छान्नुहोस्।',
  'There are no terms of a contract in this file.': 'यो फाइलमा सम्झौताका शर्त छैनन्।',
  'There is no such message.': 'यस्तो सन्देश छैन।',
  'There is no such entry.': 'यस्तो हिसाब छैन।',
  'You have said that this entry is wrong. The agency has not answered yet.':
    'यो हिसाब गलत छ भनी तपाईंले भन्नुभयो। एजेन्सीले अहिलेसम्म जवाफ दिएको छैन।',
  'Another account signs in that way already. Disconnect it there first.':
    'अर्को खाता पहिल्यै यसरी साइन इन हुन्छ। पहिले त्यहाँ छुटाउनुहोस्।',
  'This is the only way into your account. Choose a password or add a passkey first, then disconnect it.':
    'तपाईंको खातामा पस्ने बाटो यही मात्र हो। पहिले पासवर्ड राख्नुहोस् वा पासकी थप्नुहोस्, अनि छुटाउनुहोस्।',
  'You signed in more than 5 minutes ago. Sign out, sign in again, and do this at once.':
    'तपाईंले साइन इन गरेको ५ मिनेटभन्दा बढी भयो। साइन आउट गर्नुहोस्, फेरि साइन इन गर्नुहोस्, र तुरुन्तै यो गर्नुहोस्।',
  'The email or the password is wrong. Check both and try again.':
    'इमेल वा पासवर्ड गलत छ। दुवै हेरेर फेरि प्रयास गर्नुहोस्।',
  'This account has a second factor. Send the code of your authenticator app too.':
    'यो खातामा दोस्रो सुरक्षा कोड छ। अथेन्टिकेटर एपको कोड पनि लेख्नुहोस्।',
  'This code is wrong or was used already. Wait for the next one and try again.':
    'यो कोड गलत छ वा चलिसक्यो। अर्को कोड आएपछि फेरि प्रयास गर्नुहोस्।',
  'This took too long. Sign in again from the start.': 'धेरै समय लाग्यो। सुरुदेखि फेरि साइन इन गर्नुहोस्।',
  'Signing in with the other service did not work. Try again, or use your password.':
    'अर्को सेवाबाट साइन इन भएन। फेरि प्रयास गर्नुहोस्, वा पासवर्ड लेख्नुहोस्।',
  'Too much is being sent or shown at the moment. Try again in a few seconds.':
    'अहिले एकै पटक धेरै कुरा पठाइँदै वा देखाइँदै छ। केही सेकेन्डपछि फेरि प्रयास गर्नुहोस्।',
  'The mail server did not take the mail, so none was sent. Try again in a few minutes.':
    'इमेल सर्भरले इमेल लिएन, त्यसैले पठाइएन। केही मिनेटपछि फेरि प्रयास गर्नुहोस्।',
  'The other service does not answer. Try again in a minute, or use your password.':
    'अर्को सेवाले जवाफ दिएन। एक मिनेटपछि फेरि प्रयास गर्नुहोस्, वा पासवर्ड लेख्नुहोस्।',
  'You signed in there as somebody else. Sign in with the account that is connected here.':
    'त्यहाँ तपाईं अर्कै नामबाट साइन इन हुनुभयो। यहाँ जोडिएको खाताबाट साइन इन गर्नुहोस्।',
  'The other service did not ask for your password again. Sign out, sign in again, and do this at once.':
    'अर्को सेवाले पासवर्ड फेरि मागेन। साइन आउट गर्नुहोस्, फेरि साइन इन गर्नुहोस्, र तुरुन्तै यो गर्नुहोस्।',
  'The other service does not say that this email is yours. Confirm it there, or use your password.':
    'यो इमेल तपाईंको हो भनी अर्को सेवाले भन्दैन। त्यहाँ पक्का गर्नुहोस्, वा पासवर्ड लेख्नुहोस्।',
  'The passkey was not accepted. Try again, or use your password.':
    'पासकी चलेन। फेरि प्रयास गर्नुहोस्, वा पासवर्ड लेख्नुहोस्।',
  'There is an account with this email whose email was never confirmed. Sign in with its password and confirm it, or ask for a new password.':
    'यो इमेलको खाता छ, तर इमेल कहिल्यै पक्का गरिएको छैन। त्यसको पासवर्डले साइन इन गरेर पक्का गर्नुहोस्, वा नयाँ पासवर्ड माग्नुहोस्।',
  'This link no longer works. It works once and not for long. Ask for a new one.':
    'यो लिंक अब चल्दैन। लिंक एक पटक मात्र, केही समय चल्छ। नयाँ माग्नुहोस्।',
  'This is not your password. Check it and try again.':
    'यो तपाईंको पासवर्ड होइन। हेरेर फेरि प्रयास गर्नुहोस्।',
  'This password is too easy to guess. Take several words that only you would put together, and no name of yours or of the organisation.':
    'यो पासवर्ड सजिलै अनुमान गर्न सकिन्छ। तपाईंले मात्र सँगै राख्ने केही शब्द लिनुहोस्। आफ्नो वा संस्थाको नाम नराख्नुहोस्।',
  'You have no such passkey.': 'तपाईंको यस्तो पासकी छैन।',
  'The second factor is not on. Turn it on first.': 'दोस्रो सुरक्षा कोड खुला छैन। पहिले खोल्नुहोस्।',
  'The second factor is on already. Turn it off first.':
    'दोस्रो सुरक्षा कोड पहिल्यै खुला छ। पहिले बन्द गर्नुहोस्।',
  'This email cannot be used for a new account. Sign in instead, or use another email.':
    'यो इमेलबाट नयाँ खाता खोल्न मिल्दैन। साइन इन गर्नुहोस्, वा अर्को इमेल लेख्नुहोस्।',
  'This installation is set up already. Sign in instead.':
    'यो साइट पहिल्यै सुरु भइसक्यो। साइन इन गर्नुहोस्।',
  'This set-up link does not work any more. Start Candor again and use the link that it prints.':
    'सुरु गर्ने यो लिंक अब चल्दैन। Candor फेरि चलाउनुहोस् र त्यसले छापेको लिंक खोल्नुहोस्।',
  'This installation is not set up yet. Open the set-up link that the server printed when it started.':
    'यो साइट अझै सुरु गरिएको छैन। सर्भर चल्दा छापेको लिंक खोल्नुहोस्।',
  'This name claims to be a government or one of its services. Use the registered name of your agency.':
    'यो नाम सरकार वा सरकारी सेवाको जस्तो छ। आफ्नो एजेन्सीको दर्ता नाम लेख्नुहोस्।',
  'The law of your country asks that this is kept for longer. Choose at least the time that it asks for.':
    'तपाईंको देशको कानुनले यो अझ लामो समय राख्न भन्छ। कम्तीमा कानुनले भनेको समय छान्नुहोस्।',
  'This file is not a JPEG, PNG, WebP or PDF. Take a photo of the paper or save it as a PDF.':
    'यो फाइल JPEG, PNG, WebP वा PDF होइन। कागजको फोटो खिच्नुहोस्, वा PDF बनाउनुहोस्।',
  'This file is larger than 15 MiB. Take the photo in a lower resolution or scan it again.':
    'यो फाइल १५ MiB भन्दा ठूलो छ। कम रिजोलुसनमा फोटो खिच्नुहोस्, वा फेरि स्क्यान गर्नुहोस्।',
  'A page of this file has more than 60 megapixels. Scan it in a lower resolution.':
    'यो फाइलको एउटा पाना ६० मेगापिक्सेलभन्दा ठूलो छ। कम रिजोलुसनमा स्क्यान गर्नुहोस्।',
  'This PDF has more than pages: script, attached files or actions. Print it to a new PDF, or take a photo of the paper.':
    'यो PDF मा पानाबाहेक स्क्रिप्ट, जोडिएका फाइल वा आफैँ चल्ने कुरा छन्। प्रिन्ट गरेर नयाँ PDF बनाउनुहोस्, वा कागजको फोटो खिच्नुहोस्।',
  'This PDF has more than 20 pages. Keep only the pages of this paper.':
    'यो PDF मा २० भन्दा बढी पाना छन्। यही कागजका पाना मात्र राख्नुहोस्।',
  'This file is damaged or protected and cannot be shown. Open it yourself, save it again and try once more.':
    'यो फाइल बिग्रेको छ वा पासवर्ड लगाइएको छ, त्यसैले देखाउन मिल्दैन। आफैँ खोलेर फेरि सेभ गर्नुहोस्, अनि फेरि प्रयास गर्नुहोस्।',
  'No file arrived. Choose the file again.': 'फाइल आइपुगेन। फाइल फेरि छान्नुहोस्।',
  'This file is closed. Open it again with the number and the access code.':
    'यो फाइल बन्द छ। नम्बर र एक्सेस कोडले फेरि खोल्नुहोस्।',
  'Your file was opened for some papers only. Open the whole file to share the other papers.':
    'तपाईंको फाइल केही कागजका लागि मात्र खोलिएको हो। अरू कागज सेयर गर्न पूरै फाइल खोल्नुहोस्।',
}

/** That a licence number is not like those of its regulator, for each of the table. */
const licenceSentences = Object.fromEntries(
  regulators.map((each) => [
    formSentence(each),
    `यो निकायको (${each.name}) लाइसेन्स नम्बर यस्तो हुँदैन। यस्तो हुन्छ: ${each.example}।`,
  ]),
)

/** What the modules say in English, in Nepali. */
export const sentences: Readonly<Record<string, string>> = {
  ...refusalSentences,
  ...problemSentences,
  ...adviceSentences,
  ...licenceSentences,
}
