import { keyOf, keyOfWord, wordsOf } from './fold.schema.ts'
import { smallWords } from './name-words.schema.ts'

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
const table = `
BOESL|Bangladesh Overseas Employment and Services Limited; BMET|Bureau of Manpower Employment and Training; WEWB|Wage Earners Welfare
|Probashi Kallyan; |Probashi Kalyan; |Pravasi Bharatiya; UN|United Nations; |Green Card; |PR Card; |Permanent Resident Card; |Temporary Foreign Worker; |Seasonal Agricultural Worker
PNP|Provincial Nominee; |Tokutei Ginou; BLS|; PIBA|; OFII|; SEF|; MYEG|; |Malta Identita; |Identita Malta; |Make It In Germany; |White House; |Gonoprojatontri; |Shram Adda; |Jonoshokti Kormosongsthan; |Ginou Jisshu; |Decreto Flussi; |Overseas Workers Welfare
|Employment Insurance; DFA|; DHA|; ESD|; PLKS|; OIF|; |Emirates ID; DOLE|; |Agentur fur Arbeit; |DV Lottery; |Diversity Visa; |Amer Immigration; NVC|;
 |Specified Skilled Worker; |Work Pass; |Employment Pass; |Probashi Kollyan; |Ami Probashi; |Emigration and Overseas Employment; OEC|Overseas Employment Corporation
BEOE|Bureau of Emigration and Overseas Employment; OPF|Overseas Pakistanis Foundation; |Passport Seva; NORKA|Norka Roots
ODEPC|Overseas Development and Employment Promotion Consultants; OMCAP|Overseas Manpower Company Andhra Pradesh
TOMCOM|Telangana Overseas Manpower Company; OMCL|Overseas Manpower Corporation; UPFC|Uttar Pradesh Financial Corporation
NSDC|National Skill Development Corporation; |Protector General of Emigrants; |eCitizen; |Huduma; |Immigrant Nominee; |Protector of Emigrants
|eMigrate; |India International Skill Centre; DOFE|Department of Foreign Employment; FEB|Foreign Employment Board
SLBFE|Sri Lanka Bureau of Foreign Employment; SLFEA|Sri Lanka Foreign Employment Agency; POEA|Philippine Overseas Employment Administration
DMW|Department of Migrant Workers; OWWA|Overseas Workers Welfare Administration; POLO|Philippine Overseas Labor Office
TESDA|Technical Education and Skills Development; BP2MI|Badan Pelindungan Pekerja Migran Indonesia; BNP2TKI|Badan Nasional Penempatan
DOLAB|Department of Overseas Labour; TITP|Technical Intern Training Program; OTIT|Organization for Technical Intern Training
JITCO|Japan International Trainee and Skilled Worker; EPS|EPS Korea; |Employment Permit System; |HRD Korea; IRCC|Immigration Refugees and Citizenship
CIC|Citizenship and Immigration Canada; ESDC|Employment and Social Development; CBSA|Canada Border Services
CICC|College of Immigration and Citizenship Consultants; |Service Canada; |Job Bank; |Canada Revenue; UKVI|UK Visas and Immigration; |Home Office
|Jobcentre; GLAA|Gangmasters and Labour Abuse; USCIS|US Citizenship and Immigration Services; |Blue Card; |US Customs; |Immigration New Zealand
MOHRE|Human Resources and Emiratisation; GDRFA|Residency and Foreigners Affairs; MUSANED|Musaned; HRSD|Human Resources and Social Development
LMRA|Labour Market Regulatory; PAM|Public Authority for Manpower; |National Employment Authority; NITA|National Industrial Training Authority
JTK|Jabatan Tenaga Kerja; JTKSM|Jabatan Imigresen; FWCMS|Foreign Workers Centralized Management
ADLSA|Administrative Development Labour and Social Affairs; QVC|Qatar Visa Center; NPRA|Nationality Passports and Residence; MOM|Ministry of Manpower
ICA|Immigration and Checkpoints; |Immigration Services Agency; HRDK|Human Resources Development Service of Korea; |HiKorea; |Home Affairs; |Fair Work
BAMF|Migration und Fluchtlinge; AIMA|Integracao Migracoes e Asilo; ANOFM|Ocuparea Fortei de Munca; IGI|Inspectoratul General pentru Imigrari
UDSC|Urzad do Spraw Cudzoziemcow; |Express Entry; |Provincial Nominee; |Ontario Immigrant Nominee; |Takamol; |Tasheel; |Amer Centre
|Saudi Skill Verification; |Absher; |Qiwa; |Wafid; GAMCA|Gulf Approved Medical Centres; |VFS Global; |TLScontact; |BLS International
IOM|International Organization for Migration; ILO|International Labour Organization; UNHCR|United Nations; EURES|European Employment Services
|Bundesagentur fur Arbeit; |France Travail; |Pole Emploi; |National Employment Service; |High Court; |Labour Exchange; |Labor Exchange
|Employment Exchange; |National Career Service
`

const stateBodies: readonly { initials: string; name: string }[] = table
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
    .filter((key) => !smallWords.has(key) && !/^(?:ltd|iimited|itd)$/.test(key))
