import { keyOf, keyOfWord, piecesOf, tokensOf, wordsOf } from './fold.schema.ts'

/**
 * Words of names, by what they say. Offices: of `offices` no agency has one; `softOffices` are firms' too, but not beside
 * a state; `statesOffices` no firm is beside what only states see to; `counters` have a counter, of which even an
 * international firm has none for visas; `misspelt` are often written with a letter wrong. What offices see to: `topics`,
 * of which `statesMatters` are only states' and `commonTopics` anybody's beside the country of `senders`, where agencies
 * find people. States: `sovereigns`, of which `statesAlone` are no firm's and `courtly` are firms' too; `provinces` have
 * bodies of their own for work abroad; `dignities` are people's names too, but not beside a country. `general` and `cities`
 * make a name nobody's own, but `praise` before an agency is a firm's; `trades` are private; `between` a country and a visa does not part them; `fineInNames` and
 * `personsOwn` are of the closed lists, but names too (the latter how they begin); `verdicts` of them are nobody's own
 * beside a visa. `legalForms` are of private law; `firstForms` may be the first word too.
 */
const table = {
  legalForms: `ltd limited pvt private pte plc llp lp llc inc incorporated corp ulc pllc pc ltee limitee company co coy opc pty wll bsc qsc ksc kscc saoc saog sae jsc kaisha spc fze fzc fzco fzllc dmcc est establishment sdn bhd berhad pt cv tbk gmbh ug ag kg ohg gbr sarl sas sasu eurl sl slu srl spa bv nv ab oy aps kft zrt doo sro sia uab lda ltda kk sons brothers bros associates partners লিমিটেড লিঃ লি প্রাইভেট কোম্পানি কোং ब्रदर्स लिमिटेड लि प्रा प्राइवेट कंपनी कम्पनी شركة مؤسسة ذمم شمم ششو شذمم محدودة المحدودة وشركاه وأولاده`,
  firstForms: `pt cv شركة مؤسسة`,
  offices: `gov govt government protectorate hijra jawazat depnaker disnaker kemnaker wizara wizarat daira dairat idara idarat hukuma estatal embassy consulate authority authorities board council commission commissioner department dept directorate secretariat administration registry tribunal inspectorate ministry police headquarters ombudsman senate parliament cabinet organisation organization federation কর্তৃপক্ষ অধিদপ্তর বোর্ড কমিশন পরিষদ বিভাগ प्राधिकरण विभाग बोर्ड आयोग परिषद निदेशालय هيئة سلطة مجلس دائرة مديرية autoridad awtoridad kagawaran lupon komisyon jabatan badan dinas kementerian mantralaya vibhag bibhag karyalaya urzad urad hivatal arbeitsamt bundesamt questura prefettura prefektura behorde inspectoratul attache affairs ufficio oficina ispettorato consolato consulat consulado zentrale kikou kyoku amt الجوازات والجوازات parishad ayog pradhikaran adhidaptar nideshalaya sportello jefatura subdelegacion delegatura starostwo ured urad mudurlugu cuc`,
  softOffices: `agency agencies corporation bureau office offices centre center centres centers service services desk counter branch section unit portal gateway hub exchange fund foundation bank point program programme scheme registrar online application applications processing status check checks checking validation validity approval info system verification association society alliance mission division cell wing facilitation control inspection standards helpdesk window station post chamber league force security seva sewa kendra kendro nigam sansthan কেন্দ্র অফিস ব্যুরো সেবা সার্ভিস সংস্থা কার্যালয় কর্পোরেশন केंद्र केन्द्र कार्यालय सेवा ब्यूरो निगम संस्था مكتب مركز خدمة خدمات وكالة tanggapan ahensya sentro opisina biuro birou ghiseu serviciu serviço servizio agenzia agence agentur guichet ventanilla delegacion balcao schalter okienko kantor balai agencia centro`,
  topics: `employment labour labor manpower work jobs job worker workers recruitment migration migrant migrants emigration emigrants immigrant immigrants nominee overseas foreign revenue tax customs border passport passports visa visas permit permits immigration citizenship residency training skills welfare protection clearance health human resources entry expatriate expatriates workforce travel document documents identity market lottery rojgar rozgar videsh videshi pravasi probashi prabasi baideshik vaideshik jonoshokti janashakti shram shramik naukri arbeit lavoro trabajo travail pracy munca শ্রম কর্মসংস্থান ভিসা অভিবাসন প্রবাসী জনশক্তি श्रम रोजगार वीज़ा भिसा आप्रवासन वैदेशिक प्रवासी विदेश عمل توظيف تأشيرات هجرة عمالة استقدام القوى العاملة trabaho manggagawa`,
  sovereigns: `national federal state public royal central republic crown imperial kingdom governmental provincial municipal jatiya jatio jatiyo jatiyar rashtriya rastriya rashtriy জাতীয় রাষ্ট্রীয় राष्ट्रीय राष्ट्रिय राजकीय وطني الوطني الوطنية ملكي عام العامة الحكومية pambansa pambansang`,
  statesAlone: `protector state federal governmental provincial municipal`,
  courtly: `royal crown imperial kingdom central`,
  statesMatters: `protector emigration emigrants emigrant residence immigration immigrants passport passports customs border revenue tax citizenship residency visa visas permit permits entry ভিসা পাসপোর্ট ইমিগ্রেশন অভিবাসন वीज़ा भिसा पासपोर्ट राहदानी इमिग्रेशन تأشيرات التأشيرات الهجرة immigrazione visti visado visados visum inmigracion extranjeria imigrasi imigresen einwanderung zezwolen zezwolenia pobytu soggiorno sejour aufenthalt cudzoziemcow iqama akama`,
  cities: `dhaka chittagong sylhet cumilla delhi mumbai chennai kolkata hyderabad kochi kathmandu pokhara karachi lahore islamabad peshawar colombo kandy manila cebu davao jakarta surabaya hanoi nairobi kampala accra lagos cairo riyadh jeddah dammam doha muscat manama ajman toronto vancouver ottawa montreal calgary edmonton winnipeg london berlin paris rome sydney melbourne perth tokyo osaka seoul warsaw bucharest athens lisbon ঢাকা চট্টগ্রাম সিলেট दिल्ली मुंबई काठमाडौं काठमांडू الرياض جدة الدوحة مسقط المنامة القاهرة`,
  trades: `recruiting recruiters recruiter consultants consultant consultancy consulting travels tours tourism trading solutions group enterprise enterprises international global associates staffing hr promoters traders ventures holdings education academy law lawyers solicitors legal advisors advisory tadbeer hiring talent crew shipping maritime aviation logistics resource supply placement placements contracting outsourcing management world link links air institute ট্রাভেলস ওভারসীজ ইন্টারন্যাশনাল রিক্রুটিং ট্রেডিং কনসালটেন্সি ट्रैवल्स ओवरसीज इंटरनेशनल कंसल्टेंट्स للاستقدام السفر للسياحة house exporters exports cargo fashion shop`,
  visaWords: `visa visas evisa lmia permit permits immigration immigrations passport passports citizenship residency migration emigration rahadani immigrazione visti visado visum inmigracion extranjeria imigrasi imigresen einwanderung ভিসা পাসপোর্ট ইমিগ্রেশন অভিবাসন वीज़ा वीजा भिसा पासपोर्ट इमिग्रेशन تأشيرة تأشيرات التأشيرات الهجرة جوازات الإقامة إقامة visados zezwolen zezwolenia soggiorno sejour aufenthalt iqama akama`,
  smallWords: `of for and the to in at on by from with a an ng sa para mga & de du la der für ও এর के का की को و`,
  between: `union work worker workers job jobs student tourist visit business application applications processing entry and &`,
  fineInNames: `diplomat royal real true trusted trust active legal crown original sealed seal certain evidence confirm ambassador consul president governor republic kingdom kingdoms appointed issued granted grants accepted successful proven emblem dole prove reliable rely embassador certified decree majestic assurance assure assured insaaf success sovereign presidency presidio maple promise promises ashol asli tunay totoo pakka echt valida`,
  senders: `bangladesh bangladeshi bangla nepal nepali india indian bharat pakistan pakistani pak lanka lankan srilanka philippine philippines filipino indonesia indonesian vietnam kenya uganda ethiopia ghana nigeria myanmar cambodia egypt`,
  commonTopics: `manpower workforce job jobs recruitment talent overseas skills training worker workers`,
  praise: `capital best prime premier top easy fast quick smart new`,
  general: `capital district regional county zonal divisional homeland united sultanate emirate protectorate dominion mainland foreign first main head chief general digital smart card skilled seasonal temporary agricultural nominee lottery join joint union common city local territory provincial help helpline support info information direct express quick fast easy best new global world international universal one 24 premier prime top insurance external internal test sponsor sponsorship licence license residence nationality card permanent protector id social development planning population registration licensing regulatory enforcement compliance quota allocation selection screening biometric biometrics attestation legalisation apostille stamping calling civil interior exterior home guest alien settlement integration naturalisation asylum refugee deportation return repatriation airport employment recruitment स्वीकृति अनुमति রেজিস্ট্রেশন`,
  provinces: `andhra telangana kerala punjab sindh odisha orissa bihar gujarat rajasthan karnataka bengal tamil nadu maharashtra haryana uttar pradesh assam balochistan khyber pakhtunkhwa queensland victoria penang johor selangor sabah sarawak bavaria bayern columbia voivodeship wojewodztwo wojewodzki county canton oblast governorate prefectural`,
  statesOffices: `office offices bureau exchange registrar portal program programme scheme court lottery clearance validation approval issuance issuing verification tribunal कार्यालय ऑफिस ब्यूरो অফিস ব্যুরো কার্যালয় مكتب tanggapan guichet ventanilla schalter okienko sportello ufficio uffici agenzia agence agencia biuro birou ghiseu kantor centro`,
  counters: `office offices bureau desk counter portal registrar`,
  verdicts: `sarkar shorkar certified granted issued accepted confirm legal active assured proven original evidence decree real true`,
  personsOwn: `सत्य सच प्रमाण मंज़ूर मञ्जुर मन्जुर स्वीकृति मान्यता राष्ट्र राज्य আসলাম মঞ্জুর মনজুর সত্য প্রমাণ স্বীকৃতি রাষ্ট্র صالح صادق ثابت سليم صدق منظور رسمي نافذ সরকার ديوان سلطان وزير حاكم شريف ممتاز manzoor manzur monjur manjur rasmi haqiqi jaiz vlada mantri montri asli tunay totoo promis wazeer`,
  dignities: `diplomat ambassador consul president governor sovereign presidency minister senator envoy chancellor`,
  proud: `authority council board federal mapleleaf minister senator`,
  privateTrades: `travels tours tourism trading traders exporters exports cargo fashion enterprise enterprises shop`,
  labour: `labour labor worker workers`,
  windows: `office offices bureau desk counter portal registrar centre center centres centers agency unit section division helpdesk window house`,
  misspelt: `authority department ministry directorate commission government embassy secretariat`,
} as const

