import { type HelpPlace, place } from '../place/schema.ts'

/**
 * Websites of embassies and high commissions, by origin and destination. One that nobody could find
 * named in print is left out; then the ministry of the origin, which lists its embassies, stands alone.
 */
const websites: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  BD: {
    SA: 'riyadh.mofa.gov.bd',
    AE: 'abudhabi.mofa.gov.bd',
    QA: 'doha.mofa.gov.bd',
    KW: 'kuwait.mofa.gov.bd',
    OM: 'muscat.mofa.gov.bd',
    BH: 'manama.mofa.gov.bd',
    MY: 'kualalumpur.mofa.gov.bd',
    SG: 'singapore.mofa.gov.bd',
    JP: 'bdembjp.mofa.gov.bd',
    IT: 'rome.mofa.gov.bd',
  },
  NP: {
    SA: 'sa.nepalembassy.gov.np',
    AE: 'ae.nepalembassy.gov.np',
    QA: 'qa.nepalembassy.gov.np',
    KW: 'kw.nepalembassy.gov.np',
    OM: 'om.nepalembassy.gov.np',
    BH: 'bh.nepalembassy.gov.np',
    MY: 'my.nepalembassy.gov.np',
    KR: 'kr.nepalembassy.gov.np',
    JP: 'jp.nepalembassy.gov.np',
    AU: 'au.nepalembassy.gov.np',
    GB: 'uk.nepalembassy.gov.np',
  },
  IN: {
    SA: 'www.eoiriyadh.gov.in',
    AE: 'www.indembassyuae.gov.in',
    QA: 'www.indianembassyqatar.gov.in',
    KW: 'www.indembkwt.gov.in',
    OM: 'www.indemb-oman.gov.in',
    BH: 'www.eoibahrain.gov.in',
    MY: 'www.hcikl.gov.in',
    SG: 'www.hcisingapore.gov.in',
    KR: 'www.indembassyseoul.gov.in',
    JP: 'www.indembassy-tokyo.gov.in',
    CA: 'www.hciottawa.gov.in',
    AU: 'www.hcicanberra.gov.in',
    GB: 'www.hcilondon.gov.in',
    IT: 'www.indianembassyrome.gov.in',
    RO: 'www.eoibucharest.gov.in',
    PL: 'www.indianembassywarsaw.gov.in',
  },
  PH: {
    SA: 'riyadhpe.dfa.gov.ph',
    AE: 'abudhabipe.dfa.gov.ph',
    QA: 'dohape.dfa.gov.ph',
    KW: 'kuwaitpe.dfa.gov.ph',
    OM: 'muscatpe.dfa.gov.ph',
    BH: 'manamape.dfa.gov.ph',
    KR: 'seoulpe.dfa.gov.ph',
  },
  ID: {
    SA: 'kemlu.go.id/riyadh',
    MY: 'kemlu.go.id/kualalumpur',
    SG: 'kemlu.go.id/singapore',
    RO: 'kemlu.go.id/bucharest',
  },
}

export const missions: readonly HelpPlace[] = Object.entries(websites).flatMap(([country, rows]) =>
  Object.entries(rows).map(([within, website]) =>
    place({ role: 'mission', country, within, url: `https://${website}` }),
  ),
)
