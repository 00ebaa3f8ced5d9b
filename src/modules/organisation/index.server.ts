export { claimedAuthorityInHost } from './honesty/claimed-authority.ts'
export { type OfficialCheck, officialChecks, officialChecksFor } from './official-checks.ts'
export { newSetUpToken, refuseUnlessSetUpToken, setUp } from './set-up.ts'
export { changeSettings, findOrganisation, type Organisation, readSettings } from './settings.ts'