export const kinds: Readonly<Record<keyof typeof table, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries(table).map(([kind, words]) => [
    kind,
    new Set(words.split(' ').map(keyOf).filter(Boolean)),
  ]),
) as never

/** Forms whose letters are written with full stops: "W.L.L.", "ذ.م.م". */
export const dottedForms =
  /(?:^|\s|\()(?:w\.?\s?l\.?\s?l|l\.?\s?l\.?\s?c|s\.?p\.?c|f\.?z\.?-?\s?l\.?l\.?c|l\.?l\.?p|s\.?a\.?r\.?l|s\.?r\.?l|s\.?a\.?s|d\.?o\.?o|sp\.?\sz\s?o\.?\s?o|s\.?r\.?o|e\.?\s?k|b\.?v|n\.?v|k\.?k|s\.?p\.?a|s\.?a\.?e|s\.?a\.?l|a\.?ş|(?:law|professional) corporation|ذ\.?\s?م\.?\s?م|ش\.?\s?م\.?\s?م|ش\.?\s?ذ\.?\s?م\.?\s?م|ش\.?\s?ش\.?\s?و|م\.?م\.?ح)\.?(?=\s|\)|,|$|-)/iu

/** Codes of countries (ISO 3166); not Jordan, Georgia and Chad, which are names of people too. */
const codes =
  `AD AE AF AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BN BO BR BT BW BY BZ CA CH CL CM CN CO CR CU CY CZ DE DK DO DZ EC EE EG ES ET FI FJ FR GB GH GM GN GR GT HK HN HR HU ID IE IL IN IQ IR IS IT JM JP KE KG KH KR KW KZ LA LB LK LT LU LV LY MA MD ME MG MK MM MN MO MT MU MV MX MY MZ NA NG NI NL NO NP NZ OM PE PG PH PK PL PS PT PY QA RO RS RU RW SA SC SD SE SG SI SK SN SO SY TH TJ TM TN TR TW TZ UA UG US UY UZ VN YE ZA ZM ZW`.split(
    /\s+/,
  )

