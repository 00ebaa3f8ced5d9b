/** What the server refuses on the public pages and in the dashboard alike, in Nepali. */
export const sharedRefusalSentences = {
  'Some of what was sent is not right. Correct the fields named and send it again.':
    'पठाइएको केही कुरा मिलेन। देखाइएका ठाउँ सच्याएर फेरि पठाउनुहोस्।',
  'The request could not be read. Send JSON, or the form as the page shows it.':
    'पठाइएको कुरा पढ्न सकिएन। पेजमा देखिएको फारम जस्तो छ त्यस्तै पठाउनुहोस्।',
  'The request is larger than allowed. Send less at once.':
    'एकै पटक यति धेरै पठाउन मिल्दैन। थोरै-थोरै पठाउनुहोस्।',
  'This request came from another website and was refused. Open the page here and try again.':
    'यो अर्कै वेबसाइटबाट आएको हो, त्यसैले लिइएन। यहाँको पेज खोलेर फेरि प्रयास गर्नुहोस्।',
  'There were too many tries. Wait as long as you are told and try again.':
    'धेरै पटक प्रयास भयो। भनिएजति पर्खेर फेरि प्रयास गर्नुहोस्।',
  'Nothing is at this address. Check the address, or start from the home page.':
    'यो ठेगानामा केही छैन। ठेगाना हेर्नुहोस्, वा पहिलो पेजबाट सुरु गर्नुहोस्।',
  'This address does not take such a request. Start from the home page; programs find in Allow what it takes.':
    'यो ठेगानाले यस्तो अनुरोध लिँदैन। पहिलो पेजबाट सुरु गर्नुहोस्; प्रोग्रामले Allow मा हेर्न सक्छन्।',
  'Candor cannot answer at the moment. Try again in a minute.':
    'Candor ले अहिले जवाफ दिन सक्दैन। एक मिनेटपछि फेरि प्रयास गर्नुहोस्।',
  'The database does not answer at the moment. Try again in a minute.':
    'डाटाबेसले अहिले जवाफ दिएको छैन। एक मिनेटपछि फेरि प्रयास गर्नुहोस्।',
  'The storage of files does not answer at the moment. Try again in a minute.':
    'फाइल राख्ने ठाउँले अहिले जवाफ दिएको छैन। एक मिनेटपछि फेरि प्रयास गर्नुहोस्।',
  'There is no room left on the disk, so nothing can be saved. Nothing was changed. Tell the operator.':
    'डिस्कमा ठाउँ छैन, त्यसैले केही राख्न मिल्दैन। केही बदलिएको छैन। सर्भर चलाउने मान्छेलाई भन्नुहोस्।',
  'The database went away while this was being saved. It may have been saved. Look before you try again.':
    'राख्दै गर्दा डाटाबेस टुट्यो। राखिएको हुन सक्छ। फेरि प्रयास गर्नुअघि हेर्नुहोस्।',
  'Sign in first, or send an API key.': 'पहिले साइन इन गर्नुहोस्, वा API साँचो पठाउनुहोस्।',
  'Your account may not do this. Ask an admin of your organisation.':
    'तपाईंको खाताले यो गर्न मिल्दैन। आफ्नो संस्थाको एडमिनलाई सोध्नुहोस्।',
  'Your organisation asks its staff for a second factor. Turn it on under your account, then go on.':
    'तपाईंको संस्थाले कर्मचारीसँग दोस्रो सुरक्षा कोड माग्छ। आफ्नो खातामा खोल्नुहोस्, अनि अगाडि बढ्नुहोस्।',
  'Please enter your password again. It was given more than 5 minutes ago.':
    'पासवर्ड फेरि लेख्नुहोस्। पहिले लेखेको ५ मिनेटभन्दा बढी भयो।',
  'No Data Found': 'कुनै जानकारी भेटिएन (No Data Found)',
  'One of these papers cannot be part of this share. Take it out and try again.':
    'यीमध्ये एउटा कागज यो सेयरमा राख्न मिल्दैन। त्यो हटाएर फेरि प्रयास गर्नुहोस्।',
  'One of these papers is not in your file. Take it out and try again.':
    'यीमध्ये एउटा कागज तपाईंको फाइलमा छैन। त्यो हटाएर फेरि प्रयास गर्नुहोस्।',
  'There are 20 open shares of this file already. Revoke one that is not needed.':
    'यो फाइलका २० वटा सेयर पहिल्यै खुला छन्। नचाहिने एउटा रोक्नुहोस्।',
  'The candidate does not agree that papers are shown to others. The candidate can change that on the page “What you agree to”.':
    'अरूलाई कागज देखाउन उम्मेदवारको मञ्जुरी छैन। उम्मेदवारले “तपाईंको मञ्जुरी” पेजमा बदल्न सक्छन्।',
  'The words have changed since you read them. Read them again, then answer.':
    'तपाईंले पढेपछि यो लेख बदलियो। फेरि पढ्नुहोस्, अनि जवाफ दिनुहोस्।',
  'There is no such share.': 'यस्तो सेयर छैन।',
  'This is for people who are signed in, not for API keys.':
    'यो साइन इन भएका मान्छेका लागि हो, API साँचोका लागि होइन।',
  'There is no such document.': 'यस्तो कागज छैन।',
  'We have no receipt with this number. Compare each character with your receipt.':
    'यो नम्बरको रसिद हामीसँग छैन। एक-एक अक्षर आफ्नो रसिदसँग दाँज्नुहोस्।',
  'This code does not work. A code works once, for 15 minutes. Ask for a new one if yours is older.':
    'यो कोड चल्दैन। कोड एक पटक मात्र, १५ मिनेटसम्म चल्छ। पुरानो भयो भने नयाँ माग्नुहोस्।',
  'You have asked for three codes within an hour. Use the latest, or wait an hour.':
    'तपाईंले एक घण्टामा तीन कोड माग्नुभयो। सबैभन्दा नयाँ चलाउनुहोस्, वा एक घण्टा पर्खनुहोस्।',
  'Your file does not show this. Open it again and choose what is wrong.':
    'तपाईंको फाइलमा यो देखिँदैन। फाइल फेरि खोलेर के गलत छ छान्नुहोस्।',
  'You have told us already that this is wrong. We have not answered yet.':
    'यो गलत छ भनी तपाईंले पहिल्यै भन्नुभएको छ। हामीले अहिलेसम्म जवाफ दिएका छैनौँ।',
  'We have answered this twice. Please talk to us, or report a concern.':
    'हामीले यसको जवाफ दुई पटक दियौँ। कृपया हामीसँग कुरा गर्नुहोस्, वा शंका भनी खबर गर्नुहोस्।',
  'We have no complaint with this number. Compare each character with your page.':
    'यो नम्बरको उजुरी हामीसँग छैन। एक-एक अक्षर आफ्नो पेजसँग दाँज्नुहोस्।',
  'This is not the complaint that was written under this number.': 'यो नम्बरमा लेखिएको उजुरी यो होइन।',
  'This site has no public address by https, so nobody could check an attestation of it.':
    'यो साइटको https ठेगाना छैन, त्यसैले यसको लिखित भनाइ कसैले जाँच गर्न सक्दैनथ्यो।',
  'This paper is shown to the candidate only: there is no attestation of it.':
    'यो कागज उम्मेदवारलाई मात्र देखाइन्छ: यसको लिखित भनाइ हुँदैन।',
  'This paper is not in the open file. Choose one that is.':
    'यो कागज खुला फाइलमा छैन। फाइलमा भएको छान्नुहोस्।',
  'This is called wrong at the moment. Wait for the answer, then try again.':
    'यसलाई अहिले गलत भनिएको छ। जवाफ आएपछि फेरि प्रयास गर्नुहोस्।',
  'There is no such key. Say candor keys list to see them.':
    'यस्तो साँचो छैन। हेर्न candor keys list चलाउनुहोस्।',
  'A key is revoked from now or from an earlier time on.':
    'साँचो अहिलेदेखि वा यसअघिको कुनै समयदेखि मात्र रद्द गर्न मिल्छ।',
  'No attestation can be signed at the moment. Ask the agency, or try again later.':
    'अहिले लिखित भनाइ दिन सकिँदैन। एजेन्सीलाई सोध्नुहोस्, वा पछि फेरि प्रयास गर्नुहोस्।',
  'The key for attestations comes from a file. Put a new one into the file and start Candor again.':
    'लिखित भनाइको साँचो फाइलबाट आउँछ। फाइलमा नयाँ साँचो राखेर Candor फेरि सुरु गर्नुहोस्।',
  'The key in CANDOR_ATTESTATION_KEY_FILE may not sign any more: another one followed it, it was revoked, or a restore ended it. Put a new one into the file and start Candor again.':
    'CANDOR_ATTESTATION_KEY_FILE को साँचो अब चल्दैन: यसपछि अर्को साँचो आयो, यो रद्द भयो, वा ब्याकअप फर्काउँदा सकियो। फाइलमा नयाँ साँचो राखेर Candor फेरि सुरु गर्नुहोस्।',
  'The last key for attestations came from a file that is not named here. Set CANDOR_ATTESTATION_KEY_FILE, or say candor keys rotate --in-database.':
    'लिखित भनाइको पछिल्लो साँचो यहाँ नाम नदिइएको फाइलबाट आएको थियो। CANDOR_ATTESTATION_KEY_FILE तोक्नुहोस्, वा candor keys rotate --in-database चलाउनुहोस्।',
  'This is not a reference of ours. One begins with CR- and has eight characters more.':
    'यो हाम्रो रेफरेन्स होइन। हाम्रो CR- बाट सुरु हुन्छ र त्यसपछि आठ अक्षर हुन्छन्।',
  'This is not the access code that opens your file now. Check each letter and digit.':
    'यो अहिले तपाईंको फाइल खोल्ने एक्सेस कोड होइन। हरेक अक्षर र अंक जाँच्नुहोस्।',
  'This is not the code that we showed you. Check what you wrote down, or begin again. Your old code still works.':
    'यो हामीले तपाईंलाई देखाएको कोड होइन। आफूले लेखेको जाँच्नुहोस्, वा फेरि सुरु गर्नुहोस्। तपाईंको पुरानो कोड अझै चल्छ।',
} as const
