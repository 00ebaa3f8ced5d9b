/** The five kinds of words that no installation's own words may hold (SPEC §1a, point 4). */
export const wordKinds = ['authority', 'state', 'verdict', 'system', 'reliance'] as const
export type WordKind = (typeof wordKinds)[number]

/**
 * The words of a language, at most 250. "approv*" is any word that begins so; "=real" never counts inside a longer word,
 * where words typed together are looked for otherwise. Between the words of an entry the small words may stand, so that
 * "visa ok" is "visa is now OK" too. A phrase of `plain` is plain although it holds a word of the list.
 */
export interface WordList extends Readonly<Record<WordKind, string>> {
  language: string
  /** The papers that "@" stands for in an entry; "#" stands for the first two. */
  papers: string
  small: string
  plain: string
}

const english: WordList = {
  language: 'en',
  papers: `visa, permit, paper, document, certificate, letter, lmia`,
  small: `is, are, was, were, be, been, has, have, had, got, will, every, each, any, their, his, her, these, those, work, entry, employment, tourist, student, now, already, just, the, a, an, your, my, our, this, that, it,
    all, here, s, fully, really, very, also, so, hereby, you`,
  authority: `embass*, high commission*, consulate*, consular, =consul, =consuls, consul general, vice consul, honorary consul, ambassador*, ministr*, minister*, immigration*, authorit*, =police, =mission, =missions, border*, customs officer*, customs service, department of, bureau of, directorate*, secretariat*,
    state department, dept, home office, foreign office, foreign affairs, home affairs, external affairs, homeland security, @ office*, @ officer*, @ department, @ desk, @ cent*,
    @ bureau, passport office*, labour office*, revenue agency, tax office,
    state agenc*, public office*, =gov, =govt, =gouv, governor*, attache*, diplomat*, united nations, civil servant*, public servant*, civil service, public service,
    case officer*, inspectorat*, tribunal*, city council, municipal*, high court, supreme court, =senate, =congress, his majesty, her majesty, his highness, royal highness, the king, the queen, the sultan, the emir, crown prince, labour department, labor department, labor office*, manpower department, migration office*, migration department, migration agency, employment authority, @ section, @ division, @ unit, state secretary, councillor*, magistrate*, labour exchange`,
  state: `government*, federal*, sovereign*, =royal, =crown, republic*, kingdom*, parliament*, presiden*, prime minister*, the state,
    state owned, state portal, national agency, national service,
    coat of arms, =emblem, maple leaf, =seal, =sealed, national flag, =decree, law requires, state approved, state run, state backed, national authority, national program*, the crest, state crest, under the flag of, by royal`,
  verdict: `valid*, invalid*, genuin*, authentic*, verif*, approv*, disapprov*, granted, =grants, grant you, =confirm*, confirmed, confirmation*, certified, =certify, certifying, certification, =cleared, official*, legitim*, =legit, =legal, legally, legalised, lawful*, =issued, =issuing, issue you, =accepted, stamped, authoris*,
    authoriz*, accredit*, recognised, recognized, =real, =true, =truly, original visa*, @ original, bona fide, =active, activated, in force, in order, in effect, successful, endors*, =appointed, everything ok, good until, good for travel, positive decision, =decided,
    disclaimer*, disregard*, not fake, no fake, granting, certifies, certify*, legali*, acceptance, recognises, recognizes, recognition, realness, truthful, ~ checked, green light, green signal, go ahead from, nothing wrong, not forged, not false, not counterfeit, never fake, no forgery, vaild, vlaid, valied, allowed to enter, allowed to work, permitted to work, permitted to travel, cleared to, pass immigration, waved through, favourable decision, favorable decision, ~ signed by, # permitted, # until, # till, # lasts `,
  system: `portal*, evisa*, e visa*, egov, e gov, e government, service canada, job bank,
    @ system, @ register, @ database, @ check*, check @*, @ status, status @*, @ track*, @ enquiry, track @*, tracking @*, trace @*, lookup @, @ lookup, eta canada, esta, epass, e pass, epermit, e permit, e immigration, e services, eservices, gov services, single window, # search, search #, # online, online #`,
  reliance: `=proof, =proves, =prove, =proven, =evidence, guarant*, garant*, =assure*, assurance, =warrant*, binding, =rely, relies, reliable, trusted, trustworthy, you can trust, can be trusted, trust site,
    =vouch*, we attest, =certain, =certainly, =surely, =definitely, undoubtedly, no doubt, sure shot, promis*, on behalf of, in the name of, in place of @, as @, page @, counts as, serves as, acts as, show page, present page, no need to ask, enough to fly, entitles, entitled,
    right to enter, right to work, representative of, representatives of, empowered, proving, =proofs, trust us, trust our, trust in us, we ensure, rest easy, without risk, no fear, without fear, foolproof, fool proof, watertight, unquestionabl*, indisputabl*, irrefutabl*, conclusive*, incontestabl*, bona fides, counts like, as good as, in lieu of, at any border, at every border, show at airport, show at the airport, good enough for, same as #, force of law, effect of law, weight of law, legal force, deemed, is regarded as, are regarded as, treated as, considered as `,
  plain: `borderless, not a government, not the government, not government, non government, non governmental, not an authority, embassy day, embassy days, embassy appointment, embassy appointments, embassy interview, embassy interviews, embassy visit, embassy date, embassy dates, embassy fee, embassy group,
    police clearance, police clearances, police certificate, police certificates, police report, police clearance certificate, airport police,
    immigration consultant, immigration consultants, immigration lawyer, immigration form, immigration forms, immigration card,
    bmet card, bmet training, bmet smart card, bmet fingerprint, bmet fingerprints, vfs appointment, vfs appointments, vfs date, gamca medical, wafid medical, gamca slip, wafid slip, oec,
    consulting, consultation, consultations, diplomatic enclave, diplomatic zone, diplomatic quarter, please confirm, confirm by phone, confirm your seat, confirm your place, confirm your attendance, confirm attendance, confirm that you come,
    legal name, legal names, legal form, legal age, legal advice, legal guardian, legal aid, legal page, legal pages,
    real name, real names, not true, true name, not accepted, cards accepted, cash accepted, are accepted at our office, appointed time, appointed day,
    on behalf of the employer, on behalf of employers, on behalf of our employers, on behalf of our clients, on behalf of the company, on behalf of companies,
    successful candidate, successful candidates, successful applicants, safe and successful, proof of address, proof of payment, proof of experience, proof of vaccination,
    never promise, cannot promise, can not promise, do not promise, nobody can promise, not guarantee, never guarantee, no guarantee, cannot guarantee, nobody can guarantee, no guarantees,
    sealed envelope, seal the envelope, saudi kingdom, united kingdom, czech republic, dominican republic, water seal, sealed bag, sealed bags, rest assured, active listening, original visa page,
    be certain to, a certain, certain days, certain jobs, certain trades, crown cap, prove your, portal crane, eps topik, eps exam, eps test, eps class, eps classes, eps course, eps book, eps books, mom and dad, same as the passport, as good as new, good quality, new official address, acceptance letter, acceptance letters, letter of acceptance, allowed to enter the hostel, a valid passport, passport must be valid, told the police, call the police, go to the police, fair treatment, not issue visas, do not issue, cannot issue, passport that is valid, passport valid for`,
}

