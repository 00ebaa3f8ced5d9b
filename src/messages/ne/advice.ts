/**
 * The advice of the official checks (H5), in Nepali. Authorities and services keep the names that
 * stand on their own pages.
 */
export const adviceSentences: Readonly<Record<string, string>> = {
  'Rely only on what this service itself answers, on a device of your own.':
    'आफ्नै फोन वा कम्प्युटरमा, यही सेवाले दिएको जवाफमा मात्र भर पर्नुहोस्।',
  'Give the name, the job and the date in the letter.': 'पत्रमा भएको नाम, काम र मिति भन्नुहोस्।',
  'Give the name, the job, the wage and the date in the contract.':
    'सम्झौतामा भएको नाम, काम, तलब र मिति भन्नुहोस्।',
  'Keep your own copy. If you are given another contract later, compare each line before you sign.':
    'आफूसँग कपी राख्नुहोस्। पछि अर्को सम्झौता दिइयो भने सही गर्नुअघि हरेक लाइन दाँज्नुहोस्।',
  'Call the employer on a phone number from its own website. Do not use a number from the letter.':
    'रोजगारदाताकै वेबसाइटको नम्बरमा फोन गर्नुहोस्। पत्रमा भएको नम्बर नचलाउनुहोस्।',
  'Enter the booking reference and the family name.': 'बुकिङ रेफरेन्स र थर लेख्नुहोस्।',
  'Open the airline’s own website yourself, or call it. A printed ticket alone shows little.':
    'एयरलाइन्सकै वेबसाइट आफैँ खोल्नुहोस्, वा फोन गर्नुहोस्। छापिएको टिकट मात्रले धेरै कुरा थाहा हुँदैन।',
  'Give the number and the date of the medical form.': 'मेडिकल फारमको नम्बर र मिति भन्नुहोस्।',
  'Ask the clinic by a telephone number that you found yourself. Only the candidate may ask.':
    'आफैँले खोजेको नम्बरमा क्लिनिकलाई फोन गरेर सोध्नुहोस्। उम्मेदवारले मात्र सोध्न पाउँछन्।',
  'Give the number and the date printed on the paper.': 'कागजमा छापिएको नम्बर र मिति भन्नुहोस्।',
  'Ask the embassy or authority named on the paper. Use an address that you found yourself, not one from the paper.':
    'कागजमा नाम भएको दूतावास वा निकायलाई सोध्नुहोस्। आफैँले खोजेको ठेगाना चलाउनुहोस्, कागजमा भएको होइन।',
  'Enter the passport number, date of birth, country of passport and the grant or transaction number.':
    'पासपोर्ट नम्बर, जन्म मिति, पासपोर्टको देश र ग्रान्ट वा ट्रान्ज्याक्सन नम्बर लेख्नुहोस्।',
  'Sign in to the account that made the application, or import it with its transaction reference number.':
    'आवेदन दिएको खातामा साइन इन गर्नुहोस्, वा ट्रान्ज्याक्सन रेफरेन्स नम्बरले आवेदन ल्याउनुहोस्।',
  'Enter the application number or UCI, the family name, date of birth and place of birth.':
    'आवेदन नम्बर वा UCI, थर, जन्म मिति र जन्मस्थान लेख्नुहोस्।',
  'Look for the name and address of the employer in the list for that quarter.':
    'त्यो तीन महिनाको सूचीमा रोजगारदाताको नाम र ठेगाना खोज्नुहोस्।',
  'A missing name proves nothing yet, because the lists appear months later. Ask the employer too.':
    'नाम नहुँदैमा केही थाहा हुँदैन, किनभने सूची महिनौँपछि निस्कन्छ। रोजगारदातालाई पनि सोध्नुहोस्।',
  'Enter the share code that the candidate made there, and the date of birth.':
    'उम्मेदवारले त्यहाँ बनाएको सेयर कोड र जन्म मिति लेख्नुहोस्।',
  'Sign in with your UKVI account, or enter your permit number and date of birth.':
    'आफ्नो UKVI खाताले साइन इन गर्नुहोस्, वा परमिट नम्बर र जन्म मिति लेख्नुहोस्।',
  'Search the site for the service. Then enter the passport details and the visa or application number.':
    'त्यो साइटमा यो सेवा खोज्नुहोस्। अनि पासपोर्टको विवरण र भिसा वा आवेदनको नम्बर लेख्नुहोस्।',
  'Look for the enquiry page. Then enter the number on the card or certificate and its expiry date.':
    'सोधपुछको पेज खोज्नुहोस्। अनि कार्ड वा प्रमाणपत्रको नम्बर र म्याद सकिने मिति लेख्नुहोस्।',
  'Enter the passport number, the name in English letters and the date of birth.':
    'पासपोर्ट नम्बर, अंग्रेजी अक्षरमा नाम र जन्म मिति लेख्नुहोस्।',
  'Enter the registration number and the issue date printed on the residence card.':
    'रेसिडेन्स कार्डमा छापिएको दर्ता नम्बर र जारी मिति लेख्नुहोस्।',
  'Enter the passport number and nationality, or the application number on the paper.':
    'पासपोर्ट नम्बर र राष्ट्रियता, वा कागजमा भएको आवेदन नम्बर लेख्नुहोस्।',
  'Enter the visa or application number and the passport number.':
    'भिसा वा आवेदनको नम्बर र पासपोर्ट नम्बर लेख्नुहोस्।',
  'Enter the passport number, its expiry date and the nationality, or the file number.':
    'पासपोर्ट नम्बर, त्यसको म्याद सकिने मिति र राष्ट्रियता, वा फाइल नम्बर लेख्नुहोस्।',
  'Enter the transaction number on the permit or offer, and the company’s number.':
    'परमिट वा अफरमा भएको ट्रान्ज्याक्सन नम्बर र कम्पनीको नम्बर लेख्नुहोस्।',
  'Enter the visa number, or the passport number and nationality.':
    'भिसा नम्बर, वा पासपोर्ट नम्बर र राष्ट्रियता लेख्नुहोस्।',
  'Enter the reference number on the certificate and the passport number.':
    'प्रमाणपत्रमा भएको रेफरेन्स नम्बर र पासपोर्ट नम्बर लेख्नुहोस्।',
  'Enter the passport number, or the number on the clearance card.':
    'पासपोर्ट नम्बर, वा क्लियरेन्स कार्डको नम्बर लेख्नुहोस्।',
  'Enter the civil or residence number, or the permit number on the paper.':
    'सिभिल वा रेसिडेन्स नम्बर, वा कागजमा भएको परमिट नम्बर लेख्नुहोस्।',
  'Enter the CPR number, or the passport number and nationality.':
    'CPR नम्बर, वा पासपोर्ट नम्बर र राष्ट्रियता लेख्नुहोस्।',
  'Enter the work pass or application number, or the passport number and date of birth.':
    'वर्क पास वा आवेदनको नम्बर, वा पासपोर्ट नम्बर र जन्म मिति लेख्नुहोस्।',
  'A visa for Italy is stuck into the passport by an embassy. Ask that embassy about a paper.':
    'इटालीको भिसा दूतावासले पासपोर्टमा टाँसिदिन्छ। कागजबारे त्यही दूतावासलाई सोध्नुहोस्।',
  'Enter the number on the receipt, or the file number.': 'रसिदको नम्बर, वा फाइल नम्बर लेख्नुहोस्।',
  'Write to the office that is named on the paper, with its number and date.':
    'कागजमा नाम भएको कार्यालयलाई, कागजको नम्बर र मिति राखेर लेख्नुहोस्।',
  'Enter the passport number, or the labour approval number on the paper.':
    'पासपोर्ट नम्बर, वा कागजमा भएको श्रम स्वीकृति नम्बर लेख्नुहोस्।',
  'Look for the agency and the employer in the lists.': 'सूचीमा एजेन्सी र रोजगारदाता खोज्नुहोस्।',
  'A name in a list says nothing about one paper. Ask the department about that.':
    'सूचीमा नाम हुँदैमा एउटा कागजबारे केही थाहा हुँदैन। त्यसबारे विभागलाई सोध्नुहोस्।',
  'Enter the file number on the paper and the date of birth.':
    'कागजमा भएको फाइल नम्बर र जन्म मिति लेख्नुहोस्।',
  'The employer': 'रोजगारदाता',
  'A telephone call to the employer': 'रोजगारदातालाई फोन',
  'The airline': 'एयरलाइन्स',
  'The booking page or telephone line of the airline': 'एयरलाइन्सको बुकिङ पेज वा फोन',
  'The clinic that made the examination': 'स्वास्थ्य जाँच गर्ने क्लिनिक',
  'A telephone call or visit to the clinic': 'क्लिनिकमा फोन गर्ने वा आफैँ जाने',
  'The embassy or authority named on the paper': 'कागजमा नाम भएको दूतावास वा निकाय',
  'A letter, call or visit': 'पत्र, फोन वा आफैँ जाने',
}
