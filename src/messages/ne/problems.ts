/**
 * What the schemas of the public forms say, in Nepali. A test sends every message of these schemas
 * through and fails when one is missing.
 */
export const problemSentences: Readonly<Record<string, string>> = {
  'Email is required': 'इमेल लेख्नुहोस्',
  'Please input valid email': 'इमेल ठीकसँग लेख्नुहोस्',
  'Password is required': 'पासवर्ड लेख्नुहोस्',
  'Password did not match': 'दुई पासवर्ड मिलेनन्',
  'The password needs at least 10 characters': 'पासवर्डमा कम्तीमा १० अक्षर चाहिन्छ',
  'The password can have at most 128 characters': 'पासवर्डमा बढीमा १२८ अक्षर हुन सक्छ',
  'Name is required': 'नाम लेख्नुहोस्',
  'The name can have at most 120 characters': 'नाममा बढीमा १२० अक्षर हुन सक्छ',
  'Choose papers from the list.': 'सूचीबाट कागज छान्नुहोस्।',
  'Choose at least one paper.': 'कम्तीमा एउटा कागज छान्नुहोस्।',
  'Choose for whom the share is.': 'सेयर कसका लागि हो, छान्नुहोस्।',
  'Give the share a name, so that you know it again.': 'पछि चिन्न सकियोस् भनेर सेयरलाई नाम दिनुहोस्।',
  'The name is longer than 80 characters. Shorten it.': 'नाम ८० अक्षरभन्दा लामो छ। छोटो पार्नुहोस्।',
  'Choose between 1 and 90 days.': '१ देखि ९० दिनसम्म छान्नुहोस्।',
  'Say what is wrong.': 'के गलत छ, लेख्नुहोस्।',
  'This is longer than 1,000 characters. Shorten it.': 'यो १,००० अक्षरभन्दा लामो छ। छोटो पार्नुहोस्।',
  'This is longer than 100,000 characters. Shorten it.':
    'यो १,००,००० अक्षरभन्दा लामो छ। छोटो पार्नुहोस्।',
  'Type your name as in your passport.': 'आफ्नो नाम पासपोर्टमा भएजस्तै लेख्नुहोस्।',
  'The name is longer than 200 characters. Shorten it.': 'नाम २०० अक्षरभन्दा लामो छ। छोटो पार्नुहोस्।',
  'Type your passport number or your reference number.': 'आफ्नो पासपोर्ट नम्बर वा रेफरेन्स नम्बर लेख्नुहोस्।',
  'The number is longer than 60 characters. Compare it with the paper.':
    'नम्बर ६० अक्षरभन्दा लामो छ। कागजसँग दाँज्नुहोस्।',
  'Type a phone number or an email where we can reach you.':
    'हामीले सम्पर्क गर्ने फोन नम्बर वा इमेल लेख्नुहोस्।',
  'Say what happened.': 'के भयो, लेख्नुहोस्।',
  'Choose whom the complaint is about.': 'उजुरी कसको बारेमा हो, छान्नुहोस्।',
  'Choose a country of the list, or leave it open.': 'सूचीबाट देश छान्नुहोस्, वा खाली छोड्नुहोस्।',
  'Choose whether we get the complaint.': 'उजुरी हामीले पाउने कि नपाउने, छान्नुहोस्।',
  'The complaint is longer than 4,000 characters. Shorten it.':
    'उजुरी ४,००० अक्षरभन्दा लामो छ। छोटो पार्नुहोस्।',
  'The contact is longer than 200 characters. Shorten it.':
    'सम्पर्क २०० अक्षरभन्दा लामो छ। छोटो पार्नुहोस्।',
  'The report is longer than 4,000 characters. Shorten it.':
    'खबर ४,००० अक्षरभन्दा लामो छ। छोटो पार्नुहोस्।',
  'The address is longer than 500 characters. Shorten it.':
    'ठेगाना ५०० अक्षरभन्दा लामो छ। छोटो पार्नुहोस्।',
  'Name of the organisation is required': 'संस्थाको नाम लेख्नुहोस्',
  'Licence number is required': 'लाइसेन्स नम्बर लेख्नुहोस्',
  'Licensing authority is required': 'लाइसेन्स दिने निकाय लेख्नुहोस्',
  'Your name is required': 'आफ्नो नाम लेख्नुहोस्',
  'Name of the organisation is longer than 80 characters. Shorten it.':
    'संस्थाको नाम ८० अक्षरभन्दा लामो छ। छोटो पार्नुहोस्।',
  'Licence number is longer than 60 characters. Shorten it.':
    'लाइसेन्स नम्बर ६० अक्षरभन्दा लामो छ। छोटो पार्नुहोस्।',
  'Licensing authority is longer than 120 characters. Shorten it.':
    'लाइसेन्स दिने निकायको नाम १२० अक्षरभन्दा लामो छ। छोटो पार्नुहोस्।',
  'Your name is longer than 120 characters. Shorten it.':
    'तपाईंको नाम १२० अक्षरभन्दा लामो छ। छोटो पार्नुहोस्।',
  'Write the wage in figures, such as 1200 or 1200.50, and choose its currency.':
    'तलब अंकमा लेख्नुहोस्, जस्तै 1200 वा 1200.50, र कुन देशको पैसा हो छान्नुहोस्।',
  'The employer is longer than 200 characters. Shorten it.':
    'रोजगारदाताको नाम २०० अक्षरभन्दा लामो छ। छोटो पार्नुहोस्।',
  'Choose what the money was for.': 'पैसा केका लागि तिर्नुभयो, छान्नुहोस्।',
  'Write the sum in figures, such as 5000 or 5000.50, and choose its currency.':
    'रकम अंकमा लेख्नुहोस्, जस्तै 5000 वा 5000.50, र कुन देशको पैसा हो छान्नुहोस्।',
  'Say to whom you paid it.': 'कसलाई तिर्नुभयो, लेख्नुहोस्।',
  'This is longer than 200 characters. Shorten it.': 'यो २०० अक्षरभन्दा लामो छ। छोटो पार्नुहोस्।',
  'Choose the day on which you paid.': 'पैसा तिरेको दिन छान्नुहोस्।',
  'Choose an entry from the list.': 'सूचीबाट एउटा भुक्तानी छान्नुहोस्।',
  'The note is longer than 2,000 characters. Shorten it.':
    'यो लेख २,००० अक्षरभन्दा लामो छ। छोटो पार्नुहोस्।',
  'Say what should be there instead.': 'त्यसको सट्टा के हुनुपर्छ, लेख्नुहोस्।',
  'This is longer than 500 characters. Shorten it.': 'यो ५०० अक्षरभन्दा लामो छ। छोटो पार्नुहोस्।',
  'The note is longer than 1,000 characters. Shorten it.':
    'यो लेख १,००० अक्षरभन्दा लामो छ। छोटो पार्नुहोस्।',
  'Type the access code.': 'एक्सेस कोड लेख्नुहोस्।',
}
