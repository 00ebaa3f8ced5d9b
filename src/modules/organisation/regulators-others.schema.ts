import type { OtherOwner } from '#modules/speech/compose.schema'

/** An authority that licenses agencies, as the table knows it. */
export interface Regulator {
  id: string
  /** ISO 3166 alpha-2. */
  country: string
  /** Its English name. */
  name: string
  /** What it is, where it is no state's. */
  by?: OtherOwner
  /** Other countries have one of the same name, so the name alone means no row. */
  isCommonName: boolean
  /** Its other names; one of these, typed by somebody, means this row. */
  also: readonly string[]
  /** The form of its licence numbers. Bounded, so that any text is judged in linear time. */
  form: RegExp
  /** The same in words, with a number that nobody has. */
  example: string
  /** Its own website with the register, or a link to it. */
  registerUrl: string
  /** Why this host is considered the regulator's; left out under a name that only public bodies of the state are given. */
  restsOn?: string
  /** The day on which a person opened the host and saw whose it is (YYYY-MM-DD), or false. */
  hostConfirmed: false | string
  /** YYYY-MM-DD. */
  reviewedOn: string
}

type Optional = 'also' | 'isCommonName' | 'reviewedOn'

/** A row as it is written; omitted fields have a default. */
export type Row = Omit<Regulator, 'id' | 'hostConfirmed' | Optional> &
  Partial<Pick<Regulator, Optional>>

/** Why a host that is under no name of the state is considered the regulator's. */
export const wellKnown =
  'The regulator’s name for itself in its own publications; not under a name of the state.'

/** Returns a row whose id stays a literal. */
export const row = (entry: Row): Row => entry

/** Canada's regulators: of immigration consultants, and of recruiters in each province that licenses them. */
export const canadian = {
  'ca-cicc': row({
    country: 'CA',
    name: 'College of Immigration and Citizenship Consultants',
    by: 'profession',
    also: ['CICC', 'ICCRC'],
    form: /^R\d{6}$/,
    example: 'R and six digits, such as R123456',
    registerUrl: 'https://college-ic.ca/',
    restsOn: wellKnown,
  }),
  'ca-ab': row({
    country: 'CA',
    name: 'Service Alberta, employment agency licences',
    also: ['Service Alberta'],
    form: /^\d{6,8}$/,
    example: 'six to eight digits, such as 345678',
    registerUrl: 'https://www.alberta.ca/',
    restsOn: 'The province of Alberta names itself there.',
  }),
  'ca-bc': row({
    country: 'CA',
    name: 'Employment Standards Branch, British Columbia',
    also: ['BC Employment Standards Branch'],
    form: /^(?:[A-Z]{1,5}[- ]?)?\d{3,10}$/,
    example: 'letters and digits as on the licence, such as FWR-12345',
    registerUrl: 'https://www2.gov.bc.ca/',
  }),
  'ca-mb': row({
    country: 'CA',
    name: 'Employment Standards, Manitoba',
    also: ['Manitoba Employment Standards'],
    form: /^(?:[A-Z]{1,5}[- ]?)?\d{2,10}$/,
    example: 'letters and digits as on the licence, such as FWR-1234',
    registerUrl: 'https://www.gov.mb.ca/',
  }),
  'ca-ns': row({
    country: 'CA',
    name: 'Labour Standards Division, Nova Scotia',
    also: ['Nova Scotia Labour Standards'],
    form: /^(?:[A-Z]{1,5}[- ]?)?\d{2,10}(?:-\d{1,4})?$/,
    example: 'letters and digits as on the licence, such as FWR-1234',
    registerUrl: 'https://novascotia.ca/',
    restsOn: 'The province of Nova Scotia names itself there.',
  }),
  'ca-on': row({
    country: 'CA',
    name: 'Ministry of Labour, Immigration, Training and Skills Development, Ontario',
    also: ['Ontario Ministry of Labour'],
    form: /^(?:REC|THA)-\d{3,12}$/,
    example: 'REC or THA and digits, such as REC-0000012345',
    registerUrl: 'https://www.ontario.ca/',
    restsOn: 'The province of Ontario names itself there.',
  }),
  'ca-qc': row({
    country: 'CA',
    name: 'Commission des normes, de l’équité, de la santé et de la sécurité du travail, Québec',
    also: ['CNESST'],
    form: /^A[PR]-\d{5,8}$/,
    example: 'AR or AP and digits, such as AR-2001234',
    registerUrl: 'https://www.cnesst.gouv.qc.ca/',
  }),
  'ca-sk': row({
    country: 'CA',
    name: 'Ministry of Immigration and Career Training, Saskatchewan',
    also: ['Saskatchewan Immigration and Career Training'],
    form: /^(?:[A-Z]{1,5}[- ]?)?\d{2,10}$/,
    example: 'letters and digits as on the licence, such as FWR-1234',
    registerUrl: 'https://www.saskatchewan.ca/',
    restsOn: 'The province of Saskatchewan names itself there.',
  }),
}

