import {
  canadian,
  type Regulator,
  type Row,
  row,
  senders,
  wellKnown,
} from './regulators-others.schema.ts'

const reviewedOn = '2026-11-21'
/**
 * The regulators that an installation may name without "by its own account". Nothing outside this folder adds one, and
 * no setting changes a row. Nobody in the project has opened a host yet; write the date into `confirmed` when a person
 * has.
 */
const rows = {
  'bd-bmet': row({
    country: 'BD',
    name: 'Bureau of Manpower, Employment and Training',
    also: [
      'BMET',
      'Bureau of Manpower',
      'Ministry of Expatriates’ Welfare and Overseas Employment',
      'জনশক্তি, কর্মসংস্থান ও প্রশিক্ষণ ব্যুরো',
    ],
    form: /^RL[- ]?\d{1,5}$/,
    example: 'RL and up to five digits, such as RL-1234',
    registerUrl: 'https://www.bmet.gov.bd/',
  }),
  'np-dofe': row({
    country: 'NP',
    name: 'Department of Foreign Employment',
    isCommonName: true,
    also: ['DoFE', 'Department of Foreign Employment, Nepal', 'वैदेशिक रोजगार विभाग'],
    form: /^\d{1,5}(?:\/\d{2,3}\/\d{2,3})?$/,
    example: 'the number and the year of the licence, such as 1234/075/076',
    registerUrl: 'https://www.dofe.gov.np/',
  }),
  'in-pge': row({
    country: 'IN',
    name: 'Protector General of Emigrants',
    also: ['PGE', 'eMigrate'],
    form: /^(?:RC-?)?B-?\d{3,5}(?:\/[A-Z0-9+<>.-]{1,12}){2,7}$/,
    example: 'the registration certificate, such as B-1234/DEL/PART/1000+/5/9876/2015',
    registerUrl: 'https://www.emigrate.gov.in/',
  }),
  'pk-beoe': row({
    country: 'PK',
    name: 'Bureau of Emigration and Overseas Employment',
    also: ['BE&OE', 'BEOE'],
    form: /^(?:(?:MPD|OEP|OP&HRD)[-/ ])?\d{1,5}[-/][A-Z]{2,5}(?:[-/]\d{4})?$/,
    example: 'the number and the office, such as MPD/1234/LHR',
    registerUrl: 'https://beoe.gov.pk/',
  }),
  'lk-slbfe': row({
    country: 'LK',
    name: 'Sri Lanka Bureau of Foreign Employment',
    also: ['SLBFE'],
    form: /^(?:(?:SLBFE|LL|L)[-/ ]?)?\d{1,5}$/,
    example: 'up to five digits, such as 1234',
    registerUrl: 'https://www.slbfe.lk/',
    restsOn: wellKnown,
  }),
  'ph-dmw': row({
    country: 'PH',
    name: 'Department of Migrant Workers',
    isCommonName: true,
    also: ['DMW', 'POEA', 'Philippine Overseas Employment Administration'],
    form: /^(?:DMW|POEA)-\d{1,4}-(?:LB|SB)-\d{6,8}(?:-[A-Z]{1,3})?$/,
    example: 'DMW or POEA, number, kind and date, such as DMW-123-LB-01312024-R',
    registerUrl: 'https://dmw.gov.ph/',
  }),
  'id-kp2mi': row({
    country: 'ID',
    name: 'Ministry of Protection of Indonesian Migrant Workers',
    also: ['KP2MI', 'BP2MI', 'BNP2TKI'],
    form: /^(?=.{4,40}$)[A-Z]{0,6}[. ]?\d{1,13}(?:[/.-][A-Z0-9]{1,8}){0,5}$/,
    example: 'the number of the SIP3MI, such as KEP.123/PPTKPKK/2019',
    registerUrl: 'https://www.kp2mi.go.id/',
  }),
  ...senders,
  ...canadian,
  'au-omara': row({
    country: 'AU',
    name: 'Office of the Migration Agents Registration Authority',
    also: ['OMARA'],
    form: /^(?:MARN[: ]?)?\d{7}$/,
    example: 'the seven digits of the MARN, such as 1234567',
    registerUrl: 'https://www.mara.gov.au/',
  }),
  'nz-iaa': row({
    country: 'NZ',
    name: 'Immigration Advisers Authority',
    also: ['IAA New Zealand'],
    form: /^20\d{7}$/,
    example: 'nine digits that begin with the year, such as 202401234',
    registerUrl: 'https://www.iaa.govt.nz/',
  }),
  'gb-iaa': row({
    country: 'GB',
    name: 'Immigration Advice Authority',
    also: ['OISC', 'Office of the Immigration Services Commissioner'],
    form: /^[FN]\d{9}$/,
    example: 'F or N and nine digits, such as F202412345',
    registerUrl: 'https://www.gov.uk/find-an-immigration-adviser',
  }),
  'gb-glaa': row({
    country: 'GB',
    name: 'Gangmasters and Labour Abuse Authority',
    also: ['GLAA'],
    form: /^[A-Z]{4}\d{4}$/,
    example: 'four letters and four digits, such as ABCD0001',
    registerUrl: 'https://www.gla.gov.uk/',
  }),
  'my-jtk': row({
    country: 'MY',
    name: 'Department of Labour of Peninsular Malaysia',
    also: ['JTKSM', 'JTK', 'Jabatan Tenaga Kerja Semenanjung Malaysia'],
    form: /^JTK(?:SM)?[- ]?\d{1,5}[A-Z]?$/,
    example: 'JTKSM, digits and perhaps a letter, such as JTKSM 1234A',
    registerUrl: 'https://jtksm.mohr.gov.my/',
  }),
  'sg-mom': row({
    country: 'SG',
    name: 'Ministry of Manpower',
    isCommonName: true,
    also: ['Ministry of Manpower, Singapore'],
    form: /^\d{2}[CS]\d{4}$/,
    example: 'two digits, C or S and four digits, such as 12C3456',
    registerUrl: 'https://www.mom.gov.sg/',
  }),
  'hk-ld': row({
    country: 'HK',
    name: 'Labour Department, Employment Agencies Administration',
    also: ['Labour Department, Hong Kong'],
    form: /^\d{5,6}$/,
    example: 'five or six digits, such as 67890',
    registerUrl: 'https://www.eaa.labour.gov.hk/',
  }),
  'sa-mhrsd': row({
    country: 'SA',
    name: 'Ministry of Human Resources and Social Development',
    also: ['MHRSD', 'Musaned', 'وزارة الموارد البشرية والتنمية الاجتماعية'],
    form: /^\d{3,10}$/,
    example: 'three to ten digits, such as 1234567',
    registerUrl: 'https://www.hrsd.gov.sa/',
  }),
  'ae-mohre': row({
    country: 'AE',
    name: 'Ministry of Human Resources and Emiratisation',
    also: ['MOHRE'],
    form: /^(?:[A-Z]{1,3}[-/ ]?)?\d{3,10}$/,
    example: 'three to ten digits, such as 123456',
    registerUrl: 'https://www.mohre.gov.ae/en/home.aspx',
  }),
  'qa-mol': row({
    country: 'QA',
    name: 'Ministry of Labour',
    isCommonName: true,
    also: ['Ministry of Labour, Qatar'],
    form: /^(?:[A-Z]{1,3}[-/ ]?)?\d{2,10}$/,
    example: 'two to ten digits, such as 12345',
    registerUrl: 'https://www.mol.gov.qa/',
  }),
}

/** Rows whose host a person has opened, with the day (YYYY-MM-DD). */
const confirmed: Partial<Record<keyof typeof rows, string>> = {}

export const regulators: readonly Regulator[] = Object.entries<Row>(rows).map(([id, entry]) => ({
  also: [],
  isCommonName: false,
  reviewedOn,
  ...entry,
  id,
  hostConfirmed: confirmed[id as keyof typeof rows] ?? false,
}))
