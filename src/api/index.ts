export { type AnyEndpoint, type App, endpoint } from './endpoint.ts'
export { endpoints } from './endpoints.ts'
export { fieldProblems, mountEndpoints } from './mount.ts'
export { openApiDocument } from './open-api.ts'
export { plainText } from './plain-text.ts'
export { problemOf } from './problem.ts'
export {
  sharedCookieName,
  sharedTokenIn,
  viewingCookieName,
  viewingTokenIn,
} from './viewing-cookie.ts'