/** The day on which pages about these, some their own, were read in stored copies; their numbers' forms are kept wide. */
const reviewedOn = '2026-11-30'
const form = /^(?:[A-Z]{1,5}[-/. ]?){0,2}\d{1,7}(?:[-/]\d{2,4})?$/
const example = 'perhaps letters, up to seven digits and perhaps a year, such as'

/** Regulators of further countries from which agencies send people. */
export const senders = {
  'ke-nea': row({
    country: 'KE',
    name: 'National Employment Authority',
    also: ['NEA', 'NEA Kenya', 'NEAIMS'],
    form,
    example: `${example} NEA/1234/2026`,
    registerUrl: 'https://neaims.go.ke/EmploymentAgencyList.aspx',
    reviewedOn,
  }),
  'ug-mglsd': row({
    country: 'UG',
    name: 'Ministry of Gender, Labour and Social Development',
    also: ['MGLSD', 'External Employment Unit'],
    form,
    example: `${example} 1234/2026`,
    registerUrl: 'https://mglsd.go.ug/external-employment-mis/',
    reviewedOn,
  }),
  'et-mols': row({
    country: 'ET',
    name: 'Ministry of Labour and Skills',
    also: [
      'MoLS',
      'Ministry of Labor and Skills',
      'Ministry of Labour and Social Affairs, Ethiopia',
    ],
    form,
    example: `${example} 1234/2026`,
    registerUrl: 'https://mols.gov.et/',
    reviewedOn,
  }),
  'vn-dolab': row({
    country: 'VN',
    name: 'Department of Overseas Labour',
    also: ['DOLAB', 'Department of Labour Overseas', 'Cục Quản lý Lao động ngoài nước'],
    form: /^\d{1,5}(?:\/[A-Z0-9]{2,8}(?:-[A-Z]{2,8}){0,2})?$/,
    example: 'up to five digits and perhaps letters, such as 1234/LDTBXH-GP',
    registerUrl: 'https://www.dolab.gov.vn/',
    reviewedOn,
  }),
  'th-doe': row({
    country: 'TH',
    name: 'Department of Employment',
    isCommonName: true,
    also: ['Department of Employment, Thailand'],
    form,
    example: `${example} 1234/2567`,
    registerUrl: 'https://www.doe.go.th/',
    reviewedOn,
  }),
  'gh-ld': row({
    country: 'GH',
    name: 'Labour Department',
    isCommonName: true,
    also: ['Labour Department, Ghana', 'Ministry of Employment and Labour Relations'],
    form,
    example: `${example} 1234/2026`,
    registerUrl: 'https://www.melr.gov.gh/labour-department/',
    reviewedOn,
  }),
  'ng-fmle': row({
    country: 'NG',
    name: 'Federal Ministry of Labour and Employment',
    also: ['Ministry of Labour and Employment, Nigeria'],
    form,
    example: `${example} 1234/2026`,
    registerUrl: 'https://labour.gov.ng/recruiters-licence/',
    reviewedOn,
  }),
}
