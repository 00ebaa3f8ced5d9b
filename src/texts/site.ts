import { accountWords } from '#texts/en/accounts'
import * as agency from '#texts/en/agency'
import { appointmentWords } from '#texts/en/appointments'
import { bringWords } from '#texts/en/bring'
import { card } from '#texts/en/card'
import { caseKindWords } from '#texts/en/cases'
import * as check from '#texts/en/check'
import { codeChange, consents, messageSwitches, ownData } from '#texts/en/choices'
import { fileWords } from '#texts/en/file'
import { firstScreenWords } from '#texts/en/first-screen'
import { helpWords } from '#texts/en/help'
import { kept, keptPage } from '#texts/en/kept'
import { errors, joins, layout, officialChecks } from '#texts/en/layout'
import { legalWords } from '#texts/en/legal'
import * as onFile from '#texts/en/on-file'
import { ownWords } from '#texts/en/own-account'
import { originalsWords } from '#texts/en/printed'
import { shareWords } from '#texts/en/share'
import * as tell from '#texts/en/tell'
import { ownTrainingWords } from '#texts/en/training'
import * as verify from '#texts/en/verify'

/** All texts of the public pages. The compiler makes the same of every other language. */
export const siteTexts = {
  /** The full stop at the end of a sentence that a page assembles, and what is between parts of a list. */
  ...joins,
  ...agency,
  bring: bringWords,
  card,
  ...{ kept, keptPage },
  ...{ consents, messageSwitches, codeChange, ownData },
  ...onFile,
  ...verify,
  ...check,
  ...tell,
  layout,
  legal: legalWords,
  file: fileWords,
  firstScreen: firstScreenWords,
  ...shareWords,
  ...ownWords,
  ...ownTrainingWords,
  caseKinds: caseKindWords,
  ...accountWords,
  officialChecks,
  help: helpWords,
  originals: originalsWords,
  appointments: appointmentWords,
  errors,
}
