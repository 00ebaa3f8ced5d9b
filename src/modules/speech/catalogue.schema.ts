import { type InEachLanguage, languages } from '#platform/languages.schema'
import { courses, type Labels, labelIn, tiles } from './by-language.schema.ts'
import { stages } from './stages.schema.ts'

/** Where a sentence may stand. */
export const places = [
  ...(['welcome', 'notice', 'tile', 'class', 'stage'] as const),
  ...(['reason', 'answer', 'legal'] as const),
]
export type Place = (typeof places)[number]

/** Where the sentences of an area may stand, by the first word of their names. */
const areas = {
  welcome: ['welcome'],
  fact: ['welcome', 'notice', 'answer', 'legal'],
  office: ['notice', 'welcome', 'class', 'answer'],
  paper: ['notice', 'class', 'answer'],
  visit: ['notice', 'class', 'answer'],
  mention: ['notice', 'welcome', 'class', 'answer', 'legal'],
  authority: ['notice', 'answer', 'legal'],
  embassy: ['notice', 'class', 'answer', 'legal'],
  travel: ['notice', 'answer'],
  lesson: ['class', 'notice'],
  course: ['class', 'notice'],
  money: ['notice', 'welcome', 'class', 'answer', 'legal'],
  safe: ['notice', 'welcome', 'class', 'answer', 'legal'],
  job: ['notice', 'welcome', 'answer'],
  care: ['notice', 'answer'],
  reason: ['reason', 'answer'],
  answer: ['answer'],
  legal: ['legal'],
  stage: ['stage'],
  tile: ['tile'],
} as const satisfies Record<string, readonly Place[]>

/**
 * The sentences, one a line, in the order of `languages`. The first word of a name is its area, which decides where it may
 * stand; a gap has the name of its kind, and `our_…` comes from the facts. Each says what this agency does, has or asks
 * for, never what an authority decided (H4).
 */