/** Nationalities, unions, emirates and kinds.provinces that no table of names holds. */
const others = `canadian australian british english american japanese korean korea malaysian singaporean saudi ksa uae emirates emirati dubai sharjah qatari kuwaiti omani bahraini bangladeshi bangladesi indian bharat pakistani nepali nepalese lankan srilanka maldivian philippine philippines filipino pilipinas indonesian vietnamese thai chinese german deutschland italian italia polish romanian greek turkish russian irish european schengen swedish norwegian danish finnish swiss austrian belgian maltese croatian cypriot portuguese spanish french dutch uk usa us eu britain england scotland wales america ontario quebec alberta manitoba saskatchewan europe commonwealth nz serbian slovenian slovak czech hungarian bulgarian albanian macedonian montenegrin bosnian ukrainian belarusian moldovan estonian latvian lithuanian israeli lebanese iraqi iranian libyan moroccan tunisian egyptian jordanian turkiye taiwanese hongkong brunei mauritian kenyan ugandan tanzanian ethiopian ghanaian nigerian cambodian burmese mongolian kazakh ksa italya alemanya espanya rumanya polonya kanada kanadyano amerika saudia polska সৌদি কুয়েতি কাতারি আমেরিকা ব্রিটিশ কোরিয়া দুবাই ভারতীয় বাংলাদেশি বাংলাদেশী नेपाली भारतीय सऊदी साउदी अमेरिका कोरिया दुबई ক্যানাডা রুমানিয়া মালেশিয়া মালয়শিয়া সৌদিআরব ইউএই আমিরাত পোলান্ড ক্রোয়েশিয়া কানাডীয় কানাডিয়ান জাপানি কোরীয় কোরিয়ান মালয়েশীয় অস্ট্রেলীয় ইতালীয় মার্কিন कैनाडा कॅनडा रोमेनिया मलेशिया मलेसिया कतर कतार क़तर यूएई युएई अमीरात पोलैंड पोल्याण्ड क्रोएशिया क्यानडा क्यानाडा कुबेत बहराइन ओमान जापान इटली इटाली कनाडाई जापानी कोरियाई मलेशियाई कुवैती क़तरी अमेरिकी क्यानेडियन कोरियाली मलेसियाली كنده رومانيا ماليزيا بولندا كرواتيا اليابان إيطاليا الكندي الكويتي القطري العماني البحريني الأسترالي البريطاني الأمريكي الأوروبي الألماني الفرنسي الإيطالي الياباني الكوري الماليزي الهندي الباكستاني النيبالي الفلبيني المصري الأردني السعودية السعودي الكويت الكويتية قطر الإمارات الإماراتية كندا الكندية عمان البحرين أستراليا الأسترالية دبي بريطانيا أمريكا`

