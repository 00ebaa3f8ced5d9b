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

export const english: WordList = {
  language: 'en',
  papers: `visa, permit, paper, document, certificate, letter, lmia`,
  small: `is, are, was, were, be, been, has, have, had, got, will, every, each, any, their, his, her, these, those, work, entry, employment, tourist, student, now, already, just, the, a, an, your, my, our, this, that, it,
    all, here, s, fully, really, very, also, so, hereby, you`,
  authority: `embass*, high commission*, consulate*, consular, =consul, =consuls, consul general, vice consul, honorary consul, ambassador*, ministr*, minister*, immigration*, authorit*, =police, border*, customs officer*, customs service, department of, bureau of, directorate*, secretariat*,
    state department, home office, foreign office, foreign affairs, home affairs, external affairs, homeland security, @ office*, @ officer*, @ department, @ desk, @ cent*,
    @ bureau, passport office*, labour office*, revenue agency, tax office,
    state agenc*, public office*, =gov, =govt, =gouv, governor*, attache*, diplomat*, united nations, civil servant*, public servant*, civil service, public service,
    case officer*, inspectorat*, tribunal*, city council, municipal*, high court, supreme court, =senate, =congress, his majesty, her majesty, his highness, royal highness, the king, the queen, the sultan, the emir, crown prince, labour department, labor department, labor office*, manpower department, migration office*, migration department, migration agency, employment authority, @ section, @ division, @ unit, state secretary, councillor*, magistrate*, labour exchange`,
  state: `government*, federal*, sovereign*, =royal, =crown, republic*, kingdom*, parliament*, presiden*, prime minister*, the state,
    state owned, state portal, national agency, national service,
    coat of arms, =emblem, maple leaf, =seal, =sealed, national flag, =decree, law requires, state approved, state run, state backed, national authority, national program*, the crest, state crest, under the flag of, by royal`,
  verdict: `valid*, invalid*, genuin*, authentic*, verif*, approv*, disapprov*, granted, =grants, grant you, grant @*, @ grant*, =confirm*, confirmed, confirmation*, certified, =certify, certifying, certification, =cleared, official*, @ positive, legitim*, =legit, =legal, legally, legalised, lawful*, =issued, =issuing, issue @*, issues @*, issue you, =accepted, stamped, authoris*,
    authoriz*, accredit*, recognised, recognized, =real, =true, =truly, original visa*, @ original, bona fide, =active, activated, in force, in order, in effect, @ effective, successful, endors*, =appointed, everything ok, good until, good for travel, @ registered, positive decision, =decided,
    decision on @, disclaimer*, disregard*, not fake, no fake, granting, certifies, certify*, legali*, acceptance, recognises, recognizes, recognition, realness, truthful, ~ ok, ~ okay, ~ passed, ~ checked, ~ sure, ~ alright, ~ all right, ~ vetted, ~ inspected, ~ examined, ~ scrutinised, ~ audited, ~ sanctioned, ~ ratified, @ went through, @ came through, @ got through, @ is through, @ is out, came out @, yes to @, green light, green signal, go ahead from, nothing wrong, no problem with @, not forged, not false, not counterfeit, never fake, no forgery, vaild, vlaid, valied, allowed to enter, allowed to work, permitted to enter, permitted to work, permitted to travel, cleared to, pass immigration, waved through, favourable decision, favorable decision, ~ signed by, accept #, accepts #, accepting #, accepted #, @ fine, @ correct, @ good, @ clear, @ perfect, @ done, # given, given #, gave #, gave you #, # permitted, # until, # till, # lasts, # runs until`,
  system: `portal*, evisa*, e visa*, egov, e gov, e government, service canada, job bank,
    @ system, @ register, @ database, @ check*, check @*, @ status, status @*, @ track*, @ enquiry, track @*, tracking @*, trace @*, lookup @, @ lookup, eta canada, esta, epass, e pass, epermit, e permit, e immigration, e services, eservices, gov services, single window, # search, search #, # online, online #`,
  reliance: `=proof, =proves, =prove, =proven, =evidence, guarant*, garant*, =assure*, assurance, =warrant*, binding, =rely, relies, reliable, trusted, trustworthy, you can trust, can be trusted, trust page, trust site,
    =vouch*, we attest, =certain, =certainly, =surely, =definitely, undoubtedly, no doubt, sure shot, promis*, on behalf of, in the name of, in place of @, instead of @, as @, page @, counts as, serves as, acts as, show page, present page, no need to ask, enough to fly, entitles, entitled,
    right to enter, right to work, permission to enter, permission to work, representative of, representatives of, empowered, proving, =proofs, trust us, trust our, trust in us, we ensure, ensure @, rest easy, without risk, risk free @, no risk @, no fear, without fear, foolproof, fool proof, watertight, unquestionabl*, indisputabl*, irrefutabl*, conclusive*, incontestabl*, bona fides, counts like, as good as, in lieu of, at any border, at every border, show at airport, show at the airport, good enough for, same as #, equal to #, equals #, replaces #, replace #, stands for #, force of law, effect of law, weight of law, legal force, deemed, is regarded as, are regarded as, treated as, considered as, considered #`,
  plain: `not a government, not the government, not government, non government, non governmental, not an authority, embassy day, embassy days, embassy appointment, embassy appointments, embassy interview, embassy interviews, embassy visit, embassy date, embassy dates, embassy fee, embassy group,
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
    be certain to, a certain, certain days, certain jobs, certain trades, crown cap, prove your, portal crane, eps topik, eps exam, eps test, eps class, eps classes, eps course, eps book, eps books, mom and dad, same as the passport, as good as new, good quality, new official address, acceptance letter, acceptance letters, letter of acceptance, allowed to enter the hostel, a valid passport, passport must be valid, told the police, call the police, go to the police, fair treatment`,
}

