export { changeClosing, isClosing } from './change-closing.ts'
export { comparableKinds, comparisonDaysOf } from './comparison-days.schema.ts'
export { neededKindsOf } from './fields.schema.ts'
export { fitLicence } from './fit-licence.ts'
export { type History, organisationHistory, type Period } from './history.ts'
export { judgeDraft, organisationWith } from './judge-draft.ts'
export {
  noteLicenceLookUp,
  readLicence,
  readLicenceStanding,
} from './look-up-licence.ts'
export { noteAddress } from './note-address.ts'
export type { OfficialCheck } from './official-check.ts'
export {
  askItsIssuer,
  type Going,
  officialChecks,
  officialChecksById,
  officialChecksFor,
} from './official-checks.ts'
export {
  examineOwnPictures,
  pictureMark,
  readOwnPicture,
  removeOwnPicture,
  setOwnPicture,
  sweepOwnPictures,
} from './own-pictures.ts'
export { organisationRefusals } from './refusals.ts'
export { mustSetUpSecondFactor, refuseWithoutSecondFactor } from './second-factor-rule.ts'
export { keepsScansOf } from './seen-kinds.schema.ts'
export { newSetUpToken, refuseUnlessSetUpToken, setUp } from './set-up.ts'
export {
  changeSettings,
  findOrganisation,
  lastDayHere,
  lastOrganisation,
  type Organisation,
  organisationNames,
  readSettings,
  sessionLengths,
  timeInTrash,
  timeZoneOf,
  todayOf,
} from './settings.ts'