let words: Set<string> | undefined

/** Returns the keys of the names of countries in the six languages, and of nationalities. */
function nationWords(): ReadonlySet<string> {
  if (words) return words
  words = new Set(others.split(/\s+/).map(keyOf))
  for (const language of ['en', 'fil', 'bn', 'hi', 'ne', 'ar']) {
    const names = new Intl.DisplayNames([language], { type: 'region' })
    // Of "South Korea" and "Saudi Arabia" the word that no other name has.
    for (const code of codes)
      for (const part of (names.of(code) ?? '').split(/[\s&-]+/))
        if (part.length > 3 && !common.has(part.toLowerCase())) words.add(keyOf(part))
  }
  return words
}

/** Parts of countries' names that say no country. */
const common = new Set(
  `south north new united states kingdom islands republic costa rica papua guinea african african faso burkina africa china special region administrative bosnia herzegovina saint city দক্ষিণ উত্তর নতুন দ্বীপপুঞ্জ যুক্ত दक्षिण उत्तर नया राज्य संयुक्त संयुक्त दक्षिणी المتحدة العربية جنوب شمال جزر سلطنة المملكة الولايات جمهورية timog bagong estados unidos arabo`.split(
    /\s+/,
  ),
)

export const isNation = (key: string) => nationWords().has(key)

/** A word of a name, as typed and as looked up. */
export interface Part {
  key: string
  text: string
}