const sentences = {
  welcome_hello: `Welcome to {our_name}.|{our_name}-এ স্বাগতম।|{our_name} में आपका स्वागत है।|{our_name} मा स्वागत छ।|أهلًا بكم في {our_name}.|Maligayang pagdating sa {our_name}.`,
  welcome_file: `With the code on your slip you can see your own file here.|আপনার স্লিপের কোড দিয়ে এখানে নিজের ফাইল দেখতে পারেন।|अपनी पर्ची के कोड से आप यहाँ अपनी फ़ाइल देख सकते हैं।|आफ्नो पर्चीको कोडले यहाँ आफ्नो फाइल हेर्न सक्नुहुन्छ।|بالرمز المكتوب على قسيمتك ترى ملفك هنا.|Gamit ang code sa iyong slip, makikita mo rito ang sarili mong file.`,
  welcome_ask: `Ask us before you pay or sign anything.|টাকা দেওয়ার বা সই করার আগে আমাদের জিজ্ঞেস করুন।|पैसे देने या दस्तख़त करने से पहले हमसे पूछिए।|पैसा दिनु वा सही गर्नुअघि हामीलाई सोध्नुहोस्।|اسألنا قبل أن تدفع أو توقّع.|Tanungin mo kami bago ka magbayad o pumirma.`,
  fact_agency: `{our_name} is a private agency, not a government.|{our_name} একটি বেসরকারি এজেন্সি, সরকার নয়।|{our_name} एक निजी एजेंसी है, सरकार नहीं।|{our_name} निजी एजेन्सी हो, सरकार होइन।|{our_name} وكالة خاصة، وليست حكومة.|Ang {our_name} ay pribadong ahensya, hindi gobyerno.`,
  fact_since: `We have worked since {our_year}.|আমরা কাজ করছি {our_year} সাল থেকে।|हम {our_year} से काम कर रहे हैं।|हामी {our_year} देखि काम गर्दै आएका छौं।|نعمل منذ عام {our_year}.|Nagtatrabaho kami mula pa noong {our_year}.`,
  fact_countries: `We look for work for you in: {our_countries}.|আমরা আপনার জন্য কাজ খুঁজি এসব দেশে: {our_countries}।|हम आपके लिए इन देशों में काम ढूँढते हैं: {our_countries}।|हामी तपाईंका लागि यी देशमा काम खोज्छौं: {our_countries}।|نبحث لك عن عمل في: {our_countries}.|Naghahanap kami ng trabaho para sa iyo sa: {our_countries}.`,
  fact_trades: `We look for people in these trades: {our_trades}.|আমরা এসব কাজের লোক খুঁজি: {our_trades}।|हमें इन कामों के लोग चाहिए: {our_trades}।|हामी यी कामका मानिस खोज्छौं: {our_trades}।|نبحث عن عاملين في هذه المهن: {our_trades}.|Naghahanap kami ng tao sa mga trabahong ito: {our_trades}.`,
  fact_services: `What we do for you: {our_services}.|আমরা আপনার জন্য যা করি: {our_services}।|हम आपके लिए ये करते हैं: {our_services}।|हामी तपाईंका लागि यी काम गर्छौं: {our_services}।|ما نقوم به لك: {our_services}.|Ang ginagawa namin para sa iyo: {our_services}.`,
  fact_spoken: `At our office we speak: {our_spoken}.|আমাদের অফিসে এসব ভাষায় কথা বলা যায়: {our_spoken}।|हमारे दफ़्तर में ये भाषाएँ बोली जाती हैं: {our_spoken}।|हाम्रो कार्यालयमा यी भाषा बोलिन्छ: {our_spoken}।|نتحدث في مكتبنا بهذه اللغات: {our_spoken}.|Mga wikang ginagamit sa aming opisina: {our_spoken}.`,
  fact_address: `Our office: {our_address}|আমাদের অফিস: {our_address}|हमारा दफ़्तर: {our_address}|हाम्रो कार्यालय: {our_address}|مكتبنا: {our_address}|Ang aming opisina: {our_address}`,
  fact_telephones: `Telephone: {our_telephones}|টেলিফোন: {our_telephones}|टेलीफ़ोन: {our_telephones}|टेलिफोन: {our_telephones}|الهاتف: {our_telephones}|Telepono: {our_telephones}`,
  fact_email: `Email: {our_email}|ইমেইল: {our_email}|ईमेल: {our_email}|इमेल: {our_email}|البريد الإلكتروني: {our_email}|Email: {our_email}`,
  fact_websites: `Our only addresses on the web: {our_websites}|ইন্টারনেটে শুধু এগুলোই আমাদের ঠিকানা: {our_websites}|इंटरनेट पर हमारे पते बस ये हैं: {our_websites}|इन्टरनेटमा हाम्रा ठेगाना यी मात्र हुन्: {our_websites}|عناويننا الوحيدة على الإنترنت: {our_websites}|Ito lang ang aming mga address sa internet: {our_websites}`,
  fact_licence: `Our licence number: {our_licence}. Look for it yourself in the register: {our_regulator}.|আমাদের লাইসেন্স নম্বর: {our_licence}। নিজে এই তালিকায় খুঁজে দেখুন: {our_regulator}।|हमारा लाइसेंस नंबर: {our_licence}। इसे ख़ुद इस सूची में देखिए: {our_regulator}।|हाम्रो लाइसेन्स नम्बर: {our_licence}। आफैं यो सूचीमा हेर्नुहोस्: {our_regulator}।|رقم ترخيصنا: {our_licence}. ابحث عنه بنفسك في السجل: {our_regulator}.|Numero ng aming lisensya: {our_licence}. Ikaw mismo ang humanap nito sa rehistro: {our_regulator}.`,
  fact_licence_alone: `Licence {our_licence}, by the agency’s own account. This site does not know the register of {our_land}.|লাইসেন্স {our_licence}, এজেন্সির নিজের কথা অনুযায়ী। এই দেশের তালিকা এই সাইটের জানা নেই: {our_land}।|लाइसेंस {our_licence}, एजेंसी के अपने कहने पर। इस देश की सूची यह साइट नहीं जानती: {our_land}।|लाइसेन्स {our_licence}, एजेन्सीको आफ्नै भनाइअनुसार। यस देशको सूची यो साइटलाई थाहा छैन: {our_land}।|الترخيص {our_licence}، بحسب قول الوكالة نفسها. لا يعرف هذا الموقع سجل هذا البلد: {our_land}.|Lisensya {our_licence}, ayon sa ahensya mismo. Hindi alam ng site na ito ang rehistro ng bansang ito: {our_land}.`,
  office_closed: `Our office is closed on {day}.|{day} আমাদের অফিস বন্ধ।|{day} को हमारा दफ़्तर बंद है।|{day}मा हाम्रो कार्यालय बन्द छ।|مكتبنا مغلق يوم {day}.|Sarado ang aming opisina sa {day}.`,
  office_closed_span: `Our office is closed: {span}.|আমাদের অফিস বন্ধ: {span}।|हमारा दफ़्तर बंद है: {span}।|हाम्रो कार्यालय बन्द छ: {span}।|مكتبنا مغلق: {span}.|Sarado ang aming opisina: {span}.`,
  office_closed_weekday: `Every {weekday} our office is closed.|প্রতি {weekday} আমাদের অফিস বন্ধ।|हर {weekday} हमारा दफ़्तर बंद रहता है।|हरेक {weekday} हाम्रो कार्यालय बन्द हुन्छ।|مكتبنا مغلق كل {weekday}.|Sarado ang aming opisina tuwing {weekday}.`,
  office_reason: `The reason: {reason}.|কারণ: {reason}।|वजह: {reason}।|कारण: {reason}।|السبب: {reason}.|Ang dahilan: {reason}.`,
  office_again: `We open again on {day} at {time}.|অফিস আবার খুলবে {day}, {time}।|दफ़्तर फिर खुलेगा: {day}, {time}।|कार्यालय फेरि खुल्छ: {day}, {time}।|نفتح من جديد يوم {day}، الساعة {time}.|Magbubukas kaming muli sa {day}, {time}.`,
  office_hours_day: `On {day} our office is open: {hours}.|{day} আমাদের অফিস খোলা: {hours}।|{day} को हमारा दफ़्तर खुला है: {hours}।|{day}मा हाम्रो कार्यालय खुला छ: {hours}।|يوم {day} مكتبنا مفتوح: {hours}.|Sa {day}, bukas ang aming opisina: {hours}.`,
  office_hours_weekday: `Every {weekday} our office is open: {hours}.|প্রতি {weekday} আমাদের অফিস খোলা: {hours}।|हर {weekday} हमारा दफ़्तर खुला है: {hours}।|हरेक {weekday} हाम्रो कार्यालय खुला छ: {hours}।|كل يوم {weekday} مكتبنا مفتوح: {hours}.|Tuwing {weekday}, bukas ang aming opisina: {hours}.`,
  office_moved: `From {day} our office is here: {place}.|{day} থেকে আমাদের অফিস এখানে: {place}।|{day} से हमारा दफ़्तर यहाँ है: {place}।|{day}देखि हाम्रो कार्यालय यहाँ छ: {place}।|من يوم {day} مكتبنا هنا: {place}.|Mula {day}, narito na ang aming opisina: {place}.`,
  office_number: `From {day} our telephone number is {telephone}.|{day} থেকে আমাদের টেলিফোন নম্বর: {telephone}।|{day} से हमारा टेलीफ़ोन नंबर: {telephone}।|{day}देखि हाम्रो टेलिफोन नम्बर: {telephone}।|من يوم {day} رقم هاتفنا: {telephone}.|Mula {day}, ito ang aming numero ng telepono: {telephone}.`,
  office_greeting: `Good wishes to everybody for {holiday}.|সবাইকে শুভেচ্ছা: {holiday}।|सबको शुभकामनाएँ: {holiday}।|सबैलाई शुभकामना: {holiday}।|أطيب التمنيات للجميع: {holiday}.|Bumabati kami sa lahat: {holiday}.`,
  office_page: `Read more here: {page}.|আরও পড়ুন এখানে: {page}।|यहाँ और पढ़िए: {page}।|थप यहाँ पढ्नुहोस्: {page}।|اقرأ المزيد هنا: {page}.|Magbasa pa rito: {page}.`,
  paper_bring: `Please bring: {papers}.|সঙ্গে আনুন: {papers}।|साथ लाइए: {papers}।|साथमा ल्याउनुहोस्: {papers}।|يرجى إحضار: {papers}.|Pakidala: {papers}.`,
  paper_bring_by: `Please bring by {day}: {papers}.|{day}-এর মধ্যে আনুন: {papers}।|{day} तक लाइए: {papers}।|{day}सम्म ल्याउनुहोस्: {papers}।|يرجى الإحضار حتى يوم {day}: {papers}.|Pakidala hanggang {day}: {papers}.`,
  paper_bring_where: `Bring them here: {place}.|এখানে আনুন: {place}।|यहाँ लाइए: {place}।|यहाँ ल्याउनुहोस्: {place}।|أحضرها إلى هنا: {place}.|Dalhin dito: {place}.`,
  paper_originals: `Bring the originals too. We look at them and give them back.|মূল কাগজও আনুন। আমরা দেখে ফেরত দেব।|असल काग़ज़ भी लाइए। हम देखकर लौटा देते हैं।|मूल कागज पनि ल्याउनुहोस्। हामी हेरेर फिर्ता दिन्छौं।|أحضر الأصول أيضًا. ننظر فيها ونعيدها إليك.|Dalhin din ang mga orihinal. Titingnan lang namin at ibabalik.`,
  paper_original_back: `You get your papers back on {day}.|{day} আপনার কাগজ ফেরত পাবেন।|{day} को आपके काग़ज़ वापस मिलेंगे।|{day}मा तपाईंका कागज फिर्ता पाउनुहुन्छ।|تستعيد أوراقك يوم {day}.|Makukuha mo ulit ang mga papel mo sa {day}.`,
  paper_translate: `Have it translated first. Language: {language}.|আগে এই ভাষায় অনুবাদ করিয়ে নিন: {language}।|पहले इस भाषा में अनुवाद करवाइए: {language}।|पहिले यो भाषामा अनुवाद गराउनुहोस्: {language}।|ترجِمها أولًا إلى هذه اللغة: {language}.|Ipasalin muna. Wika: {language}.`,
  paper_arrived: `This has arrived at our office: {paper}. Please come and take it.|আমাদের অফিসে এসেছে: {paper}। এসে নিয়ে যান।|हमारे दफ़्तर में आ गया है: {paper}। आकर ले जाइए।|हाम्रो कार्यालयमा आइपुग्यो: {paper}। आएर लैजानुहोस्।|وصل إلى مكتبنا: {paper}. تعال لاستلامه.|Dumating na sa aming opisina: {paper}. Pumunta ka at kunin mo.`,
  paper_arrived_month: `For the {month} group this has arrived at our office: {paper}. Please come and take it.|{month}-এর দলের জন্য আমাদের অফিসে এসেছে: {paper}। এসে নিয়ে যান।|{month} वाले समूह के लिए हमारे दफ़्तर में आ गया है: {paper}। आकर ले जाइए।|{month}को समूहका लागि हाम्रो कार्यालयमा आइपुग्यो: {paper}। आएर लैजानुहोस्।|وصل إلى مكتبنا لمجموعة {month}: {paper}. تعال لاستلامه.|Para sa grupo ng {month}, dumating na sa aming opisina: {paper}. Pumunta ka at kunin mo.`,
  paper_waiting: `We have asked for this and wait for it: {paper}.|আমরা এটি চেয়েছি, অপেক্ষা করছি: {paper}।|हमने यह माँगा है और इंतज़ार कर रहे हैं: {paper}।|हामीले यो मागेका छौं र पर्खिरहेका छौं: {paper}।|طلبنا هذا وننتظره: {paper}.|Hiningi na namin ito at hinihintay: {paper}.`,
  paper_take_when: `You can take it on {day}, {hours}.|নিতে পারবেন {day}, {hours}।|ले जाने का समय: {day}, {hours}।|लैजाने समय: {day}, {hours}।|موعد الاستلام: {day}، {hours}.|Makukuha mo sa {day}, {hours}.`,
  paper_take_proof: `We give a paper only to the person whose name is on it. Bring your slip.|কাগজে যার নাম, শুধু তার হাতেই কাগজ দিই। স্লিপ সঙ্গে আনুন।|काग़ज़ हम उसी को देते हैं जिसका नाम उस पर है। पर्ची साथ लाइए।|कागजमा जसको नाम छ, उसैलाई मात्र दिन्छौं। पर्ची साथमा ल्याउनुहोस्।|لا نسلّم الورقة إلا لمن كُتب اسمه عليها. أحضر قسيمتك.|Ibinibigay lang namin ang papel sa taong may pangalan doon. Dalhin ang iyong slip.`,
  paper_end_date: `Look at the end date printed on this paper: {paper}. If it is before {day}, tell us.|এই কাগজে ছাপা শেষ তারিখ দেখুন: {paper}। তা {day}-এর আগে হলে আমাদের জানান।|इस काग़ज़ पर छपी आख़िरी तारीख़ देखिए: {paper}। वह {day} से पहले हो तो हमें बताइए।|यो कागजमा छापिएको अन्तिम मिति हेर्नुहोस्: {paper}। त्यो {day}भन्दा अघि भए हामीलाई भन्नुहोस्।|انظر إلى تاريخ النهاية المطبوع على هذه الورقة: {paper}. إذا كان قبل {day} فأخبرنا.|Tingnan ang huling petsang nakalimbag sa papel na ito: {paper}. Kung bago ang {day}, sabihan kami.`,
  paper_valid_months: `Your passport should still run for {number} months when you come.|আসার সময় পাসপোর্টের মেয়াদ আরও {number} মাস থাকা চাই।|आते समय पासपोर्ट की मियाद और {number} महीने होनी चाहिए।|आउँदा राहदानीको म्याद अझै {number} महिना हुनुपर्छ।|يجب أن تبقى لجواز سفرك {number} أشهر حين تأتي.|Dapat may {number} buwan pa ang pasaporte mo pagdating mo.`,
  paper_receipt: `Give nobody your passport without a receipt.|রসিদ ছাড়া কাউকে পাসপোর্ট দেবেন না।|रसीद के बिना किसी को अपना पासपोर्ट मत दीजिए।|रसिद नलिई कसैलाई राहदानी नदिनुहोस्।|لا تعطِ جوازك لأحد بلا إيصال.|Huwag ibigay kaninuman ang pasaporte mo nang walang resibo.`,
  visit_embassy: `Day at the embassy: {day}, {time}.|দূতাবাসে যাওয়ার দিন: {day}, {time}।|दूतावास जाने का दिन: {day}, {time}।|दूतावास जाने दिन: {day}, {time}।|يوم السفارة: {day}، {time}.|Araw sa embahada: {day}, {time}.`,
  visit_authority: `Appointment on {day}, {time}. Where: {authority}.|সাক্ষাতের সময়: {day}, {time}। কোথায়: {authority}।|मिलने का समय: {day}, {time}। कहाँ: {authority}।|भेट्ने समय: {day}, {time}। कहाँ: {authority}।|موعد يوم {day}، {time}. المكان: {authority}.|Appointment sa {day}, {time}. Saan: {authority}.`,
  visit_medical: `Medical examination: {day}, {time}, {place}.|মেডিকেল পরীক্ষা: {day}, {time}, {place}।|मेडिकल जाँच: {day}, {time}, {place}।|मेडिकल जाँच: {day}, {time}, {place}।|الفحص الطبي: {day}، {time}، {place}.|Medical exam: {day}, {time}, {place}.`,
  visit_fingerprints: `Fingerprints: {day}, {time}, {place}.|আঙুলের ছাপ: {day}, {time}, {place}।|उँगलियों के निशान: {day}, {time}, {place}।|औंठाछाप: {day}, {time}, {place}।|البصمات: {day}، {time}، {place}.|Fingerprint: {day}, {time}, {place}.`,
  visit_interview: `Interview with the employer: {day}, {time}, {place}.|নিয়োগকারীর সঙ্গে সাক্ষাৎকার: {day}, {time}, {place}।|नियोक्ता के साथ इंटरव्यू: {day}, {time}, {place}।|रोजगारदातासँग अन्तर्वार्ता: {day}, {time}, {place}।|مقابلة صاحب العمل: {day}، {time}، {place}.|Interview sa employer: {day}, {time}, {place}.`,
  visit_training: `Training before departure: {day}, {time}, {place}.|যাওয়ার আগের প্রশিক্ষণ: {day}, {time}, {place}।|जाने से पहले की ट्रेनिंग: {day}, {time}, {place}।|जानुअघिको तालिम: {day}, {time}, {place}।|تدريب ما قبل السفر: {day}، {time}، {place}.|Training bago umalis: {day}, {time}, {place}.`,
  visit_group: `This is for the {month} group.|এটি {month}-এর দলের জন্য।|यह {month} वाले समूह के लिए है।|यो {month}को समूहका लागि हो।|هذا لمجموعة {month}.|Para ito sa grupo ng {month}.`,
  visit_country: `This is for people who go to this country: {country}.|এটি যারা এই দেশে যাবেন তাদের জন্য: {country}।|यह इस देश जाने वालों के लिए है: {country}।|यो यस देश जानेहरूका लागि हो: {country}।|هذا للمسافرين إلى هذا البلد: {country}.|Para ito sa mga pupunta sa bansang ito: {country}.`,
  visit_meet: `We meet at {time} here: {place}.|আমরা {time} এখানে জড়ো হব: {place}।|हम {time} बजे यहाँ मिलते हैं: {place}।|हामी {time} बजे यहाँ भेट्छौं: {place}।|نلتقي الساعة {time} هنا: {place}.|Magkikita tayo nang {time} dito: {place}.`,
  visit_absent: `If you cannot come, call us before {day}: {telephone}.|আসতে না পারলে {day}-এর আগে ফোন করুন: {telephone}।|न आ सकें तो {day} से पहले फ़ोन कीजिए: {telephone}।|आउन नसके {day}अघि फोन गर्नुहोस्: {telephone}।|إذا تعذّر حضورك فاتصل بنا قبل {day}: {telephone}.|Kung hindi ka makakapunta, tumawag bago ang {day}: {telephone}.`,
  visit_moved: `What was planned for {day} is now on {day_new}, {time}.|{day} যা হওয়ার কথা ছিল, তা এখন হবে {day_new}, {time}।|जो {day} को होना था, वह अब {day_new}, {time} को होगा।|{day}मा हुने कुरा अब {day_new}, {time}मा हुन्छ।|ما كان مقررًا يوم {day} صار يوم {day_new}، {time}.|Ang nakatakda sa {day} ay inilipat sa {day_new}, {time}.`,
  visit_cancelled: `What was planned for {day} does not take place. We will tell you the new day.|{day} যা হওয়ার কথা ছিল, তা হচ্ছে না। নতুন দিন আমরা জানাব।|जो {day} को होना था, वह नहीं होगा। नया दिन हम बताएँगे।|{day}मा हुने कुरा हुँदैन। नयाँ दिन हामी भन्नेछौं।|ما كان مقررًا يوم {day} لن يتم. سنخبرك باليوم الجديد.|Hindi matutuloy ang nakatakda sa {day}. Sasabihin namin ang bagong araw.`,
  mention_website: `Website: {authority}.|ওয়েবসাইট: {authority}।|वेबसाइट: {authority}।|वेबसाइट: {authority}।|الموقع: {authority}.|Website: {authority}.`,
  mention_sent: `We sent this on {day}: {paper}. Where to: {authority}.|{day} আমরা এটি জমা দিয়েছি: {paper}। কোথায়: {authority}।|{day} को हमने यह जमा किया: {paper}। कहाँ: {authority}।|{day}मा हामीले यो बुझायौं: {paper}। कहाँ: {authority}।|أرسلنا هذا يوم {day}: {paper}. إلى: {authority}.|Ipinadala namin ito noong {day}: {paper}. Saan: {authority}.`,
  mention_back: `This is back at our office: {paper}. We had left it here: {authority}.|আমাদের অফিসে ফেরত এসেছে: {paper}। জমা ছিল এখানে: {authority}।|हमारे दफ़्तर में लौट आया: {paper}। हमने यहाँ जमा किया था: {authority}।|हाम्रो कार्यालयमा फिर्ता आयो: {paper}। हामीले यहाँ राखेका थियौं: {authority}।|عاد إلى مكتبنا: {paper}. كنا قد تركناه هنا: {authority}.|Naibalik na sa aming opisina: {paper}. Iniwan namin ito rito: {authority}.`,
  authority_fee: `As we read it, a fee changes on {day}. It is then {sum}. Look it up there before you pay: {authority}.|আমরা যা পড়েছি, {day} একটি ফি বদলাচ্ছে। তখন তা হবে {sum}। টাকা দেওয়ার আগে সেখানে দেখে নিন: {authority}।|हमने पढ़ा है कि {day} से एक फ़ीस बदल रही है। तब वह {sum} होगी। पैसे देने से पहले वहाँ देखिए: {authority}।|हामीले पढेअनुसार {day}देखि एउटा शुल्क फेरिन्छ। त्यसपछि {sum} हुन्छ। पैसा तिर्नुअघि त्यहीँ हेर्नुहोस्: {authority}।|قرأنا أن رسمًا يتغير يوم {day}. يصير حينها {sum}. انظر هناك قبل أن تدفع: {authority}.|Ayon sa nabasa namin, may bayaring magbabago sa {day}. Magiging {sum} ito. Tingnan muna roon bago magbayad: {authority}.`,
  authority_form: `As we read it, there is a new form from {day}. Take it from the website: {authority}.|আমরা যা পড়েছি, {day} থেকে নতুন ফরম। সেখানকার ওয়েবসাইট থেকে নিন: {authority}।|हमने पढ़ा है कि {day} से नया फ़ॉर्म है। उसे वहाँ की वेबसाइट से लीजिए: {authority}।|हामीले पढेअनुसार {day}देखि नयाँ फारम हुन्छ। त्यहाँको वेबसाइटबाट लिनुहोस्: {authority}।|قرأنا أن هناك نموذجًا جديدًا من يوم {day}. خذه من الموقع: {authority}.|Ayon sa nabasa namin, may bagong form mula {day}. Kunin ito sa website: {authority}.`,
  authority_moved: `As we read it, the address changes on {day}. Look it up: {authority}.|আমরা যা পড়েছি, {day} ঠিকানা বদলাচ্ছে। সেখানে দেখে নিন: {authority}।|हमने पढ़ा है कि {day} से पता बदल रहा है। वहाँ देखिए: {authority}।|हामीले पढेअनुसार {day}देखि ठेगाना फेरिन्छ। त्यहीँ हेर्नुहोस्: {authority}।|قرأنا أن العنوان يتغير يوم {day}. انظر هناك: {authority}.|Ayon sa nabasa namin, magbabago ang address sa {day}. Tingnan doon: {authority}.`,
  authority_open: `As far as we know, the counter is open on {day}: {authority}.|আমরা যতদূর জানি, {day} কাউন্টার খোলা: {authority}।|जहाँ तक हमें पता है, {day} को काउंटर खुला है: {authority}।|हामीलाई थाहा भएसम्म {day}मा काउन्टर खुला छ: {authority}।|على حد علمنا الشباك مفتوح يوم {day}: {authority}.|Sa alam namin, bukas ang counter sa {day}: {authority}.`,
  authority_closed: `As far as we know, the counter is closed on {day}: {authority}.|আমরা যতদূর জানি, {day} কাউন্টার বন্ধ: {authority}।|जहाँ तक हमें पता है, {day} को काउंटर बंद है: {authority}।|हामीलाई थाहा भएसम्म {day}मा काउन्टर बन्द छ: {authority}।|على حد علمنا الشباك مغلق يوم {day}: {authority}.|Sa alam namin, sarado ang counter sa {day}: {authority}.`,
  embassy_closed: `As far as we know, this is closed on {day}: {embassy}.|আমরা যতদূর জানি, {day} বন্ধ: {embassy}।|जहाँ तक हमें पता है, {day} को बंद है: {embassy}।|हामीलाई थाहा भएसम्म, {day}मा बन्द छ: {embassy}।|حسب علمنا، يوم {day} مغلق: {embassy}.|Sa pagkakaalam namin, sarado sa {day}: {embassy}.`,
  embassy_open: `As far as we know, this is open again from {day}: {embassy}.|আমরা যতদূর জানি, {day} থেকে আবার খোলা: {embassy}।|जहाँ तक हमें पता है, {day} से फिर खुला है: {embassy}।|हामीलाई थाहा भएसम्म, {day}देखि फेरि खुला छ: {embassy}।|حسب علمنا، يفتح من جديد من {day}: {embassy}.|Sa pagkakaalam namin, bukas muli mula {day}: {embassy}.`,
  embassy_visit: `Appointment on {day}, {time}. Where: {embassy}.|সাক্ষাতের সময়: {day}, {time}। কোথায়: {embassy}।|मिलने का समय: {day}, {time}। कहाँ: {embassy}।|भेट्ने समय: {day}, {time}। कहाँ: {embassy}।|الموعد: {day}، {time}. المكان: {embassy}.|Appointment sa {day}, {time}. Saan: {embassy}.`,
  embassy_sent: `We sent this on {day}: {paper}. Where to: {embassy}.|{day} আমরা এটি জমা দিয়েছি: {paper}। কোথায়: {embassy}।|{day} को हमने यह जमा किया: {paper}। कहाँ: {embassy}।|{day}मा हामीले यो बुझायौं: {paper}। कहाँ: {embassy}।|أرسلنا هذا يوم {day}: {paper}. إلى أين: {embassy}.|Ipinadala namin ito noong {day}: {paper}. Saan: {embassy}.`,
  embassy_back: `This is back at our office: {paper}. We had left it here: {embassy}.|আমাদের অফিসে ফেরত এসেছে: {paper}। জমা ছিল এখানে: {embassy}।|हमारे दफ़्तर लौट आया: {paper}। यहाँ जमा था: {embassy}।|हाम्रो कार्यालयमा फिर्ता आयो: {paper}। यहाँ बुझाइएको थियो: {embassy}।|عاد هذا إلى مكتبنا: {paper}. كان هنا: {embassy}.|Nakabalik na sa opisina namin: {paper}. Iniwan namin dito: {embassy}.`,
  embassy_wait: `We wait for an answer, and cannot hurry it: {embassy}.|আমরা উত্তরের অপেক্ষায় আছি, তাড়াতাড়ি করাতে পারি না: {embassy}।|हम जवाब का इंतज़ार कर रहे हैं, जल्दी नहीं करवा सकते: {embassy}।|हामी जवाफ पर्खिरहेका छौं, छिटो गराउन सक्दैनौं: {embassy}।|ننتظر الرد ولا نستطيع تعجيله: {embassy}.|Naghihintay kami ng sagot at hindi ito mapapabilis: {embassy}.`,
  embassy_ask: `Ask there yourself: {embassy}.|সেখানে নিজে জিজ্ঞেস করুন: {embassy}।|वहाँ ख़ुद पूछिए: {embassy}।|त्यहाँ आफैं सोध्नुहोस्: {embassy}।|اسأل هناك بنفسك: {embassy}.|Magtanong doon mismo: {embassy}.`,
  embassy_help: `Are you abroad and in need? Turn to: {embassy}.|বিদেশে বিপদে পড়েছেন? এখানে যোগাযোগ করুন: {embassy}।|विदेश में मुश्किल में हैं? यहाँ जाइए: {embassy}।|विदेशमा आपत् पर्‍यो? यहाँ जानुहोस्: {embassy}।|أنت في الخارج وفي ضيق؟ توجّه إلى: {embassy}.|Nasa ibang bansa ka ba at nangangailangan? Lumapit sa: {embassy}.`,
  authority_slow: `We have been waiting longer than usual, and cannot hurry it: {authority}.|আমরা অন্য সময়ের চেয়ে বেশি দিন ধরে অপেক্ষা করছি, তাড়াতাড়ি করাতে পারি না: {authority}।|हम हमेशा से ज़्यादा समय से इंतज़ार कर रहे हैं और जल्दी नहीं करवा सकते: {authority}।|हामी सधैंभन्दा लामो समय पर्खिरहेका छौं, छिटो गराउन सक्दैनौं: {authority}।|ننتظر أطول من المعتاد، ولا نستطيع التعجيل: {authority}.|Mas matagal kaysa dati ang paghihintay namin, at hindi namin ito mapabibilis: {authority}.`,
  authority_ask: `Ask those who make out such a paper yourself: {authority}.|এমন কাগজ যারা দেয়, তাদের নিজে জিজ্ঞেস করুন: {authority}।|ऐसा काग़ज़ देने वालों से ख़ुद पूछिए: {authority}।|यस्तो कागज दिनेलाई आफैं सोध्नुहोस्: {authority}।|اسأل بنفسك حيث تُكتب هذه الورقة: {authority}.|Ikaw mismo ang magtanong sa naglalabas ng ganitong papel: {authority}.`,
  authority_complain: `You can complain about us here: {authority}.|আমাদের বিরুদ্ধে অভিযোগ এখানে করতে পারেন: {authority}।|हमारी शिकायत यहाँ कर सकते हैं: {authority}।|हाम्रो उजुरी यहाँ गर्न सक्नुहुन्छ: {authority}।|يمكنك أن تشكونا هنا: {authority}.|Dito ka maaaring magreklamo tungkol sa amin: {authority}.`,
  travel_departure: `Departure to {country}: {day}, {time}.|যাত্রা, {country}: {day}, {time}।|रवानगी, {country}: {day}, {time}।|प्रस्थान, {country}: {day}, {time}।|السفر إلى {country}: {day}، {time}.|Alis papuntang {country}: {day}, {time}.`,
  travel_report: `Be there on {day} at {time}: {place}.|{day}, {time} এখানে হাজির থাকুন: {place}।|{day}, {time} बजे यहाँ पहुँचिए: {place}।|{day}, {time} बजे यहाँ आइपुग्नुहोस्: {place}।|كن هناك يوم {day}، الساعة {time}: {place}.|Pumunta roon sa {day}, {time}: {place}.`,
  travel_moved: `The departure of {day} is moved to {day_new}, {time}.|{day} তারিখের যাত্রা এখন {day_new}, {time}।|{day} की रवानगी अब {day_new}, {time} को है।|{day}को प्रस्थान अब {day_new}, {time}मा हुन्छ।|سفر يوم {day} صار يوم {day_new}، {time}.|Ang alis sa {day} ay inilipat sa {day_new}, {time}.`,
  travel_baggage: `Baggage: {number} kg at most, and {number_hand} kg in the cabin.|মালপত্র: সর্বোচ্চ {number} কেজি, হাতব্যাগে {number_hand} কেজি।|सामान: ज़्यादा से ज़्यादा {number} किलो, हाथ में {number_hand} किलो।|सामान: बढीमा {number} किलो, हातमा {number_hand} किलो।|الأمتعة: {number} كغ على الأكثر، و{number_hand} كغ في المقصورة.|Bagahe: hanggang {number} kg, at {number_hand} kg na hand-carry.`,
  travel_talk: `Talk before departure: {day}, {time}, {place}.|যাওয়ার আগের আলোচনা: {day}, {time}, {place}।|जाने से पहले की बातचीत: {day}, {time}, {place}।|जानुअघिको कुराकानी: {day}, {time}, {place}।|لقاء ما قبل السفر: {day}، {time}، {place}.|Usapan bago umalis: {day}, {time}, {place}.`,
  travel_insurance: `Take your insurance paper with you, and leave a copy with your family.|বীমার কাগজ সঙ্গে নিন, একটি কপি পরিবারের কাছে রাখুন।|बीमे का काग़ज़ साथ रखिए और एक कॉपी घर पर छोड़िए।|बीमाको कागज साथमा लैजानुहोस्, एउटा प्रति घरमा छोड्नुहोस्।|خذ معك ورقة التأمين، واترك نسخة لدى أسرتك.|Dalhin ang papel ng insurance, at mag-iwan ng kopya sa pamilya.`,
  travel_sim: `When you have a SIM card there, tell us your new number.|সেখানে সিম কার্ড পেলে নতুন নম্বর আমাদের জানান।|वहाँ सिम कार्ड मिले तो नया नंबर हमें बताइए।|त्यहाँ सिम कार्ड पाएपछि नयाँ नम्बर हामीलाई भन्नुहोस्।|إذا صارت لديك شريحة هناك فأخبرنا برقمك الجديد.|Kapag may SIM card ka na roon, sabihin sa amin ang bagong numero.`,
  travel_met: `When you arrive, {person} from our office meets you. Telephone: {telephone}.|পৌঁছালে আমাদের অফিসের {person} আপনাকে নিতে আসবেন। টেলিফোন: {telephone}।|पहुँचने पर हमारे दफ़्तर से {person} आपसे मिलेंगे। टेलीफ़ोन: {telephone}।|पुगेपछि हाम्रो कार्यालयका {person} तपाईंलाई लिन आउनुहुन्छ। टेलिफोन: {telephone}।|عند وصولك يستقبلك {person} من مكتبنا. الهاتف: {telephone}.|Pagdating mo, sasalubungin ka ni {person} mula sa aming opisina. Telepono: {telephone}.`,
  travel_arrived: `When you have arrived, call your family and us: {telephone}.|পৌঁছে পরিবারকে ও আমাদের ফোন করুন: {telephone}।|पहुँचकर घर पर और हमें फ़ोन कीजिए: {telephone}।|पुगेपछि घरमा र हामीलाई फोन गर्नुहोस्: {telephone}।|إذا وصلت فاتصل بأسرتك وبنا: {telephone}.|Pagdating mo, tumawag sa pamilya at sa amin: {telephone}.`,
  lesson_begins: `The class begins on {day} at {time}.|ক্লাস শুরু {day}, {time}।|क्लास शुरू होगी: {day}, {time}।|कक्षा सुरु हुन्छ: {day}, {time}।|يبدأ الصف يوم {day}، الساعة {time}.|Magsisimula ang klase sa {day}, {time}.`,
  lesson_training: `Training begins on {day} at {time}: {trade}.|প্রশিক্ষণ শুরু {day}, {time}: {trade}।|ट्रेनिंग शुरू होगी {day}, {time}: {trade}।|तालिम सुरु हुन्छ {day}, {time}: {trade}।|يبدأ التدريب يوم {day}، الساعة {time}: {trade}.|Magsisimula ang training sa {day}, {time}: {trade}.`,
  lesson_test: `Test: {day}, {time}, {place}.|পরীক্ষা: {day}, {time}, {place}।|परीक्षा: {day}, {time}, {place}।|परीक्षा: {day}, {time}, {place}।|الاختبار: {day}، {time}، {place}.|Test: {day}, {time}, {place}.`,
  lesson_marks: `You can see your marks at our office from {day}.|{day} থেকে আমাদের অফিসে নম্বর দেখতে পারবেন।|{day} से आप हमारे दफ़्तर में अपने नंबर देख सकते हैं।|{day}देखि हाम्रो कार्यालयमा आफ्नो अङ्क हेर्न सक्नुहुन्छ।|ترى درجاتك في مكتبنا من يوم {day}.|Makikita mo ang iyong marka sa aming opisina mula {day}.`,
  lesson_none: `There is no class on {day}.|{day} ক্লাস নেই।|{day} को क्लास नहीं है।|{day}मा कक्षा छैन।|لا درس يوم {day}.|Walang klase sa {day}.`,
  lesson_moved: `The class of {day} is moved to {day_new}, {time}.|{day} তারিখের ক্লাস এখন হবে {day_new}, {time}।|{day} की क्लास अब {day_new}, {time} को है।|{day}को कक्षा अब {day_new}, {time}मा हुन्छ।|درس يوم {day} صار يوم {day_new}، {time}.|Ang klase sa {day} ay inilipat sa {day_new}, {time}.`,
  money_fee: `{item}: {sum}.|{item}: {sum}।|{item}: {sum}।|{item}: {sum}।|{item}: {sum}.|{item}: {sum}.`,
  money_changed: `From {day} this costs {sum}: {item}.|{day} থেকে এর খরচ {sum}: {item}।|{day} से इसका ख़र्च {sum}: {item}।|{day}देखि यसको खर्च {sum}: {item}।|من يوم {day} تكلفة هذا {sum}: {item}.|Mula {day}, ito ay {sum}: {item}.`,
  money_none: `You pay us nothing for this: {item}.|এর জন্য আমাদের কোনো টাকা দিতে হয় না: {item}।|इसके लिए आप हमें कुछ नहीं देते: {item}।|यसका लागि हामीलाई केही तिर्नु पर्दैन: {item}।|لا تدفع لنا شيئًا عن هذا: {item}.|Wala kang babayaran sa amin para rito: {item}.`,
  money_employer: `The employer pays for this: {item}.|এর খরচ নিয়োগকারী দেন: {item}।|इसका ख़र्च नियोक्ता देता है: {item}।|यसको खर्च रोजगारदाताले तिर्छ: {item}।|يدفع صاحب العمل عن هذا: {item}.|Ang employer ang nagbabayad nito: {item}.`,
  money_due: `Please pay by {day}: {item}, {sum}.|{day}-এর মধ্যে টাকা দিন: {item}, {sum}।|{day} तक पैसे दीजिए: {item}, {sum}।|{day}सम्म तिर्नुहोस्: {item}, {sum}।|يرجى الدفع حتى يوم {day}: {item}، {sum}.|Pakibayaran hanggang {day}: {item}, {sum}.`,
  money_receipt: `For every payment you get a receipt with a number. Pay nothing without one.|প্রতিটি টাকার জন্য নম্বরসহ রসিদ পাবেন। রসিদ ছাড়া টাকা দেবেন না।|हर भुगतान पर नंबर वाली रसीद मिलती है। रसीद के बिना कुछ मत दीजिए।|हरेक भुक्तानीको नम्बर भएको रसिद पाउनुहुन्छ। रसिद नपाई केही नतिर्नुहोस्।|لكل دفعة إيصال برقم. لا تدفع شيئًا بلا إيصال.|May resibong may numero ang bawat bayad. Huwag magbayad nang walang resibo.`,
  money_where: `Pay only here: {place}.|টাকা শুধু এখানে দিন: {place}।|पैसे सिर्फ़ यहाँ दीजिए: {place}।|पैसा यहाँ मात्र तिर्नुहोस्: {place}।|لا تدفع إلا هنا: {place}.|Dito lang magbayad: {place}.`,
  money_refund: `For a refund, come with your receipt: {place}. We answer within {number} days.|টাকা ফেরত চাইলে রসিদ নিয়ে আসুন: {place}। আমরা {number} দিনের মধ্যে উত্তর দিই।|पैसे वापस चाहिए तो रसीद लेकर आइए: {place}। हम {number} दिन में जवाब देते हैं।|पैसा फिर्ता चाहिए रसिद लिएर आउनुहोस्: {place}। हामी {number} दिनभित्र जवाफ दिन्छौं।|لاسترداد المال تعال ومعك الإيصال: {place}. نجيبك خلال {number} يوم.|Para sa refund, pumunta dala ang resibo: {place}. Sasagot kami sa loob ng {number} araw.`,
  money_withdraw: `If you withdraw by {day}, you get back {sum}.|{day}-এর মধ্যে সরে গেলে ফেরত পাবেন {sum}।|{day} तक पीछे हटें तो {sum} वापस मिलेंगे।|{day}सम्म छोड्नुभयो भने {sum} फिर्ता पाउनुहुन्छ।|إذا انسحبت حتى يوم {day} استرددت {sum}.|Kung umatras ka hanggang {day}, maibabalik sa iyo ang {sum}.`,
  money_refused: `If the answer to the visa is no, you get back {sum}.|ভিসায় না এলে ফেরত পাবেন {sum}।|वीज़ा के लिए मना हो तो {sum} वापस मिलेंगे।|भिसामा हुँदैन भनियो भने {sum} फिर्ता पाउनुहुन्छ।|إذا جاء الرد على التأشيرة بالرفض تستعيد {sum}.|Kung hindi ang sagot sa visa, ibabalik sa iyo ang {sum}.`,
  money_never: `Nobody from our office asks for money by telephone, or for a present.|আমাদের অফিসের কেউ ফোনে টাকা বা উপহার চায় না।|हमारे दफ़्तर से कोई फ़ोन पर पैसे या तोहफ़ा नहीं माँगता।|हाम्रो कार्यालयबाट कसैले फोनमा पैसा वा उपहार माग्दैन।|لا يطلب أحد من مكتبنا مالًا أو هدية بالهاتف.|Walang taga-opisina namin ang humihingi ng pera sa telepono o ng regalo.`,
  safe_site: `On {day} we saw a false website with our name. Our only addresses: {our_websites}|{day} আমরা আমাদের নামে একটি ভুয়া ওয়েবসাইট দেখেছি। শুধু এগুলোই আমাদের ঠিকানা: {our_websites}|{day} को हमने अपने नाम की एक नक़ली वेबसाइट देखी। हमारे पते बस ये हैं: {our_websites}|{day}मा हामीले हाम्रो नामको नक्कली वेबसाइट देख्यौं। हाम्रा ठेगाना यी मात्र हुन्: {our_websites}|يوم {day} رأينا موقعًا كاذبًا يستعمل اسمنا. عناويننا الوحيدة: {our_websites}|Noong {day}, may nakita kaming pekeng website na gamit ang aming pangalan. Ito lang ang aming mga address: {our_websites}`,
  safe_agent: `On {day} we heard of somebody who falsely says that he works for us. Ask at our office who works here.|{day} আমরা শুনেছি, কেউ মিথ্যা বলছে যে সে আমাদের লোক। কে এখানে কাজ করে, অফিসে জিজ্ঞেস করুন।|{day} को हमने सुना कि कोई झूठ बोलता है कि वह हमारा आदमी है। यहाँ कौन काम करता है, दफ़्तर में पूछिए।|{day}मा हामीले सुन्यौं, कसैले हाम्रो मानिस हुँ भनेर झुट बोल्छ। यहाँ को काम गर्छ, कार्यालयमा सोध्नुहोस्।|يوم {day} سمعنا بمن يكذب ويقول إنه يعمل لدينا. اسأل في مكتبنا من يعمل هنا.|Noong {day}, nabalitaan naming may nagsisinungaling na tauhan namin siya. Itanong sa opisina kung sino ang nagtatrabaho rito.`,
  safe_letter: `On {day} we saw a false letter with our name. Show us every letter before you pay or travel.|{day} আমরা আমাদের নামে একটি ভুয়া চিঠি দেখেছি। টাকা দেওয়ার বা যাওয়ার আগে প্রতিটি চিঠি আমাদের দেখান।|{day} को हमने अपने नाम की एक नक़ली चिट्ठी देखी। पैसे देने या जाने से पहले हर चिट्ठी हमें दिखाइए।|{day}मा हामीले हाम्रो नामको नक्कली चिठी देख्यौं। पैसा तिर्नु वा जानुअघि हरेक चिठी हामीलाई देखाउनुहोस्।|يوم {day} رأينا رسالة كاذبة تستعمل اسمنا. أرنا كل رسالة قبل أن تدفع أو تسافر.|Noong {day}, may nakita kaming pekeng sulat na gamit ang aming pangalan. Ipakita sa amin ang bawat sulat bago magbayad o umalis.`,
  safe_scam: `On {day} we heard of a trick: somebody promises work abroad and asks for money first. Do not pay. Ask us: {telephone}.|{day} আমরা একটি প্রতারণার কথা শুনেছি: কেউ বিদেশে কাজের কথা বলে আগে টাকা চায়। টাকা দেবেন না। আমাদের জিজ্ঞেস করুন: {telephone}।|{day} को हमने एक ठगी की बात सुनी: कोई विदेश में काम की बात करके पहले पैसे माँगता है। पैसे मत दीजिए। हमसे पूछिए: {telephone}।|{day}मा हामीले एउटा ठगीबारे सुन्यौं: कसैले विदेशमा काम दिन्छु भनेर पहिल्यै पैसा माग्छ। पैसा नदिनुहोस्। हामीलाई सोध्नुहोस्: {telephone}।|سمعنا يوم {day} عن حيلة: يعد أحدهم بعمل في الخارج ويطلب المال أولًا. لا تدفع. اسألنا: {telephone}.|Noong {day} may narinig kaming panloloko: may nangangako ng trabaho sa ibang bansa at humihingi muna ng pera. Huwag magbayad. Magtanong sa amin: {telephone}.`,
  safe_person: `{person} works for us.|{person} আমাদের এখানে কাজ করেন।|हमारे दफ़्तर से हैं: {person}।|{person} हामीकहाँ काम गर्नुहुन्छ।|من العاملين لدينا: {person}.|Nagtatrabaho sa amin si {person}.`,
  safe_person_left: `Since {day} {person} no longer works for us.|{day} থেকে {person} আর আমাদের এখানে কাজ করেন না।|{day} से हमारे दफ़्तर से नहीं हैं: {person}।|{day}देखि {person} हामीकहाँ काम गर्नुहुन्न।|منذ يوم {day} ليس من العاملين لدينا: {person}.|Mula {day}, hindi na nagtatrabaho sa amin si {person}.`,
  safe_code: `Tell nobody the code on your slip. We never ask for it.|স্লিপের কোড কাউকে বলবেন না। আমরা কখনো তা চাই না।|पर्ची का कोड किसी को मत बताइए। हम उसे कभी नहीं माँगते।|पर्चीको कोड कसैलाई नभन्नुहोस्। हामी त्यो कहिल्यै माग्दैनौं।|لا تخبر أحدًا بالرمز الذي على قسيمتك. نحن لا نطلبه أبدًا.|Huwag sabihin kaninuman ang code sa iyong slip. Hindi namin ito hinihingi kailanman.`,
  safe_slip: `Lost your slip? Come with your passport. You get a new code, and the old one stops working.|স্লিপ হারিয়েছেন? পাসপোর্ট নিয়ে আসুন। নতুন কোড পাবেন, পুরোনোটি আর কাজ করবে না।|पर्ची खो गई? पासपोर्ट लेकर आइए। नया कोड मिलेगा और पुराना बंद हो जाएगा।|पर्ची हरायो? राहदानी लिएर आउनुहोस्। नयाँ कोड पाउनुहुन्छ, पुरानोले काम गर्न छोड्छ।|فقدت قسيمتك؟ تعال ومعك جوازك. تأخذ رمزًا جديدًا ويتوقف القديم.|Nawala ang slip? Pumunta dala ang pasaporte. May bago kang code, at hindi na gagana ang luma.`,
  safe_tourist: `Do not travel as a tourist to work abroad.|কাজ করতে পর্যটক সেজে বিদেশে যাবেন না।|काम करने के लिए पर्यटक बनकर विदेश मत जाइए।|काम गर्न पर्यटक बनेर विदेश नजानुहोस्।|لا تسافر سائحًا لتعمل في الخارج.|Huwag umalis bilang turista para magtrabaho sa ibang bansa.`,
  safe_contract: `Read the contract in your own language before you sign it.|সই করার আগে চুক্তি নিজের ভাষায় পড়ুন।|दस्तख़त से पहले क़रार अपनी भाषा में पढ़िए।|सही गर्नुअघि करार आफ्नै भाषामा पढ्नुहोस्।|اقرأ العقد بلغتك قبل أن توقّعه.|Basahin ang kontrata sa sarili mong wika bago pumirma.`,
  safe_report: `Did somebody ask you for money in our name? Call us: {telephone}.|কেউ আমাদের নামে টাকা চেয়েছে? ফোন করুন: {telephone}।|किसी ने हमारे नाम पर पैसे माँगे? फ़ोन कीजिए: {telephone}।|कसैले हाम्रो नाममा पैसा माग्यो? फोन गर्नुहोस्: {telephone}।|هل استعمل أحد اسمنا ليطلب منك مالًا؟ اتصل بنا: {telephone}.|May humingi ba sa iyo ng pera sa pangalan namin? Tumawag: {telephone}.`,
  safe_promise: `Nobody can say beforehand whether you get a visa. We can only apply for one.|ভিসা হবে কি না, আগে কেউ বলতে পারে না। আমরা শুধু আবেদন করতে পারি।|वीज़ा के बारे में पहले से कोई कुछ नहीं कह सकता। हम सिर्फ़ अर्ज़ी दे सकते हैं।|भिसाबारे पहिल्यै कसैले केही भन्न सक्दैन। हामी निवेदन मात्र दिन सक्छौं।|لا أحد يعلم مسبقًا هل تحصل على تأشيرة. نحن نقدّم الطلب فقط.|Walang makapagsasabi agad kung makakakuha ka ng visa. Makapag-a-apply lang kami.`,
  safe_no_visa: `We cannot give anybody a visa or a permit. We can only apply for one.|আমরা কাউকে ভিসা বা পারমিট দিতে পারি না। শুধু আবেদন করতে পারি।|हम किसी को वीज़ा या परमिट नहीं दे सकते। सिर्फ़ अर्ज़ी दे सकते हैं।|हामी कसैलाई भिसा वा पर्मिट दिन सक्दैनौं। निवेदन मात्र दिन सक्छौं।|لا نستطيع أن نعطي أحدًا تأشيرة أو تصريحًا. نستطيع فقط أن نقدم الطلب.|Hindi kami nagbibigay ng visa o permit. Makakapag-apply lang kami.`,
  safe_licence_until: `The end date now printed on our licence {our_licence} is {day}. Look it up: {our_regulator}.|আমাদের লাইসেন্স {our_licence}-এ এখন ছাপা শেষ তারিখ {day}। নিজে দেখুন: {our_regulator}।|हमारे लाइसेंस {our_licence} पर अब छपी आख़िरी तारीख़ {day} है। ख़ुद देखिए: {our_regulator}।|हाम्रो लाइसेन्स {our_licence} मा अहिले छापिएको अन्तिम मिति {day} हो। आफैं हेर्नुहोस्: {our_regulator}।|تاريخ النهاية المطبوع الآن على ترخيصنا {our_licence} هو {day}. انظر بنفسك: {our_regulator}.|Ang huling petsang nakalimbag ngayon sa aming lisensya {our_licence} ay {day}. Tingnan mo mismo: {our_regulator}.`,
  job_open: `Work in {country}: {trade}. Places: {number}.|কাজ, {country}: {trade}। পদ: {number}।|काम, {country}: {trade}। जगहें: {number}।|काम, {country}: {trade}। ठाउँ: {number}।|عمل في {country}: {trade}. الأماكن: {number}.|Trabaho sa {country}: {trade}. Bilang: {number}.`,
  job_wanted: `Jobs in {country} for this trade: {trade}. Ask us.|{country}-এ এই কাজের লোক লাগবে: {trade}। আমাদের জিজ্ঞেস করুন।|{country} में इस काम की नौकरी: {trade}। हमसे पूछिए।|{country}मा यो कामको जागिर: {trade}। हामीलाई सोध्नुहोस्।|وظائف في {country} لهذه المهنة: {trade}. اسألنا.|May trabaho sa {country} para sa: {trade}. Magtanong sa amin.`,
  job_wage: `Wage a month, as the contract says: {sum}.|চুক্তি অনুযায়ী মাসিক বেতন: {sum}।|क़रार के हिसाब से महीने की तनख़्वाह: {sum}।|करारअनुसार महिनाको तलब: {sum}।|الأجر الشهري كما في العقد: {sum}.|Sahod kada buwan ayon sa kontrata: {sum}.`,
  job_months: `Length of the contract in months: {number}.|চুক্তির মেয়াদ, মাসে: {number}।|क़रार कितने महीने का है: {number}।|करार कति महिनाको: {number}।|مدة العقد بالأشهر: {number}.|Tagal ng kontrata sa buwan: {number}.`,
  job_apply: `Tell us by {day} if you want to apply.|আবেদন করতে চাইলে {day}-এর মধ্যে জানান।|अर्ज़ी देनी हो तो {day} तक बताइए।|निवेदन दिने भए {day}सम्म भन्नुहोस्।|أخبرنا حتى يوم {day} إذا أردت التقديم.|Sabihin sa amin hanggang {day} kung gusto mong mag-apply.`,
  job_employer: `An employer comes to our office on {day}, {time}. Country: {country}.|একজন নিয়োগকারী আমাদের অফিসে আসবেন {day}, {time}। দেশ: {country}।|एक नियोक्ता हमारे दफ़्तर आएँगे: {day}, {time}। देश: {country}।|एक रोजगारदाता हाम्रो कार्यालयमा आउनुहुन्छ: {day}, {time}। देश: {country}।|يزور صاحب عمل مكتبنا يوم {day}، {time}. البلد: {country}.|May employer na pupunta sa aming opisina sa {day}, {time}. Bansa: {country}.`,
  job_taken: `All places are taken: {trade}, {country}.|সব পদ পূরণ হয়েছে: {trade}, {country}।|सब जगहें भर गईं: {trade}, {country}।|सबै ठाउँ भरिए: {trade}, {country}।|شُغلت كل الأماكن: {trade}، {country}.|Puno na ang lahat: {trade}, {country}.`,
  care_death: `One of our people has died. Our thoughts are with the family.|আমাদের একজন মারা গেছেন। আমরা পরিবারের পাশে আছি।|हमारे एक साथी नहीं रहे। हम परिवार के दुख में साथ हैं।|हाम्रा एक जना साथी बितेका छन्। हामी परिवारको दुःखमा साथ छौं।|توفي أحد أفرادنا. قلوبنا مع أسرته.|May pumanaw sa aming mga kasama. Nakikiramay kami sa pamilya.`,
  care_emergency: `In an emergency call us, day and night: {telephone}.|জরুরি হলে দিনে বা রাতে ফোন করুন: {telephone}।|मुसीबत में दिन हो या रात, फ़ोन कीजिए: {telephone}।|आपत्‌मा दिन होस् वा रात, फोन गर्नुहोस्: {telephone}।|في الطوارئ اتصل بنا ليلًا ونهارًا: {telephone}.|Sa emergency, tumawag araw o gabi: {telephone}.`,
  care_abroad: `Are you abroad and in need? Turn to: {authority}.|বিদেশে বিপদে পড়েছেন? এখানে যোগাযোগ করুন: {authority}।|विदेश में मुश्किल में हैं? यहाँ जाइए: {authority}।|विदेशमा आपत् पर्‍यो? यहाँ जानुहोस्: {authority}।|أنت في الخارج وفي ضيق؟ توجّه إلى: {authority}.|Nasa ibang bansa ka ba at nangangailangan? Lumapit sa: {authority}.`,
  care_thanks: `Thank you for your patience.|আপনার ধৈর্যের জন্য ধন্যবাদ।|आपके धीरज के लिए धन्यवाद।|धैर्य गर्नुभएकोमा धन्यवाद।|شكرًا على صبركم.|Salamat sa iyong pagtitiyaga.`,
  reason_photo: `A photo is too dark or blurred. Please take it again in daylight.|একটি ছবি খুব অন্ধকার বা ঝাপসা। দিনের আলোয় আবার তুলুন।|एक फ़ोटो बहुत काली या धुँधली है। दिन की रोशनी में फिर लीजिए।|एउटा फोटो धेरै अँध्यारो वा धमिलो छ। दिनको उज्यालोमा फेरि खिच्नुहोस्।|إحدى الصور معتمة أو غير واضحة. التقطها مرة أخرى في ضوء النهار.|May larawang masyadong madilim o malabo. Kunan muli sa liwanag ng araw.`,
  reason_page: `A page is missing. Please scan all pages of the document.|একটি পাতা নেই। কাগজের সব পাতা স্ক্যান করুন।|एक पन्ना नहीं है। काग़ज़ के सब पन्ने स्कैन कीजिए।|एउटा पाना छैन। कागजका सबै पाना स्क्यान गर्नुहोस्।|تنقص صفحة. امسح كل صفحات الورقة ضوئيًا.|May kulang na pahina. I-scan ang lahat ng pahina ng dokumento.`,
  reason_cut: `A part of the page is cut off. Please scan the whole page.|পাতার একটি অংশ কেটে গেছে। পুরো পাতা স্ক্যান করুন।|पन्ने का एक हिस्सा कट गया है। पूरा पन्ना स्कैन कीजिए।|पानाको एक भाग काटिएको छ। पूरै पाना स्क्यान गर्नुहोस्।|جزء من الصفحة مقطوع. امسح الصفحة كاملة ضوئيًا.|May naputol na bahagi ng pahina. I-scan ang buong pahina.`,
  reason_number: `The passport number is not the one in the passport. Please correct it.|পাসপোর্ট নম্বরটি পাসপোর্টের সঙ্গে মেলে না। ঠিক করে দিন।|पासपोर्ट नंबर पासपोर्ट से मेल नहीं खाता। ठीक कर दीजिए।|राहदानी नम्बर राहदानीसँग मिल्दैन। मिलाउनुहोस्।|رقم الجواز ليس الرقم الذي في الجواز. عدّله من فضلك.|Hindi tugma sa pasaporte ang numero ng pasaporte. Pakitama.`,
  reason_place: `A document is in the wrong place. Please move it.|একটি কাগজ ভুল জায়গায় আছে। সরিয়ে দিন।|एक काग़ज़ ग़लत जगह है। उसे हटाकर ठीक जगह रखिए।|एउटा कागज गलत ठाउँमा छ। सार्नुहोस्।|إحدى الأوراق في غير مكانها. انقلها من فضلك.|Nasa maling lugar ang isang dokumento. Pakilipat.`,
  reason_kind: `This is a different paper. We need: {paper}.|এটি অন্য কাগজ। আমাদের দরকার: {paper}।|यह दूसरा काग़ज़ है। हमें चाहिए: {paper}।|यो अर्कै कागज हो। हामीलाई चाहिन्छ: {paper}।|هذه ورقة أخرى. نحتاج إلى: {paper}.|Ibang papel ito. Ang kailangan namin: {paper}.`,
  reason_name: `The name on the paper is spelt differently from the name in the file.|কাগজে নামের বানান ফাইলের নামের বানানের চেয়ে আলাদা।|काग़ज़ पर नाम की वर्तनी फ़ाइल से अलग है।|कागजमा नामको हिज्जे फाइलको भन्दा फरक छ।|كتابة الاسم في الورقة تختلف عن كتابته في الملف.|Iba ang baybay ng pangalan sa papel kaysa sa file.`,
  reason_same: `The paper says it as it stands in your file.|আপনার ফাইলে যা আছে, কাগজেও তা-ই আছে।|जो आपकी फ़ाइल में है, काग़ज़ पर भी वही है।|तपाईंको फाइलमा जे छ, कागजमा पनि त्यही छ।|ما في الورقة هو ما في ملفك.|Kung ano ang nasa file mo, iyon din ang nasa papel.`,
  reason_show: `To change it we need this paper: {paper}.|বদলাতে হলে এই কাগজ লাগবে: {paper}।|बदलने के लिए यह काग़ज़ चाहिए: {paper}।|फेर्न यो कागज चाहिन्छ: {paper}।|لتغييره نحتاج إلى هذه الورقة: {paper}.|Para mabago ito, kailangan namin ang papel na ito: {paper}.`,
  reason_issuer: `Only those who made out the paper can change it: {authority}.|কাগজ যারা দিয়েছে, শুধু তারাই তা বদলাতে পারে: {authority}।|यह काग़ज़ जहाँ बना, वहीं बदल सकता है: {authority}।|कागज दिनेले मात्र त्यसलाई फेर्न सक्छ: {authority}।|لا تتغير الورقة إلا حيث كُتبت: {authority}.|Ang naglabas lang ng papel ang makapagbabago nito: {authority}.`,
  reason_twice: `It was paid twice.|টাকা দুবার দেওয়া হয়েছিল।|पैसे दो बार दिए गए थे।|दुई पटक तिरिएको थियो।|دُفع المبلغ مرتين.|Dalawang beses itong nabayaran.`,
  reason_withdrew: `You withdrew from the application.|আপনি আবেদন থেকে সরে গেছেন।|आप अर्ज़ी से पीछे हट गए।|तपाईंले निवेदन छोड्नुभयो।|انسحبت من الطلب.|Umatras ka sa application.`,
  reason_no_job: `We found no work for you.|আমরা আপনার জন্য কাজ পাইনি।|हमें आपके लिए काम नहीं मिला।|हामीले तपाईंका लागि काम पाएनौं।|لم نجد لك عملًا.|Wala kaming nahanap na trabaho para sa iyo.`,
  reason_cap: `It was more than the law lets us take.|আইনে যত নেওয়া যায়, এটি তার চেয়ে বেশি ছিল।|क़ानून जितना लेने देता है, यह उससे ज़्यादा था।|कानुनले लिन दिएभन्दा बढी थियो।|كان أكثر مما يسمح القانون بأخذه.|Higit ito sa ipinahihintulot ng batas na singilin namin.`,
  reason_done: `What was paid for has been done: {item}.|যার জন্য টাকা দেওয়া হয়েছিল, তা করা হয়েছে: {item}।|जिसके लिए पैसे दिए गए, वह हो चुका है: {item}।|जसका लागि तिरिएको थियो, त्यो भइसक्यो: {item}।|ما دُفع من أجله قد تم: {item}.|Nagawa na ang binayaran: {item}.`,
  reason_asked: `You asked us to end it.|আপনি শেষ করতে বলেছেন।|आपने इसे ख़त्म करने को कहा।|तपाईंले टुङ्ग्याउन भन्नुभयो।|طلبت منا إنهاءه.|Hiniling mong tapusin na ito.`,
  reason_no_answer: `We could not reach you for {number} days.|{number} দিন ধরে আমরা আপনাকে পাইনি।|{number} दिन तक आपसे बात नहीं हो सकी।|{number} दिनसम्म तपाईंसँग कुरा हुन सकेन।|لم نتمكن من الوصول إليك خلال {number} يوم.|Hindi ka namin makausap sa loob ng {number} araw.`,
  reason_no_paper: `This paper did not come: {paper}.|এই কাগজটি আসেনি: {paper}।|यह काग़ज़ नहीं आया: {paper}।|यो कागज आएन: {paper}।|لم تصل هذه الورقة: {paper}.|Hindi dumating ang papel na ito: {paper}.`,
  reason_employer: `The employer asks for a copy.|নিয়োগকারী একটি কপি চান।|नियोक्ता एक कॉपी माँगता है।|रोजगारदाताले एक प्रति माग्छ।|يطلب صاحب العمل نسخة.|Humihingi ng kopya ang employer.`,
  reason_law: `We have to keep it by the law of this country: {country}.|এই দেশের আইন অনুযায়ী আমাদের এটি রাখতে হয়: {country}।|इस देश के क़ानून से हमें इसे रखना होता है: {country}।|यस देशको कानुनले हामीले यो राख्नु पर्छ: {country}।|علينا أن نحتفظ به بموجب قانون هذا البلد: {country}.|Kailangan naming itago ito ayon sa batas ng bansang ito: {country}.`,
  answer_read: `We have read what you wrote.|আপনার লেখা আমরা পড়েছি।|आपने जो लिखा, हमने पढ़ लिया है।|तपाईंले लेख्नुभएको हामीले पढ्यौं।|قرأنا ما كتبته.|Nabasa namin ang isinulat mo.`,
  answer_corrected: `We have corrected it.|আমরা এটি ঠিক করেছি।|हमने इसे ठीक कर दिया है।|हामीले यो मिलायौं।|عدّلنا ذلك.|Naitama na namin ito.`,
  answer_asked: `On {day} we asked, and now we wait: {authority}.|{day} আমরা জিজ্ঞেস করেছি, এখন অপেক্ষা করছি: {authority}।|{day} को हमने पूछा, अब इंतज़ार कर रहे हैं: {authority}।|{day}मा हामीले सोध्यौं, अब पर्खिरहेका छौं: {authority}।|سألنا يوم {day}، وننتظر الآن: {authority}.|Nagtanong kami noong {day}, at naghihintay na ngayon: {authority}.`,
  answer_come: `Please come on {day} at {time}: {place}.|{day}, {time} আসুন: {place}।|{day}, {time} बजे आइए: {place}।|{day}, {time} बजे आउनुहोस्: {place}।|تعال يوم {day}، الساعة {time}: {place}.|Pumunta ka sa {day}, {time}: {place}.`,
  answer_until: `You will hear from us by {day}.|{day}-এর মধ্যে আমাদের কাছ থেকে খবর পাবেন।|{day} तक आपको हमसे ख़बर मिलेगी।|{day}सम्म हामीबाट खबर पाउनुहुन्छ।|ستسمع منا حتى يوم {day}.|May balita ka mula sa amin hanggang {day}.`,
  answer_paid_back: `On {day} we paid back {sum}.|{day} আমরা {sum} ফেরত দিয়েছি।|{day} को हमने {sum} लौटाए।|{day}मा हामीले {sum} फिर्ता दियौं।|يوم {day} أعدنا {sum}.|Noong {day}, ibinalik namin ang {sum}.`,
  answer_mistake: `It was our mistake. We are sorry.|ভুলটি আমাদের। আমরা দুঃখিত।|ग़लती हमारी थी। हमें खेद है।|गल्ती हाम्रो थियो। माफ गर्नुहोस्।|كان الخطأ منا. نعتذر.|Kami ang nagkamali. Paumanhin.`,
  answer_outside: `If you do not agree, turn to: {authority}.|একমত না হলে এখানে যান: {authority}।|आप सहमत नहीं हैं तो यहाँ जाइए: {authority}।|चित्त नबुझे यहाँ जानुहोस्: {authority}।|إذا كان لك رأي آخر فتوجّه إلى: {authority}.|Kung hindi ka sang-ayon, lumapit sa: {authority}.`,
  legal_data: `About your data, ask {person}. Telephone: {telephone}.|আপনার তথ্য নিয়ে জিজ্ঞেস করুন: {person}। টেলিফোন: {telephone}।|अपनी जानकारी के बारे में पूछिए: {person}। टेलीफ़ोन: {telephone}।|आफ्नो विवरणबारे सोध्नुहोस्: {person}। टेलिफोन: {telephone}।|عن بياناتك اسأل {person}. الهاتف: {telephone}.|Tungkol sa iyong datos, itanong kay {person}. Telepono: {telephone}.`,
  legal_keep: `We keep contracts for {number} years, by the law of this country: {country}.|আমরা চুক্তি {number} বছর রাখি, এই দেশের আইন অনুযায়ী: {country}।|हम क़रार {number} साल रखते हैं, इस देश के क़ानून से: {country}।|हामी करार {number} वर्ष राख्छौं, यस देशको कानुनअनुसार: {country}।|نحتفظ بالعقود {number} سنة، بموجب قانون هذا البلد: {country}.|Itinatago namin ang mga kontrata nang {number} taon, ayon sa batas ng bansang ito: {country}.`,
  legal_aloud: `At our office we read every page to you.|আমাদের অফিসে আমরা প্রতিটি পাতা আপনাকে পড়ে শোনাই।|हमारे दफ़्तर में हम हर पन्ना आपको पढ़कर सुनाते हैं।|हाम्रो कार्यालयमा हामी हरेक पाना तपाईंलाई पढेर सुनाउँछौं।|في مكتبنا نقرأ لك كل صفحة.|Sa aming opisina, binabasa namin sa iyo ang bawat pahina.`,
} as const satisfies Labels