/** The most used words of the lists, in which a letter may be missing, wrong, more, or exchanged. */
export const misspelt = {
  authority: 'authority ministry government embassy immigration consulate commissioner',
  verdict:
    'approved approval verified verification genuine authentic official certified confirmed confirmation guaranteed guarantee authorised authorized accredited legitimate validated validity',
} as const

const filipino: WordList = {
  language: 'fil',
  papers: `visa, permit, papeles, dokumento`,
  small: `ang, ng, sa, na, ay, mo, mong, inyong, iyong, ninyo, po, nga, ito, itong, ang mga, mga, aming, namin, namin po, naman, at, si, ni, kay, nang, ni, ka, ko, pa, talaga, lang, o`,
  authority: `embahada*, pasuguan*, konsulado*, =konsul, konsular, ministeryo*, ministro*, kagawaran*, departamento ng, awtoridad*, otoridad*, imigrasyon*, pulisya, kawanihan*, kalihim, sekretaryo,
    tanggapan ng imigrasyon, opisina ng visa, tanggapan ng visa, embahador*, hukuman, senado, kongreso, ahensya ng gobyerno, lingkod bayan, kawani ng pamahalaan, bureau of, ofisyal ng imigrasyon, mataas na komisyon, mataas na komisyoner, komisyoner, alkalde, gobernador*, mambabatas, tanggapan ng pasaporte, tanggapan ng paggawa, hepe ng, ministeryo, konggreso, hari ng, ang hari, sultan ng, reyna ng`,
  state: `gobyerno*, gubyerno*, gobierno*, pamahalaan*, pambansa*, estado, republika*, kaharian*, pangulo, pederal*, pampamahalaan, pang gobyerno, panggobyerno, pampubliko*, sagisag, selyo*, watawat, korona, soberan*, makahari, batas ng bansa, batas ng estado, sandatahan, republika ng`,
  verdict: `balido*, balid, may bisa, may bisang, bisa pa, magkabisa, bisa hanggang, epektibo*, tunay*, totoo*, lehitimo*, lehitimong, awtentiko*, otentiko*, henuwino*, aprubado*, aprobado*, inaprubahan, inaprobahan, naaprubahan, naaprobahan, maaaprubahan, maaprubahan, aprub*, na aprubahan, pag apruba, pagapruba,
    pinagtibay*, napagtibay*, pagpapatibay, ipinagkaloob*, pinagkalooban*, ipinagkakaloob, naipagkaloob, iginawad*, naigawad, iginagawad, kumpirmado*, kumpirmasyon*, nakumpirma*, kinumpirma*, kinukumpirma*, nakukumpirma*, pinatunayan*, pinatutunayan*, napatunayan*, patunayan, nagpapatunay, sertipikado*,
    beripikado*, beripikasyon*, na verify, naverify, beripika*, opisyal*, ofisyal*, legal na, ligal*, kinikilala ng, kinilala*, awtorisado*, otorisado*, akreditado*, pinahintulutan*, pinahihintulutan*, tanggap na visa, inisyu*, naisyu*, nag isyu, nagiisyu, nag iisyu, nagbibigay ng visa, nagbibigay kami ng visa,     hindi peke, hindi pekeng, walang peke, aktibo*, natatakan*, tinatakan*, orihinal visa*, visa orihinal, ~ ayos, ~ ayos na, ~ nakuha, nakuha na ang visa, ~ pumasa, ~ maayos, pinayagan*, pinapayagan*, naipasa visa, nailabas visa*, hindi huwad, hindi palsipikado, pinirmahan ng konsul, kinikilalang*, kinikilala*, tinatanggap sa hangganan, aprobasyon*, balidasyon*, balidong*, autorisado*, sertipikasyon*, nagpatotoo*, pinatotohanan*`,
  system: `portal*, e visa*, tignan status, i check visa*, icheck visa*, i verify*, iverify*, sistema ng gobyerno, listahan ng visa, rehistro ng visa, tingnan visa, mag check ng visa, visa check*, hanapin ang visa, beripikahin*, alamin ang visa`,
  reliance: `garantiya*, garantisado*, garantisadong, ginagarantiya*, garantya*, sigurado*, siguradong, siguradung, tiyak*, katiyakan, tinitiyak*, sinisiguro*, panigurado, katibayan*, patunay*, pruweba*, ebidensya*, maaasahan*, mapagkakatiwalaan*, pinagkakatiwalaan*, nangangako*, ipinapangako*, pinapangako*,
    pangako*, sa ngalan ng, kinatawan ng, bilang visa*, bilang permit*, pahina visa*, hindi na kailangang magtanong, kumakatawan*, walang duda, walang alinlangan, ipakita ang pahinang ito, pagtiwalaan, magtiwala kayo sa amin, magtiwala sa amin, pananagutan, buong katiyakan, isandaang porsiyento, 100 porsiyento, pamalit sa visa, ibibilang na visa, bisa ng batas`,
  plain: `hindi gobyerno, totoong pangalan, tunay na pangalan, ang totoo, siguraduhin, siguraduhing, tiyakin, tiyaking, tiyak na araw, tiyak na oras, hindi nangangako, walang garantiya, hindi ginagarantiya, araw ng embahada, interview sa embahada, appointment sa embahada, batas sa pampublikong sasakyan, pampublikong sasakyan,
    police clearance, patunay ng bayad, katibayan ng bayad, may bisa ng alok, estado ng buhay`,
}