let dictionary: Set<string> | undefined
function knownParts(): Set<string> {
  dictionary ??= new Set(
    [
      kinds.offices,
      kinds.softOffices,
      kinds.topics,
      kinds.sovereigns,
      kinds.visaWords,
      kinds.legalForms,
      kinds.trades,
      nationWords(),
    ].flatMap((set) => [...set].filter((key) => key.length >= 3 || isNation(key))),
  )
  return dictionary
}

/** Returns the ways in which a name may be read: "Visa4Canada" is three words, "C4nada" one, and "Immi-gration" too. */
export function readingsOf(name: string): readonly string[] {
  // "U.S." is one part.
  const bare = name.replace(/(?<![\p{L}.])(\p{Lu})\.(\p{Lu})\.(?!\p{Lu}\.)/gu, '$1$2  ')
  const parted = bare
    .replace(/united\s+states(?:\s+of\s+america)?/giu, 'USA')
    .replace(/(?<=\p{L})[24](?=\p{L}{2})/gu, ' ')
  const apart = parted.replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu}{2})(?=\p{Lu}\p{Ll})/gu, ' ')
  return [
    ...new Set([
      parted,
      apart,
      bare,
      bare.replace(/[^\p{L}\p{M}\p{N}\s]+/gu, '').replace(/vv/gi, 'v'),
    ]),
  ]
}

/** Returns the parts of a name; "VisaCanada" is two. */
export function partsOf(name: string): Part[] {
  const isPiece = (key: string, from: number) =>
    knownParts().has(key) || (from > 0 && kinds.smallWords.has(key) && key.length > 1)
  const parts = tokensOf(name).flatMap(({ key, letters, raw }) => {
    const pieces = key.length > 5 && !knownParts().has(key) ? piecesOf(letters, isPiece) : null
    return (pieces ?? [letters]).map((piece) => ({ key: keyOfWord(piece), text: raw }))
  })
  // "Immi gration"
  const joined = (at: number) => keyOf(`${parts[at]?.key}${parts[at + 1]?.key}`)
  const isTorn = (at: number) =>
    at >= 0 &&
    at < parts.length - 1 &&
    !knownParts().has(parts[at]?.key ?? '') &&
    (joined(at).length > 5 || kinds.visaWords.has(joined(at))) &&
    knownParts().has(joined(at))
  return parts.flatMap((part, at) =>
    isTorn(at - 1) ? [] : isTorn(at) ? [{ ...part, key: joined(at) }] : [part],
  )
}

/** What roads and corners are called after: "Embassy Road", "Secretariat View". */
export const roads =
  'road|rd|street|st|avenue|ave|lane|nagar|colony|quarters?|area|sector|circle|plaza|chowk|more?|bazaa?r|market|view|marg|sarani|sadak|gate|para|hill|square|রোড|সড়ক|মোড়|मार्ग|रोड|चौक|سٹریٹ'

/**
 * What only looks like a state's, and what it is read as: "High Court Road Travels" has a road, and no court; "Board &
 * Lodging" no board; "MOM & Sons" is a family; what teaches for an exam is called after it.
 */
export const likenesses: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `(?<!\\p{L})(?:(?:prime|high|supreme)\\s+)?(?:embassy|court|minister|ministry|republic|board|secretariat|parliament|state|consulate|government|governor|president|assembly|police|mission|senate|palace|customs)\\s+(?:${roads})(?!\\p{L})`,
      'giu',
    ),
    ' Road ',
  ],
  [/(?<!\p{L})(?:department store|board (?:&|and) lodging|border ?line)(?!\p{L})/giu, ' '],
  [
    /(?<!\p{L})(?!U[KNS]\b|EU\b|KSA|UAE|USA)\p{Lu}{2,3}(?=\s*(?:&|and)\s*(?:[Ss]ons?|[Bb]ro(?:ther)?s)(?!\p{L}))/gu,
    'Family',
  ],
  [
    /(?<!\p{L})(?:EPS|JLPT|TITP)(?=\s(?:topik|language|class|coaching|(?:training )?(?:institute|academy)))/giu,
    ' ',
  ],
  // What lawyers help people to ask for, as "visa" is.
  [
    /(?<!\p{L})(?:(?:green|blue|pr) card|(?:work|employment) pass)(?=\s(?:consult|advis|law|solicit|attorney))/giu,
    'Visa',
  ],
]