/** The most used words of the lists, in which a letter may be missing, wrong, more, or exchanged. */
export const misspelt = {
  authority: 'authority ministry government embassy immigration consulate commissioner',
  verdict:
    'approved approval verified verification genuine authentic official certified confirmed confirmation guaranteed guarantee authorised authorized accredited legitimate validated validity',
} as const

export const filipino: WordList = {
  language: 'fil',
  papers: `visa, permit, papeles, dokumento`,
  small: `ang, ng, sa, na, ay, mo, mong, inyong, iyong, ninyo, po, nga, ito, itong, ang mga, mga, aming, namin, namin po, naman, at, si, ni, kay, nang, ni, ka, ko, pa, talaga, lang, o`,
  authority: `embahada*, pasuguan*, konsulado*, =konsul, konsular, ministeryo*, ministro*, kagawaran*, departamento ng, awtoridad*, otoridad*, imigrasyon*, pulisya, kawanihan*, kalihim, sekretaryo,
    tanggapan ng imigrasyon, opisina ng visa, tanggapan ng visa, embahador*, hukuman, senado, kongreso, ahensya ng gobyerno, lingkod bayan, kawani ng pamahalaan, bureau of, ofisyal ng imigrasyon, mataas na komisyon, mataas na komisyoner, komisyoner, alkalde, gobernador*, mambabatas, tanggapan ng pasaporte, tanggapan ng paggawa, hepe ng, ministeryo, konggreso, hari ng, sultan ng, reyna ng`,
  state: `gobyerno*, gubyerno*, gobierno*, pamahalaan*, pambansa*, estado, republika*, kaharian*, pangulo, pederal*, pampamahalaan, pang gobyerno, panggobyerno, pampubliko*, sagisag, selyo*, watawat, korona, soberan*, makahari, batas ng bansa, batas ng estado, sandatahan, republika ng`,
  verdict: `balido*, balid, may bisa, may bisang, bisa pa, magkabisa, bisa hanggang, epektibo*, tunay*, totoo*, lehitimo*, lehitimong, awtentiko*, otentiko*, henuwino*, aprubado*, aprobado*, inaprubahan, inaprobahan, naaprubahan, naaprobahan, maaaprubahan, maaprubahan, aprub*, na aprubahan, pag apruba, pagapruba,
    pinagtibay*, napagtibay*, pagpapatibay, ipinagkaloob*, pinagkalooban*, ipinagkakaloob, naipagkaloob, iginawad*, naigawad, iginagawad, ibinigay visa*, nabigyan visa*, binigyan visa*, kumpirmado*, kumpirmasyon*, nakumpirma*, kinumpirma*, kinukumpirma*, nakukumpirma*, pinatunayan*, pinatutunayan*, napatunayan*, patunayan, nagpapatunay, sertipikado*,
    beripikado*, beripikasyon*, na verify, naverify, beripika*, opisyal*, ofisyal*, legal visa*, legal na, visa legal, ligal*, rehistradong visa, kinikilala ng, kinilala*, awtorisado*, otorisado*, akreditado*, pinahintulutan*, pinahihintulutan*, tinanggap visa*, tanggap na visa, inisyu*, naisyu*, nag isyu, nagiisyu, nag iisyu, isyu ng visa, nagbibigay ng visa, nagbibigay kami ng visa, visa ok, okay visa*, visa okay,
    tama visa*, visa tama, hindi peke, hindi pekeng, walang peke, aktibo*, natatakan*, tinatakan*, natiyak visa*, orihinal visa*, visa orihinal, ~ ayos, ~ ayos na, ~ naibigay, ~ ibinigay, ~ lumabas, lumabas na ang visa, ~ nakuha, nakuha na ang visa, ~ pumasa, ~ pasado, ~ nakalusot, ~ maayos, ~ wasto, wastong visa, walang problema visa, visa walang problema, pinayagan*, pinapayagan*, naipasa visa, nailabas visa*, hindi huwad, hindi palsipikado, pinirmahan ng konsul, kinikilalang*, kinikilala*, nabigyan ng visa, binigyan ng visa, tinatanggap sa hangganan, aprobasyon*, balidasyon*, balidong*, autorisado*, sertipikasyon*, nagpatotoo*, pinatotohanan*`,
  system: `portal*, e visa*, tignan status, status visa*, suriin visa*, i check visa*, icheck visa*, i verify*, iverify*, sistema ng gobyerno, talaan ng visa, listahan ng visa, rehistro ng visa, tingnan visa, suriin permit*, mag check ng visa, visa check*`,
  reliance: `garantiya*, garantisado*, garantisadong, ginagarantiya*, garantya*, sigurado*, siguradong, siguradung, siguro visa, tiyak*, katiyakan, tinitiyak*, sinisiguro*, panigurado, katibayan*, patunay*, pruweba*, ebidensya*, maaasahan*, mapagkakatiwalaan*, pinagkakatiwalaan*, nangangako*, ipinapangako*, pinapangako*,
    pangako*, sa ngalan ng, kinatawan ng, bilang visa*, bilang permit*, kapalit ng visa*, kapalit ng permit*, katumbas ng visa, pahina visa*, sapat na sa airport, hindi na kailangang magtanong, kumakatawan*, walang duda, walang alinlangan, ipakita ang pahinang ito, pagtiwalaan, magtiwala kayo sa amin, magtiwala sa amin, pananagutan, buong katiyakan, isandaang porsiyento, 100 porsiyento, pamalit sa visa, kapareho ng visa, sapat na bilang visa, ituturing na visa, itinuturing na visa, ibibilang na visa, bisa ng batas`,
  plain: `hindi gobyerno, totoong pangalan, tunay na pangalan, ang totoo, siguraduhin, siguraduhing, tiyakin, tiyaking, tiyak na araw, tiyak na oras, hindi nangangako, walang garantiya, hindi ginagarantiya, araw ng embahada, interview sa embahada, appointment sa embahada, batas sa pampublikong sasakyan, pampublikong sasakyan,
    police clearance, patunay ng bayad, katibayan ng bayad, may bisa ng alok, estado ng buhay`,
}

