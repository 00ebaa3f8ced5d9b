export { comparableKinds, comparisonDaysOf, neededKindsOf } from './fields.schema.ts'
export { hasLegalForm } from './fit-settings.ts'
export { type History, organisationHistory, type Period } from './history.ts'
export { judgeDraft, organisationWith } from './judge-draft.ts'
export { fitLicence, noteLicenceLookUp, readLicence, readLicenceStanding } from './licence.ts'
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
export {
  changeClosing,
  isClosing,
  mustSetUpSecondFactor,
  noteAddress,
  refuseWithoutSecondFactor,
} from './single-settings.ts'
