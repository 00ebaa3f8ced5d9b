import type { TermGroups } from './term-pattern.ts'
import { wordList } from './word-list.ts'

/**
 * Lists that the terms name in braces. Countries are those that candidates leave, pass or go to, with
 * their nationalities; left out are names that are first names or everyday words (Jordan, Georgia,
 * Chad, English).
 */
export const authorityGroups: TermGroups = {
  country: wordList(`
    canada, canadian, canadien, canadienne, kanada, australia, australian, new zealand, nz, aotearoa,
    uk, united kingdom, britain, great britain, british, usa, us, united states, america, american,
    japan, japanese, korea, korean, south korea, malaysia, malaysian, singapore, singaporean,
    saudi, saudi arabia, saudi arabian, ksa, uae, emirates, united arab emirates, dubai, abu dhabi,
    qatar, qatari, kuwait, kuwaiti, oman, omani, bahrain, bahraini, bangladesh, bangladeshi, india,
    indian, pakistan, pakistani, nepal, nepali, nepalese, sri lanka, sri lankan, maldives, maldivian,
    philippines, philippine, indonesia, indonesian, vietnam, vietnamese, thailand, thai, china,
    chinese, hong kong, taiwan, brunei, mauritius, germany, german, deutschland, france, french,
    spain, spanish, italy, italian, portugal, portuguese, netherlands, dutch, poland, romania,
    romanian, greece, greek, cyprus, malta, maltese, croatia, croatian, turkey, turkish, türkiye,
    russia, russian, ireland, irish, europe, european, eu, schengen, sweden, swedish, norway,
    norwegian, denmark, danish, finland, finnish, switzerland, swiss, austria, austrian, belgium,
    belgian, israel, israeli, jordanian, mexico, mexican, brazil, brazilian, south africa,
    south african, kenya, kenyan`),
  /** What only a state decides. */
  matter: wordList(`
    immigration, migration, emigration, visa, visas, evisa, e visa, passport, passports, citizenship,
    customs, border, borders, naturalisation, naturalization, work permit, work permits, work visa,
    residence permit, residency, asylum, foreign employment, visas and immigration,
    visa and immigration, immigration and citizenship, citizenship and immigration, immigration and visa,
    customs and immigration, immigration and border`),
  /** Bodies that a state keeps for such matters, and that no private firm is. */
  body: wordList(`
    authority, authorities, department, dept, directorate, ministry, police, tribunal, commission,
    commissioner, enforcement, control, administration, registry, inspectorate`),
  /** Words that private firms use too: they claim a state only beside a country's name. */
  desk: wordList(`
    service, services, bureau, office, offices, agency, board, division, section, centre, center,
    secretariat, ombudsman, helpdesk, headquarters, branch, unit`),
  /** What the online service of a state does. */
  check: wordList(`
    verification, verify, entitlement, check, checker, checking, status, portal, online, application centre,
    application center, application, applications, registry, register, approval, approvals, clearance,
    grant, validation, tracking, tracker, enquiry, inquiry, authentication, confirmation, gateway`),
  /** Topics of ministries and departments. */
  topic: wordList(`
    immigration, migration, emigration, visa, visas, passport, passports, citizenship, customs,
    labour, labor, manpower, foreign affairs, external affairs, home affairs, internal affairs,
    interior, justice, police, overseas employment, expatriates, homeland, human resources development`),
}

/** Everyday words that stand glued to a short official name in look-alike addresses: "irccstatus". */
export const wordsAroundAbbreviations: readonly string[] = wordList(`
  canada, canadian, australia, australian, newzealand, uk, usa, us, ca, au, nz, bd, uae, ae, sg, sa, ksa, qa,
  my, jp, kr, eu, saudi, dubai, qatar, kuwait, oman, bahrain, malaysia, singapore, japan, korea,
  bangladesh, india, pakistan, nepal, srilanka, philippines, britain, america, germany, italy,
  visa, visas, evisa, immigration, immi, migration, passport, permit, work, job, jobs, status, check,
  checker, checking, verify, verification, online, portal, service, services, application, apply,
  approval, letter, info, help, site, web, login, account, center, centre, global, track, tracking,
  document, docs, file, the, official, lmia, eta, form, forms, support, office`)
