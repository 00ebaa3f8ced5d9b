/** What the server refuses on the public pages and in the dashboard alike, in Hindi. */
export const sharedRefusalSentences = {
  'Some of what was sent is not right. Correct the fields named and send it again.':
    'भेजी गई कुछ बातें ठीक नहीं हैं। बताए गए ख़ाने ठीक करें और फिर भेजें।',
  'The request could not be read. Send JSON, or the form as the page shows it.':
    'भेजा हुआ पढ़ा नहीं जा सका। फ़ॉर्म वैसे ही भेजें जैसे पेज पर है, या JSON भेजें।',
  'The request is larger than allowed. Send less at once.': 'एक बार में इतना बड़ा नहीं भेज सकते। कम भेजें।',
  'This request came from another website and was refused. Open the page here and try again.':
    'यह किसी और वेबसाइट से आया, इसलिए नहीं लिया गया। पेज को यहाँ खोलें और फिर कोशिश करें।',
  'There were too many tries. Wait as long as you are told and try again.':
    'बहुत बार कोशिश हुई है। जितना कहा गया है उतना इंतज़ार करें और फिर कोशिश करें।',
  'Nothing is at this address. Check the address, or start from the home page.':
    'इस पते पर कुछ नहीं है। पता जाँचें, या पहले पेज से शुरू करें।',
  'This address does not take such a request. Start from the home page; programs find in Allow what it takes.':
    'यह पता ऐसा अनुरोध नहीं लेता। पहले पेज से शुरू करें; प्रोग्राम Allow में देखें कि वह क्या लेता है।',
  'Candor cannot answer at the moment. Try again in a minute.':
    'Candor अभी जवाब नहीं दे सकता। एक मिनट बाद फिर कोशिश करें।',
  'The database does not answer at the moment. Try again in a minute.':
    'डेटाबेस अभी जवाब नहीं दे रहा। एक मिनट बाद फिर कोशिश करें।',
  'The storage of files does not answer at the moment. Try again in a minute.':
    'फ़ाइलें रखने की जगह अभी जवाब नहीं दे रही। एक मिनट बाद फिर कोशिश करें।',
  'There is no room left on the disk, so nothing can be saved. Nothing was changed. Tell the operator.':
    'डिस्क में जगह नहीं बची है, इसलिए कुछ सेव नहीं हो सकता। कुछ नहीं बदला है। जो सर्वर चलाता है, उसे बताएँ।',
  'The database went away while this was being saved. It may have been saved. Look before you try again.':
    'सेव करते समय डेटाबेस से संपर्क टूट गया। हो सकता है कि सेव हो गया हो। फिर कोशिश करने से पहले देख लें।',
  'Sign in first, or send an API key.': 'पहले साइन इन करें, या API की चाबी भेजें।',
  'Your account may not do this. Ask an admin of your organisation.':
    'आपके खाते को इसकी इजाज़त नहीं है। अपनी संस्था के किसी एडमिन से कहें।',
  'Your organisation asks its staff for a second factor. Turn it on under your account, then go on.':
    'आपकी संस्था कर्मचारियों से दूसरा क़दम चालू रखने को कहती है। अपने खाते में इसे चालू करें, फिर आगे बढ़ें।',
  'Please enter your password again. It was given more than 5 minutes ago.':
    'अपना पासवर्ड फिर लिखें। पिछली बार लिखे 5 मिनट से ज़्यादा हो गए हैं।',
  'No Data Found': 'कोई जानकारी नहीं मिली (No Data Found)',
  'One of these papers cannot be part of this share. Take it out and try again.':
    'इनमें से एक काग़ज़ इस शेयर में नहीं दिया जा सकता। उसे निकालें और फिर कोशिश करें।',
  'One of these papers is not in your file. Take it out and try again.':
    'इनमें से एक काग़ज़ आपकी फ़ाइल में नहीं है। उसे निकालें और फिर कोशिश करें।',
  'There are 20 open shares of this file already. Revoke one that is not needed.':
    'इस फ़ाइल के 20 शेयर पहले से खुले हैं। जो नहीं चाहिए, उसे बंद करें।',
  'The candidate does not agree that papers are shown to others. The candidate can change that on the page “What you agree to”.':
    'उम्मीदवार दूसरों को काग़ज़ दिखाने पर राज़ी नहीं हैं। वे इसे “आप किस बात पर राज़ी हैं” पेज पर बदल सकते हैं।',
  'The words have changed since you read them. Read them again, then answer.':
    'आपके पढ़ने के बाद लिखा हुआ बदल गया है। फिर पढ़ें, तब जवाब दें।',
  'There is no such share.': 'ऐसा कोई शेयर नहीं है।',
  'This is for people who are signed in, not for API keys.':
    'यह साइन इन किए हुए लोगों के लिए है, API की चाबी के लिए नहीं।',
  'There is no such document.': 'ऐसा कोई काग़ज़ नहीं है।',
  'We have no receipt with this number. Compare each character with your receipt.':
    'इस नंबर की कोई रसीद हमारे पास नहीं है। हर अक्षर अपनी रसीद से मिलाएँ।',
  'This code does not work. A code works once, for 15 minutes. Ask for a new one if yours is older.':
    'यह कोड काम नहीं करता। कोड एक बार चलता है, 15 मिनट तक। आपका पुराना हो, तो नया माँगें।',
  'You have asked for three codes within an hour. Use the latest, or wait an hour.':
    'आपने एक घंटे में तीन कोड माँगे हैं। सबसे नया इस्तेमाल करें, या एक घंटा रुकें।',
  'Your file does not show this. Open it again and choose what is wrong.':
    'आपकी फ़ाइल में यह नहीं दिखता। उसे फिर खोलें और चुनें कि क्या ग़लत है।',
  'You have told us already that this is wrong. We have not answered yet.':
    'आप पहले ही बता चुके हैं कि यह ग़लत है। हमने अभी जवाब नहीं दिया है।',
  'We have answered this twice. Please talk to us, or report a concern.':
    'हम इसका जवाब दो बार दे चुके हैं। हमसे बात करें, या शक की बात बताएँ।',
  'We have no complaint with this number. Compare each character with your page.':
    'इस नंबर की कोई शिकायत हमारे पास नहीं है। हर अक्षर अपने पेज से मिलाएँ।',
  'This is not the complaint that was written under this number.':
    'यह वह शिकायत नहीं है जो इस नंबर पर लिखी गई थी।',
  'This site has no public address by https, so nobody could check an attestation of it.':
    'इस साइट का https वाला कोई सार्वजनिक पता नहीं है, इसलिए इसका लिखित बयान कोई नहीं मिला सकता।',
  'This paper is shown to the candidate only: there is no attestation of it.':
    'यह काग़ज़ सिर्फ़ उम्मीदवार को दिखाया जाता है: इसका लिखित बयान नहीं मिलता।',
  'This paper is not in the open file. Choose one that is.':
    'यह काग़ज़ खुली फ़ाइल में नहीं है। जो फ़ाइल में है, वह चुनें।',
  'This is called wrong at the moment. Wait for the answer, then try again.':
    'इसे अभी ग़लत बताया गया है। जवाब का इंतज़ार करें, फिर कोशिश करें।',
  'There is no such key. Say candor keys list to see them.':
    'ऐसी कोई चाबी नहीं है। सब चाबियाँ देखने के लिए candor keys list चलाएँ।',
  'A key is revoked from now or from an earlier time on.':
    'चाबी अभी से या पहले के किसी समय से बंद होती है।',
  'No attestation can be signed at the moment. Ask the agency, or try again later.':
    'अभी लिखित बयान नहीं दिया जा सकता। एजेंसी से पूछें, या बाद में फिर कोशिश करें।',
  'The key for attestations comes from a file. Put a new one into the file and start Candor again.':
    'लिखित बयानों की चाबी एक फ़ाइल से आती है। फ़ाइल में नई चाबी रखें और Candor फिर से शुरू करें।',
  'The key in CANDOR_ATTESTATION_KEY_FILE may not sign any more: another one followed it, it was revoked, or a restore ended it. Put a new one into the file and start Candor again.':
    'CANDOR_ATTESTATION_KEY_FILE की चाबी अब नहीं चलती: उसके बाद दूसरी चाबी आई, वह बंद की गई, या बैकअप लौटाने से ख़त्म हुई। फ़ाइल में नई चाबी रखें और Candor फिर से शुरू करें।',
  'The last key for attestations came from a file that is not named here. Set CANDOR_ATTESTATION_KEY_FILE, or say candor keys rotate --in-database.':
    'लिखित बयानों की पिछली चाबी ऐसी फ़ाइल से आई थी जिसका नाम यहाँ नहीं दिया गया है। CANDOR_ATTESTATION_KEY_FILE तय करें, या candor keys rotate --in-database चलाएँ।',
  'This is not a reference of ours. One begins with CR- and has eight characters more.':
    'यह हमारा रेफ़रेंस नहीं है। हमारा रेफ़रेंस CR- से शुरू होता है और उसके बाद आठ अक्षर होते हैं।',
  'This is not the access code that opens your file now. Check each letter and digit.':
    'यह वह एक्सेस कोड नहीं है जिससे आपकी फ़ाइल अभी खुलती है। हर अक्षर और अंक मिलाकर देखें।',
  'This is not the code that we showed you. Check what you wrote down, or begin again. Your old code still works.':
    'यह वह कोड नहीं है जो हमने आपको दिखाया। आपने जो लिखा है उसे मिलाकर देखें, या फिर से शुरू करें। आपका पुराना कोड अब भी काम करता है।',
} as const
