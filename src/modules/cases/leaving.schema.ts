import type { InEachLanguage } from '#platform/languages.schema'

/** What happens when a candidate leaves, in words that can be read aloud before they say so. */
export const leavingWords: InEachLanguage<readonly string[]> = {
  en: [
    'All your shares end now, and nobody can make a new one.',
    'We add no more documents to your file, and ask no authority about them.',
    'Our office has three days to return your originals.',
    'After 30 days we remove what we need not keep. Contracts, and what was said of money, stay longer.',
    'Until then you can open your file and download everything.',
  ],
  bn: [
    'আপনার সব শেয়ার এখনই শেষ হবে, আর নতুন শেয়ার বানানো যাবে না।',
    'আমরা আপনার ফাইলে আর কোনো কাগজ যোগ করব না, আর কাগজ নিয়ে কোনো কর্তৃপক্ষকে জিজ্ঞাসা করব না।',
    'আপনার যে আসল কাগজ আমাদের অফিসে আছে, তা ফেরত দেওয়ার জন্য অফিসের তিন দিন সময় আছে।',
    '৩০ দিন পরে, যা রাখার দরকার নেই তা আমরা মুছে ফেলব। চুক্তি আর টাকা নিয়ে যা বলা হয়েছে, তা বেশি দিন থাকবে।',
    'তার আগে আপনি ফাইল খুলতে এবং সব নিয়ে যেতে পারবেন।',
  ],
  hi: [
    'आपके सारे शेयर अभी ख़त्म हो जाते हैं और कोई नया शेयर नहीं बना सकता।',
    'हम आपकी फ़ाइल में कोई और काग़ज़ नहीं जोड़ते और किसी विभाग से उनके बारे में नहीं पूछते।',
    'आपके जो असली काग़ज़ हमारे दफ़्तर में हैं, उन्हें लौटाने के लिए दफ़्तर के पास तीन दिन हैं।',
    '30 दिन बाद हम वह हटा देते हैं जिसे रखना ज़रूरी नहीं है। कॉन्ट्रैक्ट और पैसों के बारे में जो कहा गया, वह ज़्यादा समय तक रहता है।',
    'तब तक आप अपनी फ़ाइल खोल सकते हैं और सब कुछ डाउनलोड कर सकते हैं।',
  ],
  ne: [
    'तपाईंका सबै सेयर अहिले नै सकिन्छन् र कसैले नयाँ सेयर बनाउन सक्दैन।',
    'हामी तपाईंको फाइलमा अरू कागज थप्दैनौँ, र तीबारे कुनै निकायलाई सोध्दैनौँ।',
    'हाम्रो कार्यालयमा भएका तपाईंका सक्कल कागज फिर्ता दिन कार्यालयसँग तीन दिन छन्।',
    '३० दिनपछि राख्नु नपर्ने कुरा हामी हटाउँछौँ। सम्झौता र पैसाबारे भनिएका कुरा धेरै समय रहन्छन्।',
    'त्यतिन्जेल तपाईं आफ्नो फाइल खोल्न र सबै कुरा डाउनलोड गर्न सक्नुहुन्छ।',
  ],
  ar: [
    'تنتهي كل مشاركاتك الآن، ولا يستطيع أحد إنشاء مشاركة جديدة.',
    'لن نضيف أوراقًا أخرى إلى ملفك، ولن نسأل أي جهة عنها.',
    'لدى مكتبنا ثلاثة أيام ليعيد إليك كل ورقة أصلية لك موجودة عنده.',
    'بعد 30 يومًا نحذف ما لا يلزمنا الاحتفاظ به. أما العقود وما قيل عن المال فيبقى مدة أطول.',
    'وحتى ذلك الحين يمكنك أن تفتح ملفك وتنزّل كل شيء.',
  ],
  fil: [
    'Titigil na ngayon ang lahat ng share mo, at walang makakagawa ng bago.',
    'Hindi na kami magdadagdag ng dokumento sa file mo, at hindi na kami magtatanong sa awtoridad tungkol sa mga ito.',
    'May tatlong araw ang opisina namin para ibalik ang bawat orihinal mo na nasa kanila.',
    'Pagkatapos ng 30 araw, aalisin namin ang hindi namin kailangang itabi. Mas matagal na itinatabi ang mga kontrata at ang sinabi tungkol sa pera.',
    'Hanggang doon, mabubuksan mo ang file mo at mada-download mo ang lahat.',
  ],
}

/** What is read before "I stay after all". */
export const stayingWords: InEachLanguage = {
  en: 'If you stay, we keep your file. Then answer again whether we may show documents to others and ask authorities.',
  bn: 'থাকলে আমরা আপনার ফাইল রেখে দেব। তারপর আবার জানান, অন্যদের কাগজ দেখানো আর কর্তৃপক্ষকে জিজ্ঞাসা করা যাবে কি না।',
  hi: 'अगर आप रुकते हैं, तो हम आपकी फ़ाइल रखते हैं। फिर दोबारा बताएँ कि क्या हम दूसरों को काग़ज़ दिखा सकते हैं और विभागों से पूछ सकते हैं।',
  ne: 'बस्नुभयो भने हामी तपाईंको फाइल राख्छौँ। त्यसपछि अरूलाई कागज देखाउन र निकायलाई सोध्न मिल्छ कि मिल्दैन, फेरि भन्नुहोस्।',
  ar: 'إذا بقيت معنا، فسنحتفظ بملفك. ثم أجب من جديد: هل يمكننا أن نعرض أوراقك على آخرين وأن نسأل الجهات المختصة؟',
  fil: 'Kung hindi ka na aalis, itatabi namin ang file mo. Pagkatapos, sagutin ulit kung puwede naming ipakita ang mga dokumento sa iba at magtanong sa mga awtoridad.',
}
