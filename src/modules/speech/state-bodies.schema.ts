import { keyOf, keyOfWord, wordsOf } from './fold.schema.ts'
import { smallWords } from './name-words.schema.ts'

/**
 * State bodies and state-owned recruiters whose names and initials no agency may bear, with where each is told of. In
 * one line each: initials, name, source.
 */
const table = `
BOESL | Bangladesh Overseas Employment and Services Limited | https://boesl.gov.bd/
BMET | Bureau of Manpower Employment and Training | https://bmet.gov.bd/
WEWB | Wage Earners Welfare | https://wewb.gov.bd/
| Probashi Kallyan | https://pkb.gov.bd/
| Probashi Kollyan | https://pkb.gov.bd/
| Ami Probashi | https://www.amiprobashi.com/
| Emigration and Overseas Employment | https://beoe.gov.pk/
OEC | Overseas Employment Corporation | https://oec.gov.pk/
BEOE | Bureau of Emigration and Overseas Employment | https://beoe.gov.pk/
OPF | Overseas Pakistanis Foundation | https://opf.org.pk/
| Passport Seva | https://www.passportindia.gov.in/
NORKA | Norka Roots | https://norkaroots.kerala.gov.in/
ODEPC | Overseas Development and Employment Promotion Consultants | https://odepc.kerala.gov.in/
OMCAP | Overseas Manpower Company Andhra Pradesh | https://www.omcap.ap.gov.in/
TOMCOM | Telangana Overseas Manpower Company | https://tomcom.telangana.gov.in/
OMCL | Overseas Manpower Corporation | https://www.omcmanpower.tn.gov.in/
UPFC | Uttar Pradesh Financial Corporation | https://upfc.up.gov.in/
NSDC | National Skill Development Corporation | https://nsdcindia.org/
| Protector General of Emigrants | https://emigrate.gov.in/
| eCitizen | https://www.ecitizen.go.ke/
| Huduma | https://www.hudumakenya.go.ke/
| Immigrant Nominee | https://www.alberta.ca/
| Protector of Emigrants | https://emigrate.gov.in/
| eMigrate | https://emigrate.gov.in/
| India International Skill Centre | https://nsdcindia.org/
DOFE | Department of Foreign Employment | https://dofe.gov.np/
FEB | Foreign Employment Board | https://feb.gov.np/
SLBFE | Sri Lanka Bureau of Foreign Employment | https://www.slbfe.lk/
SLFEA | Sri Lanka Foreign Employment Agency | https://www.slfea.lk/
POEA | Philippine Overseas Employment Administration | https://dmw.gov.ph/
DMW | Department of Migrant Workers | https://dmw.gov.ph/
OWWA | Overseas Workers Welfare Administration | https://owwa.gov.ph/
POLO | Philippine Overseas Labor Office | https://dmw.gov.ph/
TESDA | Technical Education and Skills Development | https://tesda.gov.ph/
BP2MI | Badan Pelindungan Pekerja Migran Indonesia | https://bp2mi.go.id/
BNP2TKI | Badan Nasional Penempatan | https://bp2mi.go.id/
DOLAB | Department of Overseas Labour | https://dolab.molisa.gov.vn/
TITP | Technical Intern Training Program | https://www.otit.go.jp/
OTIT | Organization for Technical Intern Training | https://www.otit.go.jp/
JITCO | Japan International Trainee and Skilled Worker | https://www.jitco.or.jp/
EPS | EPS Korea | https://www.eps.go.kr/
| Employment Permit System | https://www.eps.go.kr/
| HRD Korea | https://www.hrdkorea.or.kr/
IRCC | Immigration Refugees and Citizenship | https://www.canada.ca/
CIC | Citizenship and Immigration Canada | https://www.canada.ca/
ESDC | Employment and Social Development | https://www.canada.ca/
CBSA | Canada Border Services | https://www.cbsa-asfc.gc.ca/
CICC | College of Immigration and Citizenship Consultants | https://college-ic.ca/
| Service Canada | https://www.canada.ca/
| Job Bank | https://www.jobbank.gc.ca/
| Canada Revenue | https://www.canada.ca/
UKVI | UK Visas and Immigration | https://www.gov.uk/
| Home Office | https://www.gov.uk/
| Jobcentre | https://www.gov.uk/
GLAA | Gangmasters and Labour Abuse | https://www.gla.gov.uk/
USCIS | Citizenship and Immigration Services | https://www.uscis.gov/
| US Customs | https://www.cbp.gov/
| Immigration New Zealand | https://www.immigration.govt.nz/
MOHRE | Human Resources and Emiratisation | https://www.mohre.gov.ae/
GDRFA | Residency and Foreigners Affairs | https://gdrfad.gov.ae/
MUSANED | Musaned | https://musaned.com.sa/
HRSD | Human Resources and Social Development | https://www.hrsd.gov.sa/
LMRA | Labour Market Regulatory | https://lmra.gov.bh/
PAM | Public Authority for Manpower | https://www.manpower.gov.kw/
| National Employment Authority | https://nea.go.ke/
NITA | National Industrial Training Authority | https://www.nita.go.ke/
JTK | Jabatan Tenaga Kerja | https://jtksm.mohr.gov.my/
JTKSM | Jabatan Imigresen | https://www.imi.gov.my/
FWCMS | Foreign Workers Centralized Management | https://fwcms.com.my/
ADLSA | Administrative Development Labour and Social Affairs | https://www.mol.gov.qa/
QVC | Qatar Visa Center | https://www.qatarvisacenter.com/
NPRA | Nationality Passports and Residence | https://www.npra.gov.bh/
MOM | Ministry of Manpower | https://www.mom.gov.sg/
ICA | Immigration and Checkpoints | https://www.ica.gov.sg/
| Immigration Services Agency | https://www.moj.go.jp/isa/
HRDK | Human Resources Development Service of Korea | https://www.hrdkorea.or.kr/
| HiKorea | https://www.hikorea.go.kr/
| Home Affairs | https://www.homeaffairs.gov.au/
| Fair Work | https://www.fairwork.gov.au/
BAMF | Migration und Fluchtlinge | https://www.bamf.de/
AIMA | Integracao Migracoes e Asilo | https://aima.gov.pt/
ANOFM | Ocuparea Fortei de Munca | https://www.anofm.ro/
IGI | Inspectoratul General pentru Imigrari | https://igi.mai.gov.ro/
UDSC | Urzad do Spraw Cudzoziemcow | https://www.gov.pl/web/udsc
| Express Entry | https://www.canada.ca/
| Provincial Nominee | https://www.canada.ca/
| Ontario Immigrant Nominee | https://www.ontario.ca/
| Takamol | https://takamolholding.com/
| Tasheel | https://www.mohre.gov.ae/
| Amer Centre | https://gdrfad.gov.ae/
| Saudi Skill Verification | https://svp-international.pacc.sa/
| Absher | https://www.absher.sa/
| Qiwa | https://www.qiwa.sa/
| Wafid | https://wafid.com/
GAMCA | Gulf Approved Medical Centres | https://wafid.com/
| VFS Global | https://www.vfsglobal.com/
| TLScontact | https://www.tlscontact.com/
| BLS International | https://www.blsinternational.com/
IOM | International Organization for Migration | https://www.iom.int/
ILO | International Labour Organization | https://www.ilo.org/
UNHCR | United Nations | https://www.un.org/
EURES | European Employment Services | https://eures.europa.eu/
| Bundesagentur fur Arbeit | https://www.arbeitsagentur.de/
| France Travail | https://www.francetravail.fr/
| Pole Emploi | https://www.francetravail.fr/
| National Employment Service | https://www.nes.go.ug/
| High Court | https://www.judiciary.uk/
| Labour Exchange | https://www.gov.uk/
| Labor Exchange | https://www.dol.gov/
| Employment Exchange | https://www.ncs.gov.in/
| National Career Service | https://www.ncs.gov.in/
`

interface StateBody {
  initials: string
  name: string
  source: string
}

const stateBodies: readonly StateBody[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [initials = '', name = '', source = ''] = line.split('|').map((part) => part.trim())
    return { initials, name, source }
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