/** Names that are of no language: of authorities and their systems. */
const initials: WordList = {
  language: 'zxx',
  papers: '',
  small: '',
  authority: `cbsa, esdc, dfat, dmw, poea*, owwa*, =dole, bmet*, boesl*, beoe*, slbfe*, dofe, mohre*, gdrfa*, mofa, moia, uscis*, ukvi*, ircc*, unhcr, interpol, norka, odepc, bp2mi, tesda, adlsa, jtksm, ^JTK, ^ICA, ^MOM, ^PAM, ^MOL, ^MOI, ^MOFA, ^DHS, ^CBP, ^DOL, ^HMRC, ^DWP, ^INZ, ^NEA, ^NITA, ^FIA, ^ICP, ^ROP, ^NPRA, ^LMRA, ^HRSD, ^MHRSD, ^BAMF, ^AIMA, ^IEFP, ^ANOFM, ^IGI, ^UDSC, ^HRDK, ^OTIT, ^KDN, ^MEA, ^PGE, ^CIC, ^GLAA, ^DOLAB, ^ZUS, ^IOM, ^ILO, hrd korea, hrdkorea, ^IMMD, ^MOLISA, ^MOLSA, kp2mi, ^MOEWOE, ^WEWB, ^MOEF, ^MHA, ^MOHR, ^MOHA, ^DIBP, ^NADRA`,
  state: ``,
  verdict: ``,
  system: `gckey*, vevo, absher*, muqeem, musaned*, enjaz, enjazit, qiwa*, tawjeeh, tasheel, nusuk, metrash, hukoomi, wafid, gamca, =vfs, vfs global, tlscontact, bls international,
    express entry, global talent stream, provincial nominee, immi account, immiaccount, arrivecan, singpass, fomema, gov uk, canada ca, ^EPS, fwcms, eppax, ejtk, sgworkpass, hikorea, feims, eemis, takamol, mudad, qvc, blsspain, my gov, mygov, usajobs, myaadhaar, digilocker, praca gov, nafath, tasheer`,
  reliance: ``,
  plain: `nadra card, nadra family, from nadra`,
}

/** Other languages in Latin letters: romanised Bengali, Hindi, Urdu and Arabic, and what neighbours and posters speak. */
const elsewhere: WordList = {
  language: 'und',
  papers: `visa, bhisa, permit, taashira, tashira, taashirat, tashirat, taashirah, kagoj, kagaj, kaghaz`,
  small: `ekdom, ekdam, ekdum, bilkul, puro, puri, tarah, al, wa, hai, hain, ho, ki, ka, ke, ko, apka, aapka, apki, aapki, apnar, er, ti, ta, est, la, le, les, el, los, de, del, votre, su, ist, die, der, das, ihr, yang, anda`,
  authority: `dutabas*, dutabash*, dutavas*, dootavas*, dutawas*, rajdut*, mantralay*, mantranaloy*, montronaloy*, montronaloi*, montri, mantri, obhibashon dop*, odhidoptor*, kortripokkho, kartripokkho, kortipokko, karyalaya sarkari, safarat*, sifarat*, sefarat*, sifara, safara, qunsul*, qonsol*, wizara*, wizarat*, vizarat*, wezara*, hayat al,
    ambassade*, botschaft*, embajada*, ambasciata, ambasada, kedutaan*, kedubes, kementerian*, kemnaker, imigresen, imigrasi*, ministere*, ministerio*, ministero, ministerium, konsulat*, consulat, consulado*, behorde*, behoerde*, prefecture, prefectura, auslanderamt, bibhag, vibhag, odhidaptar, karyalaya ko, bhisa karyalaya, passport karyalaya, shram karyalaya, adhyagaman*, avrajan, apravasan, rajdoot*, dootawas*, uchchayog, safeer, wazeer*, jawazat, dakhiliya, kharijiya, kharijia, mahkama, shurta, maktab al amal, maktab amal, maktab alamal, probashi kollyan, probashi kallyan, bideshi rojgar bibhag`,
  state: `gorment*, gormint*, gobment*, govment*, gvmnt*, sorkar, shorkar, sorkari*, shorkari*, sarkari*, sarkaari*, sarkar ne, sarkar dwara, bharat sarkar, bangladesh sarkar, nepal sarkar, rashtriy*, rashtrio*, rastriya*, hukuma, hukooma*, hukumat*, hakumat*, hokumat*, hukumi*, dawla*, gouvernement*, gobierno*, governo, regierung*, staatlich*, pemerintah*, kerajaan*, bundes*, federale*, etat francais, oficial, officiel*, offiziell*, amtlich*, rasmi*, rasmee*, resmi*, sarkar le, sarkarle, sarkarko, sarkarbata, sarkar ki, hukumiy*, rajkiya, rajya sarkar, pradesh sarkar, rastrapati, raj mudra`,
  verdict: `boidho*, baidho, vaidh*, baidh, asli, aslee, ashol, onumodon*, onumodito, anumodit*, anumodan*, onumoti diyeche, manjur ho*, manzoor ho*, manjoor*, manzur ho*, monjur hoy*, monjur ho*, manjuri, pramanit*, promanito, satyapit*, sotyapito, jachai*, nishchit*, nischit*, nishchito*, nischoyta, pakka*, pakki, tasdiq*, tasdeeq*, musaddaq*, mosadaq*, mutamad*, mu3tamad*, moatamad*, sahiha, saheeha, saliha, kanooni, ainoto, qanuni, qanooni, muwafaq*, mowafaq*, mowafak*, tamat al muwafaqa, haqiqi*, haqiqiyya,
    valable*, valide*, valido, valida, gultig*, gueltig*, accorde*, accordee, approuv*, aprobad*, approvato, genehmigt*, erteilt*, bewilligt, echt, autentic*, authentique*, concedid*, otorgad*, vigente*, verifie*, verificad*, bestatigt*, disetujui*, diluluskan*, disahkan*, swikrit*, sweekrit*, svikrit*, sikrit*, manyata*, manya chha, manya cha, maanyata*, anumati mil*, anumati prapt*, adhikarik*, aadhikarik*, odhikarik, sakkali*, jayez, jaiz, mustanad*, salahiyat, sariyat, mawthuq*, mawsuq*, haqeeqi*, asliyya, rasmiy*, kanunan, kanuni tarike, durust `,
  system: `sarkari portal, visa portal, bhisa check, visa jachai, bhisa janch*, visa janch*, visa jach*, visa talash`,
  reliance: `guarantee ke, garanti*, garantee*, gaurantee*, gurantee*, zamanat, zimmedari, damana, madmun*, mazmoon*, madmoon, 100 pakka, nishchoyta, =proman, =praman, saboot, saboot ke, daleel, jaminan, dijamin*, garanzia, garantizad*, gewahrleist*, preuve, prueba, nachweis, sabut, bharosa karen, vishwas karen, shatapratishat, shotovag, shoto bhag, dhamin, damin, bila shak, beshak, nissandeh`,
  plain: ``,
}

