import { checkTexts } from '#modules/organisation/check-texts.schema'
import { formSentence, regulators } from '#modules/organisation/schema'
import { byEnglish } from '../by-english.ts'
import { publicProblems } from '../public-problems.ts'
import { bySentence, type RefusalTexts } from '../public-refusals.ts'
import { adviceTexts } from './advice.ts'
import { problemTexts } from './problems.ts'
import { sharedRefusals } from './refusals.ts'

/** What is refused on public pages, in Hindi. */
const refusalTexts: RefusalTexts = {
  ...sharedRefusals,
  'account.agency_closes': 'नए खाते नहीं बन सकते: यह एजेंसी बंद हो रही है।',
  'class.not_found': 'ऐसी कोई क्लास नहीं है।',
  'class.not_open': 'यह क्लास अभी नहीं चुनी जा सकती। खुली क्लासें देखें।',
  'class.selected_already': 'यह क्लास पहले से चुनी हुई है।',
  'class.not_selected': 'यह क्लास चुनी हुई नहीं है, या अब नहीं है।',
  'class.begun': 'यह क्लास शुरू हो चुकी है, इसलिए यहाँ छोड़ी नहीं जा सकती। एजेंसी से कहें।',
  'contract.changed_meanwhile': 'कॉन्ट्रैक्ट की शर्तें बदल गई हैं। पेज दोबारा खोलें और फिर देखें।',
  'case.nothing_said': 'कॉन्ट्रैक्ट की फ़ोटो दें, या बताएँ कि उसमें क्या लिखा है: वेतन, नियोक्ता या कोई और बात।',
  'contract.no_terms': 'इस फ़ाइल में किसी कॉन्ट्रैक्ट की शर्तें नहीं हैं।',
  'message.not_found': 'ऐसा कोई मैसेज नहीं है।',
  'case.day_ahead': 'यह दिन अभी आया नहीं है। वह दिन चुनें जब आपने पैसे दिए।',
  'case.too_many': 'यहाँ और नहीं जोड़ा जा सकता। जो है, सब रहेगा। हमारे दफ़्तर में बात करें।',
  'ledger.not_found': 'ऐसा कोई हिसाब नहीं है।',
  'account.provider_taken': 'इस तरीक़े से कोई और खाता पहले से साइन इन करता है। पहले वहाँ से हटाएँ।',
  'account.only_way_in':
    'आपके खाते में जाने का यही एक रास्ता है। पहले पासवर्ड चुनें या पासकी जोड़ें, फिर इसे हटाएँ।',
  'session.not_recent':
    'आपको साइन इन किए 5 मिनट से ज़्यादा हो गए हैं। साइन आउट करें, फिर साइन इन करें, और तुरंत यह करें।',
  'session.wrong_credentials': 'ईमेल या पासवर्ड ग़लत है। दोनों देखें और फिर कोशिश करें।',
  'session.second_factor_required': 'इस खाते में दूसरा क़दम चालू है। अपने ऑथेंटिकेटर ऐप का कोड भी दें।',
  'session.wrong_code': 'यह कोड ग़लत है या इस्तेमाल हो चुका है। अगले कोड का इंतज़ार करें और फिर कोशिश करें।',
  'session.step_ended': 'बहुत देर हो गई। शुरू से फिर साइन इन करें।',
  'session.provider_failed': 'दूसरी सेवा से साइन इन नहीं हो सका। फिर कोशिश करें, या पासवर्ड लिखें।',
  'service.busy': 'अभी एक साथ बहुत कुछ भेजा या दिखाया जा रहा है। कुछ सेकंड बाद फिर कोशिश करें।',
  'account.mail_not_sent': 'मेल सर्वर ने मेल नहीं लिया, इसलिए कुछ नहीं भेजा गया। कुछ मिनट बाद फिर कोशिश करें।',
  'session.provider_unreachable':
    'दूसरी सेवा जवाब नहीं दे रही। एक मिनट बाद फिर कोशिश करें, या पासवर्ड लिखें।',
  'session.provider_other_person':
    'आपने वहाँ किसी और के नाम से साइन इन किया। उस खाते से साइन इन करें जो यहाँ जुड़ा है।',
  'session.provider_not_again':
    'दूसरी सेवा ने आपका पासवर्ड फिर नहीं माँगा। साइन आउट करें, फिर साइन इन करें, और तुरंत यह करें।',
  'session.provider_unconfirmed':
    'दूसरी सेवा यह नहीं कहती कि यह ईमेल आपका है। वहाँ उसे पक्का करें, या पासवर्ड लिखें।',
  'session.passkey_refused': 'पासकी नहीं चली। फिर कोशिश करें, या पासवर्ड लिखें।',
  'account.email_unconfirmed':
    'इस ईमेल का एक खाता है जिसका ईमेल कभी पक्का नहीं हुआ। उसके पासवर्ड से साइन इन करके पक्का करें, या नया पासवर्ड माँगें।',
  'account.link_ended': 'यह लिंक अब काम नहीं करता। लिंक एक बार और थोड़ी देर चलता है। नया माँगें।',
  'account.wrong_password': 'यह आपका पासवर्ड नहीं है। देखें और फिर कोशिश करें।',
  'account.password_weak':
    'इस पासवर्ड का अंदाज़ा आसानी से लग सकता है। कुछ ऐसे शब्द लें जिन्हें सिर्फ़ आप एक साथ लिखेंगे। अपना या संस्था का नाम न लें।',
  'passkey.not_found': 'आपके पास ऐसी कोई पासकी नहीं है।',
  'account.second_factor_missing': 'दूसरा क़दम चालू नहीं है। पहले उसे चालू करें।',
  'account.second_factor_on': 'दूसरा क़दम पहले से चालू है। पहले उसे बंद करें।',
  'account.email_taken': 'इस ईमेल से नया खाता नहीं बन सकता। साइन इन करें, या दूसरा ईमेल लिखें।',
  'setup.already_done': 'यह साइट पहले से चालू है। साइन इन करें।',
  'setup.wrong_link':
    'चालू करने का यह लिंक अब काम नहीं करता। Candor को फिर शुरू करें और उसका छापा लिंक खोलें।',
  'setup.required': 'यह साइट अभी चालू नहीं की गई है। सर्वर ने शुरू होते समय जो लिंक छापा, उसे खोलें।',
  'organisation.claims_authority':
    'यह नाम सरकार या सरकारी सेवा होने का दावा करता है। अपनी एजेंसी का रजिस्टर्ड नाम लिखें।',
  'organisation.kept_too_short':
    'आपके देश का क़ानून इसे और लंबे समय तक रखने को कहता है। कम से कम उतना समय चुनें, जितना क़ानून माँगता है।',
  'document.unsupported':
    'यह फ़ाइल JPEG, PNG, WebP, HEIC, TIFF, BMP या PDF नहीं है। काग़ज़ की फ़ोटो लें या उसे PDF में सेव करें।',
  'document.locked': 'इस PDF पर पासवर्ड लगा है। पासवर्ड से खोलकर इसे नई PDF में छापें और वही भेजें।',
  'document.too_large': 'यह फ़ाइल 15 MiB से बड़ी है। फ़ोटो कम रेज़ोल्यूशन में लें, या फिर स्कैन करें।',
  'document.too_many_pixels': 'इस फ़ाइल के एक पन्ने में 60 मेगापिक्सल से ज़्यादा हैं। कम रेज़ोल्यूशन में स्कैन करें।',
  'document.active_content':
    'इस PDF में पन्नों के अलावा भी कुछ है: स्क्रिप्ट, जुड़ी फ़ाइलें या अपने-आप चलने वाले काम। इसे नई PDF में छापें, या काग़ज़ की फ़ोटो लें।',
  'document.too_many_pages': 'इस फ़ाइल में 20 से ज़्यादा पन्ने हैं। सिर्फ़ इस काग़ज़ के पन्ने रखें।',
  'document.damaged':
    'यह फ़ाइल ख़राब है, या ऐसे लिखी गई है कि यहाँ दिखाई नहीं जा सकती। इसे ख़ुद खोलें, फिर से सेव करें और दोबारा कोशिश करें।',
  'document.empty': 'कोई फ़ाइल नहीं पहुँची। फ़ाइल फिर चुनें।',
  'viewing.ended': 'यह फ़ाइल बंद है। नंबर और एक्सेस कोड से इसे फिर खोलें।',
  'share.outside_viewing':
    'आपकी फ़ाइल सिर्फ़ कुछ काग़ज़ों के लिए खोली गई है। बाक़ी काग़ज़ शेयर करने के लिए पूरी फ़ाइल खोलें।',
}

/** That a licence number does not have its regulator's form, for each of the table. */
const licenceSentences = Object.fromEntries(
  regulators.map((each) => [
    formSentence(each),
    `इस विभाग (${each.name}) का लाइसेंस नंबर ऐसा नहीं होता। सही रूप: ${each.example}।`,
  ]),
)

/** The modules' English sentences, in Hindi. */
export const sentences: Readonly<Record<string, string>> = {
  ...bySentence(refusalTexts),
  ...byEnglish(publicProblems, problemTexts),
  ...byEnglish(checkTexts, adviceTexts),
  ...licenceSentences,
}
