export {
  changeClosing,
  isClosing,
  judgeDraft,
  mustSetUpSecondFactor,
  newSetUpToken,
  noteAddress,
  organisationWith,
  refuseUnlessSetUpToken,
  refuseWithoutSecondFactor,
  setUp,
} from './changing-settings.ts'
export { checksForOthers, type OfficialCheck } from './check-texts.schema.ts'
export { comparisonDaysOf } from './fields.schema.ts'
export { hasLegalForm } from './fit-settings.ts'
export { keepsScansOf } from './kinds.schema.ts'
export {
  fitLicence,
  type History,
  noteLicenceLookUp,
  organisationHistory,
  type Period,
  readLicence,
  readLicenceStanding,
} from './licence.ts'
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
export {
  changeSettings,
  findOrganisation,
  lastDayHere,
  lastOrganisation,
  type Organisation,
  organisationNames,
  organisationRefusals,
  readSettings,
  sessionLengths,
  timeInTrash,
  timeZoneOf,
  todayOf,
} from './settings.ts'
