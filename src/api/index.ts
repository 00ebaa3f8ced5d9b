export { letters } from './candidate-letter.ts'
export { type AnyEndpoint, endpoint } from './endpoint.ts'
export { endpoints } from './endpoints.ts'
export { isFile, type Parts, partsOf } from './large-upload.ts'
export {
  answerCall,
  asResponse,
  type Call,
  mountEndpoints,
  mountGet,
  refuseOtherMethods,
  type ServerEnv,
  type TextAnswer,
} from './mount.ts'
export { openApiDocument, openApiText } from './open-api.ts'
export { withUnsaid } from './organisation.ts'
export { ownDataAnswer } from './own-data.ts'
export { ownDataLetter } from './own-data-letter.ts'
export { fieldProblems } from './parse-input.ts'
export { plainForm } from './plain-form.ts'
export { plainText } from './plain-text.ts'
export { problemOf } from './problem.ts'
export { unsaidOf } from './said-notice.ts'
export { speakerOf } from './speaker.ts'
