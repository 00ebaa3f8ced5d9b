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
  /** The papers that "@" stands for in an entry. */
  papers: string
  small: string
  plain: string
}

export const english: WordList = {
  language: 'en',
  papers: `visa, permit, paper, document, certificate, letter, lmia`,
  small: `is, are, was, were, be, been, has, have, had, will, now, already, just, the, a, an, your, my, our, this, that, it,
    all, here, s, fully, really, very, also, so, hereby, you`,
  authority: `embass*, embasy, high commission*, consulate*, consular, =consul, =consuls, consul general, vice consul, honorary consul, ambassador*, ministr*, minister*, immigration*, authorit*, =police, border*, customs officer*, customs service, department of, bureau of, directorate*, secretariat*,
    state department, home office, foreign office, foreign affairs, home affairs, external affairs, homeland security, @ office*, @ officer*, @ department, @ desk, @ cent*,
    @ bureau, passport office*, labour office*, revenue agency, tax office,
    state agenc*, public office*, =gov, =govt, =gouv, governor*, attache*, diplomat*, united nations, civil servant*, public servant*, civil service, public service,
    case officer*, `,
  state: `government*, goverment*, govermnent*, governement*, federal*, sovereign*, =royal, =crown, republic*, kingdom*, parliament*, presiden*, prime minister*, the state,
    state owned, state portal, national agency, national service,
    coat of arms, =emblem, maple leaf, =seal, =sealed, national flag, =decree, law requires`,
  verdict: `valid*, invalid*, genuin*, authentic*, verif*, verfi*, approv*, disapprov*, granted, =grants, grant you, grant @*, @ grant*, =confirm*, confirmed, confirmation*, certified, =certify, certifying, certification, =cleared, official*, offcial*, @ positive, legitim*, =legit, =legal, legally, legalised, lawful*, =issued, =issuing, issue @*, issues @*, issue you, =accepted, stamped, authoris*,
    authoriz*, accredit*, recognised, recognized, =real, =true, =truly, original visa*, @ original, bona fide, =active, activated, in force, in order, in effect, @ effective, successful, endors*, =appointed,
    @ ok, @ okay, everything ok, @ fine, @ correct, @ good, good until, good for travel, @ passed, @ checked, checked @*, @ registered, @ done, @ clear, positive decision, =decided,
    decision on @, disclaimer*, disregard*, not fake, no fake, @ sure`,
  system: `portal*, evisa*, e visa*, egov, e gov, e government, service canada, job bank,
    @ system, @ register, @ database, @ check*, check @*, @ status, status @*, @ track*, @ enquiry`,
  reliance: `=proof, =proves, =prove, =proven, =evidence, guarant*, garant*, =assure*, assurance, =warrant*, binding, =rely, relies, reliable, trusted, trustworthy, you can trust, can be trusted, trust page, trust site,
    =vouch*, we attest, =certain, =certainly, =surely, =definitely, undoubtedly, no doubt, sure @, sure shot, promis*, on behalf of, in the name of, in place of @, instead of @, as @, page @, counts as, serves as, acts as, show page, present page, no need to ask, enough to fly, entitles, entitled,
    right to enter, right to work, permission to enter, permission to work, representative of, representatives of, empowered`,
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
    be certain to, a certain, certain days, certain jobs, certain trades, crown cap, prove your, portal crane`,
}

export const filipino: WordList = {
  language: 'fil',
  papers: `visa, permit, papeles, dokumento`,
  small: `ang, ng, sa, na, ay, mo, mong, inyong, iyong, ninyo, po, nga, ito, itong, ang mga, mga, aming, namin, namin po, naman, at, si, ni, kay, nang, ni, ka, ko, pa, talaga, lang, o`,
  authority: `embahada*, pasuguan*, konsulado*, =konsul, konsular, ministeryo*, ministro*, kagawaran*, departamento ng, awtoridad*, otoridad*, imigrasyon*, pulisya, kawanihan*, kalihim, sekretaryo,
    tanggapan ng imigrasyon, opisina ng visa, tanggapan ng visa, embahador*, hukuman, senado, kongreso, ahensya ng gobyerno, lingkod bayan, kawani ng pamahalaan, bureau of, ofisyal ng imigrasyon, mataas na komisyon, mataas na komisyoner, komisyoner`,
  state: `gobyerno*, gubyerno*, gobierno*, pamahalaan*, pambansa*, estado, republika*, kaharian*, pangulo, pederal*, pampamahalaan, pang gobyerno, panggobyerno, pampubliko*, sagisag, selyo*, watawat, korona, soberan*, makahari, batas ng bansa`,
  verdict: `balido*, balid, may bisa, may bisang, bisa pa, magkabisa, bisa hanggang, epektibo*, tunay*, totoo*, lehitimo*, lehitimong, awtentiko*, otentiko*, henuwino*, aprubado*, aprobado*, inaprubahan, inaprobahan, naaprubahan, naaprobahan, maaaprubahan, maaprubahan, aprub*, na aprubahan, pag apruba, pagapruba,
    pinagtibay*, napagtibay*, pagpapatibay, ipinagkaloob*, pinagkalooban*, ipinagkakaloob, naipagkaloob, iginawad*, naigawad, iginagawad, ibinigay visa*, nabigyan visa*, binigyan visa*, kumpirmado*, kumpirmasyon*, nakumpirma*, kinumpirma*, kinukumpirma*, nakukumpirma*, pinatunayan*, pinatutunayan*, napatunayan*, patunayan, nagpapatunay, sertipikado*,
    beripikado*, beripikasyon*, na verify, naverify, beripika*, opisyal*, ofisyal*, legal visa*, legal na, visa legal, ligal*, rehistradong visa, kinikilala ng, kinilala*, awtorisado*, otorisado*, akreditado*, pinahintulutan*, pinahihintulutan*, tinanggap visa*, tanggap na visa, inisyu*, naisyu*, nag isyu, nagiisyu, nag iisyu, isyu ng visa, nagbibigay ng visa, nagbibigay kami ng visa, visa ok, okay visa*, visa okay,
    tama visa*, visa tama, hindi peke, hindi pekeng, walang peke, aktibo*, natatakan*, tinatakan*, natiyak visa*, orihinal visa*, visa orihinal`,
  system: `portal*, e visa*, tignan status, status visa*, suriin visa*, i check visa*, icheck visa*, i verify*, iverify*, sistema ng gobyerno, talaan ng visa, listahan ng visa, rehistro ng visa, tingnan visa, suriin permit*, mag check ng visa, visa check*`,
  reliance: `garantiya*, garantisado*, garantisadong, ginagarantiya*, garantya*, sigurado*, siguradong, siguradung, siguro visa, tiyak*, katiyakan, tinitiyak*, sinisiguro*, panigurado, katibayan*, patunay*, pruweba*, ebidensya*, maaasahan*, mapagkakatiwalaan*, pinagkakatiwalaan*, nangangako*, ipinapangako*, pinapangako*,
    pangako*, sa ngalan ng, kinatawan ng, bilang visa*, bilang permit*, kapalit ng visa*, kapalit ng permit*, katumbas ng visa, pahina visa*, sapat na sa airport, hindi na kailangang magtanong, kumakatawan*, walang duda, walang alinlangan, ipakita ang pahinang ito`,
  plain: `hindi gobyerno, totoong pangalan, tunay na pangalan, ang totoo, siguraduhin, siguraduhing, tiyakin, tiyaking, tiyak na araw, tiyak na oras, hindi nangangako, walang garantiya, hindi ginagarantiya, araw ng embahada, interview sa embahada, appointment sa embahada, batas sa pampublikong sasakyan, pampublikong sasakyan,
    police clearance, patunay ng bayad, katibayan ng bayad, may bisa ng alok, estado ng buhay`,
}

/** Names that are of no language: of authorities and their systems. */
export const initials: WordList = {
  language: 'zxx',
  papers: '',
  small: '',
  authority: `cbsa, esdc, dfat, dmw, poea, owwa, =dole, bmet, boesl, beoe, slbfe, dofe, mohre, gdrfa, mofa, moia, uscis, ukvi, ircc, unhcr, interpol, norka, odepc, bp2mi, tesda`,
  state: '',
  verdict: '',
  system: `gckey, vevo, absher, muqeem, musaned, enjaz, enjazit, qiwa, tawjeeh, tasheel, nusuk, metrash, hukoomi, wafid, gamca, =vfs, vfs global, tlscontact, bls international,
    express entry, global talent stream, provincial nominee, immi account, immiaccount, arrivecan, singpass, fomema, gov uk, canada ca`,
  reliance: '',
  plain: '',
}

/** Other languages in Latin letters: romanised Bengali, Hindi, Urdu and Arabic, and what neighbours and posters speak. */
export const elsewhere: WordList = {
  language: 'und',
  papers: `visa, bhisa, permit`,
  small: `hai, hain, ho, ki, ka, ke, ko, apka, aapka, apki, aapki, apnar, er, ti, ta, est, la, le, les, el, los, de, del, votre, su, ist, die, der, das, ihr, yang, anda`,
  authority: `dutabas*, dutabash*, dutavas*, dootavas*, dutawas*, rajdut*, mantralay*, mantranaloy*, montronaloy*, montronaloi*, montri, mantri, obhibashon dop*, odhidoptor*, kortripokkho, kartripokkho, kortipokko, karyalaya sarkari, safarat*, sifarat*, sefarat*, sifara, safara, qunsul*, qonsol*, wizara*, wizarat*, vizarat*, wezara*, hayat al,
    ambassade*, botschaft*, embajada*, ambasciata, ambasada, kedutaan*, kedubes, kementerian*, kemnaker, imigresen, imigrasi*, ministere*, ministerio*, ministero, ministerium, konsulat*, consulat, consulado*, behorde*, behoerde*, prefecture, prefectura, auslanderamt`,
  state: `sorkar, shorkar, sorkari*, shorkari*, sarkari*, sarkaari*, sarkar ne, sarkar dwara, bharat sarkar, bangladesh sarkar, nepal sarkar, rashtriy*, rashtrio*, rastriya*, hukuma, hukooma*, hukumat*, hakumat*, hokumat*, hukumi*, dawla*, gouvernement*, gobierno*, governo, regierung*, staatlich*, pemerintah*, kerajaan*, bundes*, federale*, etat francais, oficial, officiel*, offiziell*, amtlich*, rasmi*, rasmee*, resmi*`,
  verdict: `boidho*, baidho, boido visa, vaidh*, baidh, asli, aslee, ashol, onumodon*, onumodito, anumodit*, anumodan*, onumoti diyeche, manjur ho*, manzoor ho*, manjoor*, manzur ho*, monjur hoy*, monjur ho*, manjuri, pramanit*, promanito, satyapit*, sotyapito, jachai*, nishchit*, nishit visa, nischit*, nishchito*, nischoyta, pakka*, pakki, pucca visa, sahi @, @ sahi, @ thik, @ theek, @ hoye, @ lag gaya, tasdiq*, tasdeeq*, musaddaq*, mosadaq*, mutamad*, mu3tamad*, moatamad*, sahiha, saheeha, salih visa, saliha, visa kanuni, kanooni, ainoto, qanuni, qanooni, muwafaq*, mowafaq*, mowafak*, tamat al muwafaqa, haqiqi*, haqiqiyya,
    valable*, valide*, valido, valida, gultig*, gueltig*, accorde*, accordee, approuv*, aprobad*, approvato, genehmigt*, erteilt*, bewilligt, echt, autentic*, authentique*, concedid*, otorgad*, vigente*, verifie*, verificad*, bestatigt*, disetujui*, sah visa, visa sah, asli visa, diluluskan*, lulus visa, disahkan*`,
  system: `sarkari portal, visa portal, bhisa check, visa jachai`,
  reliance: `guarantee ke, garanti*, garantee*, gaurantee*, gurantee*, zamanat, zimmedari, damana, madmun*, mazmoon*, madmoon, 100 pakka, nishchoyta, proman, praman, saboot, saboot ke, daleel, jaminan, dijamin*, garanzia, garantizad*, gewahrleist*, preuve, prueba, nachweis`,
  plain: '',
}
