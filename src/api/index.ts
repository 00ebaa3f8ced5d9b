export { markOf } from './documents.ts'
export { type AnyEndpoint, endpoint } from './endpoint.ts'
export { endpoints } from './endpoints.ts'
export { isFile, type Parts, partsOf } from './large-upload.ts'
export {
  answerCall,
  asResponse,
  type Call,
  mountEndpoints,
  mountGet,
  problemOf,
  refuseOtherMethods,
  type ServerEnv,
  type TextAnswer,
} from './mount.ts'
export { unsaidOf } from './notices.ts'
export { openApiDocument, openApiText } from './open-api.ts'
export { withUnsaid } from './organisation.ts'
export { letters, ownDataLetter } from './own-data-letter.ts'
export { fieldProblems, plainForm, plainText } from './parse-input.ts'
export { ownDataAnswer } from './privacy.ts'
export { speakerOf } from './speaker.ts'
