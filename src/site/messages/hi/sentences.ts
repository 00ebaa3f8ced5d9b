import { adviceSentences } from '#messages/hi/advice'
import { problemSentences } from '#messages/hi/problems'
import { sharedRefusalSentences } from '#messages/hi/refusals'
import { formSentence, regulators } from '#modules/organisation/schema'
import type { PublicRefusal } from '../public-refusals.ts'

/** Each sentence of a refusal that a public page can show; a new one without Hindi fails the type check. */
const refusalSentences: Record<PublicRefusal, string> = {
  ...sharedRefusalSentences,
  'No new accounts can be made: this agency is closing.': 'नए खाते नहीं बन सकते: यह एजेंसी बंद हो रही है।',
  'There is no such class.': 'ऐसी कोई क्लास नहीं है।',
  'This class cannot be selected now. Look at the classes that are open.':
    'यह क्लास अभी नहीं चुनी जा सकती। खुली क्लासें देखें।',
  'This class is selected already.': 'यह क्लास पहले से चुनी हुई है।',
  'This class is not selected, or not any more.': 'यह क्लास चुनी हुई नहीं है, या अब नहीं है।',
  'This class has begun, so it cannot be left here. Ask the agency.':
    'यह क्लास शुरू हो चुकी है, इसलिए यहाँ छोड़ी नहीं जा सकती। एजेंसी से कहें।',
  'The terms of the contract were changed. Reload and look again.':
    'कॉन्ट्रैक्ट की शर्तें बदल गई हैं। पेज दोबारा खोलें और फिर देखें।',
  'Add a photo of the contract, or say what it names: the wage, the employer or a note.':
    'कॉन्ट्रैक्ट की फ़ोटो दें, या बताएँ कि उसमें क्या लिखा है: वेतन, नियोक्ता या कोई और बात।',
  'Twenty other contracts are kept for this file already. All of them stay.':
    'इस फ़ाइल में बीस दूसरे कॉन्ट्रैक्ट पहले से रखे हैं। वे सब रहेंगे।',
  'There is no such report of a contract.': 'ऐसा कोई कॉन्ट्रैक्ट नहीं बताया गया है।',
  'This report is answered already. An answer stays as it was given.':
    'इसका जवाब दिया जा चुका है। जवाब वैसा ही रहता है जैसा दिया गया।',
  'There is no such entry of a candidate.': 'उम्मीदवार का लिखा ऐसा कुछ नहीं है।',
  'This is answered already. An answer stays as it was given.':
    'इसका जवाब दिया जा चुका है। जवाब वैसा ही रहता है जैसा दिया गया।',
  'A hundred entries of your own are kept already. All of them stay.':
    'आपके लिखे सौ हिसाब पहले से रखे हैं। वे सब रहेंगे।',
  'This day has not come yet. Choose the day on which you paid.':
    'यह दिन अभी आया नहीं है। वह दिन चुनें जब आपने पैसे दिए।',
  'There are no terms of a contract in this file.': 'इस फ़ाइल में किसी कॉन्ट्रैक्ट की शर्तें नहीं हैं।',
  'There is no such message.': 'ऐसा कोई मैसेज नहीं है।',
  'There is no such entry.': 'ऐसा कोई हिसाब नहीं है।',
  'You have said that this entry is wrong. The agency has not answered yet.':
    'आप बता चुके हैं कि यह हिसाब ग़लत है। एजेंसी ने अभी जवाब नहीं दिया है।',
  'Another account signs in that way already. Disconnect it there first.':
    'इस तरीक़े से कोई और खाता पहले से साइन इन करता है। पहले वहाँ से हटाएँ।',
  'This is the only way into your account. Choose a password or add a passkey first, then disconnect it.':
    'आपके खाते में जाने का यही एक रास्ता है। पहले पासवर्ड चुनें या पासकी जोड़ें, फिर इसे हटाएँ।',
  'You signed in more than 5 minutes ago. Sign out, sign in again, and do this at once.':
    'आपको साइन इन किए 5 मिनट से ज़्यादा हो गए हैं। साइन आउट करें, फिर साइन इन करें, और तुरंत यह करें।',
  'The email or the password is wrong. Check both and try again.':
    'ईमेल या पासवर्ड ग़लत है। दोनों देखें और फिर कोशिश करें।',
  'This account has a second factor. Send the code of your authenticator app too.':
    'इस खाते में दूसरा क़दम चालू है। अपने ऑथेंटिकेटर ऐप का कोड भी दें।',
  'This code is wrong or was used already. Wait for the next one and try again.':
    'यह कोड ग़लत है या इस्तेमाल हो चुका है। अगले कोड का इंतज़ार करें और फिर कोशिश करें।',
  'This took too long. Sign in again from the start.': 'बहुत देर हो गई। शुरू से फिर साइन इन करें।',
  'Signing in with the other service did not work. Try again, or use your password.':
    'दूसरी सेवा से साइन इन नहीं हो सका। फिर कोशिश करें, या पासवर्ड लिखें।',
  'Too much is being sent or shown at the moment. Try again in a few seconds.':
    'अभी एक साथ बहुत कुछ भेजा या दिखाया जा रहा है। कुछ सेकंड बाद फिर कोशिश करें।',
  'The mail server did not take the mail, so none was sent. Try again in a few minutes.':
    'मेल सर्वर ने मेल नहीं लिया, इसलिए कुछ नहीं भेजा गया। कुछ मिनट बाद फिर कोशिश करें।',
  'The other service does not answer. Try again in a minute, or use your password.':
    'दूसरी सेवा जवाब नहीं दे रही। एक मिनट बाद फिर कोशिश करें, या पासवर्ड लिखें।',
  'You signed in there as somebody else. Sign in with the account that is connected here.':
    'आपने वहाँ किसी और के नाम से साइन इन किया। उस खाते से साइन इन करें जो यहाँ जुड़ा है।',
  'The other service did not ask for your password again. Sign out, sign in again, and do this at once.':
    'दूसरी सेवा ने आपका पासवर्ड फिर नहीं माँगा। साइन आउट करें, फिर साइन इन करें, और तुरंत यह करें।',
  'The other service does not say that this email is yours. Confirm it there, or use your password.':
    'दूसरी सेवा यह नहीं कहती कि यह ईमेल आपका है। वहाँ उसे पक्का करें, या पासवर्ड लिखें।',
  'The passkey was not accepted. Try again, or use your password.':
    'पासकी नहीं चली। फिर कोशिश करें, या पासवर्ड लिखें।',
  'There is an account with this email whose email was never confirmed. Sign in with its password and confirm it, or ask for a new password.':
    'इस ईमेल का एक खाता है जिसका ईमेल कभी पक्का नहीं हुआ। उसके पासवर्ड से साइन इन करके पक्का करें, या नया पासवर्ड माँगें।',
  'This link no longer works. It works once and not for long. Ask for a new one.':
    'यह लिंक अब काम नहीं करता। लिंक एक बार और थोड़ी देर चलता है। नया माँगें।',
  'This is not your password. Check it and try again.': 'यह आपका पासवर्ड नहीं है। देखें और फिर कोशिश करें।',
  'This password is too easy to guess. Take several words that only you would put together, and no name of yours or of the organisation.':
    'इस पासवर्ड का अंदाज़ा आसानी से लग सकता है। कुछ ऐसे शब्द लें जिन्हें सिर्फ़ आप एक साथ लिखेंगे। अपना या संस्था का नाम न लें।',
  'You have no such passkey.': 'आपके पास ऐसी कोई पासकी नहीं है।',
  'The second factor is not on. Turn it on first.': 'दूसरा क़दम चालू नहीं है। पहले उसे चालू करें।',
  'The second factor is on already. Turn it off first.': 'दूसरा क़दम पहले से चालू है। पहले उसे बंद करें।',
  'This email cannot be used for a new account. Sign in instead, or use another email.':
    'इस ईमेल से नया खाता नहीं बन सकता। साइन इन करें, या दूसरा ईमेल लिखें।',
  'This installation is set up already. Sign in instead.': 'यह साइट पहले से चालू है। साइन इन करें।',
  'This set-up link does not work any more. Start Candor again and use the link that it prints.':
    'चालू करने का यह लिंक अब काम नहीं करता। Candor को फिर शुरू करें और उसका छापा लिंक खोलें।',
  'This installation is not set up yet. Open the set-up link that the server printed when it started.':
    'यह साइट अभी चालू नहीं की गई है। सर्वर ने शुरू होते समय जो लिंक छापा, उसे खोलें।',
  'This name claims to be a government or one of its services. Use the registered name of your agency.':
    'यह नाम सरकार या सरकारी सेवा होने का दावा करता है। अपनी एजेंसी का रजिस्टर्ड नाम लिखें।',
  'The law of your country asks that this is kept for longer. Choose at least the time that it asks for.':
    'आपके देश का क़ानून इसे और लंबे समय तक रखने को कहता है। कम से कम उतना समय चुनें, जितना क़ानून माँगता है।',
  'This file is not a JPEG, PNG, WebP or PDF. Take a photo of the paper or save it as a PDF.':
    'यह फ़ाइल JPEG, PNG, WebP या PDF नहीं है। काग़ज़ की फ़ोटो लें या उसे PDF में सेव करें।',
  'This file is larger than 15 MiB. Take the photo in a lower resolution or scan it again.':
    'यह फ़ाइल 15 MiB से बड़ी है। फ़ोटो कम रेज़ोल्यूशन में लें, या फिर स्कैन करें।',
  'A page of this file has more than 60 megapixels. Scan it in a lower resolution.':
    'इस फ़ाइल के एक पन्ने में 60 मेगापिक्सल से ज़्यादा हैं। कम रेज़ोल्यूशन में स्कैन करें।',
  'This PDF has more than pages: script, attached files or actions. Print it to a new PDF, or take a photo of the paper.':
    'इस PDF में पन्नों के अलावा भी कुछ है: स्क्रिप्ट, जुड़ी फ़ाइलें या अपने-आप चलने वाले काम। इसे नई PDF में छापें, या काग़ज़ की फ़ोटो लें।',
  'This PDF has more than 20 pages. Keep only the pages of this paper.':
    'इस PDF में 20 से ज़्यादा पन्ने हैं। सिर्फ़ इस काग़ज़ के पन्ने रखें।',
  'This file is damaged or protected and cannot be shown. Open it yourself, save it again and try once more.':
    'यह फ़ाइल ख़राब है या ताला लगा है, इसलिए दिखाई नहीं जा सकती। इसे ख़ुद खोलें, फिर से सेव करें और दोबारा कोशिश करें।',
  'No file arrived. Choose the file again.': 'कोई फ़ाइल नहीं पहुँची। फ़ाइल फिर चुनें।',
  'This file is closed. Open it again with the number and the access code.':
    'यह फ़ाइल बंद है। नंबर और एक्सेस कोड से इसे फिर खोलें।',
  'Your file was opened for some papers only. Open the whole file to share the other papers.':
    'आपकी फ़ाइल सिर्फ़ कुछ काग़ज़ों के लिए खोली गई है। बाक़ी काग़ज़ शेयर करने के लिए पूरी फ़ाइल खोलें।',
}

/** That a licence number is not like those of its regulator, for each of the table. */
const licenceSentences = Object.fromEntries(
  regulators.map((each) => [
    formSentence(each),
    `इस विभाग (${each.name}) का लाइसेंस नंबर ऐसा नहीं होता। सही रूप: ${each.example}।`,
  ]),
)

/** What the modules say in English, in Hindi. */
export const sentences: Readonly<Record<string, string>> = {
  ...refusalSentences,
  ...problemSentences,
  ...adviceSentences,
  ...licenceSentences,
}