/** What offices of destination countries and their neighbours write, without its accents. */
const neighbours: WordList = {
  language: 'und',
  papers: `visa, viza, wiza, visum, visto, visado, permit`,
  small: `jest, masih, telah, twoja`,
  authority: `jabatan*, urzad*, urzed*, wojewod*, ministerstw*, ministerul*, ministarstv*, inspectorat*, prefettura, prefektura, questura*, agentia nationala, autoritat*, autorite*, autoridad*, ambassad*, ambasad*, embaixad*, ambasciat*, velvyslanec*, veleposlan*, arbeitsamt*, auslanderbehord*, bundesamt*, bundesagentur*, standesamt, arbeitsagentur*, gyokusho, nyukan, gaimusho, daishikan, daesagwan, bakanlig*, goc idaresi, buyukelci*, dai su quan, bo lao dong, hivatal*, kormany*, nagykovet*, jawatan*, dinas tenaga, pejabat imigresen, polisi`,
  state: `guvern*, rzad polski, rzadow*, =vlada, vladn*, staatlich*, republik*, chinh phu, hukumet*, pemerintah*, negara, nacional*, nazional*, narodow*, panstwow*, drzavn*, statni*`,
  verdict: `wazna, wazny, wazne, zatwierdz*, przyznan*, potwierdz*, oficjaln*, prawdziw*, valabil*, eliberat*, aprobat*, aproba*, aprovad*, approvat*, confermat*, confirmad*, confirmat*, convalid*, rilasciat*, vazec*, odobren*, ovjeren*, sluzben*, platne vizum, schvalen*, uredni*, ufficial*, ervenyes*, jovahagy*, hivatalos*, gecerli*, onaylan*, resmi*, hop le, phe duyet, masih berlaku, ~ berlaku, ~ sah, rasmi*, diterima imigresen, legittim*, autentificat*, bescheinigt, beglaubigt, rechtsgultig*, rechtskraftig*, zugelassen*, anerkannt*, reconnu*, reconocid*, homologad*, homologue*, delivre par`,
  system: `praca gov, foreigners portal, portail*`,
  reliance: `gwaranc*, gwarantow*, garantat*, garantit*, garantiert*, jaminan*, zarucen*, zajamcen*, dowod na, dovada*, preuve*, prova di, nachweis*, bao dam`,
  plain: ``,
}