const all = { ...sentences, ...stages, ...tiles, ...courses }
export type SentenceKey = keyof typeof all
export const sentenceKeys = Object.keys(all) as [SentenceKey, ...SentenceKey[]]

/** The wordings of every sentence in every language. */
export const catalogue = Object.fromEntries(
  languages.map((language) => [
    language,
    Object.fromEntries(sentenceKeys.map((key) => [key, labelIn(all[key], language)])),
  ]),
) as InEachLanguage<Readonly<Record<SentenceKey, string>>>

export function placesOf(key: SentenceKey): readonly Place[] {
  return areas[key.split('_', 1)[0] as keyof typeof areas]
}

/** The kinds of gaps that a writer fills. */
export const gapKinds = [
  ...(['day', 'time', 'hours', 'weekday', 'span', 'month', 'sum', 'number'] as const),
  ...(['country', 'language', 'holiday', 'reason', 'trade', 'level'] as const),
  ...([
    'paper',
    'papers',
    'item',
    'authority',
    'embassy',
    'place',
    'telephone',
    'person',
    'page',
  ] as const),
]
export type GapKind = (typeof gapKinds)[number]

/** Returns the names of all gaps of a wording, in order: `day`, `day_new`, `our_name`. */
export const gapsIn = (wording: string) =>
  [...wording.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string)

