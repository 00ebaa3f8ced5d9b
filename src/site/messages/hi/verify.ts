import type { Words } from '../words.ts'

/** Each verdict stays within what the organisation can know (H4), in Hindi as in English. */
export const verifyWords: Words['verify'] = {
  title: 'काग़ज़ मिलाकर देखें',
  lead: (organisation) => `क्या आपके हाथ का काग़ज़ वही है जिसकी कॉपी ${organisation} के पास है?`,
  byFile: 'फ़ाइल मिलाएँ',
  byFileLead:
    'फ़ाइल जैसी मिली थी, ठीक वैसी ही चुनें। काग़ज़ की फ़ोटो या स्क्रीनशॉट मेल नहीं खाएगा। हम सिर्फ़ मिलाते हैं, रखते नहीं।',
  file: 'फ़ाइल',
  fileHint: 'JPEG, PNG, WebP, HEIC, TIFF, BMP या PDF, ज़्यादा से ज़्यादा 15 MiB',
  compare: 'फ़ाइल मिलाएँ',
  stays: 'सिर्फ़ फ़ाइल की डिजिटल पहचान भेजी जाती है। फ़ाइल आपके फ़ोन या कंप्यूटर में ही रहती है।',
  working: 'डिजिटल पहचान निकाली जा रही है …',
  fileMissing: 'पहले एक फ़ाइल चुनें',
  tooLarge:
    'हम इसे नहीं मिला सकते, एजेंसी से पूछें। फ़ाइल 15 MiB से बड़ी है, और इतनी बड़ी फ़ाइल हमारे पास कोई नहीं है।',
  byReference: 'रेफ़रेंस लिखें',
  byReferenceLead: 'यह हमारी पर्ची पर और हमारी कॉपियों के ऊपर लिखा होता है।',
  reference: 'हमारा रेफ़रेंस',
  referenceHint: 'CR- और आठ अक्षर और अंक, जैसे CR-7K2M9QXD',
  lookUp: 'रेफ़रेंस खोजें',
  referenceMissing: 'रेफ़रेंस लिखें',
  byReceipt: 'रसीद मिलाएँ',
  byReceiptLead: 'हमारी रसीद पर एक नंबर होता है, और उसके पास एक जाँच कोड।',
  receipt: 'रसीद नंबर',
  receiptHint: 'जैसे 2026-000001, या RC-7K2M9-QXD4T-68',
  receiptCheck: 'जाँच कोड',
  receiptCheckHint: 'आठ अक्षर और अंक, जैसे 7K2M-9QXD',
  lookUpReceipt: 'रसीद खोजें',
  receiptMissing: 'रसीद का नंबर लिखें',
  receiptCheckMissing: 'नंबर के पास छपा जाँच कोड लिखें',
  receiptIssued: (organisation) => `यह रसीद ${organisation} ने दी है।`,
  refundIssued: (organisation) => `यह रसीद ${organisation} ने लौटाए गए पैसों के लिए दी है।`,
  refundDay: 'लौटाने की तारीख़',
  receiptAmount: 'रक़म',
  receiptDay: 'पैसे मिलने की तारीख़',
  receiptCorrected: (organisation, date) =>
    `${date} को ${organisation} ने इस रसीद का हिसाब ठीक किया। सही रसीद हमसे माँगें।`,
  receiptUnknown: (organisation) =>
    `${organisation} इस रसीद की पुष्टि नहीं कर सकती। हर अक्षर और अंक फिर देखें, या हमसे पूछें।`,
  receiptLimits: 'इससे क्या पता नहीं चलता',
  receiptLimitsText: {
    who: 'पैसे किसने दिए, और किस बात के।',
    compare:
      'नंबर, रक़म और तारीख़ अपने हाथ के काग़ज़ से मिलाएँ। एक भी अलग हो, तो यह हमारी दी हुई रसीद नहीं है।',
    nothingElse: 'रसीद एक निजी काग़ज़ है। यह किसी वीज़ा या परमिट के बारे में कुछ नहीं बताती।',
  },
  receiptOutcomes: { issued: 'यह रसीद हमने दी है', unknown: 'हम इस रसीद की पुष्टि नहीं कर सकते' },
  result: 'हम आपको क्या बता सकते हैं',
  outcomes: {
    same: 'यह वही फ़ाइल है जो हमारे पास है',
    copy: 'यह इस साइट पर दिखाई गई एक कॉपी है',
    superseded: 'यह पुराना स्कैन है: हमारे पास नया है',
    different: 'यह फ़ाइल हमारे पास नहीं है',
    cannot: 'हम इसे नहीं मिला सकते',
  },
  same: (organisation, date) => `यह वही फ़ाइल है जो ${date} से ${organisation} के पास है।`,
  copy: (organisation, date) =>
    `यह इस साइट पर दिखाई गई एक कॉपी है। यह उस काग़ज़ से बनी है जो ${date} से ${organisation} के पास है।`,
  documents: (documents) => `इसमें ${documents} काग़ज़ हैं।`,
  kind: (label) => `काग़ज़ का प्रकार: ${label}।`,
  superseded: (organisation) => `${organisation} के पास अब इस काग़ज़ का नया स्कैन है। नया वाला माँगें।`,
  different: (organisation) =>
    `यह फ़ाइल ${organisation} के पास नहीं है। इसका मतलब यह नहीं कि काग़ज़ नक़ली है: दोबारा सेव करने या फ़ोटो खींचने से फ़ाइल बदल जाती है। कुछ काग़ज़ सिर्फ़ उम्मीदवार देख सकते हैं, इसलिए वे कभी नहीं मिलाए जाते।`,
  askFor: 'जिसने यह दिया है, उससे असल फ़ाइल माँगें, या कहें कि काग़ज़ इस वेबसाइट पर शेयर करे।',
  sharedLink: 'शेयर किए गए काग़ज़ खोलें',
  cannot: 'हम इसे नहीं मिला सकते, एजेंसी से पूछें।',
  typed: 'आपने लिखा:',
  referenceHeld: (organisation) =>
    `इस रेफ़रेंस का एक रिकॉर्ड ${organisation} के पास है। आपके हाथ के काग़ज़ के बारे में अकेला रेफ़रेंस कुछ नहीं बताता।`,
  referenceUnknown: (organisation) =>
    `इस रेफ़रेंस के बारे में ${organisation} आपको कुछ नहीं बता सकती। हर अक्षर फिर देखें।`,
  reach: 'हमसे कैसे मिलें',
  unknown: 'जो सिर्फ़ सरकारी विभाग बता सकता है',
  unknownText:
    'काग़ज़ किसी सरकार ने दिया है या नहीं, और वह अब भी चालू है या नहीं। हमारा जवाब जो भी हो, यह हम नहीं जान सकते।',
  again: 'दूसरा काग़ज़ मिलाएँ',
  byPicture: 'तस्वीर से QR कोड पढ़ें',
  byPictureLead: 'कोड की फ़ोटो या स्क्रीनशॉट चुनें और देखें कि वह कहाँ ले जाता है। हम उसे पढ़ते हैं, रखते नहीं।',
  picture: 'तस्वीर',
  pictureHint: 'JPEG, PNG, WebP, HEIC, TIFF, BMP या PDF, ज़्यादा से ज़्यादा 5 MiB',
  readCode: 'कोड पढ़ें',
  pictureMissing: 'पहले एक तस्वीर चुनें',
  pictureTooLarge: 'तस्वीर 5 MiB से बड़ी है। छोटी तस्वीर फिर से लें, या सिर्फ़ कोड काट लें।',
  pictureUnsupported:
    'हम यह फ़ाइल नहीं पढ़ सकते। कोई फ़ोटो या स्क्रीनशॉट (JPEG, PNG, WebP, HEIC, TIFF या BMP) या PDF चुनें।',
  noCode: 'इस तस्वीर में कोई QR कोड नहीं मिला। पास से, सीधे और अच्छी रोशनी में फिर लें।',
  openOwn: 'वह पेज खोलें',
  scan: 'QR कोड स्कैन करें',
  scanLead:
    'QR कोड को कैमरे के सामने रखें और देखें कि वह कहाँ ले जाता है। कुछ भी रिकॉर्ड नहीं होता, न भेजा जाता है।',
  scanStart: 'कैमरा चालू करें',
  scanStop: 'कैमरा बंद करें',
  scanPicture: 'कैमरे को जो दिख रहा है',
  scanLooking: 'QR कोड खोजा जा रहा है …',
  scanNoCamera: 'कैमरा नहीं चल रहा। ब्राउज़र में उसकी इजाज़त दें, या रेफ़रेंस लिखें।',
  scanOwn:
    'यह कोड हमारी वेबसाइट पर ले जाता है। इससे काग़ज़ के बारे में कुछ पता नहीं चलता: कोड की नक़ल कोई भी कर सकता है।',
  scanReference: 'इस कोड में एक रेफ़रेंस है। “रेफ़रेंस खोजें” दबाएँ।',
  scanReceipt: 'इस कोड में एक रसीद है। उसका नंबर काग़ज़ से मिलाएँ और “रसीद खोजें” दबाएँ।',
  scanForeign: (host) =>
    `यह कोड हमारे पास नहीं, दूसरी वेबसाइट पर ले जाता है: ${host}। नक़ली काग़ज़ का कोड जालसाज़ के अपने पेज पर ले जाता है।`,
  scanOther: 'इस कोड में न कोई वेब पता है, न हमारा कोई रेफ़रेंस।',
}