const bengali: WordList = {
  language: 'bn',
  papers: `ভিসা, পারমিট, কাগজ, কাগজপত্র`,
  small: `আপনার, আপনাদের, আমাদের, এই, এটি, এটা, হয়, হয়েছে, হচ্ছে, এখন, ইতিমধ্যে, সম্পূর্ণ, একদম, পুরোপুরি, একটি, টি, তোমার, সব, ও, তো, যে, কে`,
  authority: `দূতাবাস*, এম্বাসি*, এম্বেসি*, অ্যাম্বাসি*, অ্যাম্বেসি*, এমবাসি*, হাইকমিশন*, হাই কমিশন*, উপহাইকমিশন*, কনস্যুলেট*, কনসুলেট*, কনস্যুলার, =কনসাল, মন্ত্রণালয়*, মন্ত্রনালয়*, মন্ত্রী*, মিনিস্ট্রি*, ইমিগ্রেশন*, অভিবাসন বিভাগ*, অভিবাসন দপ্তর*, অভিবাসন কর্তৃপক্ষ*, অভিবাসন অফিস*, অভিবাসন অধিদপ্তর*, অভিবাসন কর্মকর্তা*,
    কর্তৃপক্ষ*, অধিদপ্তর*, অধিদফতর*, পরিদপ্তর*, দপ্তর*, দফতর*, সচিবালয়*, রাষ্ট্রদূত*, অ্যাম্বাসেডর*, পুলিশ*, @ অফিস*, @ অফিসার*, @ বিভাগ*, @ শাখা*, @ কেন্দ্র*, @ সেন্টার*, @ কর্মকর্তা*, @ কাউন্টার*, পাসপোর্ট অফিস*, পাসপোর্ট অধিদপ্তর*, শ্রম বিভাগ*, শ্রম আদালত*, সীমান্ত*, কাস্টমস*, আদালত*, জাতিসংঘ*, ব্যুরো*, কমিশনার*, ডিপার্টমেন্ট অব*, সরকারি কর্মকর্তা, মেয়র*, পৌরসভা*, সিটি কর্পোরেশন, জেলা প্রশাসক*, বাদশাহ*, সুলতান*, ম্যাজিস্ট্রেট*, ট্রাইব্যুনাল*, নির্বাহী কর্মকর্তা, মিশন প্রধান, মানি সম্পদ মন্ত্র*`,
  state: `সরকার*, গভর্নমেন্ট*, গভমেন্ট*, গভর্মেন্ট*, রাষ্ট্র*, জাতীয়*, ফেডারেল*, রাজকীয়*, রয়্যাল, প্রজাতন্ত্র*, সংসদ*, প্রধানমন্ত্রী*, রাষ্ট্রপতি*, সিলমোহর*, সীলমোহর*, সিল দেওয়া, প্রতীক*, জাতীয় পতাকা, মনোগ্রাম, শাপলা প্রতীক, আইন অনুযায়ী স্বীকৃত, আইনত*, আইনসম্মত*, বিধিসম্মত*, রাজকীয় আদেশ, সংবিধান*, রাষ্ট্রীয় সিল`,
  verdict: `*বৈধ*, অবৈধ*, ভ্যালিড*, ভেলিড*, ভ্যালিডিটি*, জেনুইন*, জেনুয়িন*, অথেনটিক*, আসল*, খাঁটি*, সত্য*, সত্যি*, অনুমোদ*, অনুমোদিত*, মঞ্জুর*, মঞ্জুরি*, নিশ্চিত*, নিশ্চয়তা*, সুনিশ্চিত*, কনফার্ম*, কনফারম*, যাচাই*, ভেরিফাই*, ভেরিফায়েড*, ভেরিফিকেশন*, প্রমাণিত*, প্রত্যয়ন*, প্রত্যয়িত*, স্বীকৃত*, স্বীকৃতি*, কার্যকর*, ইস্যু*, =জারি*, অ্যাপ্রুভ*, এপ্রুভ*, অ্যাপ্রুভাল*, সার্টিফাই*, সার্টিফায়েড*, অফিসিয়াল*, অফিশিয়াল*, দাপ্তরিক*, লিগ্যাল*, লিগাল*, নির্ভেজাল*, জাল নয়, ভুয়া নয়, নকল নয়, সক্রিয়*, গৃহীত*, মেয়াদ আছে, @ দেওয়া*, প্রদান করা হয়েছে, প্রদত্ত*, ক্লিয়ারড, ক্ষমতাপ্রাপ্ত*, অনুমতিপ্রাপ্ত*, স্ট্যাম্পড, গ্রান্ট*, বহাল*, সঠিকতা*, সত্যতা*, @ হয়েছে, @ পেয়ে গেছেন, @ পেয়েছেন, ভেজাল নেই, ভুয়া না, জাল না, সবুজ সংকেত*, গ্রিন সিগন্যাল*, ছাড়পত্র পেয়েছে, সম্মতি দিয়েছে, মনোনীত করেছে সরকার `,
  system: `পোর্টাল*, ই ভিসা*, ইভিসা*, বিএমইটি*, বোয়েসেল*, আমি প্রবাসী*, ভিএফএস*, আইআরসিসি*, মুসানেদ*, আবশির*, ওয়াফিদ*, গামকা*, @ তালিকা* `,
  reliance: `গ্যারান্টি*, গ্যারেন্টি*, গ্যারান্টেড, গ্যারান্টিড*, প্রমাণ*, নির্ভরযোগ্য*, নির্ভর করতে পারেন, ভরসা করতে পারেন, বিশ্বস্ত*, বিশ্বাসযোগ্য*, বিশ্বাস করতে পারেন, প্রতিশ্রুতি*, শতভাগ*, @ পাবেনই, পাকা*, পাক্কা*, পক্ষ থেকে, পক্ষে কাজ, প্রতিনিধি*, @ বদলে*, নিঃসন্দেহে*, সন্দেহ নেই, নিশ্চয়*, পৃষ্ঠা ভিসা*, পৃষ্ঠাই ভিসা*, পাতাই ভিসা*, বাধ্যতামূলকভাবে মানতে, বিমানবন্দরে দেখালে*, আস্থা রাখুন, ভরসা রাখুন, বিশ্বাস রাখুন, নিশ্চিন্তে*, ঝুঁকিমুক্ত*, শত ভাগ, একশো ভাগ, শতকরা একশ*, আইনের বলে, @ বলে ধরা*`,
  plain: `বেসরকারি, বেসরকারী, দূতাবাসের দিন, দূতাবাস দিবস, দূতাবাসে সাক্ষাৎকার, দূতাবাসের সাক্ষাৎকার, এম্বাসির দিন, এম্বাসি ডে, পুলিশ ক্লিয়ারেন্স, পুলিশ ক্লিয়ারেন্সের, পুলিশ ছাড়পত্র, জাতীয় পরিচয়পত্র, জাতীয় পরিচয়পত্রের, জাতীয় পরিচয় পত্র, জাতীয় ছুটি, জাতীয় শোক, বিএমইটি কার্ড, বিএমইটি প্রশিক্ষণ, বিএমইটি আঙুলের, সরকারি ছুটি, সরকারি ছুটির, সরকারী ছুটি, আসল নাম, আসল কপি, আসল পাসপোর্ট, আসল কাগজ, আসন নিশ্চিত, উপস্থিতি নিশ্চিত, আসা নিশ্চিত, গ্যারান্টি নেই, গ্যারান্টি দিই না, গ্যারান্টি দেয় না, প্রতিশ্রুতি দিই না, সত্যায়িত, সত্যায়িত কপি, আমাদের প্রতিনিধি, নিয়োগকর্তার প্রতিনিধি, কোম্পানির প্রতিনিধি, কোম্পানির পক্ষ থেকে, পাকা ফল, টাকা প্রদান করা হয়েছে, সরকার নই, সরকার নয়, সরকারি নয়, সরকারি নই`,
}

