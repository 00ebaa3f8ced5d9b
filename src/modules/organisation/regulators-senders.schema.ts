import { row, statesOwn } from './regulators-row.schema.ts'

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
    restsOn: statesOwn('go.ke', 'Kenya'),
    reviewedOn,
  }),
  'ug-mglsd': row({
    country: 'UG',
    name: 'Ministry of Gender, Labour and Social Development',
    also: ['MGLSD', 'External Employment Unit'],
    form,
    example: `${example} 1234/2026`,
    registerUrl: 'https://mglsd.go.ug/external-employment-mis/',
    restsOn: statesOwn('go.ug', 'Uganda'),
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
    restsOn: statesOwn('gov.et', 'Ethiopia'),
    reviewedOn,
  }),
  'vn-dolab': row({
    country: 'VN',
    name: 'Department of Overseas Labour',
    also: ['DOLAB', 'Department of Labour Overseas', 'Cục Quản lý Lao động ngoài nước'],
    form: /^\d{1,5}(?:\/[A-Z0-9]{2,8}(?:-[A-Z]{2,8}){0,2})?$/,
    example: 'up to five digits and perhaps letters, such as 1234/LDTBXH-GP',
    registerUrl: 'https://www.dolab.gov.vn/',
    restsOn: statesOwn('gov.vn', 'Vietnam'),
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
    restsOn: statesOwn('go.th', 'Thailand'),
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
    restsOn: statesOwn('gov.gh', 'Ghana'),
    reviewedOn,
  }),
  'ng-fmle': row({
    country: 'NG',
    name: 'Federal Ministry of Labour and Employment',
    also: ['Ministry of Labour and Employment, Nigeria'],
    form,
    example: `${example} 1234/2026`,
    registerUrl: 'https://labour.gov.ng/recruiters-licence/',
    restsOn: statesOwn('gov.ng', 'Nigeria'),
    reviewedOn,
  }),
}