/**
 * State bodies and state-owned recruiters whose names and initials no agency may bear; each tells of itself at one of:
 * boesl.gov.bd, bmet.gov.bd, wewb.gov.bd, pkb.gov.bd, amiprobashi.com, beoe.gov.pk, oec.gov.pk, opf.org.pk
 * passportindia.gov.in, norkaroots.kerala.gov.in, odepc.kerala.gov.in, omcap.ap.gov.in, tomcom.telangana.gov.in
 * omcmanpower.tn.gov.in, upfc.up.gov.in, nsdcindia.org, emigrate.gov.in, ecitizen.go.ke, hudumakenya.go.ke
 * alberta.ca, dofe.gov.np, feb.gov.np, slbfe.lk, slfea.lk, dmw.gov.ph, owwa.gov.ph, tesda.gov.ph, bp2mi.go.id
 * dolab.molisa.gov.vn, otit.go.jp, jitco.or.jp, eps.go.kr, hrdkorea.or.kr, canada.ca, cbsa-asfc.gc.ca, college-ic.ca
 * jobbank.gc.ca, gov.uk, gla.gov.uk, uscis.gov, cbp.gov, immigration.govt.nz, mohre.gov.ae, gdrfad.gov.ae
 * musaned.com.sa, hrsd.gov.sa, lmra.gov.bh, manpower.gov.kw, nea.go.ke, nita.go.ke, jtksm.mohr.gov.my, imi.gov.my
 * fwcms.com.my, mol.gov.qa, qatarvisacenter.com, npra.gov.bh, mom.gov.sg, ica.gov.sg, moj.go.jp/isa, hikorea.go.kr
 * homeaffairs.gov.au, fairwork.gov.au, bamf.de, aima.gov.pt, anofm.ro, igi.mai.gov.ro, gov.pl/web/udsc, ontario.ca
 * takamolholding.com, svp-international.pacc.sa, absher.sa, qiwa.sa, wafid.com, vfsglobal.com, tlscontact.com
 * blsinternational.com, iom.int, ilo.org, un.org, eures.europa.eu, arbeitsagentur.de, francetravail.fr, nes.go.ug
 * judiciary.uk, dol.gov, ncs.gov.in
 */