const hindi: WordList = {
  language: 'hi',
  papers: `वीज़ा, परमिट, कागज़, दस्तावेज़`,
  small: `आपका, आपकी, आपके, हमारा, हमारी, हमारे, यह, ये, है, हैं, हो, अब, पहले, से, ही, पूरी, तरह, पूर्णतः, बिल्कुल, एकदम, का, की, के, को, ने, एक, भी, सब, था, थी, गया, गई, चुका, चुकी, तो, अभी`,
  authority: `दूतावास*, राजदूत*, एम्बेसी*, एंबेसी*, एम्बैसी*, हाईकमीशन*, हाई कमीशन*, उच्चायोग*, उच्चायुक्त*, वाणिज्य दूत*, कॉन्सुलेट*, कांसुलेट*, मंत्रालय*, मिनिस्ट्री*, मंत्री*, मंत्रियों*, इमिग्रेशन*, इमीग्रेशन*, आव्रजन*, आप्रवासन*, उत्प्रवास*, प्राधिकरण*, प्राधिकारी*, अधिकरण*, विभाग*, निदेशालय*, सचिवालय*, महानिदेशालय*, ब्यूरो*, पुलिस*, @ दफ़्तर*, @ कार्यालय*, @ ऑफिस*, @ अधिकारी*, @ अफ़सर*, @ केंद्र*, @ सेंटर*, @ काउंटर*, @ डेस्क*, पासपोर्ट कार्यालय*, पासपोर्ट दफ़्तर*, पासपोर्ट ऑफिस*, श्रम कार्यालय*, सीमा*, कस्टम*, अदालत*, न्यायालय*, संयुक्त राष्ट्र*, आयुक्त*, आयोग*, लोक सेवा*, लोक सेवक*, नौकरशाह*, अधिकारियों*, महाउत्प्रवास*, संरक्षक*, महापौर*, नगर निगम*, ज़िलाधिकारी*, सुल्तान*, बादशाह*, न्यायाधीश*, न्यायाधिकरण*, मजिस्ट्रेट*, श्रम विभाग*`,
  state: `सरकार*, सरकारी*, गवर्नमेंट*, गवर्मेंट*, शासन*, शासकीय*, राष्ट्रीय*, राष्ट्र*, राजकीय*, राज्य*, फेडरल*, संघीय*, शाही*, गणराज्य*, संसद*, प्रधानमंत्री*, राष्ट्रपति*, राजमुद्रा*, मुहर*, मोहर*, प्रतीक चिह्न*, राजचिह्न*, अशोक स्तंभ*, तिरंगा*, हुकूमत*, कानूनन*, कानूनी रूप*, विधिवत*, विधिमान्य*, संविधान*, शाही फ़रमान*`,
  verdict: `*वैध*, अवैध*, मान्य*, मान्यता*, वैलिड*, वेलिड*, असली*, सच्चा*, सच्ची*, सच*, सत्य*, सत्यापित*, सत्यापन*, जेनुइन*, जेन्युइन*, ऑथेंटिक*, प्रामाणिक*, प्रमाणित*, प्रमाणिक*, स्वीकृत*, स्वीकृति*, स्वीकार*, मंजूर*, मंज़ूर*, मंजूरी*, अनुमोदित*, अनुमोदन*, अप्रूव*, अप्रूव्ड*, एप्रूव*, पुष्टि*, पुष्ट*, कन्फर्म*, कंफर्म*, पक्का*, पक्की*, पक्के*, जांच लिया*, @ जांच*, जांचा*, वेरिफाई*, वेरीफाई*, वेरिफाइड*, वेरिफिकेशन*, निश्चित*, सुनिश्चित*, जारी*, इश्यू*, प्रदान*, ग्रांट*, अधिकृत*, अधिकारप्राप्त*, प्राधिकृत*, आधिकारिक*, ऑफिशियल*, ऑफिसियल*, लीगल*, कानूनी*, क़ानूनी*, नकली नहीं*, फ़र्ज़ी नहीं*, जाली नहीं*, @ पास*, @ मिल गया*, @ लग गया*, @ लगा*, @ मिल*, @ दिया*, प्रभावी*, सक्रिय*, लागू*, एक्टिव*, वास्तविक*, क्लियर*, मान लिया*, सर्टिफाइड*, स्टैंप*, @ लग*, @ निकल*, @ हो गया*, @ हो गई*, दुरुस्त*, जायज़*, मुकम्मल*, तस्दीक*, तसदीक*, हरी झंडी*, गड़बड़ नहीं*, @ में कोई कमी नहीं, फर्जी नहीं*, अनुमति मिल*, अनुमति दे*, इजाज़त मिल*, इजाज़त दे*, मनज़ूर*, पारित*, प्रमाणन*, मंज़ूरशुदा*, वैधता* `,
  system: `पोर्टल*, ईवीज़ा*, ई माइग्रेट*, ईमाइग्रेट*, आईआरसीसी*, वीएफएस*, अबशर*, अबशिर*, मुसानद*, @ सूची* `,
  reliance: `गारंटी*, गारण्टी*, गैरंटी*, ज़मानत*, जमानत*, प्रमाण*, सबूत*, भरोसेमंद*, विश्वसनीय*, भरोसा कर सकते*, विश्वास कर सकते*, आश्वासन*, वादा*, वचन*, शत प्रतिशत*, सौ प्रतिशत*, सौ फीसदी*, ज़रूर मिलेगा*, निश्चय*, निस्संदेह*, बेशक*, कोई शक नहीं*, शक नहीं*, ओर से*, तरफ़ से*, प्रतिनिधि*, @ रूप में*, @ जगह*, @ बदले*, पन्ना वीज़ा*, पेज वीज़ा*, पन्ना परमिट*, पेज परमिट*, पेज दिखा*, पन्ना दिखा*, भरोसा रखें*, भरोसा रखिए*, विश्वास रखें*, विश्वास रखिए*, यकीनन*, यक़ीनन*, बेफ़िक्र*, निश्चिंत*, जोखिम मुक्त, पक्के तौर, @ माना*, @ मानी*, @ समझा*, @ समझी*, @ गिना*, क़ानून की ताक़त`,
  plain: `गैर सरकारी, ग़ैर सरकारी, दूतावास का दिन, दूतावास दिवस, दूतावास में इंटरव्यू, दूतावास में साक्षात्कार, एम्बेसी का दिन, एम्बेसी डे, पुलिस क्लियरेंस, पुलिस क्लीयरेंस, क्लियरेंस का काग़ज़, क्लियरेंस का इंतज़ार, पुलिस सत्यापन प्रमाणपत्र, राष्ट्रीय अवकाश, राष्ट्रीय छुट्टी, सरकारी छुट्टी, सरकारी अवकाश, सच सच, असली पासपोर्ट, असली नाम, कृपया पुष्टि करें, आने की पुष्टि, प्रमाण पत्र, प्रमाण पत्रों, प्रमाणपत्र, प्रमाणपत्रों, कानूनी नाम, कानूनी सलाह, गारंटी नहीं, वादा नहीं, कंपनी की ओर से, नियोक्ता की ओर से, कंपनी की तरफ़ से, हमारी ओर से, हमारी तरफ़ से, घर की तरफ़ से, हमारे प्रतिनिधि, कंपनी के प्रतिनिधि, जानकारी प्रदान, नकद स्वीकार, स्वीकार नहीं, रसीद जारी, कार्ड स्वीकार, निश्चित समय, निश्चित तारीख, लेखा विभाग, कक्षा जारी, काम जारी, सरकार नहीं, सरकारी नहीं`,
}