/** Names that are of no language: of authorities and their systems. */
export const initials: WordList = {
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
export const elsewhere: WordList = {
  language: 'und',
  papers: `visa, bhisa, permit`,
  small: `hai, hain, ho, ki, ka, ke, ko, apka, aapka, apki, aapki, apnar, er, ti, ta, est, la, le, les, el, los, de, del, votre, su, ist, die, der, das, ihr, yang, anda`,
  authority: `dutabas*, dutabash*, dutavas*, dootavas*, dutawas*, rajdut*, mantralay*, mantranaloy*, montronaloy*, montronaloi*, montri, mantri, obhibashon dop*, odhidoptor*, kortripokkho, kartripokkho, kortipokko, karyalaya sarkari, safarat*, sifarat*, sefarat*, sifara, safara, qunsul*, qonsol*, wizara*, wizarat*, vizarat*, wezara*, hayat al,
    ambassade*, botschaft*, embajada*, ambasciata, ambasada, kedutaan*, kedubes, kementerian*, kemnaker, imigresen, imigrasi*, ministere*, ministerio*, ministero, ministerium, konsulat*, consulat, consulado*, behorde*, behoerde*, prefecture, prefectura, auslanderamt, bibhag, vibhag, odhidaptar, karyalaya ko, bhisa karyalaya, passport karyalaya, shram karyalaya, adhyagaman*, avrajan, apravasan, rajdoot*, dootawas*, uchchayog, safeer, wazeer*, jawazat, dakhiliya, kharijiya, kharijia, mahkama, shurta, maktab al amal, maktab amal, maktab alamal, probashi kollyan, probashi kallyan, bideshi rojgar bibhag`,
  state: `sorkar, shorkar, sorkari*, shorkari*, sarkari*, sarkaari*, sarkar ne, sarkar dwara, bharat sarkar, bangladesh sarkar, nepal sarkar, rashtriy*, rashtrio*, rastriya*, hukuma, hukooma*, hukumat*, hakumat*, hokumat*, hukumi*, dawla*, gouvernement*, gobierno*, governo, regierung*, staatlich*, pemerintah*, kerajaan*, bundes*, federale*, etat francais, oficial, officiel*, offiziell*, amtlich*, rasmi*, rasmee*, resmi*, sarkar le, sarkarle, sarkarko, sarkarbata, sarkar ki, hukumiy*, rajkiya, rajya sarkar, pradesh sarkar, rastrapati, raj mudra`,
  verdict: `boidho*, baidho, boido visa, vaidh*, baidh, asli, aslee, ashol, onumodon*, onumodito, anumodit*, anumodan*, onumoti diyeche, manjur ho*, manzoor ho*, manjoor*, manzur ho*, monjur hoy*, monjur ho*, manjuri, pramanit*, promanito, satyapit*, sotyapito, jachai*, nishchit*, nishit visa, nischit*, nishchito*, nischoyta, pakka*, pakki, pucca visa, sahi @, @ sahi, @ thik, @ theek, @ hoye, @ lag gaya, tasdiq*, tasdeeq*, musaddaq*, mosadaq*, mutamad*, mu3tamad*, moatamad*, sahiha, saheeha, salih visa, saliha, visa kanuni, kanooni, ainoto, qanuni, qanooni, muwafaq*, mowafaq*, mowafak*, tamat al muwafaqa, haqiqi*, haqiqiyya,
    valable*, valide*, valido, valida, gultig*, gueltig*, accorde*, accordee, approuv*, aprobad*, approvato, genehmigt*, erteilt*, bewilligt, echt, autentic*, authentique*, concedid*, otorgad*, vigente*, verifie*, verificad*, bestatigt*, disetujui*, sah visa, visa sah, asli visa, diluluskan*, lulus visa, disahkan*, ~ manjur*, ~ manzoor*, ~ manzur*, ~ monjur*, swikrit*, sweekrit*, svikrit*, sikrit*, manyata*, manya chha, manya cha, ~ manya, ~ maanya, maanyata*, anumati mil*, anumati prapt*, adhikarik*, aadhikarik*, odhikarik, pramanik*, sakkali*, sakali bhisa, khati visa, ~ khanti, ~ nirbhul, sotti visa, sotyo visa, ~ sotti, ~ lagyo, ~ lageche, ~ lege geche, ~ lag gayi, ~ lag chuka, ~ mil gaya, ~ mil gayi, ~ peye gechen, ~ bhayo, ~ hoyeche, ~ paas, jayez, jaiz, mustanad*, salahiyat, sarih visa, sariyat, mawthuq*, mawsuq*, sahih visa, haqeeqi*, asliyya, rasmiy*, kanunan, kanuni tarike, durust, ~ thik thak`,
  system: `sarkari portal, visa portal, bhisa check, visa jachai, bhisa janch*, visa janch*, visa jach*, visa talash`,
  reliance: `guarantee ke, garanti*, garantee*, gaurantee*, gurantee*, zamanat, zimmedari, damana, madmun*, mazmoon*, madmoon, 100 pakka, nishchoyta, proman, praman, saboot, saboot ke, daleel, jaminan, dijamin*, garanzia, garantizad*, gewahrleist*, preuve, prueba, nachweis, pramaan, sabut, ~ pakka, bharosa karen, vishwas karen, shatapratishat, shotovag, shoto bhag, dhamin, damin, bila shak, beshak, nissandeh`,
  plain: ``,
}

/** What offices of destination countries and their neighbours write, without its accents. */
export const neighbours: WordList = {
  language: 'und',
  papers: `visa, viza, wiza, visum, visto, visado, permit`,
  small: `jest, masih, telah, twoja`,
  authority: `jabatan*, urzad*, urzed*, wojewod*, ministerstw*, ministerul*, ministarstv*, inspectorat*, prefettura, prefektura, questura*, agentia nationala, autoritat*, autorite*, autoridad*, ambassad*, ambasad*, embaixad*, ambasciat*, velvyslanec*, veleposlan*, arbeitsamt*, auslanderbehord*, bundesamt*, bundesagentur*, standesamt, arbeitsagentur*, gyokusho, nyukan, gaimusho, daishikan, daesagwan, bakanlig*, goc idaresi, buyukelci*, dai su quan, bo lao dong, hivatal*, kormany*, nagykovet*, jawatan*, dinas tenaga, pejabat imigresen, polisi`,
  state: `guvern*, rzad polski, rzadow*, =vlada, vladn*, staatlich*, republik*, chinh phu, hukumet*, pemerintah*, negara, nacional*, nazional*, narodow*, panstwow*, drzavn*, statni*`,
  verdict: `wazna, wazny, wazne, zatwierdz*, przyznan*, potwierdz*, oficjaln*, prawdziw*, valabil*, eliberat*, aprobat*, aproba*, aprovad*, approvat*, confermat*, confirmad*, confirmat*, convalid*, rilasciat*, vazec*, odobren*, ovjeren*, sluzben*, platna viza, platne vizum, schvalen*, uredni*, ufficial*, ervenyes*, jovahagy*, hivatalos*, gecerli*, onaylan*, resmi*, hop le, phe duyet, masih berlaku, ~ berlaku, ~ sah, rasmi*, diterima imigresen, legittim*, autentificat*, bescheinigt, beglaubigt, rechtsgultig*, rechtskraftig*, zugelassen*, anerkannt*, reconnu*, reconocid*, homologad*, homologue*, delivre par`,
  system: `praca gov, foreigners portal, portail*`,
  reliance: `gwaranc*, gwarantow*, garantat*, garantit*, garantiert*, jaminan*, zarucen*, zajamcen*, dowod na, dovada*, preuve*, prova di, nachweis*, bao dam`,
  plain: ``,
}
