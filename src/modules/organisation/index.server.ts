export { claimedAuthorityInHost } from './honesty/claimed-authority.ts'
export { judgeDraft, organisationWith } from './judge-draft.ts'
export {
  examineLogo,
  type LogoFormat,
  readLogo,
  removeLogo,
  setLogo,
  sweepLogos,
} from './logo.ts'
export { type OfficialCheck, officialChecks, officialChecksFor } from './official-checks.ts'
export { mustSetUpSecondFactor, refuseWithoutSecondFactor } from './second-factor-rule.ts'
export { newSetUpToken, refuseUnlessSetUpToken, setUp } from './set-up.ts'
export {
  changeSettings,
  findOrganisation,
  type Organisation,
  readSettings,
  sessionLengths,
  timeInTrash,
} from './settings.ts'
