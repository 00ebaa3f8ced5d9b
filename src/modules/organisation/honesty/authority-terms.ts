import type { AuthorityTerms } from './authority-term.ts'
import { termsInOtherLatinLanguages } from './authority-terms-in-latin-script.ts'
import { termsInOtherScripts } from './authority-terms-in-other-scripts.ts'
import { wordList } from './word-list.ts'

const english: readonly AuthorityTerms[] = [
  {
    language: 'English',
    claims: 'ministry',
    match: 'part',
    terms: wordList(
      `ministry, ministery, department of {topic}, dept of {topic}, secretary of state`,
    ),
  },
  {
    language: 'English',
    claims: 'ministry',
    match: 'word',
    terms: wordList(`
      department of|for, dept of|for, {topic} department|dept, state department, department
      immigration, ministries of, minister of|for, prime minister, ministerial, bureau of {topic},
      office of {topic}, directorate, directorate general, home office, foreign office, home
      affairs, foreign affairs, external affairs, homeland security, passport office, immigration
      office, police department`),
  },
  {
    language: 'English',
    claims: 'mission',
    match: 'part',
    terms: wordList(`
      embassy, embassey, embassies, ambassy, high commission, consulate, consulates, consul
      general, honorary consul`),
  },
  {
    language: 'English',
    claims: 'mission',
    match: 'word',
    terms: wordList(
      `high com, consular service|services|section|office|affairs, diplomatic mission`,
    ),
  },
  {
    language: 'English',
    claims: 'government',
    match: 'part',
    terms: wordList(
      `government, goverment, governement, govenment, governmental, intergovernmental`,
    ),
  },
  {
    language: 'English',
    claims: 'government',
    match: 'word',
    terms: wordList(`
      gov, govt, kingdom|republic|commonwealth|state|crown of {country}, peoples|islamic republic,
      people s republic, his|her majesty s?, majestys, state owned, united nations, unhcr,
      interpol, public authority`),
  },
  {
    language: 'English',
    claims: 'border',
    match: 'part',
    terms: wordList(
      `border force, border agency, border protection, immigration police, border police`,
    ),
  },
  {
    language: 'English',
    claims: 'border',
    match: 'word',
    terms: wordList(`
      border service|services|control|guard|guards|security|patrol, customs and border,
      immigration and customs, {country} police, federal|national|royal|state police, royal
      {country} mounted? police, police clearance|verification {check}`),
  },
  {
    language: 'English',
    claims: 'immigration',
    match: 'word',
    terms: wordList(`
      {matter} {body}, {country} {matter} {desk}, {country} {matter} {check}, {matter} {desk}
      of|for? {country}, {country} visas? and? immigration|citizenship {desk}?, {country}
      immigration and? refugees|citizenship|visas|visa, national|federal|state|government|central
      {matter}, royal immigration|passport|border|customs|citizenship, immigration refugees and?
      citizenship, citizenship and immigration {country}, visa application|applications
      centre|center|centres|centers, visa entitlement verification, visa verification
      service|system|portal|authority, immi account, uk visas immigration, {country} employment
      authority|authorities, labour|labor|manpower|overseas employment
      bureau|authority|commission|ministry`),
  },
  {
    language: 'English',
    claims: 'immigration',
    match: 'whole',
    terms: wordList(`
      the? {country} immigration, the? immigration {country} online?, the immigration
      service|services`),
  },
  { language: 'English', claims: 'official', match: 'part', terms: wordList(`official, offical`) },
  {
    language: 'English',
    claims: 'official',
    match: 'word',
    terms: wordList(`govt|government approved|authorised|authorized`),
  },
]

const abbreviations: AuthorityTerms = {
  language: 'English',
  claims: 'abbreviation',
  match: 'word',
  terms: wordList(`
      ircc, uscis, vevo, vfs, vfs global, ukvi, ica, dha, inz, bmet, dibp, cbsa, cbp, esdc, dfat,
      fcdo, hmpo, mohre, gdrfa, mofa, moha, boesl, poea, owwa, hikorea, jawazat, absher, muqeem,
      musaned, immiaccount, ice immigration|customs|enforcement|detention, us ice`),
}

/** Every term that an organisation's name must not claim. SPEC H3. */
export const authorityTerms: readonly AuthorityTerms[] = [
  ...english,
  abbreviations,
  ...termsInOtherLatinLanguages,
  ...termsInOtherScripts,
]

/** Words that contain a term, or take the claim back. A term that begins inside one of them does not count. */
export const harmlessPhrases: readonly string[] = wordList(`
      non government, non governmental, non goverment, unofficial, officials, ambassadeur,
      ambassadeurs, botschafter, botschafterin, botschafterinnen, join us, trust us, contact us,
      call us, choose us, with us, about us, for us, غير حكومية, غير حكومي, غير رسمي, गैर सरकारी,
      غیر سرکاری`)

/** Host labels, or parts of them between hyphens, that only a state's address has. */
export const officialHostWords: readonly string[] = wordList(
  `gov, govt, gouv, gob, gub, govern, mil, embassy, consulate, highcommission`,
)

/** Endings that registries give to states only. */
export const officialSuffixes: readonly string[] = wordList(`
      gc.ca, canada.ca, go.jp, go.kr, go.id, go.th, go.ke, go.tz, admin.ch, bund.de, europa.eu,
      gv.at, gov, mil, police.uk, nic.in, gouv.fr, overheid.nl, guv.ro`)