const nepali: WordList = {
  language: 'ne',
  papers: `भिसा, परमिट, कागज, कागजात`,
  small: `तपाईंको, तपाईको, तपाईं, हाम्रो, यो, यी, छ, छन्, हो, हुन्, भयो, भएको, भएका, अब, पूर्ण, रूपमा, पूर्णरूपमा, बिल्कुल, को, का, की, लाई, ले, मा, एक, पनि, सबै, थियो, अहिले, गरिएको, गरियो`,
  authority: `दूतावास*, राजदूत*, नियोग*, उच्चायोग*, एम्बेसी*, एम्बेसीको, महावाणिज्य*, वाणिज्यदूत*, कन्सुलेट*, मन्त्रालय*, मंत्रालय*, मन्त्री*, अध्यागमन*, इमिग्रेसन*, इमिग्रेशन*, आप्रवासन*, प्राधिकरण*, निकाय*, विभाग*, निर्देशनालय*, महानिर्देशनालय*, सचिवालय*, ब्युरो*, प्रहरी*, @ कार्यालय*, @ अफिस*, @ अधिकृत*, @ अधिकारी*, @ केन्द्र*, @ सेन्टर*, @ काउन्टर*, @ शाखा*, राहदानी विभाग*, राहदानी कार्यालय*, पासपोर्ट विभाग*, पासपोर्ट कार्यालय*, श्रम कार्यालय*, श्रम विभाग*, वैदेशिक रोजगार विभाग*, वैदेशिक रोजगार बोर्ड*, भन्सार*, सीमा*, अदालत*, संयुक्त राष्ट्र*, आयुक्त*, आयोग*, निजामती*, कर्मचारी सरकारी, अधिकारीहरू*, मेयर*, नगरपालिका*, जिल्ला प्रशासन*, सुल्तान*, न्यायाधीश*, न्यायाधिकरण*, राजदूतावास*, श्रम मन्त्र*, परराष्ट्र*`,
  state: `सरकार*, सरकारी*, गभर्मेन्ट*, राष्ट्र*, राष्ट्रिय*, राष्ट्रीय*, राज्य*, राजकीय*, संघीय*, शाही*, गणतन्त्र*, संसद*, प्रधानमन्त्री*, राष्ट्रपति*, निशाना छाप*, राज्यको छाप, लालमोहर*, राष्ट्रिय झन्डा*, छाप लागेको, कानुनतः*, कानुनी रूप*, विधिवत*, संविधान*`,
  verdict: `*वैध*, *बैध*, अवैध*, मान्य*, मान्यता*, भ्यालिड*, भ्यालिडिटी*, सक्कली*, सक्कल*, असली*, सत्य*, साँचो*, सच्चा*, जेनुइन*, अथेन्टिक*, आधिकारिक*, प्रामाणिक*, प्रमाणित*, प्रमाणीकरण*, स्वीकृत*, स्वीकृति*, स्वीकार*, मञ्जुर*, मन्जुर*, मञ्जुरी*, अनुमोदन*, अनुमोदित*, अप्रुभ*, एप्रुभ*, पुष्टि*, कन्फर्म*, पक्का*, पक्की*, प्रमाणिकरण*, रुजु*, भेरिफाई*, भेरिफाइड*, भेरिफिकेसन*, निश्चित*, सुनिश्चित*, यकिन*, जारी*, इस्यु*, प्रदान*, अधिकृत*, अख्तियार*, अधिकारप्राप्त*, अफिसियल*, लिगल*, कानुनी*, कानूनी*, नक्कली होइन*, किर्ते होइन*, @ पास*, @ लाग्यो*, @ लागे*, प्रभावकारी*, सक्रिय*, लागू*, वास्तविक*, क्लियर*, सदर*, कायम*, सत्यापन*, सत्यापित*, सर्टिफाइड*, प्रमाणिकता*, @ लाग्*, दुरुस्त*, जायज*, पारित*, हरियो बत्ती*, ग्रीन सिग्नल*, अनुमति पाए*, अनुमति दि*, अनुमति प्राप्त*, गडबडी छैन, नक्कली हैन*, झुटो होइन*, प्रमाणीत*, मान्यताप्राप्त*, वैधता* `,
  system: `पोर्टल*, इभिसा*, फेम्स*, आईआरसीसी*, भीएफएस*, @ सूची*, @ जाँच* `,
  reliance: `ग्यारेन्टी*, ग्यारेण्टी*, ग्यारेंटी*, ग्यारन्टी*, जमानी*, जमानत*, प्रमाण*, सबुत*, भरपर्दो*, विश्वसनीय*, विश्वासिलो*, विश्वास गर्न सक्नु*, भरोसा गर्न सक्नु*, ढुक्क*, आश्वासन*, वाचा*, प्रतिज्ञा*, शतप्रतिशत*, शत प्रतिशत*, सय प्रतिशत*, निःसन्देह*, शंका छैन*, शङ्का छैन*, तर्फबाट*, को तर्फबाट, प्रतिनिधि*, भिसाको रूपमा*, @ रूपमा*, परमिटको रूपमा*, भिसासरह*, पृष्ठ भिसा*, पाना भिसा*, पेज भिसा*, पेज देखा*, विश्वास गर्नुहोस्*, विश्वास राख्नु*, भरोसा राख्नु*, निश्चिन्त*, जोखिमरहित*, @ मानि*, कानुनको बल`,
  plain: `गैर सरकारी, दूतावासको दिन, दूतावास दिन, दूतावासमा अन्तर्वार्ता, एम्बेसी डे, प्रहरी प्रतिवेदन, प्रहरी रिपोर्ट, प्रहरी क्लियरेन्स, क्लियरेन्सको कागज, क्लियरेन्सको प्रतीक्षा, सरकारी बिदा, सार्वजनिक बिदा, राष्ट्रिय बिदा, सक्कल पासपोर्ट, सक्कल राहदानी, सक्कल कागजात, सक्कल प्रति, आउने पुष्टि, प्रमाण पत्र, प्रमाणपत्र, प्रमाणपत्रहरू, ग्यारेन्टी छैन, ग्यारेन्टी गर्दैनौं, कम्पनीको तर्फबाट, हाम्रो तर्फबाट, हाम्रा प्रतिनिधि, कम्पनीका प्रतिनिधि, निश्चित समय, निश्चित मिति, कानुनी नाम, कानुनी सल्लाह, लेखा विभाग, नगद स्वीकार, स्वीकार गर्दैनौं, रसिद जारी, सरकार होइन, सरकार होइनौं, सरकारी होइन, श्रम स्वीकृति`,
}

