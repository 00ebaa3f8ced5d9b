/**
 * The advice of the official checks (H5), in Hindi. Authorities and services keep the names
 * that stand on their own pages.
 */
export const adviceSentences: Readonly<Record<string, string>> = {
  'Rely only on what this service itself answers, on a device of your own.':
    'सिर्फ़ उसी पर भरोसा करें जो यह सेवा ख़ुद बताए, आपके अपने फ़ोन या कंप्यूटर पर।',
  'Give the name, the job and the date in the letter.': 'पत्र में लिखा नाम, काम और तारीख़ बताएँ।',
  'Give the name, the job, the wage and the date in the contract.':
    'कॉन्ट्रैक्ट में लिखा नाम, काम, वेतन और तारीख़ बताएँ।',
  'Keep your own copy. If you are given another contract later, compare each line before you sign.':
    'अपनी कॉपी अपने पास रखें। बाद में दूसरा कॉन्ट्रैक्ट दिया जाए, तो दस्तख़त करने से पहले हर लाइन मिलाएँ।',
  'Call the employer on a phone number from its own website. Do not use a number from the letter.':
    'नियोक्ता को उसकी अपनी वेबसाइट के नंबर पर फ़ोन करें। पत्र में लिखा नंबर इस्तेमाल न करें।',
  'Enter the booking reference and the family name.': 'बुकिंग रेफ़रेंस और उपनाम लिखें।',
  'Open the airline’s own website yourself, or call it. A printed ticket alone shows little.':
    'एयरलाइन की अपनी वेबसाइट ख़ुद खोलें, या उसे फ़ोन करें। सिर्फ़ छपे टिकट से ज़्यादा पता नहीं चलता।',
  'Give the number and the date of the medical form.': 'मेडिकल फ़ॉर्म का नंबर और तारीख़ बताएँ।',
  'Ask the clinic by a telephone number that you found yourself. Only the candidate may ask.':
    'क्लिनिक से उस फ़ोन नंबर पर पूछें जो आपने ख़ुद खोजा हो। सिर्फ़ उम्मीदवार पूछ सकते हैं।',
  'Give the number and the date printed on the paper.': 'काग़ज़ पर छपा नंबर और तारीख़ बताएँ।',
  'Ask the embassy or authority named on the paper. Use an address that you found yourself, not one from the paper.':
    'काग़ज़ पर जिस दूतावास या विभाग का नाम है, उससे पूछें। वह पता लें जो आपने ख़ुद खोजा हो, काग़ज़ वाला नहीं।',
  'Enter the passport number, date of birth, country of passport and the grant or transaction number.':
    'पासपोर्ट नंबर, जन्म की तारीख़, पासपोर्ट का देश और grant या transaction नंबर लिखें।',
  'Sign in to the account that made the application, or import it with its transaction reference number.':
    'जिस खाते से आवेदन किया गया, उसमें साइन इन करें, या आवेदन को उसके transaction reference नंबर से जोड़ें।',
  'Enter the application number or UCI, the family name, date of birth and place of birth.':
    'आवेदन नंबर या UCI, उपनाम, जन्म की तारीख़ और जन्म की जगह लिखें।',
  'Look for the name and address of the employer in the list for that quarter.':
    'उस तिमाही की सूची में नियोक्ता का नाम और पता खोजें।',
  'A missing name proves nothing yet, because the lists appear months later. Ask the employer too.':
    'नाम न मिले, तो इससे अभी कुछ साबित नहीं होता, क्योंकि सूचियाँ महीनों बाद आती हैं। नियोक्ता से भी पूछें।',
  'Enter the share code that the candidate made there, and the date of birth.':
    'उम्मीदवार ने वहाँ जो शेयर कोड बनाया, वह और जन्म की तारीख़ लिखें।',
  'Sign in with your UKVI account, or enter your permit number and date of birth.':
    'अपने UKVI खाते से साइन इन करें, या अपना परमिट नंबर और जन्म की तारीख़ लिखें।',
  'Search the site for the service. Then enter the passport details and the visa or application number.':
    'साइट पर यह सेवा खोजें। फिर पासपोर्ट की जानकारी और वीज़ा या आवेदन का नंबर लिखें।',
  'Look for the enquiry page. Then enter the number on the card or certificate and its expiry date.':
    'पूछताछ (enquiry) का पेज खोजें। फिर कार्ड या सर्टिफ़िकेट का नंबर और उस पर लिखी आख़िरी तारीख़ लिखें।',
  'Enter the passport number, the name in English letters and the date of birth.':
    'पासपोर्ट नंबर, अंग्रेज़ी अक्षरों में नाम और जन्म की तारीख़ लिखें।',
  'Enter the registration number and the issue date printed on the residence card.':
    'रेज़िडेंस कार्ड पर छपा रजिस्ट्रेशन नंबर और जारी होने की तारीख़ लिखें।',
  'Enter the passport number and nationality, or the application number on the paper.':
    'पासपोर्ट नंबर और नागरिकता लिखें, या काग़ज़ पर लिखा आवेदन नंबर।',
  'Enter the visa or application number and the passport number.':
    'वीज़ा या आवेदन का नंबर और पासपोर्ट नंबर लिखें।',
  'Enter the passport number, its expiry date and the nationality, or the file number.':
    'पासपोर्ट नंबर, उसकी आख़िरी तारीख़ और नागरिकता लिखें, या फ़ाइल नंबर।',
  'Enter the transaction number on the permit or offer, and the company’s number.':
    'परमिट या ऑफ़र पर लिखा transaction नंबर और कंपनी का नंबर लिखें।',
  'Enter the visa number, or the passport number and nationality.':
    'वीज़ा नंबर लिखें, या पासपोर्ट नंबर और नागरिकता।',
  'Enter the reference number on the certificate and the passport number.':
    'सर्टिफ़िकेट पर लिखा रेफ़रेंस नंबर और पासपोर्ट नंबर लिखें।',
  'Enter the passport number, or the number on the clearance card.':
    'पासपोर्ट नंबर, या क्लियरेंस कार्ड का नंबर लिखें।',
  'Enter the civil or residence number, or the permit number on the paper.':
    'सिविल या रेज़िडेंस नंबर लिखें, या काग़ज़ पर लिखा परमिट नंबर।',
  'Enter the CPR number, or the passport number and nationality.':
    'CPR नंबर लिखें, या पासपोर्ट नंबर और नागरिकता।',
  'Enter the work pass or application number, or the passport number and date of birth.':
    'वर्क पास या आवेदन का नंबर लिखें, या पासपोर्ट नंबर और जन्म की तारीख़।',
  'A visa for Italy is stuck into the passport by an embassy. Ask that embassy about a paper.':
    'इटली का वीज़ा दूतावास पासपोर्ट में चिपकाता है। किसी काग़ज़ के बारे में उसी दूतावास से पूछें।',
  'Enter the number on the receipt, or the file number.': 'रसीद का नंबर या फ़ाइल नंबर लिखें।',
  'Write to the office that is named on the paper, with its number and date.':
    'काग़ज़ पर जिस दफ़्तर का नाम है, उसे काग़ज़ का नंबर और तारीख़ देकर लिखें।',
  'Enter the passport number, or the labour approval number on the paper.':
    'पासपोर्ट नंबर लिखें, या काग़ज़ पर लिखा लेबर अप्रूवल (labour approval) नंबर।',
  'Look for the agency and the employer in the lists.': 'सूचियों में एजेंसी और नियोक्ता को खोजें।',
  'A name in a list says nothing about one paper. Ask the department about that.':
    'सूची में नाम होने से किसी एक काग़ज़ के बारे में कुछ पता नहीं चलता। वह विभाग से पूछें।',
  'Enter the file number on the paper and the date of birth.':
    'काग़ज़ पर लिखा फ़ाइल नंबर और जन्म की तारीख़ लिखें।',
  'The employer': 'नियोक्ता',
  'A telephone call to the employer': 'नियोक्ता को फ़ोन',
  'The airline': 'एयरलाइन',
  'The booking page or telephone line of the airline': 'एयरलाइन का बुकिंग पेज या फ़ोन',
  'The clinic that made the examination': 'जिस क्लिनिक ने जाँच की',
  'A telephone call or visit to the clinic': 'क्लिनिक को फ़ोन करना या वहाँ जाना',
  'The embassy or authority named on the paper': 'काग़ज़ पर लिखा दूतावास या विभाग',
  'A letter, call or visit': 'पत्र, फ़ोन या ख़ुद जाना',
}