const bodiesTable = `
BOESL|Bangladesh Overseas Employment and Services Limited; BMET|Bureau of Manpower Employment and Training; WEWB|Wage Earners Welfare; |Probashi Kallyan; |Probashi Kalyan; |Pravasi Bharatiya; UN|United Nations; |Green Card; |PR Card; |Permanent Resident Card; |Temporary Foreign Worker; |Seasonal Agricultural Worker; PNP|Provincial Nominee; |Tokutei Ginou; BLS|; PIBA|; OFII|; SEF|; MYEG|; |Malta Identita
|Identita Malta; |Make It In Germany; |White House; |Gonoprojatontri; |Shram Adda; |Jonoshokti Kormosongsthan; |Ginou Jisshu; |Flussi; |Overseas Workers Welfare; |Employment Insurance; DFA|; DHA|; ESD|; PLKS|; OIF|; |Emirates ID; DOLE|; |Agentur fur Arbeit; |DV Lottery; |Diversity Visa; |Amer Immigration; NVC|; |Specified Skilled Worker; |Work Pass; |Employment Pass; |Probashi Kollyan; |Ami Probashi
|Emigration and Overseas Employment; OEC|Overseas Employment Corporation; BEOE|Bureau of Emigration and Overseas Employment; OPF|Overseas Pakistanis Foundation; |Passport Seva; NORKA|Norka Roots; ODEPC|Overseas Development and Employment Promotion Consultants; OMCAP|Overseas Manpower Company Andhra Pradesh; TOMCOM|Telangana Overseas Manpower Company; OMCL|Overseas Manpower Corporation
UPFC|Uttar Pradesh Financial Corporation; NSDC|National Skill Development Corporation; |Protector General of Emigrants; |eCitizen; |Huduma; |Immigrant Nominee; |Protector of Emigrants; |eMigrate; |India International Skill Centre; DOFE|Department of Foreign Employment; FEB|Foreign Employment Board; SLBFE|Sri Lanka Bureau of Foreign Employment; SLFEA|Sri Lanka Foreign Employment Agency
POEA|Philippine Overseas Employment Administration; DMW|Department of Migrant Workers; OWWA|Overseas Workers Welfare Administration; POLO|Philippine Overseas Labor Office; TESDA|Technical Education and Skills Development; BP2MI|Badan Pelindungan Pekerja Migran Indonesia; BNP2TKI|Badan Nasional Penempatan; DOLAB|Department of Overseas Labour; TITP|Technical Intern Training Program
OTIT|Organization for Technical Intern Training; JITCO|Japan International Trainee and Skilled Worker; EPS|EPS Korea; |Employment Permit System; |HRD Korea; IRCC|Immigration Refugees and Citizenship; CIC|Citizenship and Immigration Canada; ESDC|Employment and Social Development; CBSA|Canada Border Services; CICC|College of Immigration and Citizenship Consultants; |Service Canada; |Job Bank; |Canada Revenue
UKVI|UK Visas and Immigration; |Home Office; |Jobcentre; GLAA|Gangmasters and Labour Abuse; USCIS|US Citizenship and Immigration Services; |Blue Card; |US Customs; |Immigration New Zealand; MOHRE|Human Resources and Emiratisation; GDRFA|Residency and Foreigners Affairs; MUSANED|Musaned; HRSD|Human Resources and Social Development; LMRA|Labour Market Regulatory; PAM|Public Authority for Manpower
|National Employment Authority; NITA|National Industrial Training Authority; JTK|Jabatan Tenaga Kerja; JTKSM|Jabatan Imigresen; FWCMS|Foreign Workers Centralized Management; ADLSA|Administrative Development Labour and Social Affairs; QVC|Qatar Visa Center; NPRA|Nationality Passports and Residence; MOM|Ministry of Manpower; ICA|Immigration and Checkpoints; |Immigration Services Agency
HRDK|Human Resources Development Service of Korea; |HiKorea; |Home Affairs; |Fair Work; BAMF|Migration und Fluchtlinge; AIMA|Integracao Migracoes e Asilo; ANOFM|Ocuparea Fortei de Munca; IGI|Inspectoratul General pentru Imigrari; UDSC|Urzad do Spraw Cudzoziemcow; |Express Entry; |Provincial Nominee; |Ontario Immigrant Nominee; |Takamol; |Tasheel; |Amer Centre; |Saudi Skill Verification; |Absher; |Qiwa; |Wafid
GAMCA|Gulf Approved Medical Centres; |VFS Global; |TLScontact; |BLS International; IOM|International Organization for Migration; ILO|International Labour Organization; UNHCR|United Nations; EURES|European Employment Services; |Bundesagentur fur Arbeit; |France Travail; |Pole Emploi; |National Employment Service; |High Court; |Labour Exchange; |Labor Exchange; |Employment Exchange; |National Career Service
`

const stateBodies: readonly { initials: string; name: string }[] = bodiesTable
  .trim()
  .split(/[;\n]/)
  .map((row) => {
    const [initials = '', name = ''] = row.split('|').map((part) => part.trim())
    return { initials, name }
  })

let bodies: { initials: Set<string>; names: readonly (readonly string[])[] } | undefined

/** Returns a state body's name or initials in a name, in whatever spelling; null when there is none. */
export function stateBodyIn(name: string): string | null {
  bodies ??= {
    initials: new Set(
      stateBodies
        .map(({ initials }) => initials)
        .filter(Boolean)
        .map(keyOf),
    ),
    names: stateBodies.map(({ name: full }) => significant(full)),
  }
  const words = wordsOf(name).map((word) => ({
    key: keyOfWord(word),
    text: name.slice(word[0]?.at, word.at(-1)?.end),
  }))
  const short = words.find(
    ({ key, text }) =>
      bodies?.initials.has(key) && (text.length > 3 || text === text.toUpperCase()),
  )
  if (short) return short.text
  const keys = ` ${significant(name).join(' ')} `
  const joined = significant(name).join('')
  const at = bodies.names.findIndex(
    (full) =>
      keys.includes(` ${full.join(' ')} `) ||
      (full.length > 1 && joined.includes(full.join('')) && !keys.includes(` ${full[0]} `)),
  )
  return at === -1 ? null : (stateBodies[at]?.name ?? null)
}

const significant = (name: string) =>
  wordsOf(name)
    .map(keyOfWord)
    .filter((key) => !kinds.smallWords.has(key) && !/^(?:ltd|iimited|itd)$/.test(key))
