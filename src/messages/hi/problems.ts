/**
 * What the schemas of the public forms say, in Hindi. A test sends every message of these schemas
 * through and fails when one is missing.
 */
export const problemSentences: Readonly<Record<string, string>> = {
  'Email is required': 'ईमेल लिखना ज़रूरी है',
  'Please input valid email': 'ईमेल ठीक से लिखें',
  'Password is required': 'पासवर्ड लिखना ज़रूरी है',
  'Password did not match': 'दोनों पासवर्ड एक जैसे नहीं हैं',
  'The password needs at least 10 characters': 'पासवर्ड में कम से कम 10 अक्षर चाहिए',
  'The password can have at most 128 characters': 'पासवर्ड में ज़्यादा से ज़्यादा 128 अक्षर हो सकते हैं',
  'Name is required': 'नाम लिखना ज़रूरी है',
  'The name can have at most 120 characters': 'नाम में ज़्यादा से ज़्यादा 120 अक्षर हो सकते हैं',
  'Choose papers from the list.': 'सूची में से काग़ज़ चुनें।',
  'Choose at least one paper.': 'कम से कम एक काग़ज़ चुनें।',
  'Choose for whom the share is.': 'चुनें कि शेयर किसके लिए है।',
  'Give the share a name, so that you know it again.':
    'शेयर को एक नाम दें, ताकि आप उसे बाद में पहचान सकें।',
  'The name is longer than 80 characters. Shorten it.': 'नाम 80 अक्षरों से लंबा है। छोटा करें।',
  'Choose between 1 and 90 days.': '1 से 90 दिन के बीच चुनें।',
  'Say what is wrong.': 'बताएँ कि क्या ग़लत है।',
  'This is longer than 1,000 characters. Shorten it.': 'यह 1,000 अक्षरों से लंबा है। छोटा करें।',
  'This is longer than 100,000 characters. Shorten it.': 'यह 1,00,000 अक्षरों से लंबा है। छोटा करें।',
  'Type your name as in your passport.': 'अपना नाम वैसे लिखें जैसे पासपोर्ट में है।',
  'The name is longer than 200 characters. Shorten it.': 'नाम 200 अक्षरों से लंबा है। छोटा करें।',
  'Type your passport number or your reference number.': 'अपना पासपोर्ट नंबर या रेफ़रेंस नंबर लिखें।',
  'The number is longer than 60 characters. Compare it with the paper.':
    'नंबर 60 अक्षरों से लंबा है। उसे काग़ज़ से मिलाएँ।',
  'Type a phone number or an email where we can reach you.':
    'फ़ोन नंबर या ईमेल लिखें जिस पर हम आपसे बात कर सकें।',
  'Say what happened.': 'बताएँ कि क्या हुआ।',
  'Choose whom the complaint is about.': 'चुनें कि शिकायत किसकी है।',
  'Choose a country of the list, or leave it open.': 'सूची में से देश चुनें, या ख़ाली छोड़ें।',
  'Choose whether we get the complaint.': 'चुनें कि शिकायत हमें मिले या नहीं।',
  'The complaint is longer than 4,000 characters. Shorten it.':
    'शिकायत 4,000 अक्षरों से लंबी है। छोटी करें।',
  'The contact is longer than 200 characters. Shorten it.': 'संपर्क 200 अक्षरों से लंबा है। छोटा करें।',
  'The report is longer than 4,000 characters. Shorten it.':
    'लिखा हुआ 4,000 अक्षरों से लंबा है। छोटा करें।',
  'The address is longer than 500 characters. Shorten it.': 'पता 500 अक्षरों से लंबा है। छोटा करें।',
  'Name of the organisation is required': 'संस्था का नाम लिखना ज़रूरी है',
  'Licence number is required': 'लाइसेंस नंबर लिखना ज़रूरी है',
  'Licensing authority is required': 'लाइसेंस देने वाले विभाग का नाम लिखना ज़रूरी है',
  'Your name is required': 'आपका नाम लिखना ज़रूरी है',
  'Name of the organisation is longer than 80 characters. Shorten it.':
    'संस्था का नाम 80 अक्षरों से लंबा है। छोटा करें।',
  'Licence number is longer than 60 characters. Shorten it.':
    'लाइसेंस नंबर 60 अक्षरों से लंबा है। छोटा करें।',
  'Licensing authority is longer than 120 characters. Shorten it.':
    'लाइसेंस देने वाले विभाग का नाम 120 अक्षरों से लंबा है। छोटा करें।',
  'Your name is longer than 120 characters. Shorten it.': 'आपका नाम 120 अक्षरों से लंबा है। छोटा करें।',
  'Write the wage in figures, such as 1200 or 1200.50, and choose its currency.':
    'वेतन अंकों में लिखें, जैसे 1200 या 1200.50, और मुद्रा चुनें।',
  'The employer is longer than 200 characters. Shorten it.':
    'नियोक्ता का नाम 200 अक्षरों से लंबा है। छोटा करें।',
  'Choose what the money was for.': 'चुनें कि पैसे किस बात के थे।',
  'Write the sum in figures, such as 5000 or 5000.50, and choose its currency.':
    'रक़म अंकों में लिखें, जैसे 5000 या 5000.50, और मुद्रा चुनें।',
  'Say to whom you paid it.': 'बताएँ कि आपने किसको दिए।',
  'This is longer than 200 characters. Shorten it.': 'यह 200 अक्षरों से लंबा है। छोटा करें।',
  'Choose the day on which you paid.': 'वह दिन चुनें जब आपने पैसे दिए।',
  'Choose an entry from the list.': 'सूची में से एक हिसाब चुनें।',
  'The note is longer than 2,000 characters. Shorten it.': 'नोट 2,000 अक्षरों से लंबा है। छोटा करें।',
  'Say what should be there instead.': 'बताएँ कि इसकी जगह क्या होना चाहिए।',
  'This is longer than 500 characters. Shorten it.': 'यह 500 अक्षरों से लंबा है। छोटा करें।',
  'The note is longer than 1,000 characters. Shorten it.': 'नोट 1,000 अक्षरों से लंबा है। छोटा करें।',
  'Type the access code.': 'एक्सेस कोड लिखें।',
}
