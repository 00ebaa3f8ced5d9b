import type { OfficialCheck } from './official-check.ts'
import { gulf } from './official-checks-rows/gulf.ts'
import { origins } from './official-checks-rows/origins.ts'
import { otherDestinations } from './official-checks-rows/other-destinations.ts'

/** Hosts to which a row may link. Only a person who knows whose it is adds a new host here. */
export const allowedHosts: readonly string[] = [
  'immi.homeaffairs.gov.au',
  'www.canada.ca',
  'open.canada.ca',
  'www.gov.uk',
  'www.immigration.govt.nz',
  'www.isa.go.jp',
  'www.visa.go.kr',
  'www.hikorea.go.kr',
  'www.imi.gov.my',
  'visa.mofa.gov.sa',
  'icp.gov.ae',
  'www.mohre.gov.ae',
  'portal.moi.gov.qa',
  'pcc.police.gov.bd',
  'www.bmet.gov.bd',
  'evisa.moi.gov.kw',
  'www.manpower.gov.kw',
  'evisa.rop.gov.om',
  'www.mol.gov.om',
  'www.evisa.gov.bh',
  'lmra.gov.bh',
  'www.mom.gov.sg',
  'www.ica.gov.sg',
  'vistoperitalia.esteri.it',
  'questure.poliziadistato.it',
  'evisa.mae.ro',
  'igi.mai.gov.ro',
  'www.gov.pl',
  'feims.dofe.gov.np',
  'opcr.nepalpolice.gov.np',
  'dmw.gov.ph',
  'clearance.nbi.gov.ph',
  'emigrate.gov.in',
  'www.passportindia.gov.in',
]

/** H5: the only external links on a result page. Nothing outside these tables can add one. */
export const officialChecks: readonly OfficialCheck[] = [...otherDestinations, ...gulf, ...origins]
