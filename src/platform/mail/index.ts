export type { Delivery } from './deliver.ts'
export type { Letter } from './letter.ts'
export { type Mailer, openMail } from './mail.ts'