/** Arabic; a word may have the article and small words before it. With a few words of Urdu, which shares the letters. */
const arabic: WordList = {
  language: 'ar',
  papers: `تأشيرة, التأشيرة, تأشيرتك, تأشيرتكم, تصريح, التصريح`,
  small: `هذه, هذا, هو, هي, تم, قد, لقد, الآن, جدا, تماما, بالفعل, إن, أن, كانت, كان, لك, لكم, من, على, في, ہے, کا, کی, کے, آپ, کو`,
  authority: `سفار*, قنصلي*, =قنصل*, وزار*, وزير*, وزراء, هيئة*, سلطة*, سلطات*, مديرية*, إدارة الجوازات, إدارة الهجرة, إدارة الإقامة, جوازات*, الهجرة*, دائرة*, دوائر*, أمانة عامة, شرطة*, محكمة*, محاكم, مكتب العمل, مكتب التأشيرات, قسم التأشيرات, مركز التأشيرات, مكتب الجوازات, شؤون*, جهة رسمية, جهات رسمية, جهة مختصة, جهات مختصة, جهات المعنية, =حدود, جمارك*, خارجية, داخلية*, موظف حكومي, مفوضية*, المفوض, ديوان*, مندوبية*, بلدية*, الأمم المتحدة, أمم المتحدة, محافظة, نيابة*, ضابط*, ضباط*, سفیر*, وزارت*, سفارت*, محکم*, ولي العهد, العاهل, سلطان عمان, محافظ, أمانة المنطقة, القوى العاملة, جلالة الملك, سمو الأمير, بأمر*, قاضي المحكمة`,
  state: `حكوم*, دولة*, الدول, وطني*, ملكي*, اتحادي*, فيدرالي*, جمهوري*, مملك*, برلمان*, سيادي*, سيادة, رئاسة*, رئيس الوزراء, رئيس الدولة, شعار الدولة, شعار رسمي, الختم*, ختم*, أختام*, مختوم*, مرسوم*, العلم الوطني, رايه, قانوني*, قانونا, بحكم القانون, عمومي*, القطاع العام, حکومت*, سرکار*, ریاست`,
  verdict: `صالح*, صلاحي*, ساري*, سريان*, صحيح*, صحة*, صحتها, حقيقي*, أصلي*, سليم*, موثق*, موثوق*, توثيق*, معتمد*, اعتماد*, اعتمد*, معترف*, اعتراف*, موافق*, وافق*, مقبول*, قبول*, قبلت*, مصدق*, تصديق*, صدق*, مؤكد*, أكد*, تأكيد*, نؤكد*, ممنوح*, منح*, نمنح*, صدر*, صادر*, إصدار*, نصدر*, أصدر*, رسمي*, شرعي*, مشروع*, نظامي*, مفعل*, مفعول*, فعال*, نافذ*, مجاز*, مرخص لها, تحقق*, محقق*, متحقق*, فحصنا التأشيرة, فحص التأشيرة, مضبوط*, نهائي, مزور*, مزيف*, معمول بها, مستوفي*, مخول*, مفوض*, مكفول, فعلي*, ثابت*, قائمة قانونا, جاهزة وصحيحة, منظور*, درست*, اصلی*, منظوری*, جائز*, تصدیق*, تأكدنا*, ظهرت @, @ ظهرت, ضوء الأخضر, الضوء الأخضر, لا غبار, معتبر*, إجازة السفر, تجيز*, أجازت*, سمحت*, سمح لكم بالدخول, مسموح بالدخول, غير مزورة, مبرم رسميا, منظورة, ویزا لگ, مصادق*, تصادق*, صادقت*, يعتمد*, تعتمد*, يصدر*, تصدر*, قررت*, يقر بأن, معترفة*, يعترف*, تعترف*`,
  system: `بوابة*, بوابات, منصة*, التأشيرة الإلكترونية, أبشر, مساند, مقيم, قوى, انجاز, إنجاز, مدد, هوية الوطنية, سجل التأشيرات, حالة التأشيرة, حالة تأشيرتك, استعلام*, تسهيل, توجيه الحكومي, وافد, قاعدة بيانات*, السجل الرسمي `,
  reliance: `ضمان*, مضمون*, نضمن*, تضمن*, يضمن*, كفال*, دليل*, إثبات*, برهان*, تثبت, يثبت, نثبت, حجة قانونية, ملزم*, نعد*, وعد*, نتعهد*, تعهد*, بالنيابة*,  باسم*, ممثل*, نمثل*, يمثل*, وكيل رسمي, مندوب*, بمثابة*, عوضا عن*, تقوم مقام*, يقوم مقام*, تغني عن*, يغني عن*, بلا شك, دون شك, لا شك, حتما*, بالتأكيد*, أكيد*, اعتمدوا على, اعتمد على, ثقوا*, ثق بنا, الثقة, مئة بالمئة, مائة بالمائة, الصفحة @, الورقة @, ضمانت*, گارنٹی*, ثبوت*, لا ريب, قطعا, يقينا*, كدليل*, بكل ثقة, اطمئن*, اطمئنوا*, بلا مخاطر, مئة في المئة, ضامن*, قوة القانون`,
  plain: `غير حكومية, غير حكومي, يوم السفارة, أيام السفارة, موعد السفارة, مواعيد السفارة, مقابلة السفارة, موعد في السفارة, شهادة الشرطة, الجوازات الأصلية, الجواز الأصلي, جواز السفر الأصلي, جوازات السفر, جوازات سفر, جوازات سفركم, جوازات سفرهم, جوازاتكم, جوازاتهم, أصل الجواز, الأوراق الأصلية, النسخة الأصلية, الاسم القانوني, العنوان الصحيح, الرقم الصحيح, تأكيد الحضور, لتأكيد الحضور, لتأكيد الموعد, يرجى التأكد, تأكدوا من, لا نضمن, لا ضمان, لا نعد, بدون ضمان, العطلة الرسمية, عطلة رسمية, إجازة رسمية, عطلة وطنية, العطل الرسمية, دائرة المحاسبة, رقم الهوية, إيصال موثق, مدير المكتب, طبية فحص, شهادات معتمدة, مترجمة ومعتمدة, باسم صاحب, باسم الشركة, باسمكم, باسمك, باسمنا, ممثل الشركة, ممثل صاحب العمل, مندوب الشركة, مندوبنا, تعهد الأب, لسنا حكومة, ولسنا حكومة, ليست حكومة, وليست حكومة, لسنا جهة حكومية, عبد الملك, عبد السلام`,
}

/** What may stand before an Arabic word, written to it: and, so, with, like, for, the. */
export const arabicPrefixes: readonly string[] =
  `و ف ب ك ل ال وال فال بال كال لل ولل ول وب وبال فلل س وس`.split(' ')

export const wordLists: readonly WordList[] = [
  english,
  filipino,
  initials,
  elsewhere,
  neighbours,
  bengali,
  hindi,
  nepali,
  arabic,
]
