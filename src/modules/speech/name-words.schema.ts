import { keyOf } from './fold.schema.ts'

const list = (words: string) => new Set(words.split(/\s+/).map(keyOf).filter(Boolean))

/** Legal forms of private law, by where they are used; the parts of a form are words of their own here. */
export const legalForms = list(`
  ltd limited pvt private pte plc llp lp
  llc inc incorporated corp ulc pllc pc ltee limitee company co coy opc pty
  wll bsc qsc ksc kscc saoc saog spc fze fzc fzco fzllc dmcc est establishment
  sdn bhd berhad pt cv tbk gmbh ug ag kg ohg gbr sarl sas sasu eurl sl slu srl spa bv nv ab oy aps kft zrt doo sro sia uab lda ltda kk
  sons brothers bros associates partners
  লিমিটেড লিঃ লি প্রাইভেট কোম্পানি কোং ब्रदर्स लिमिटेड लि प्रा प्राइवेट कंपनी कम्पनी
  شركة مؤسسة ذمم شمم ششو شذمم محدودة المحدودة وشركاه وأولاده`)
/** What may be the first word too. */
export const firstForms = list('pt cv شركة مؤسسة')
/** Forms whose letters are written with full stops: "W.L.L.", "ذ.م.م". */
export const dottedForms =
  /(?:^|\s|\()(?:w\.?\s?l\.?\s?l|l\.?\s?l\.?\s?c|s\.?p\.?c|f\.?z\.?-?\s?l\.?l\.?c|l\.?l\.?p|s\.?a\.?r\.?l|s\.?r\.?l|s\.?a\.?s|d\.?o\.?o|sp\.?\sz\s?o\.?\s?o|s\.?r\.?o|e\.?\s?k|b\.?v|n\.?v|k\.?k|s\.?p\.?a|ذ\.?\s?م\.?\s?م|ش\.?\s?م\.?\s?م|ش\.?\s?ذ\.?\s?م\.?\s?م|ش\.?\s?ش\.?\s?و|م\.?م\.?ح)\.?(?=\s|\)|,|$|-)/iu

/** Words of offices. Of the first no agency has one; the others are firms' too, but not beside a state. */
export const offices =
  list(`authority authorities board council commission commissioner department dept directorate secretariat
  administration registry tribunal inspectorate ministry police headquarters ombudsman senate parliament cabinet organisation organization federation
  কর্তৃপক্ষ অধিদপ্তর বোর্ড কমিশন পরিষদ বিভাগ प्राधिकरण विभाग बोर्ड आयोग परिषद निदेशालय هيئة سلطة مجلس دائرة مديرية
  autoridad awtoridad kagawaran lupon komisyon`)
export const softOffices =
  list(`agency agencies corporation bureau office offices centre center centres centers service services desk counter
  branch section unit portal gateway hub exchange fund foundation bank point program programme scheme registrar online application applications processing status info system verification
  কেন্দ্র অফিস ব্যুরো সেবা সার্ভিস সংস্থা কার্যালয় কর্পোরেশন केंद्र केन्द्र कार्यालय सेवा ब्यूरो निगम संस्था مكتب مركز خدمة خدمات وكالة tanggapan ahensya sentro opisina`)
/** What offices of states see to. */
export const topics =
  list(`employment labour labor manpower work jobs job worker workers recruitment migration migrant migrants emigration emigrants
  overseas foreign revenue tax customs border passport passports visa visas permit permits immigration citizenship residency training skills
  welfare protection clearance health human resources expatriate expatriates workforce travel document documents placement
  শ্রম কর্মসংস্থান ভিসা অভিবাসন প্রবাসী জনশক্তি श्रम रोजगार वीज़ा भिसा आप्रवासन वैदेशिक عمل توظيف تأشيرات هجرة عمالة استقدام القوى العاملة trabaho manggagawa`)
/** Words that make a name sound like a state's beside an office. */
export const sovereigns =
  list(`national federal state public royal central republic crown imperial kingdom governmental provincial municipal
  জাতীয় রাষ্ট্রীয় राष्ट्रीय राष्ट्रिय राजकीय وطني الوطني الوطنية ملكي عام العامة الحكومية pambansa pambansang`)
/** Of them, what no firm is beside work or a visa, whatever else its name says. */
export const statesAlone = list('state federal governmental provincial municipal')
/** Of them, what firms call themselves too. */
export const courtly = list('royal crown imperial')
/** Of what offices see to, what only states do. */
export const statesMatters =
  list(`emigration emigrants emigrant immigration immigrants passport passports customs border
  revenue tax citizenship residency visa visas permit permits`)
/** Places of work, which make a name nobody's own. */
export const cities =
  list(`dhaka chittagong sylhet cumilla delhi mumbai chennai kolkata hyderabad kochi kathmandu pokhara karachi lahore islamabad peshawar
  colombo kandy manila cebu davao jakarta surabaya hanoi nairobi kampala accra lagos cairo riyadh jeddah dammam doha muscat manama ajman
  toronto vancouver ottawa montreal calgary edmonton winnipeg london berlin paris rome sydney melbourne perth tokyo osaka seoul warsaw
  bucharest athens lisbon ঢাকা চট্টগ্রাম সিলেট दिल्ली मुंबई काठमाडौं काठमांडू الرياض جدة الدوحة مسقط المنامة القاهرة`)
/** Words of private trade. */
export const trades =
  list(`recruiting recruiters recruiter consultants consultant consultancy consulting travels tours tourism trading solutions group
  enterprise enterprises international global associates staffing hr promoters traders ventures holdings education academy
  law lawyers solicitors legal advisors advisory tadbeer hiring talent crew shipping maritime aviation logistics resource supply
  contracting outsourcing management world link links air institute
  ট্রাভেলস ওভারসীজ ইন্টারন্যাশনাল রিক্রুটিং ট্রেডিং কনসালটেন্সি ट्रैवल्स ओवरसीज इंटरनेशनल कंसल्टेंट्स للاستقدام السفر للسياحة`)
export const visaWords =
  list(`visa visas evisa permit permits immigration immigrations passport passports citizenship residency migration emigration
  ভিসা পাসপোর্ট ইমিগ্রেশন অভিবাসন वीज़ा वीजा भिसा पासपोर्ट इमिग्रेशन تأشيرة تأشيرات التأشيرات الهجرة جوازات`)
export const smallWords = list(
  'of for and the to in at on by from with a an ng sa para mga & de du la der für ও এর के का की को و',
)
/** Work, study and the like between a country and a visa do not part them. */
export const between = list(
  'work worker workers job jobs student tourist visit business application applications processing entry and &',
)
/** Words of the lists that are also names and everyday words of firms. */
export const fineInNames =
  list(`royal real true trusted trust active legal crown original sealed seal certain evidence confirm ambassador consul
  president governor republic kingdom kingdoms appointed issued granted grants accepted successful proven emblem dole prove
  reliable rely embassador certified decree majestic assurance assure assured insaaf success sovereign presidency presidio maple promise promises
  ashol asli tunay totoo pakka echt valida`)

/** Offices of states whose names are written with one letter wrong, missing or more, to the eye the same. */
export const misspelt = [
  ...list('authority department ministry directorate commission government embassy secretariat'),
]
