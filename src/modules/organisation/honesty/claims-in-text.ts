import type { TermGroups } from './term-pattern.ts'
import { wordList } from './word-list.ts'

/**
 * What an organisation's own sentences, titles and links must not claim (SPEC H2 to H4). A name may
 * not mention a government at all; a sentence may ("Ask the embassy"), so here are claims only.
 */
export const textGroups: TermGroups = {
  authority: wordList(`
    government, governments, govt, embassy, embassies, ministry, ministries, high commission, consulate,
    department of immigration, immigration department, immigration authority, home office, border force,
    police, state, authority, authorities, ircc, uscis, vevo, vfs, ukvi`),
  /** Verbs that send somebody to an authority. */
  asking: wordList(`
    ask, asking, check with, checking with, contact, contacting, call, visit, write to, report to,
    complain to, tell, warn, go to, with, how to reach`),
  denial: wordList(`not, no, never, nor, neither, isn t, not from, not by, not of, independent of`),
  paper: wordList(`visa, visas, permit, work permit, visa paper, residence permit, evisa`),
  proved: wordList(`valid, granted, genuine, verified, authentic, approved, confirmed, real`),
}

/** Each with what it reads as. */
export const textClaims: readonly { readsAs: string; terms: readonly string[] }[] = [
  {
    readsAs: 'speaking for a government',
    terms: [
      'on behalf of the|a|your? {authority}',
      'we are|represent the|a|an? {authority}',
      'part|branch|agent|agents|representative of the|a {authority}',
      'this|our is? the|a|an? {authority} portal|website|site|service|page|system|desk',
      'welcome to the {authority}',
    ],
  },
  {
    readsAs: 'something that a government approved',
    terms: [
      '{authority} approved|authorised|authorized|certified|accredited|endorsed|recognised|recognized|verified',
      'approved|authorised|authorized|certified|accredited|endorsed|appointed|recognised|recognized|verified by|from the|a? {authority}',
      'in partnership|association|cooperation|collaboration with the|a? {authority}',
    ],
  },
  {
    readsAs: 'a promise that a paper is valid, which only the authority can know',
    terms: [
      'your {paper} is|are|was|were|has|have now|been|already? {proved}',
      'verified|genuine|valid|confirmed {paper} guaranteed?',
      'guaranteed {paper}',
    ],
  },
]

/** A claim that begins inside one of these is none. */
export const harmlessInText: readonly string[] = [
  '{denial} the|a|an|any|your? {authority}',
  '{denial} an|the|any? official',
  '{denial} {proved}',
  'whether|if|when|until|unless|before|once|after your|a|the|any? {paper}',
  '{denial} approved|authorised|authorized|certified|accredited|endorsed|appointed|recognised|recognized|verified',
  '{denial} on|in|part|agents|agent|representative',
]

/** In a title or a link, which is read like a name, these too. */
export const harmlessInTitle: readonly string[] = [
  ...harmlessInText,
  '{asking} the|a|an|your|their? {authority}',
]
