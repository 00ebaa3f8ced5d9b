import { anywhere, type HelpPhone, type HelpPlace, place, within } from './help-origins.schema.ts'

const police = (country: string, ...numbers: string[]): HelpPlace =>
  place({
    role: 'police',
    country,
    phones: numbers.map((number) => within(country, number, null)),
    url: null,
  })

const labour = (
  country: string,
  authority: string,
  url: string,
  ...phones: HelpPhone[]
): HelpPlace => place({ role: 'labour', country, authority, phones, url })

const rescue = (
  country: string,
  authority: string,
  url: string,
  ...phones: HelpPhone[]
): HelpPlace => place({ role: 'rescue', country, authority, phones, url })

/** Where somebody who has left an employer can sleep; each was found in two reports of different years. */
const shelter = (
  country: string,
  authority: string,
  url: string,
  ...phones: HelpPhone[]
): HelpPlace => place({ role: 'shelter', country, authority, phones, url })

/** Police, labour authority, and help against exploitation or shelters, in the country of work. */
export const destinationPlaces: readonly HelpPlace[] = [
  police('SA', '911', '999'),
  labour(
    'SA',
    'Ministry of Human Resources and Social Development',
    'https://www.hrsd.gov.sa/',
    within('SA', '19911', 'KSA Experience, 2024'),
  ),
  police('AE', '999'),
  labour(
    'AE',
    'Ministry of Human Resources and Emiratisation',
    'https://www.mohre.gov.ae/',
    within('AE', '80084', 'Newz Todays, citing the Bureau of Emigration, 2025'),
  ),
  shelter(
    'AE',
    'Abu Dhabi Center for Sheltering and Humanitarian Care (Ewaa)',
    'https://ewaa.gov.ae/',
    within('AE', '8007283', 'its own page, January 2019, as 800 SAVE, and PledgeTimes, May 2023'),
  ),
  police('QA', '999'),
  labour(
    'QA',
    'Ministry of Labour',
    'https://www.mol.gov.qa/',
    within('QA', '16008', 'Doha News, December 2021'),
  ),
  shelter('QA', 'Humanitarian Care House of the Ministry of Labour', 'https://www.mol.gov.qa/'),
  police('KW', '112'),
  labour(
    'KW',
    'Public Authority for Manpower',
    'https://www.manpower.gov.kw/',
    anywhere('+96524937600', 'Zawya, December 2024, for domestic workers'),
  ),
  shelter(
    'KW',
    'Shelters for expatriate workers of the Public Authority for Manpower',
    'https://www.manpower.gov.kw/',
  ),
  police('OM', '9999'),
  labour(
    'OM',
    'Ministry of Labour',
    'https://www.mol.gov.om/',
    within('OM', '80077000', 'Y Magazine, November 2017'),
  ),
  rescue(
    'OM',
    'Royal Oman Police, hotline against human trafficking',
    'https://fm.gov.om/policy/human-trafficking',
    within('OM', '80077444', 'page of the Foreign Ministry of Oman'),
  ),
  police('BH', '999'),
  labour(
    'BH',
    'Labour Market Regulatory Authority',
    'https://lmra.gov.bh/',
    anywhere('+97317506055', 'blog of the Labour Market Regulatory Authority, July 2014'),
  ),
  shelter(
    'BH',
    'Expat Protection Centre and Shelter',
    'https://lmra.gov.bh/',
    within('BH', '995', 'Gulf Daily News, June 2018'),
  ),
  police('MY', '999'),
  labour(
    'MY',
    'Department of Labour of Peninsular Malaysia',
    'https://jtksm.mohr.gov.my/',
    anywhere('+60380008000', 'its own page about complaints'),
  ),
  police('SG', '999'),
  labour(
    'SG',
    'Ministry of Manpower',
    'https://www.mom.gov.sg/',
    anywhere('+6564385122', 'published widely as 6438 5122'),
  ),
  rescue(
    'SG',
    'Migrant Workers’ Centre',
    'https://www.mwc.org.sg/',
    anywhere('+6565362692', 'page of the Ministry of Manpower, February 2021'),
  ),
  shelter(
    'SG',
    'Humanitarian Organisation for Migration Economics (HOME)',
    'https://www.home.org.sg/',
  ),
  police('KR', '112'),
  labour(
    'KR',
    'Ministry of Employment and Labor',
    'https://www.moel.go.kr/',
    within('KR', '1350', 'published widely as 1350'),
  ),
  rescue(
    'KR',
    'Counselling Center for Foreign Workers',
    'https://www.hrdkorea.or.kr/',
    within('KR', '15770071', 'The Korea Times, 2024'),
  ),
  police('JP', '110'),
  labour(
    'JP',
    'Labour Standards Advice Hotline, with its numbers by language',
    'https://www.check-roudou.mhlw.go.jp/lp/hotline/hotline_eng.html',
  ),
  police('CA', '911'),
  labour(
    'CA',
    'Service Canada, reports of abuse of temporary foreign workers',
    'https://www.canada.ca/en/employment-social-development/services/foreign-workers/report-abuse.html',
    anywhere('+18666029448', 'page of Service Canada'),
  ),
  police('AU', '000'),
  labour(
    'AU',
    'Fair Work Ombudsman',
    'https://www.fairwork.gov.au/',
    within('AU', '131394', 'published widely as 13 13 94'),
  ),
  police('GB', '999'),
  labour(
    'GB',
    'Acas',
    'https://www.acas.org.uk/',
    anywhere('+443001231100', 'published widely as 0300 123 1100'),
  ),
  rescue(
    'GB',
    'Modern Slavery and Exploitation Helpline',
    'https://www.modernslaveryhelpline.org/',
    within('GB', '08000121700', 'published widely as 08000 121 700'),
  ),
  police('IT', '112'),
  labour('IT', 'Ispettorato Nazionale del Lavoro', 'https://www.ispettorato.gov.it/'),
  rescue(
    'IT',
    'Numero Verde Antitratta',
    'https://www.pariopportunita.gov.it/',
    within('IT', '800290290', 'page of the Dipartimento per le Pari Opportunità'),
  ),
  police('RO', '112'),
  labour('RO', 'Inspecția Muncii', 'https://www.inspectiamuncii.ro/'),
  rescue(
    'RO',
    'Agenția Națională Împotriva Traficului de Persoane',
    'https://anitp.mai.gov.ro/',
    within('RO', '0800800678', 'published widely as 0800 800 678'),
  ),
  police('PL', '112'),
  labour('PL', 'Państwowa Inspekcja Pracy', 'https://www.pip.gov.pl/'),
  rescue(
    'PL',
    'Krajowe Centrum Interwencyjno-Konsultacyjne',
    'https://www.gov.pl/web/kcik-en',
    anywhere('+48226280120', 'Onet, citing the Ministry of the Interior, 2015'),
  ),
]
