/** What a candidate's own data leaves out: the same text on the page that offers it and in the zip. */
export const ownDataLeftOut = {
  en: 'It leaves out secret codes and what is for staff alone. That is their notes to one another, who works on your file, and what each of two people noted when they compared a document.',
  bn: 'এতে গোপন কোড নেই, আর যা শুধু কর্মীদের জন্য তাও নেই। অর্থাৎ একে অন্যকে লেখা তাঁদের নোট, কে আপনার ফাইল নিয়ে কাজ করেন, আর কাগজ মেলানোর সময় দুজনে আলাদা করে যা লিখেছেন।',
  hi: 'इसमें गुप्त कोड नहीं हैं, और वह भी नहीं जो सिर्फ़ कर्मचारियों के लिए है। यानी एक-दूसरे को लिखे उनके नोट, आपकी फ़ाइल पर कौन काम करता है, और काग़ज़ मिलाते समय दो लोगों ने अलग-अलग क्या लिखा।',
  ne: 'यसमा गोप्य कोड र कर्मचारीका लागि मात्र भएका कुरा हुँदैनन्। ती हुन्: उनीहरूले एकअर्कालाई लेखेका टिपोट, तपाईंको फाइलमा को काम गर्छ, र कागज भिडाउँदा दुई जनाले अलग-अलग के लेखे।',
  ar: 'ليس فيه الرموز السرية ولا ما هو للموظفين وحدهم. أي ملاحظاتهم بعضهم لبعض، ومن يعمل على ملفك، وما دوّنه كل من شخصين عند مقارنة ورقة.',
  fil: 'Wala rito ang mga lihim na code at ang para sa staff lang. Ito ang mga note nila sa isa’t isa, kung sino ang humahawak ng file mo, at ang isinulat ng dalawang taong nagkumpara ng dokumento.',
} as const