/** Tells whether the facts fill a gap. */
export const isFactGap = (gap: string) => gap.startsWith('our_')

/** Returns the kind of a gap that a writer fills: the first word of its name. */
export const kindOf = (gap: string) => gap.split('_', 1)[0] as GapKind

/** Returns the gaps of a sentence that a writer fills. */
export function ownGaps(key: SentenceKey): string[] {
  return gapsIn(catalogue.en[key]).filter((gap) => !isFactGap(gap))
}

let wordings: RegExp[] | undefined
/** The sentences of the catalogue, with anything in their gaps. */
function catalogueLines(): readonly RegExp[] {
  wordings ??= sentenceKeys
    .flatMap((key) => languages.map((language) => catalogue[language][key]))
    // "{item}: {sum}" would be any line.
    .filter((wording) => wording.replace(/\{\w+\}|[^\p{L}]/gu, '').length >= 8)
    .map((wording) => {
      const pieces = wording
        .split(/\{\w+\}/)
        .map((piece) => piece.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
      return new RegExp(`^${pieces.join('(.{1,200})')}$`, 'u')
    })
  return wordings
}

/** Returns a text with what fills the gaps in place of each line that is a sentence of the catalogue. */
export const withoutSentences = (text: string) =>
  text
    .split('\n')
    .map((line) => {
      const found = line.length > 1000 ? null : catalogueLines().find((each) => each.test(line))
      return found ? (found.exec(line) ?? []).slice(1).join('. ') : line
    })
    .join('\n')
